import BuilderExpansion
import Foundation

/// Finds the answer to every request.
struct Responder {
  let expand: (AttachedMacro) -> Expansion
  private var hostVersion: Int?
  private var hasRemarkedVersion = false

  init(expand: @escaping (AttachedMacro) -> Expansion) { self.expand = expand }

  mutating func answer(to message: Data) -> Answer {
    do {
      return answer(to: try Request.decoded(from: message))
    } catch {
      return refusal("its request cannot be read: \(error.reason)", at: error.start)
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
      let message = "'#\(macro.name)' is not a macro of ConstructionBuildersMacros"
      return .error(message, at: macro.syntax?.start)
    case .library:
      return .library
    case .unknown(let kind):
      return refusal("its request '\(kind)' is not known", at: nil)
    }
  }

  private mutating func answer(to macro: AttachedMacro) -> Answer {
    var expansion = expand(macro)
    if !hasRemarkedVersion, let unknownVersion {
      hasRemarkedVersion = true
      expansion.diagnostics.append(
        Diagnostic(
          message: "\(unknownVersion); its request was understood", severity: .remark,
          offset: macro.declaration.source.leadingTriviaLength))
    }
    return .expansion(expansion, base: macro.declaration.location)
  }

  /// The answer to a compiler that is not understood.
  private func refusal(_ reason: String, at location: Location?) -> Answer {
    let host = unknownVersion ?? "this compiler could not be understood"
    return .error(
      "\(host): \(reason). "
        + "'swift package generate-builders' writes the builders without the compiler",
      at: location)
  }

  /// A sentence about the compiler's version, if it is not a known one.
  private var unknownVersion: String? {
    guard let hostVersion, !ProtocolVersion.known.contains(hostVersion) else { return nil }
    let known = ProtocolVersion.known
    return "this compiler speaks version \(hostVersion) of the macro protocol, and "
      + "ConstructionBuildersMacros knows \(known.lowerBound) to \(known.upperBound)"
  }
}

extension Answer {
  /// An error at a place, or without one.
  fileprivate static func error(_ message: String, at location: Location?) -> Answer {
    .expansion(Expansion(diagnostics: [Diagnostic(message: message, offset: 0)]), base: location)
  }
}
