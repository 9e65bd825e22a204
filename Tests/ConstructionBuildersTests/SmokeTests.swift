import ConstructionBuilders
import Testing

@Test func pathTextReadsBack() {
  #expect("\(FieldPath("a.b[3][\"x.y\"].z") ?? "")" == "a.b[3][\"x.y\"].z")
}
