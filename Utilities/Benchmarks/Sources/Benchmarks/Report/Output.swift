import Foundation

/// A result that a person and a machine can read.
protocol Report: Encodable {
  var text: String { get }
}

/// Where results go.
enum Output {
  static func write(_ report: some Report, isJSON: Bool) throws {
    guard isJSON else { return print(report.text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
