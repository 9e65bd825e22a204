/// Why a fixture cannot be used.
///
/// ```text
/// fixture "charakters" was not found
///   nearest: Fixtures/characters.json
///   searched: /…/my-package_MyTests.resources
/// ```
public struct FixtureFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The problem, and what to do about it.
  public let description: String

  /// The same text as ``description``.
  public var errorDescription: String? { description }

  init(_ fixture: String, _ problem: String, _ lines: [String] = []) {
    description = outline("fixture \"\(fixture)\" \(problem)", lines)
  }

  /// Calls `body`, and turns any error into a failure of the fixture.
  static func about<Value>(_ fixture: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let failure as BuildFailure
      where failure.findings.contains(where: { $0.kind == .malformed })
    {
      throw FixtureFailure(fixture, "is not JSON", failure.findings.map(\.description))
    } catch let mismatch as TopLevelMismatch {
      throw FixtureFailure(fixture, "has another top level: \(mismatch)")
    } catch {
      let reason = String(describing: error)
      if reason.contains("\n") { throw FixtureFailure(fixture, "cannot be used", [reason]) }
      throw FixtureFailure(fixture, "cannot be used: \(reason)")
    }
  }
}
