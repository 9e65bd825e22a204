import BuilderExpansion
import Foundation

/// Finds the answer for a request, whatever it is.
struct Interlocutor {
  let expand: (AttachedMacro) -> Expansion
  private var hostVersion: Int?
  private var hasRemarkedVersion = false

  init(expand: @escaping (AttachedMacro) -> Expansion) {
    self.expand = expand
  }

  /// The answer for one request.
  mutating func answer(to message: Data) -> Answer {
    do {
      return answer(to: try Request.decoded(from: message))
    } catch {
      return refusal("its request is not to be read: \(error.reason)", at: error.start)
    }
  }

  private mutating func answer(to request: Request) -> Answer {
    switch request {
    case .capability(let version):
      hostVersion = version
      return .capability(version: ProtocolVersion.own)
    case .attachedMacro(let macro):
      return answer(to: macro)
    case .freestandingMacro(let macro):
      let message = "'#\(macro.name)' is no macro of ConstructionBuildersMacros"
      return .saying(message, at: macro.syntax?.start)
    case .library:
      return .library
    case .unknown(let kind):
      return refusal("its request '\(kind)' is not known", at: nil)
    }
  }

  private mutating func answer(to macro: AttachedMacro) -> Answer {
    var expansion = expand(macro)
    if let remark = versionRemark {
      hasRemarkedVersion = true
      let offset = macro.declaration.source.leadingTriviaLength
      expansion.diagnostics.append(
        Diagnostic(message: remark, severity: .remark, offset: offset))
    }
    return .expansion(expansion, base: macro.declaration.location)
  }

  /// What is said, once, to a compiler that has never been seen but is understood.
  private var versionRemark: String? {
    guard !hasRemarkedVersion, let unseen else { return nil }
    return "\(unseen); what it asked was understood"
  }

  /// What is said to a compiler that is not understood.
  private func refusal(_ reason: String, at location: Location?) -> Answer {
    let host = unseen ?? "this compiler could not be understood"
    return .saying(
      "\(host): \(reason). 'swift package generate-builders' writes the builders without the compiler",
      at: location)
  }

  private var unseen: String? {
    guard let hostVersion, !ProtocolVersion.known.contains(hostVersion) else { return nil }
    let known = ProtocolVersion.known
    return "this compiler speaks version \(hostVersion) of the protocol for macros, and "
      + "ConstructionBuildersMacros has seen \(known.lowerBound) to \(known.upperBound)"
  }
}

extension Answer {
  /// An error at a place, or at none.
  static func saying(_ message: String, at location: Location?) -> Answer {
    .expansion(Expansion(diagnostics: [Diagnostic(message: message, offset: 0)]), base: location)
  }
}
