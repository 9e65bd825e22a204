import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// The findings of an element are those of its builder.
struct ElementFindingsTests {
  /// A field that was read and given up is no part of the builder.
  @Test func whatWasReplaced_isNoFinding() throws {
    struct Second: ConstructionBuilder {
      @Field var id: Int?
      init(fields: JSONFields) {
        _id = fields["id"]
        if id == nil { _id = fields["number"] }
      }
      func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
    }
    struct Both: ConstructionBuilder {
      @Field var all: [Second]?
      init(fields: JSONFields) { _all = fields["all"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $all) }
    }
    let json = #"{"all":[{"id":"x","number":1},{"id":"x"},{"id":"5"}]}"#
    let lines = ["all[1].id: required Int is missing", #"all[2].id: read string "5" as Int"#]
    let expected = [lines[0].replacing(".id", with: ".number"), lines[1]]
    var reader = ElementReader<Both>(.lines)
    reader.append(json)
    try reader.finish()
    expect(reader.next()?.findings, say: expected)
  }
}
