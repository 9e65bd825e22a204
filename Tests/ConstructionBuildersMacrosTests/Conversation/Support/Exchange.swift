import BuilderExpansion
import ConstructionBuilders
import Foundation
import Testing

@testable import BuilderConversation

/// The result of a conversation: the answers, the text on standard error, and the status.
struct Exchange {
  var answers: [JSONValue]
  var errors: String
  var status: Int32

  /// Sends requests, and collects the answers.
  init(_ requests: JSONValue..., expand: @escaping (AttachedMacro) -> Expansion = empty) throws {
    try self.init(bytes: requests.map(Message.framed).reduce(Data(), +), expand: expand)
  }

  /// Sends bytes, and collects the answers.
  init(bytes: Data, expand: @escaping (AttachedMacro) -> Expansion = empty) throws {
    // Files and not pipes: a full pipe would wait for its reader.
    let input = try TemporaryFile(bytes)
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    var conversation = Conversation(
      input: input.handle, output: output.handle, errors: errors.handle, expand: expand)
    status = conversation.run()
    answers = try Self.messages(in: output.contents())
    self.errors = try String(decoding: errors.contents(), as: UTF8.self)
  }

  /// An expansion for tests that do not depend on it.
  static func empty(_ macro: AttachedMacro) -> Expansion { Expansion(source: "") }

  /// The messages in bytes, read by code other than the plugin's.
  static func messages(in bytes: Data) throws -> [JSONValue] {
    var messages: [JSONValue] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      try #require(rest.count >= 8)
      var length = 0
      for (index, byte) in rest.prefix(8).enumerated() { length |= Int(byte) << (8 * index) }
      rest = rest.dropFirst(8)
      try #require(rest.count >= length)
      messages.append(try JSONValue(json: Data(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return messages
  }
}

extension JSONValue {
  /// The diagnostics of an answer.
  var diagnostics: [JSONValue] {
    guard case .array(let diagnostics) = self["expandMacroResult"]?["diagnostics"] else {
      return []
    }
    return diagnostics
  }

  /// The text of the first diagnostic.
  var message: String? {
    guard case .string(let message) = diagnostics.first?["message"] else { return nil }
    return message
  }
}

extension Message {
  /// A message with its length before it.
  static func framed(_ json: JSONValue) -> Data { framed(Data(json.description.utf8)) }
}
