import TestSupport
import Testing

@testable import BuilderExpansion

struct CheckRuleTests {
  @Test(arguments: [
    ("static func check(_ a: A) throws {}", true),
    ("static func check(_ a: Self) throws {}", true),
    ("static func check(_ a: Outer.A) throws {}", true),
    ("static func check(_ a: Outer<Int>.A<T>) throws {}", true),
    ("static func check(_ a: `A`) throws {}", true),
    ("static func check(_ a: borrowing A) throws(Failure) {}", true),
    ("static func check(_ a: A) throws -> Void {}", true),
    ("static func check(_ a: A) throws -> () {}", true),
    ("static func check(_ a: A) throws -> Swift.Void {}", true),
    ("static func check(_ a: A, isStrict: Bool = true) throws {}", true),
    ("static func check(_ a: A, isStrict: Bool) throws {}", false),
    ("static func check(_ a: A.Part) throws {}", false),
    ("static func check(_ a: [A]) throws {}", false),
    ("static func check(_ a: A?) throws {}", false),
    ("static func check() throws {}", false),
    ("static func check(_ id: Int) -> Bool {}", false),
    ("func check(_ id: Int) throws {}", false),
    ("func check() throws {}; static func check(_ a: A) throws {}", true),
  ])
  func check_isTheModelsOwn_whereItCanBeCalledWithTheModelAlone(check: String, isOwn: Bool) {
    expect(plan(of: "struct A { let id: Int; \(check) }")?.hasCheck, equals: isOwn)
  }
}
