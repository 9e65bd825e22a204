/// The ways of decoding that are compared.
enum CandidateName: String, CaseIterable, Codable, CodingKeyRepresentable {
  case decoder
  case casts
  case builders
  case buildables
  case buildersAfterSerialization
  case dictionaryCasts
  case dictionaryBuilders
  case serializationOnly
  case buildersOnly
  case floor

  /// The candidate in words, for a table.
  var label: String {
    switch self {
    case .decoder: "JSONDecoder"
    case .casts: "JSONSerialization, then as?"
    case .builders: "builders"
    case .buildables: "builders by @Buildable"
    case .buildersAfterSerialization: "JSONSerialization, then builders"
    case .dictionaryCasts: "from a dictionary: as?"
    case .dictionaryBuilders: "from a dictionary: builders"
    case .serializationOnly: "parse only: JSONSerialization"
    case .buildersOnly: "parse only: builders"
    case .floor: "floor: making and freeing structs"
    }
  }

  /// Who does the same work from the same input, where that is not `JSONDecoder`.
  var counterpart: CandidateName? {
    switch self {
    case .buildersAfterSerialization: .casts
    case .dictionaryBuilders: .dictionaryCasts
    case .buildersOnly: .serializationOnly
    default: nil
    }
  }

  /// Whether it reads the document's bytes while it is timed.
  var readsBytes: Bool {
    switch self {
    case .dictionaryCasts, .dictionaryBuilders, .floor: false
    default: true
    }
  }
}
