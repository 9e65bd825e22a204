import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// Values in place of arrays of one, and arrays of one in place of values.
struct SingleValueTests {
  @Test func arrayOfOneDate_mayNowBeUsedInPlaceOfAnAlias() {
    let changes = Either<Date>.contract(coercion: .forgiving)
      .differences(from: Either<Date>.contract(coercion: .strict))
    expect(changes.map(\.severity), equals: [.harmless, .breaking])
    let date = ["value": ["2024-05-06"], "other": "2025-01-01"] as [String: Any]
    let years = [Coercion.strict, .forgiving].map { coercion in
      Either<Date>(dictionary: date, coercion: coercion).value?.ISO8601Format().prefix(4)
    }
    expect(years, equals: ["2025", "2024"])
  }

  @Test func falseInPlaceOfAnArray_isReadOnlyByOneOfBooleans() {
    let changes = One<[String]>.contract(coercion: .forgiving)
      .differences(from: One<[Bool]>.contract(coercion: .forgiving))
    expect(
      changes.map(\.description),
      equals: [
        "value[]: warning: is String, was Bool",
        "value: breaking: is array of String, was array of Bool",
      ])
    let document: [String: Any] = ["value": false]
    expect(One<[Bool]>(dictionary: document, coercion: .forgiving).value, equals: [false])
    expect(One<[String]>(dictionary: document, coercion: .forgiving).value, equals: nil)
  }
}
