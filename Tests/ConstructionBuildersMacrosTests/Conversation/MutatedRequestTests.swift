import BuilderExpansion
import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

@testable import BuilderConversation

/// Every request gets an answer that the compiler can read.
struct MutatedRequestTests {
  @Test(arguments: [Requests.member, Requests.capability])
  func mutatedRequest_isAnswered(request: JSONValue) throws {
    let mutations = try JSONMutation.all(of: Data(request.description.utf8))
    #expect(mutations.count > 40)

    for mutation in mutations {
      var responder = Responder { macro in
        Expansion(diagnostics: [Diagnostic(message: macro.role, offset: 1)])
      }
      let answer = try JSONValue(
        json: responder.answer(to: mutation.json).encoded())
      #expect(isReadable(answer), "\(mutation): \(answer)")
    }
  }

  /// Whether the compiler could decode an answer: one member with the fields that it requires.
  private func isReadable(_ answer: JSONValue) -> Bool {
    if let capability = answer["getCapabilityResult"]?["capability"] {
      return capability == ["protocolVersion": 7]
    }
    guard case .array(let diagnostics) = answer["expandMacroResult"]?["diagnostics"] else {
      return false
    }
    return diagnostics.allSatisfy { diagnostic in
      guard case .string = diagnostic["message"],
        case .string = diagnostic["position"]?["fileName"],
        case .number = diagnostic["position"]?["offset"]
      else { return false }
      return diagnostic["severity"] == "error"
    }
  }
}
