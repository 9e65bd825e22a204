import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

/// Builders without fields, of which nothing tells where they were read.
struct FieldlessTests {
  private static let two = #"[{"kind": "map", "id": 1}, {"src": "b"}]"#
  private static let three = #"[{"kind": "map"}, {"src": "b"}, {"kind": "poll"}]"#
  private static let unknown =
    "rejected: builders without fields were moved, added or removed, and nothing tells which is which"

  @Test func theOnlyOne_keepsItsMembers() throws {
    #expect(
      try edited(Self.two, as: [PartBuilder].self) { $0.swapAt(0, 1) }
        == #"[{"src": "b"}, {"kind": "map", "id": 1}]"#)
    #expect(
      try edited(Self.two, as: [PartBuilder].self) { $0.remove(at: 1) }
        == #"[{"kind": "map", "id": 1}]"#)
    #expect(
      try edited(Self.two, as: [PartBuilder].self) { $0[1] = .picture(.init(src: "c")) }
        == #"[{"kind": "map", "id": 1}, {"src": "c"}]"#)
  }

  @Test func several_areToldByTheirIndices() throws {
    #expect(
      try edited(Self.three, as: [PartBuilder].self) { $0[1] = .picture(.init(src: "c")) }
        == #"[{"kind": "map"}, {"src": "c"}, {"kind": "poll"}]"#)
    #expect(
      try refusal(Self.three, as: [PartBuilder].self) { $0 = [$0[1], $0[2], $0[0]] }
        == [Self.unknown])
  }

  @Test func oneThatIsRemovedOrAdded_isRefused() throws {
    let json = #"[{"kind": "map"}, {"kind": "poll"}, {"src": "b"}]"#
    #expect(try refusal(json, as: [PartBuilder].self) { $0.remove(at: 0) } == [Self.unknown])
    #expect(try refusal(Self.two, as: [PartBuilder].self) { $0.append(.other) } == [Self.unknown])
    #expect(try refusal(Self.two, as: [PartBuilder].self) { $0.remove(at: 0) } == [Self.unknown])
  }

  @Test func oneInPlaceOfAnother_isRefused() throws {
    let unknown = "it has no fields, so that it is not known where its members were sent"
    #expect(
      try refusal(#"{"a": {"src": "b"}}"#, as: [String: PartBuilder].self) { $0["a"] = .other }
        == ["a: rejected: " + unknown])
    #expect(
      try refusal(#"{"a": {"kind": "map"}}"#, as: [String: PartBuilder].self) { $0["a"] = .none }
        == [#"not refused: {}"#])
    #expect(
      try refusal(#"{"a": {"kind": "map"}}"#, as: [String: PartBuilder].self) {
        $0["a"] = PartBuilder.nothing
      } == ["a: rejected: " + unknown])
  }
}

private struct PictureBuilder: ConstructionBuilder {
  @Field var src: String?
  init(fields: JSONFields) { _src = fields["src"] }
  init(src: String) { self.init(dictionary: ["src": src]) }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $src) }
}

private enum PartBuilder: ConstructionBuilder {
  case picture(PictureBuilder)
  case other, nothing

  init(fields: JSONFields) {
    self = fields.keys.contains("src") ? .picture(PictureBuilder(fields: fields)) : .other
  }

  func build() -> Result<String, BuildFailure> {
    switch self {
    case .picture(let builder): builder.build()
    case .other, .nothing: .success("other")
    }
  }
}
