import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// What an `Any` holds, told by what it was put there as.
struct DictionaryNodeTests {
  static let isInPlace = CompilerBets.readsValuesInPlace

  private func held<Value>(_ value: Any, as type: Value.Type) -> Value? {
    DictionaryNode.with(value) { $0.held(as: type) }
  }

  @Test(arguments: ["", "short", "longer than fifteen bytes", "é", "日本語の長い文字列です"])
  func text_isHeldAsText(_ text: String) {
    expect(held(text, as: String.self), equals: Self.isInPlace ? text : nil)
    #expect(held(text, as: [String: Any].self) == nil)
    expect(held(text, as: NSNumber.self), equals: nil)
  }

  @Test(.enabled(if: isInPlace)) func containers_areHeldAsTheyArePutThere() {
    expect(held(["a": 1 as Any], as: [String: Any].self)?.count, equals: 1)
    expect(held([1, "a"] as [Any], as: [Any].self)?.count, equals: 2)
    #expect(held(["a": 1], as: [String: Any].self) == nil)
    #expect(held([1, 2], as: [Any].self) == nil)
  }

  @Test func wrappedValues_areNotWhatTheyWrap() {
    expect(held(Optional("text") as Any, as: String.self), equals: nil)
    expect(held(AnyHashable("text"), as: String.self), equals: nil)
    expect(held("text"[...], as: String.self), equals: nil)
    expect(held("text" as StaticString, as: String.self), equals: nil)
  }

  @Test(.enabled(if: readsFoundation)) func numbersOfFoundation_areHeld() {
    expect(held(NSNumber(value: 7), as: NSNumber.self), equals: Self.isInPlace ? 7 : nil)
    expect(held(7, as: NSNumber.self), equals: nil)
    expect(held(NSDecimalNumber(string: "7.5"), as: NSNumber.self), equals: nil)
    let decimal: NSNumber = NSDecimalNumber(string: "7.5")
    expect(One<Double>(dictionary: ["value": decimal]).value, equals: 7.5)
    expect(One<Decimal>(dictionary: ["value": decimal]).value, equals: Decimal(string: "7.5"))
    #expect(DictionaryNode.with(NSNull()) { $0.isHeld(as: NSNull.self) })
  }

  /// The builder reads them all the same: what is not held is cast.
  @Test func valuesThatAreNotHeld_areCast() {
    func boxed<Value>(_ value: Value) -> Any { value }
    let values: [Any] = [
      AnyHashable("text"), Optional("text") as Any, NSString(string: "text") as Any,
      boxed("text" as Any), boxed(Optional("text" as Any)),
    ]
    for value in values {
      expect(One<String>(dictionary: ["value": value]).value, equals: "text", "\(type(of: value))")
    }
    let containers: [Any] = [
      [1, 2], [1, 2] as [Any], AnyHashable([1, 2]), [1, nil, 2] as [Int?],
    ]
    for value in containers {
      let captured = One<[Int]>(dictionary: ["value": value]).value
      expect(captured, equals: [1, 2], "\(type(of: value))")
    }
  }

  @Test func keysThatAreTheSameToString_areFound() {
    expect(Cafe(dictionary: ["cafe\u{301}": 1]).visits, equals: 1)
    expect(Cafe(dictionary: ["caf\u{e9}": 1]).visits, equals: 1)
  }

  /// Another member is looked up while one is read, by a closure that has not left `init(fields:)`.
  @Test func memberLookedUpInAnother_changesNothing() throws {
    let dictionary: [String: Any] = ["other": 7, "inner": ["a": "x", "b": "y"] as [String: Any]]
    try expect(Reentrant(dictionary: dictionary).build().get(), equals: "x y 7")
  }

  @Test(.enabled(if: readsFoundation)) func objectsOfFoundation_areCast() throws {
    expect(One<[Int]>(dictionary: ["value": NSArray(array: [1, 2])]).value, equals: [1, 2])
    let members: [String: Any] = ["other": 7, "inner": ["a": "x", "b": "y"] as [String: Any]]
    let dictionary = try #require(NSDictionary(dictionary: members) as? [String: Any])
    try expect(Reentrant(dictionary: dictionary).build().get(), equals: "x y 7")
  }
}

private struct Cafe: ConstructionBuilder {
  @Field var visits: Int?

  init(fields: JSONFields) { _visits = fields["café"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $visits) }
}

private struct Reentrant: ConstructionBuilder {
  @Field var inner: Inner?
  @Field var other: Int?

  init(fields: JSONFields) {
    var (inner, other) = (Field<Inner>.missing, Field<Int>.missing)
    Self.read({ inner = fields["inner"] }, lookingUp: { other = fields["other"] })
    (_inner, _other) = (inner, other)
  }

  func build() -> Result<String, BuildFailure> { construct({ "\($0) \($1)" }, $inner, $other) }

  private static func read(_ read: () -> Void, lookingUp lookUp: () -> Void) {
    withoutActuallyEscaping(lookUp) { lookUp in
      Inner.$betweenItsFields.withValue(UncheckedAction(lookUp)) { read() }
    }
  }
}

private struct Inner: ConstructionBuilder {
  @TaskLocal static var betweenItsFields: UncheckedAction?

  @Field var a: String?
  @Field var b: String?

  init(fields: JSONFields) {
    _a = fields["a"]
    Self.betweenItsFields?.run()
    _b = fields["b"]
  }

  func build() -> Result<String, BuildFailure> { construct({ "\($0) \($1)" }, $a, $b) }
}

/// Runs on the thread that made it alone.
private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
