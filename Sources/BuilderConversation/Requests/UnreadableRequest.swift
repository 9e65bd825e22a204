import Foundation

/// A request that cannot be decoded.
struct UnreadableRequest: Error {
  /// The problem, as part of a sentence.
  let reason: String
  /// The place of its attribute, if that could be read.
  let start: Location?
}

extension Request {
  /// The request in a message.
  static func decoded(from message: Data) throws(UnreadableRequest) -> Request {
    do {
      return try JSONDecoder().decode(Request.self, from: message)
    } catch let error as DecodingError {
      let start = try? JSONDecoder().decode(AttributePlace.self, from: message).location
      throw UnreadableRequest(reason: error.words, start: start)
    } catch {
      throw UnreadableRequest(reason: "it is not JSON", start: nil)
    }
  }
}

/// The place of the attribute of a request that may lack everything else.
private struct AttributePlace: Decodable {
  let location: Location?

  init(from decoder: any Decoder) throws {
    let macro = try decoder.container(keyedBy: AnyKey.self)
      .nestedContainer(keyedBy: AnyKey.self, forKey: "expandAttachedMacro")
    location = try macro.decode(Syntax.self, forKey: "attributeSyntax").start
  }
}

extension DecodingError {
  /// The problem and its path, in the same words on every platform.
  fileprivate var words: String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\(Self.path(context.codingPath + [key]))' is missing"
    case .valueNotFound(_, let context):
      "'\(Self.path(context.codingPath))' is null"
    case .typeMismatch(_, let context) where !context.codingPath.isEmpty:
      "'\(Self.path(context.codingPath))' has the wrong type"
    case .typeMismatch:
      "it is not an object"
    case .dataCorrupted: "it is not JSON"
    @unknown default: "it cannot be read"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}
