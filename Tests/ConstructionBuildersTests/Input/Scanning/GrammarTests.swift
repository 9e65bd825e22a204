import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// What is JSON by RFC 8259 and what is not; and where it shows.
struct GrammarTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "10", "1.0", "1.50", "1e1", "1E+1", "1e-1", "1.5e10", "-0.0e-0",
    #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\ud83d\ude00""#, #""\uFFFF""#,
    #""é😀""#, "\"\u{7F}\"", "[]", "[ ]", "{}", "{ }", "[[[]]]", "[1,2]", "[ 1 , 2 ]",
    #"{"a":1}"#, #"{ "a" : { "b" : [ ] } }"#, #"{"":0}"#, #"{"a":1,"a":2}"#,
    "true", "false", "null", " \t\r\n1 \t\r\n", "\u{FEFF}{}", "\u{FEFF} 1",
  ])
  func validDocument_isRead(_ json: String) {
    #expect(throws: Never.self) { try JSONValue(json: json) }
    // Far from the end many bytes are scanned at once.
    #expect(throws: Never.self) { try JSONValue(json: json + room) }
  }

  @Test(arguments: malformedDocuments)
  func malformedDocument_saysWhatAndWhere(_ row: MalformedRow) throws {
    let error = #expect(throws: BuildFailure.self) { try One<JSONValue>(json: row.bytes) }
    let failure = try #require(error)
    expect(failure.findings.map(\.kind), equals: [.malformed])
    expect(failure.findings, say: row.words)
  }

  /// Far from the end many bytes are scanned at once.
  @Test(arguments: malformedDocuments.filter { !$0.isAboutTheEnd })
  func malformedDocumentFarFromTheEnd_saysTheSame(_ row: MalformedRow) throws {
    let error = #expect(throws: BuildFailure.self) {
      try One<JSONValue>(json: row.bytes + room.utf8)
    }
    let findings = try #require(error).findings
    expect(findings.map(\.kind), equals: [.malformed])
    expect(findings, say: row.words)
  }

  /// Behind white space the message is another, because the document ends elsewhere.
  @Test(arguments: malformedDocuments.filter(\.isAboutTheEnd))
  func documentThatEndsEarlyFarFromTheEnd_isMalformed(_ row: MalformedRow) throws {
    let error = #expect(throws: BuildFailure.self) {
      try One<JSONValue>(json: row.bytes + room.utf8)
    }
    let findings = try #require(error).findings
    expect(findings.map(\.kind), equals: [.malformed])
    #expect(findings.map(\.description) != [row.words])
  }

  @Test func wordThatWasFound_isLeftOutOfARedactedFailure() throws {
    let error = #expect(throws: BuildFailure.self) { try JSONValue(json: "[hunter2]") }
    let failure = try #require(error)
    expect(
      failure.findings[0].description, equals: "line 1, column 2: expected a value, found hunter2")
    expect(failure.redacted.findings[0].description, equals: "line 1, column 2: expected a value")
    let long = String(repeating: "a", count: 500)
    let longer = #expect(throws: BuildFailure.self) { try JSONValue(json: "[\(long)]") }
    expect(longer?.findings[0].found?.excerpt, equals: String(repeating: "a", count: 80))
  }

  /// Numbers of every length at every distance from the end, with every kind of ending.
  @Test func numbersOfAllLengths_areReadWhereverTheyEnd() {
    for length in 1...40 {
      for distance in 0...34 {
        let digits = String(repeating: "7", count: length)
        let behind = "]" + String(repeating: " ", count: distance)
        for number in [
          digits, "-" + digits, "0." + digits, digits + ".5", digits + "E3", "1.5e" + digits,
          "1." + digits + "E3",
        ] {
          if throwsError("[\(number)\(behind)") { Issue.record("[\(number)\(behind)") }
        }
        for wrong in [
          "0" + digits, digits + ".", digits + ".e1", digits + "-", "-0" + digits, digits + ".5.5",
          digits + "E",
        ] {
          if !throwsError("[\(wrong)\(behind)") { Issue.record("[\(wrong)\(behind)") }
        }
      }
    }
  }

  private func throwsError(_ json: String) -> Bool { (try? JSONValue(json: json)) == nil }

  @Test func nestingOf512_isRead() {
    let json = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { try JSONValue(json: json) }
  }

  @Test(arguments: [513, 10_000, 100_000])
  func deeperNesting_isRefusedByName(_ depth: Int) throws {
    for opening in ["[", #"{"a":"#] {
      let json = String(repeating: opening, count: depth)
      let error = #expect(throws: BuildFailure.self) { try One<JSONValue>(json: json) }
      let column = 1 + 512 * opening.count
      expect(
        error?.findings,
        say: "line 1, column \(column): arrays and objects are nested deeper than 512 levels")
    }
  }
}

/// More white space than is scanned at once.
private let room = String(repeating: " ", count: 70)

extension MalformedRow: CustomTestStringConvertible {
  public var testDescription: String { String(decoding: bytes.prefix(40), as: UTF8.self) }
}
