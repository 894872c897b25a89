import Foundation
import PaywallModel
import PaywallRenderer
import TerminalModel

/// A screen as a server gave it, from the file's bytes to its cells.
enum ServedBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let folder = options.samples + "/purchasely"
    let path = folder + "/served-screen.json"
    guard FileManager.default.fileExists(atPath: path) else {
      return report.note("served: \(path) is not there; --samples names another folder.")
    }
    let store = FileManager.default.contents(atPath: folder + "/northwind.storekit") ?? Data()
    var (whole, picture): ([Double], [Double]) = ([], [])
    for _ in 0..<options.rounds(25) {
      var catalog = Catalog()
      let reading = Stopwatch.milliseconds {
        let screen = FileManager.default.contents(atPath: path) ?? Data()
        catalog = CatalogReader.read([
          SourceFile(name: "served.screen.json", bytes: [UInt8](screen)),
          SourceFile(name: "northwind.storekit", bytes: [UInt8](store)),
        ])
      }
      guard let screen = catalog.screens.first else {
        throw BenchFailure("\(path) is not read as a screen.")
      }
      let view = ScreenView(screen: screen, pane: Size(columns: 38, rows: 20))
      let painting = Stopwatch.milliseconds { use(ScreenRenderer.render(view, catalog: catalog)) }
      picture.append(painting)
      whole.append(reading + painting)
    }
    report.add(
      Figure(
        benchmark: .served, what: "file to picture, 38×20", unit: "ms", samples: whole,
        goals: [.atMost(15)]))
    report.add(
      Figure(benchmark: .served, what: "the picture alone", unit: "ms", samples: picture))
  }
}
