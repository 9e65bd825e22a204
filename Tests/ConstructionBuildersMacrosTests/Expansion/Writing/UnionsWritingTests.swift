import TestSupport
import Testing

@testable import BuilderExpansion

/// Enumerations whose payloads tell the case.
struct UnionsWritingTests {
  @Test func enumeration_becomesAUnion() {
    let expansion = members(
      of: """
        @Buildable
        public enum Owner {
          case id(String), full(Customer)
          case `default`([Customer])
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: """
        /// The builder of `Owner`.
        public typealias Builder = ConstructionBuilders.UnionBuilder<Owner, Arms.Builder>
        public typealias Arms =
          ConstructionBuilders.OneOf<String, ConstructionBuilders.OneOf<Customer, [Customer]>>

        public init(_ arms: Arms) {
          self = arms.either({ Self.id($0) }, { $0.either({ Self.full($0) }, { Self.`default`($0) }) })
        }

        public var _arms: Arms {
          switch self {
          case .id(let value): .first(value)
          case .full(let value): .second(.first(value))
          case .`default`(let value): .second(.second(value))
          }
        }

        """)
  }

  @Test func casesOfOnePayload_areRefused() {
    let expansion = members(of: "@Buildable enum A { case a(String), b(Int), c(String) }")
    expect(
      expansion.diagnostics.map(\.message),
      equals: [
        "'c' has the payload of 'a', so that nothing tells it; add a 'discriminator' or '@Variant'"
      ])
  }

  @Test(arguments: ["Exp", "Self", "[Exp]", "[String: Exp]", "[Self]"])
  func caseThatHasTheEnumerationInIt_isRefused(_ type: String) {
    let expansion = members(of: "@Buildable indirect enum Exp { case num(Int), list(\(type)) }")
    expect(
      expansion.diagnostics.map(\.message),
      equals: [
        "the payload of 'list' has 'Exp' in it, and a type alias cannot name itself; put it into a "
          + "struct with '@Buildable'"
      ])
  }

  @Test(arguments: ["Other.Exp", "ExpList", "[Expo]"])
  func caseOfAnotherType_isNone(_ type: String) {
    let expansion = members(of: "@Buildable enum Exp { case num(Int), list(\(type)) }")
    expect(expansion.diagnostics.map(\.message), equals: [])
  }
}
