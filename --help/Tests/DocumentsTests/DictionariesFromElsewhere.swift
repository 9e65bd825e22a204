import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Testing

/// The article *Dictionaries from elsewhere*.
@Suite struct DictionariesFromElsewhere {
  struct Message: Equatable {
    let text: String?
    let sent: Date?
    let names: [Int: String]
  }

  struct MessageBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var sent: Date?
    @Field var names: [Int: String]?

    init(fields: JSONFields) {
      _text = fields["text"]
      _sent = fields["sent", as: .timestamp]
      _names = fields["names"]
    }

    func build() -> Result<Message, BuildFailure> {
      construct(Message.init, $text.optional, $sent.optional, $names.or([:]))
    }
  }

  @Test func payload_isReadWithItsClasses() throws {
    let recorder = FindingRecorder()
    let userInfo: [AnyHashable: Any]? = [
      "text": "Hi", "sent": Timestamp(seconds: 7), "names": [7: "a"],
    ]
    let report = MessageBuilder.report(dictionary: userInfo)
    recorder.record(report.findings)
    let message = try report.result.get()

    let date = Date(timeIntervalSince1970: 7)
    #expect(message == Message(text: "Hi", sent: date, names: [7: "a"]))
    #expect(report.findings.isEmpty)
  }

  @Test func dateInATextField_isNamed() {
    let sut = MessageBuilder(dictionary: ["text": Date()])
    #expect(sut.findings.map(\.description) == ["text: expected String, found value of type Date"])
  }

  @Test func keysWithOneText_areNamed() {
    let names: [AnyHashable: Any] = [7: "a", "7": "b"]
    let sut = MessageBuilder(dictionary: ["names": names])
    let problem = "names.7: expected String, found value for a key that is there twice"
    #expect(sut.findings.map(\.description).contains(problem))
  }

  @Sendable static func missing(print: (Any) -> Void) {
    let userInfo: [AnyHashable: Any]? = nil
    if case .failure(let failure) = MessageBuilder.build(dictionary: userInfo) { print(failure) }
  }
}

/// Stands for the class of Firestore.
final class Timestamp: Sendable {
  private let seconds: Double
  init(seconds: Double) { self.seconds = seconds }
  func dateValue() -> Date { Date(timeIntervalSince1970: seconds) }
}

extension FieldFormat<Date> {
  static var timestamp: FieldFormat {
    FieldFormat(words: "as a Timestamp") { node in
      if let held = node.held(as: Timestamp.self) { return Captured(held.dateValue()) }
      return Date.capture(node)
    }
  }
}
