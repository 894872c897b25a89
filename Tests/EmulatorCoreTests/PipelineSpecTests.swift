import Testing

@Test func everyPressOfTheSpecificationLeadsToWhatItSays() throws {
  let specs = try PipelineSpec.readAll()
  #expect(specs.count == 1_311)
  for (index, spec) in specs.enumerated() {
    var run = PipelineSpecRun(spec)
    let seen = run.run()
    #expect(seen == spec.expected, "line \(index + 1)")
  }
}
