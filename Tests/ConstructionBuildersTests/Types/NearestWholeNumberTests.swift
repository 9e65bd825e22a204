import ConstructionBuilders
import Testing

@testable import TestSupport

/// The only conversion that is not exact: what it does, and how to turn it off.
struct NearestWholeNumberTests {
  private static let exceptNearest = Coercion.lenient.subtracting(.nearestWholeNumbers)

  @Test(arguments: ["9007199254740993", "18446744073709551617", #""9007199254740993""#])
  func wholeNumber_isTheNearest_unlessThatIsTurnedOff(number: String) throws {
    let json = #"{"value": \#(number)}"#
    let lenient = try One<Double>(json: json)
    #expect(lenient.value != nil)
    expect(lenient.$value.finding?.kind, equals: .imprecise)
    expect(lenient.$value.finding?.isRepair, equals: true)
    for coercion in [Self.exceptNearest, .strict] {
      let sut = try One<Double>(json: json, coercion: coercion)
      expect(sut.value, equals: nil)
      expect(sut.$value.outcome, equals: .unusable)
    }
  }

  /// What a Double holds exactly, and fractions, need no permission.
  @Test(arguments: ["9007199254740992", "0.1", "1e22", "-7"])
  func otherNumbers_stay(number: String) throws {
    let sut = try One<Double>(json: #"{"value": \#(number)}"#, coercion: Self.exceptNearest)
    expect(sut.value, equals: Double(number))
    expect(sut.$value.outcome, equals: .value)
  }
}
