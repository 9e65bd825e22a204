import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Dictionaries whose members may be null: a member that is null is not one that is missing.
struct OptionalMembersTests {
  typealias Ports = [String: [Int]?]

  /// What was sent, the new members, and what is written.
  private static let edits: [(sent: String, new: Ports, written: String)] = [
    (#"{"a": [1], "b": [2]}"#, ["c": nil, "b": [2]], #"{"b": [2], "c": null}"#),
    (#"{"a": null, "b": [2]}"#, ["c": nil, "b": [2]], #"{"b": [2], "c": null}"#),
    (#"{"a": null}"#, ["c": nil], #"{"c": null}"#),
    (#"{"a": [1]}"#, ["c": nil], #"{"c": null}"#),
    (#"{"a": null}"#, ["c": [1]], #"{"c": [1]}"#),
    (#"{"a": null, "b": null}"#, ["c": nil, "d": nil], #"{"c": null, "d": null}"#),
    (#"{"a": null, "b": [1]}"#, ["a": [1], "b": nil], #"{"a": [1], "b": null}"#),
    (#"{"a": [1]}"#, ["a": [1], "c": nil], #"{"a": [1], "c": null}"#),
    (#"{"a": null, "b": [1]}"#, ["b": [1]], #"{"b": [1]}"#),
  ]

  @Test(arguments: edits)
  func members_thatAreNull_areWritten(sent: String, new: Ports, written: String) throws {
    let document = try SentDocument<HostBuilder>(json: #"{"ports": \#(sent), "x": 1.0}"#)
    let whole = #"{"ports": \#(written), "x": 1.0}"#
    let edit = try document.edited(model: Host(ports: new))
    expect(String(decoding: edit.data, as: UTF8.self), equals: whole)
    var builder = document.value
    builder.ports = new
    try expect(String(decoding: document.edited(builder).data, as: UTF8.self), equals: whole)
  }

  @Test func membersInUnionsAndContainers_areWritten() throws {
    typealias Members = [String: Int?]
    try expect(
      edited(#"[{"d": 1}]"#, as: [OneOf<Int, Members>].self) { $0 = [.second(["e": nil])] },
      equals: #"[{"e": null}]"#)
    try expect(
      edited(#"{"d": null}"#, as: OneOf<Int, Members>.self) { $0 = .second(["e": nil]) },
      equals: #"{"e": null}"#)
    try expect(
      edited(#"[{"d": 1}, {"d": 2}]"#, as: [Members].self) { $0[0] = ["e": nil] },
      equals: #"[{"e": null}, {"d": 2}]"#)
    try expect(
      edited(#"{"x": {"d": null}}"#, as: [String: Members].self) { $0["x"] = ["e": nil] },
      equals: #"{"x": {"e": null}}"#)
  }
}

private struct Host: Equatable {
  let ports: [String: [Int]?]
}

private struct HostBuilder: FillableBuilder {
  @Field var ports: [String: [Int]?]?

  init(fields: JSONFields) { _ports = fields["ports"] }

  init(_ model: Host) {
    _ports = .missing
    ports = model.ports
  }

  func build() -> Result<Host, BuildFailure> { construct(Host.init, $ports) }
}
