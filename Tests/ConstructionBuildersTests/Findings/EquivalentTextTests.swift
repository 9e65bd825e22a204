import Foundation
import TestSupport
import Testing

@testable import ConstructionBuilders

@Suite struct EquivalentTextTests {
  /// Among them are those that change their length most, such as the Kelvin sign.
  @Test func everyCharacter_isEquivalentToItsForms() {
    let blocks = [0x20..<0xD800, 0xF900..<0x10000, 0x1D100..<0x1D200, 0x2F800..<0x2FA20]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = String(scalar)
      let forms = [
        text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
      ]
      for form in forms where !text.isEquivalent(to: form) || !form.isEquivalent(to: text) {
        Issue.record("\(value)")
      }
    }
  }

  @Test(arguments: [("", ""), ("K", "\u{212A}"), ("`", "\u{1FEF}"), ("é", "e\u{301}")])
  func equivalentTexts_areOneKey(left: String, right: String) {
    #expect(left.isEquivalent(to: right))
    expect(FieldPath.Component.key(left), equals: .key(right))
  }

  @Test(arguments: [
    ("", "a"), ("", "\u{301}"), ("a", "b"), ("a", String(repeating: "a", count: 10)),
  ])
  func otherTexts_areNot(left: String, right: String) {
    #expect(!left.isEquivalent(to: right))
    #expect(!right.isEquivalent(to: left))
    #expect(FieldPath.Component.key(left) != .key(right))
  }
}
