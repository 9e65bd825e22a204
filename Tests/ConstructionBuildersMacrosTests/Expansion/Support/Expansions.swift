@testable import BuilderExpansion

/// The members that a model gets.
func members(
  of declaration: String, in lexicalContext: [String] = [], at place: SourcePlace? = nil
) -> Expansion {
  BuildableExpansion.members(
    attribute: "@Buildable", declaration: declaration, lexicalContext: lexicalContext, place: place)
}

/// The plan for a model; nil where it is refused.
func plan(of declaration: String) -> BuilderPlan? {
  if case .fields(let plan) = Planner.plan(of: Source(declaration)).plan { plan } else { nil }
}

/// Source with a mark at the place of a diagnostic.
struct MarkedSource {
  let source: String
  /// The UTF-8 offset of the mark.
  let offset: Int

  init(_ marked: String) {
    let bytes = Array(marked.utf8)
    let mark = Array("▸".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.count
    offset = place
    source = String(decoding: bytes[..<place] + bytes.dropFirst(place + mark.count), as: UTF8.self)
  }
}

extension Diagnostic.FixIt {
  /// A source with the correction.
  func applied(to source: String) -> String {
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(range, with: newText.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
