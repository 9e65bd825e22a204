import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersContracts

struct ProbeTests {
  /// Otherwise a change from one type of text to another would look harmless.
  @Test func comparisons_haveATextOfEachType() {
    let types = [any PlainType.Type].scalars.compactMap { $0 as? any TextType.Type }
    #expect(types.count > 2)
    for type in types {
      let name = "\(type)"
      let documents = Probe.documents(
        .text(type: name), .any, CoercionChange(old: .strict, new: .strict))
      #expect(documents.contains(.string(type.exampleText)), "\(name)")
    }
  }
}
