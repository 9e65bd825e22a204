import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

/// A type or a format whose contract is compared with others.
struct SweptValue: Sendable {
  let name: String
  let contract: @Sendable (Coercion) -> Contract
  private let build: @Sendable ([String: Any], Coercion) -> (value: AnyHashable, isWhole: Bool)?

  init<Value: Capturable>(_ type: Value.Type) where Value.Built: Hashable {
    self.init(One<Value>.self, "\(type)")
  }

  init<Format: SweptFormat>(_ format: Format.Type) {
    self.init(Formatted<Format>.self, "\(format)")
  }

  private init<Builder: ConstructionBuilder>(_ builder: Builder.Type, _ name: String)
  where Builder.Model: Hashable, Builder.Failure == BuildFailure {
    self.name = name
    contract = { Builder.contract(coercion: $0) }
    build = { document, coercion in
      let builder = Builder(dictionary: document, coercion: coercion)
      return (try? builder.build().get()).map { model in
        (AnyHashable(model), builder.findings.allSatisfy(\.isRepair))
      }
    }
  }

  /// What a value builds; nil if it does not, or something of it is lost.
  func built(from value: JSONValue, _ coercion: Coercion) -> AnyHashable? {
    build(["value": value], coercion).flatMap { $0.isWhole ? $0.value : nil }
  }
}

/// A value in a format.
protocol SweptFormat: Sendable {
  associatedtype Value: Capturable where Value.Built == Value, Value: Hashable
  static var format: FieldFormat<Value> { get }
}

struct Formatted<Format: SweptFormat>: ConstructionBuilder {
  @Field var value: Format.Value?
  init(fields: JSONFields) { _value = fields["value", as: Format.format] }
  func build() -> Result<Format.Value, BuildFailure> { construct({ $0 }, $value) }
}

enum SweptColour: String, CaseIterable, Capturable { case red, blue }
enum SweptShade: String, CaseIterable, Capturable { case red, blue, green }
enum SweptAnswer: String, CaseIterable, Capturable {
  case yes, no
  case one = "1"
}
enum SweptGrade: Int, CaseIterable, Capturable {
  case low = 1
  case high = 2
}
enum SweptRate: Double, CaseIterable, Capturable {
  case full = 1
  case half = 0.5
}
enum SweptShare: Float, CaseIterable, Capturable {
  case full = 1
  case tenth = 0.1
}
struct SweptID: RawRepresentable, Hashable, Capturable { let rawValue: String }
struct SweptCount: RawRepresentable, Hashable, Capturable { let rawValue: Int }

enum SweptTypes {
  static let all: [SweptValue] = scalars + enumerations + containers + open

  private static let scalars: [SweptValue] = [
    SweptValue(String.self), SweptValue(Int.self), SweptValue(Int8.self), SweptValue(Int16.self),
    SweptValue(Int32.self), SweptValue(Int64.self), SweptValue(UInt.self), SweptValue(UInt8.self),
    SweptValue(UInt16.self), SweptValue(UInt32.self), SweptValue(UInt64.self),
    SweptValue(Double.self), SweptValue(Float.self), SweptValue(Decimal.self),
    SweptValue(Bool.self), SweptValue(Date.self), SweptValue(Duration.self), SweptValue(URL.self),
    SweptValue(UUID.self), SweptValue(Data.self), SweptValue(JSONValue.self),
  ]

  private static let enumerations: [SweptValue] = [
    SweptValue(SweptColour.self), SweptValue(SweptShade.self), SweptValue(SweptAnswer.self),
    SweptValue(SweptGrade.self), SweptValue(SweptRate.self), SweptValue(SweptShare.self),
    SweptValue(SweptID.self), SweptValue(SweptCount.self),
  ]

  private static let containers: [SweptValue] = [
    SweptValue([String].self), SweptValue([Int].self), SweptValue([UInt8].self),
    SweptValue([Int?].self), SweptValue([Double].self), SweptValue([Bool].self),
    SweptValue([[Int]].self), SweptValue([JSONValue].self), SweptValue([SweptColour].self),
    SweptValue(Set<Int>.self), SweptValue(Set<String>.self), SweptValue([String: Int].self),
    SweptValue([String: String].self), SweptValue([String: JSONValue].self),
    SweptValue([Int: Int].self), SweptValue([UInt8: Int].self), SweptValue([Bool: Int].self),
    SweptValue([Double: Int].self), SweptValue([Decimal: Int].self), SweptValue([Date: Int].self),
    SweptValue([SweptColour: Int].self), SweptValue([SweptID: Int].self),
    SweptValue([String: [Int]].self),
    SweptValue([[String: Int]].self), SweptValue([SweptColour?].self),
    SweptValue([[SweptColour]].self), SweptValue(Set<SweptColour>.self), SweptValue([Date].self),
    SweptValue([Decimal].self), SweptValue([URL].self), SweptValue([Float].self),
    SweptValue([String: SweptColour].self), SweptValue([String: Date].self),
    SweptValue([SweptGrade: Int].self), SweptValue([SweptRate: Int].self),
    SweptValue([SweptAnswer: Int].self), SweptValue([String: Int?].self),
    SweptValue([[String]].self), SweptValue(Set<Bool>.self),
  ]

  private static let open: [SweptValue] = [
    SweptValue(Open<SweptColour>.self), SweptValue(Open<SweptShade>.self),
    SweptValue(Open<SweptAnswer>.self), SweptValue(Open<SweptGrade>.self),
    SweptValue(Open<SweptRate>.self), SweptValue([Open<SweptColour>].self),
    SweptValue([Open<SweptShade>].self), SweptValue(Set<Open<SweptColour>>.self),
    SweptValue([Open<SweptColour>: Int].self), SweptValue([Open<SweptGrade>: Int].self),
    SweptValue([String: Open<SweptColour>].self), SweptValue([Open<SweptColour>?].self),
  ]

  /// Unions, and what becomes one, or was one.
  static let unions: [SweptValue] = [
    SweptValue(String.self), SweptValue(Int.self), SweptValue(Bool.self), SweptValue(Double.self),
    SweptValue([Int].self), SweptValue([String].self), SweptValue([String: Int].self),
    SweptValue(OneOf<String, Int>.self), SweptValue(OneOf<Int, String>.self),
    SweptValue(OneOf<Bool, Int>.self), SweptValue(OneOf<String, Bool>.self),
    SweptValue(OneOf<Int, [Int]>.self), SweptValue(OneOf<String, [String]>.self),
    SweptValue(OneOf<Double, Bool>.self), SweptValue(OneOf<[String: Int], [Int]>.self),
    SweptValue(OneOf<Int, OneOf<String, Bool>>.self),
  ]
}
