import Foundation
import TestSupport
import Testing

/// The built command, run as a process.
struct ExecutableTests {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  private func start(_ arguments: String...) throws {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    process.executableURL = products.appendingPathComponent("marvel-characters")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  private func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The output as soon as it ends with a text.
  private func read(until end: String) -> String {
    var text = ""
    while !text.hasSuffix(end) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return text }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  /// What is left of the output, with the status.
  private func finished() throws -> Outcome {
    let texts = try [output, errors].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Outcome(output: texts[0], errors: texts[1], status: process.terminationStatus)
  }

  private static let response =
    #"{"code":200,"data":{"offset":0,"total":2,"results":[{"id":1,"name":"Storm"}]}}"#

  @Test(arguments: [
    (
      ["--loud"],
      Outcome(errors: "marvel-characters: unknown option '--loud'; see --help\n", status: 2)
    ),
    (
      ["/dev/null"],
      Outcome(
        errors: """
          The response cannot be read: 1 problem
            line 1, column 1: the body is empty, expected a JSON value

          """, status: 1)
    ),
  ])
  func status_isThatOfTheCommand(arguments: [String], expected: Outcome) throws {
    try start(arguments[0])
    try expect(finished(), equals: expected)
  }

  @Test(arguments: [("\(response)\n", "\(response)\n"), ("[\(response)", ",\(response)]")])
  func response_isShownBeforeTheNextIsWritten(first: String, second: String) throws {
    try start("-")
    try write(first)
    let shown = read(until: "offset 0\n")
    try write(second)
    try input.fileHandleForWriting.close()

    let table =
      "id  name   comics  modified\n 1  Storm       –  –\n\n"
      + "1 of 2 characters, starting at offset 0\n"
    expect(shown, equals: table)
    try expect(finished(), equals: Outcome(output: "\n" + table))
  }

  @Test func malformedArray_endsWhileTheWriterPauses() throws {
    try start("-")
    try write("[" + Self.response + "}")
    let rest = try finished()

    #expect(rest.errors.hasPrefix("After 1 response, the stream is malformed at byte 79, line 1: "))
    expect(rest.status, equals: 1)
  }

  @Test func readerThatStoppedReading_endsAStreamThatGoesOn() throws {
    try start("-")
    try write(Self.response + "\n")
    _ = read(until: "offset 0\n")
    try output.fileHandleForReading.close()
    try write(Self.response + "\n")
    process.waitUntilExit()

    try expect(errors.fileHandleForReading.readToEnd() ?? Data(), equals: Data())
    expect(process.terminationStatus, equals: 0)
  }
}
