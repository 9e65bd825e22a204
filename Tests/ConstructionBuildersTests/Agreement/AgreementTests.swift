import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// The same JSON from both inputs gives the same model, findings and failure.
struct AgreementTests {
  @Test(arguments: try Fixtures.all())
  func fixture_isTheSameFromBothInputs(_ fixture: Fixture) throws {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expectAgreement(fixture.json, coercion)
    }
  }

  /// Four parts, which run in parallel: ten thousand documents with `ALL_CASES`.
  @Test(arguments: 1...4)
  func randomDocument_isTheSameFromBothInputs(seed: UInt64) throws {
    var writer = RandomDocument(seed: seed)
    var built = 0
    var failed = 0
    for index in 0..<volume(debug: 30, release: 300, all: 2_500) {
      let json = writer.next()
      let coercion: Coercion = [.strict, .lenient, .forgiving][index % 3]
      if try expectAgreement(json, coercion) { built += 1 } else { failed += 1 }
    }
    // The generator has to make both good and bad documents.
    #expect(built > 2)
    #expect(failed > 2)
  }

  /// Compares both inputs, and says whether the model could be built.
  @discardableResult
  private func expectAgreement(_ json: String, _ coercion: Coercion) throws -> Bool {
    let fromBytes = try PartyBuilder(json: Data(json.utf8), coercion: coercion)
    let fromDictionary = PartyBuilder(dictionary: try dictionary(json), coercion: coercion)
    let built = fromBytes.build()
    expect(built, equals: fromDictionary.build(), "\(json)")
    expect(ofInput(fromBytes.findings), equals: ofInput(fromDictionary.findings), "\(json)")
    return (try? built.get()) != nil
  }

  /// The findings without those about repeated keys, of which a dictionary has one.
  private func ofInput(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.kind != .duplicate || !$0.expected.hasSuffix("key") }
  }
}
