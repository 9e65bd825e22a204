import Foundation

/// Documents that are made to do harm: for each kind the time and the heap for each byte, while the
/// document grows.
struct Hostile: Report {
  /// One document.
  struct Row: Encodable {
    let name: String
    let bytes: Int
    let seconds: Double
    /// The most bytes of heap in use at once; nil where that cannot be counted.
    let peak: Int?
    let outcome: String
  }

  var rows: [Row] = []

  private static let smallest = 1 << 18
  private static let largest = 256 << 20

  /// A kind is measured until a document takes longer than these seconds.
  private static let patience = 0.5

  /// Measures, and writes each line as soon as it is there.
  ///
  /// - Throws: An ``OptionError`` for the name of a document that there is not.
  static func run(_ options: Options) throws {
    let names = HostileDocument.all.map(\.name)
    if let unknown = options.workloads.first(where: { !names.contains($0) }) {
      throw OptionError("there is no document \(unknown) made to do harm; --list lists them")
    }
    var hostile = Hostile()
    if !options.isJSON { print(line("", "MB", "ns/byte", "heap/byte", "outcome")) }
    for document in HostileDocument.all {
      guard options.workloads.isEmpty || options.workloads.contains(document.name) else { continue }
      var bytes = smallest
      while bytes <= largest {
        let row = measure(document, bytes)
        hostile.rows.append(row)
        if !options.isJSON { print(row.line) }
        // Two at least, so that there is something to compare.
        guard row.seconds < patience || bytes == smallest else { break }
        bytes *= 4
      }
    }
    if options.isJSON { try Output.write(hostile, isJSON: true) }
  }

  private static func measure(_ document: HostileDocument, _ bytes: Int) -> Row {
    let (size, read) = document.reader(bytes)
    var outcome = ""
    let seconds = Stopwatch.seconds { outcome = read() }
    let heap = HeapUse.during { outcome = read() }
    return Row(
      name: document.name, bytes: size, seconds: seconds, peak: heap?.peak, outcome: outcome)
  }

  var text: String { rows.map(\.line).joined(separator: "\n") }

  fileprivate static func line(_ cells: String...) -> String {
    let widths = [-30, 8, 10, 10]
    return zip(cells, widths).map { cell, width in
      let padding = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + padding : padding + cell
    }.joined() + "  " + cells[4]
  }
}

extension Hostile.Row {
  fileprivate var line: String {
    Hostile.line(
      name, Figures.decimal(Double(bytes) / 1e6, digits: 1),
      Figures.decimal(seconds * 1e9 / Double(bytes), digits: 2),
      Figures.decimal(peak.map { Double($0) / Double(bytes) }, digits: 1), outcome)
  }
}
