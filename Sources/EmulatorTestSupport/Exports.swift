// Whoever makes things by chance takes the numbers from the same seeds.
@_exported public import Journeys
