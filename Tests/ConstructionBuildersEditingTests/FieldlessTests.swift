import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

/// Builders without fields, of which nothing tells where they were read.
struct FieldlessTests {
  private static let two = #"[{"kind": "map", "id": 1}, {"src": "b"}]"#
  private static let three = #"[{"kind": "map"}, {"src": "b"}, {"kind": "poll"}]"#
  private static let unknown =
    "rejected: elements were moved, added or removed that nothing tells apart: "
    + "builders without fields, or nil for what could not be read"

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

  @Test func several_keepTheirOrderAmongTheOthers() throws {
    #expect(
      try edited(Self.three, as: [PartBuilder].self) { $0[1] = .picture(.init(src: "c")) }
        == #"[{"kind": "map"}, {"src": "c"}, {"kind": "poll"}]"#)
    let json = #"[{"kind": "map"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}]"#
    func parts(_ change: (inout [PartBuilder]) -> Void) throws -> String {
      try edited(json, as: [PartBuilder].self, change)
    }
    #expect(
      try parts { $0.append(.picture(.init(src: "c"))) }
        == #"[{"kind": "map"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}, {"src": "c"}]"#)
    #expect(
      try parts { $0.removeLast() } == #"[{"kind": "map"}, {"kind": "poll"}, {"src": "a"}]"#)
    #expect(
      try parts { $0.insert(.picture(.init(src: "c")), at: 1) }
        == #"[{"kind": "map"}, {"src": "c"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}]"#)
    #expect(
      try parts { $0[0] = .picture(.init(src: "c")) }
        == #"[{"src": "c"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}]"#)
    #expect(
      try parts { $0.swapAt(2, 3) }
        == #"[{"kind": "map"}, {"kind": "poll"}, {"src": "b"}, {"src": "a"}]"#)
  }

  @Test func all_canBeRemoved() throws {
    #expect(
      try edited(Self.three, as: [PartBuilder].self) { $0 = [$0[1]] } == #"[{"src": "b"}]"#)
    #expect(try edited(Self.three, as: [PartBuilder].self) { $0 = [] } == "[]")
    #expect(try edited(#"[{"a": 1}, {"a": 2}]"#, as: [MarkBuilder].self) { $0 = [] } == "[]")
    #expect(
      try edited(Self.two, as: [PartBuilder].self) { $0.remove(at: 0) } == #"[{"src": "b"}]"#)
  }

  @Test func oneOfSeveralThatIsMovedOrRemoved_isRefused() throws {
    #expect(
      try refusal(Self.three, as: [PartBuilder].self) { $0 = [$0[1], $0[2], $0[0]] }
        == [Self.unknown])
    let json = #"[{"kind": "map"}, {"kind": "poll"}, {"src": "b"}]"#
    #expect(try refusal(json, as: [PartBuilder].self) { $0.remove(at: 0) } == [Self.unknown])
    #expect(try refusal(Self.two, as: [PartBuilder].self) { $0.append(.other) } == [Self.unknown])
    #expect(
      try refusal(
        #"{"0": {"kind": "map"}, "1": {"kind": "poll"}}"#, as: [PartBuilder].self,
        coercion: .forgiving
      ) { $0.remove(at: 0) }
        == ["rejected: elements of an object with numbers as keys were added or removed"])
    #expect(
      try refusal(#"[{"kind": "map"}, {"kind": "poll"}]"#, as: [PartBuilder?].self) {
        $0.remove(at: 0)
      } == [Self.unknown])
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

private struct MarkBuilder: ConstructionBuilder {
  init(fields: JSONFields) {}
  func build() -> Result<Int, BuildFailure> { .success(0) }
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
