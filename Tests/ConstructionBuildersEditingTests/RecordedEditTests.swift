import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Edits of what others sent, in the folder of `RECORDED_DATA`.
@Suite(.enabled(if: Recorded.documents.count > 20, "RECORDED_DATA names no folder"))
struct RecordedEditTests {
  @Test(arguments: Recorded.documents)
  func oneField_changesNothingElse(_ url: URL) throws {
    let sent = try SentDocument<NewsBuilder>(json: Data(contentsOf: url))
    try check(sent, old: sent.value.repository?.stars.map { "\($0)" }) { $0.repository?.stars = 7 }
    try check(sent, old: sent.value.repository?.name) { $0.repository?.name = "n" }
    try check(sent, old: sent.value.repository?.owner?.login) { $0.repository?.owner?.login = "l" }
    try check(sent, old: sent.value.sender?.login) { $0.sender?.login = "l" }
    try check(sent, old: sent.value.repository?.created.map { _ in "2014-02-28T02:42:51Z" }) {
      $0.repository?.created = Date(timeIntervalSince1970: 1_767_323_045)
    }
  }

  /// - Parameter old: About as long as the value that was sent; nil if there is none.
  private func check(
    _ sent: SentDocument<NewsBuilder>, old: String?, _ change: (inout NewsBuilder) -> Void
  ) throws {
    guard let old else { return }
    let before = try sent.edited(sent.value).data
    var event = sent.value
    change(&event)
    let edit = try sent.edited(event)
    let after = edit.data
    expect(edit.changes.count, equals: 1)
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let suffix = zip(before.dropFirst(prefix).reversed(), after.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    #expect(before.count - prefix - suffix <= old.utf8.count + 2)
    expect(EditJudge.values(of: try NewsBuilder(json: after)), equals: EditJudge.values(of: event))
    let document = try JSONValue(json: before)
    expect(document.applying(edit.jsonPatch(testing: true)), equals: (try JSONValue(json: after)))
    expect(document.merging(try edit.mergePatch()), equals: (try JSONValue(json: after)))
  }
}

private struct NewsBuilder: ConstructionBuilder {
  @Field var sender: AccountBuilder?
  @Field var repository: RepositoryBuilder?

  init(fields: JSONFields) {
    _sender = fields["sender"]
    _repository = fields["repository"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct AccountBuilder: ConstructionBuilder {
  @Field var login: String?

  init(fields: JSONFields) { _login = fields["login"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct RepositoryBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var owner: AccountBuilder?
  @Field var stars: Int?
  @Field var created: Date?

  init(fields: JSONFields) {
    _name = fields["name"]
    _owner = fields["owner"]
    _stars = fields["stargazers_count"]
    _created = fields["created_at", as: .oneOf(.secondsSince1970, .iso8601)]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

/// Documents that others recorded: one of four, or with `ALL_CASES` each.
private enum Recorded {
  static let documents: [URL] = {
    guard let folder = ProcessInfo.processInfo.environment["RECORDED_DATA"] else { return [] }
    let root = URL(fileURLWithPath: folder).appendingPathComponent("github/examples")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let all = paths.filter { $0.hasSuffix(".json") }.sorted()
    let step = checksAllCases ? 1 : 4
    return stride(from: 0, to: all.count, by: step).map { root.appendingPathComponent(all[$0]) }
  }()
}
