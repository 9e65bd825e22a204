import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation

/// Whatever the document: without an edit it stays as it is. An edit is refused, or it is read
/// back, and its patches make the same document.
enum EditsInvariant {
  static func check(_ input: [UInt8]) throws {
    for coercion in [Coercion.lenient, .forgiving] {
      guard let sent = try? SentDocument<UserBuilder>(json: input, coercion: coercion) else {
        continue
      }
      let same = try sent.edited(sent.value)
      guard Array(same.data) == input else { throw BrokenEdit("without an edit, the text changes") }
      var random = RandomEdits(seed: input.reduce(7) { $0 &* 31 &+ UInt64($1) })
      for _ in 0..<4 {
        var user = sent.value
        random.change(&user)
        guard let edit = try? sent.edited(user) else { continue }
        let text = String(decoding: input, as: UTF8.self)
        let problems = try EditJudge.problems(of: edit, sent: text, as: user, coercion)
        guard problems.isEmpty else { throw BrokenEdit("\(problems)") }
      }
    }
  }

  private struct BrokenEdit: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
