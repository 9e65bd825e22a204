import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Builders without fields, of which nothing tells where they were read.
struct FieldlessTests {
  private static let two = #"[{"kind": "map", "id": 1}, {"src": "b"}]"#
  private static let three = #"[{"kind": "map"}, {"src": "b"}, {"kind": "poll"}]"#
  private static let unknown =
    "rejected: elements were moved, added or removed that nothing tells apart: "
    + "builders without fields, or nil for what could not be read"

  @Test func theOnlyOne_keepsItsMembers() throws {
    try expect(
      edited(Self.two, as: [PartBuilder].self) { $0.swapAt(0, 1) },
      equals: #"[{"src": "b"}, {"kind": "map", "id": 1}]"#)
    try expect(
      edited(Self.two, as: [PartBuilder].self) { $0.remove(at: 1) },
      equals: #"[{"kind": "map", "id": 1}]"#)
    try expect(
      edited(Self.two, as: [PartBuilder].self) { $0[1] = .picture(.init(src: "c")) },
      equals: #"[{"kind": "map", "id": 1}, {"src": "c"}]"#)
  }

  @Test func several_keepTheirOrderAmongTheOthers() throws {
    try expect(
      edited(Self.three, as: [PartBuilder].self) { $0[1] = .picture(.init(src: "c")) },
      equals: #"[{"kind": "map"}, {"src": "c"}, {"kind": "poll"}]"#)
    let json = #"[{"kind": "map"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}]"#
    func parts(_ change: (inout [PartBuilder]) -> Void) throws -> String {
      try edited(json, as: [PartBuilder].self, change)
    }
    try expect(
      parts { $0.append(.picture(.init(src: "c"))) },
      equals: #"[{"kind": "map"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}, {"src": "c"}]"#)
    try expect(
      parts { $0.removeLast() }, equals: #"[{"kind": "map"}, {"kind": "poll"}, {"src": "a"}]"#)
    try expect(
      parts { $0.insert(.picture(.init(src: "c")), at: 1) },
      equals: #"[{"kind": "map"}, {"src": "c"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}]"#)
    try expect(
      parts { $0[0] = .picture(.init(src: "c")) },
      equals: #"[{"src": "c"}, {"kind": "poll"}, {"src": "a"}, {"src": "b"}]"#)
    try expect(
      parts { $0.swapAt(2, 3) },
      equals: #"[{"kind": "map"}, {"kind": "poll"}, {"src": "b"}, {"src": "a"}]"#)
  }

  @Test func all_canBeRemoved() throws {
    try expect(
      edited(Self.three, as: [PartBuilder].self) { $0 = [$0[1]] }, equals: #"[{"src": "b"}]"#)
    try expect(edited(Self.three, as: [PartBuilder].self) { $0 = [] }, equals: "[]")
    try expect(edited(#"[{"a": 1}, {"a": 2}]"#, as: [MarkBuilder].self) { $0 = [] }, equals: "[]")
    try expect(
      edited(Self.two, as: [PartBuilder].self) { $0.remove(at: 0) }, equals: #"[{"src": "b"}]"#)
  }

  @Test func oneOfSeveralThatIsMovedOrRemoved_isRefused() throws {
    try expect(
      refusal(Self.three, as: [PartBuilder].self) { $0 = [$0[1], $0[2], $0[0]] },
      equals: [Self.unknown])
    let json = #"[{"kind": "map"}, {"kind": "poll"}, {"src": "b"}]"#
    try expect(refusal(json, as: [PartBuilder].self) { $0.remove(at: 0) }, equals: [Self.unknown])
    try expect(
      refusal(Self.two, as: [PartBuilder].self) { $0.append(.other) }, equals: [Self.unknown])
    try expect(
      refusal(
        #"{"0": {"kind": "map"}, "1": {"kind": "poll"}}"#, as: [PartBuilder].self,
        coercion: .forgiving
      ) { $0.remove(at: 0) },
      equals: [Self.unknown])
    try expect(
      refusal(#"[{"kind": "map"}, {"kind": "poll"}]"#, as: [PartBuilder?].self) {
        $0.remove(at: 0)
      }, equals: [Self.unknown])
  }

  @Test func oneInPlaceOfAnother_isRefused() throws {
    let unknown = "the builder has no fields, so nothing tells where its members were sent"
    try expect(
      refusal(#"{"a": {"src": "b"}}"#, as: [String: PartBuilder].self) { $0["a"] = .other },
      equals: ["a: rejected: " + unknown])
    try expect(
      refusal(#"{"a": {"kind": "map"}}"#, as: [String: PartBuilder].self) { $0["a"] = .none },
      equals: [#"not refused: {}"#])
    try expect(
      refusal(#"{"a": {"kind": "map"}}"#, as: [String: PartBuilder].self) {
        $0["a"] = PartBuilder.nothing
      }, equals: ["a: rejected: " + unknown])
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
