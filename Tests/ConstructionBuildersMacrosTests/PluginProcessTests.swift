import Foundation
import TestSupport
import Testing

/// The plugin as a process.
struct PluginProcessTests {
  private static let capability = framed(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
  private static let answer = framed(
    #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)

  /// A message after its length, made by code other than the plugin's.
  private static func framed(_ json: String) -> Data {
    precondition(json.utf8.count < 256)
    return Data([UInt8(json.utf8.count), 0, 0, 0, 0, 0, 0, 0]) + Data(json.utf8)
  }

  @Test func closedInput_isTheEnd() throws {
    try expect(
      Execution.of(Products.plugin), equals: Execution(output: Data(), errors: Data(), status: 0))
  }

  @Test func requests_areAnsweredOnStandardOutput() throws {
    let execution = try Execution.of(Products.plugin, input: Self.capability + Self.capability)

    expect(
      execution, equals: Execution(output: Self.answer + Self.answer, errors: Data(), status: 0))
  }

  @Test func inputThatIsCutOff_isReportedOnStandardError() throws {
    let execution = try Execution.of(Products.plugin, input: Self.capability.dropLast())

    expect(
      execution,
      equals: Execution(
        output: Data(),
        errors: Data(
          "BuilderMacroPlugin: the compiler's message was cut off after 53 of 54 bytes\n".utf8),
        status: 1))
  }

  @Test func closedOutput_endsWithStatus1() throws {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Products.plugin
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Self.capability)
    try input.fileHandleForWriting.close()
    let report = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    expect(process.terminationReason, equals: .exit)
    expect(process.terminationStatus, equals: 1)
    #expect(report.starts(with: "BuilderMacroPlugin: ".utf8))
  }
}
