import Foundation

/// Writes the documents that are compared, each after a line with its length and its name.
///
///     documents FILE|FOLDER…
///
/// Those in the folders come first, and others are made from them.
@main
enum Documents {
  static func main() throws {
    var seeds: [[UInt8]] = []
    for argument in CommandLine.arguments.dropFirst() {
      for path in try files(at: argument) {
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        if path.hasSuffix(".txt") {
          // A stream: each line is a document, and most are alike.
          for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
          where index % 8 == 0 {
            write(Array(line), "\(path):\(index + 1)")
          }
        } else {
          write(bytes, path)
        }
        if bytes.count <= 2_000 { seeds.append(bytes) }
      }
    }
    writeMutations(of: seeds)
    writeNumbers()
    writeTexts()
    writeNesting()
  }

  /// The files in a folder and those in it, in the same order everywhere.
  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    guard isFolder.boolValue else { return [path] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .flatMap { try files(at: "\(path)/\($0)") }
  }

  private static func write(_ bytes: [UInt8], _ name: String) {
    FileHandle.standardOutput.write(Data("\(bytes.count) \(name)\n".utf8) + bytes)
  }

  private static func writeMutations(of seeds: [[UInt8]]) {
    guard !seeds.isEmpty else { return }
    var mutation = Mutation(seeds: seeds, seed: 1)
    for index in 1...2_000 { write(mutation.next(), "mutation \(index)") }
  }

  private static func writeNumbers() {
    var spellings = HardSpellings(seed: 1)
    let hard = (1...40).map { _ in (1...100).map { _ in spellings.next() } }
    let lists = [HardSpellings.known] + hard
    for (index, list) in lists.enumerated() {
      write(Array("[\(list.joined(separator: ","))]".utf8), "hard numbers \(index)")
    }
    var random = SplitMix64(seed: 2)
    for index in 1...40 {
      let list = (1...200).map { _ in shortNumber(&random) }
      write(Array("[\(list.joined(separator: ", "))]".utf8), "short numbers \(index)")
    }
  }

  /// A number of up to 20 digits, with a point anywhere: most are read in one go.
  private static func shortNumber(_ random: inout SplitMix64) -> String {
    let digits = String(random.next() >> UInt64.random(in: 0...63, using: &random))
    let sign = Bool.random(using: &random) ? "-" : ""
    let point = Int.random(in: 1...digits.count, using: &random)
    guard point < digits.count, Bool.random(using: &random) else { return sign + digits }
    let exponent = Int.random(in: 0..<4, using: &random) == 0 ? "e-\(digits.count)" : ""
    let whole = digits.prefix(point)
    return sign + whole + "." + digits.dropFirst(point) + exponent
  }

  /// Long texts, which go over the end of a window of the scanner, in scripts of all lengths.
  private static func writeTexts() {
    let texts = [
      "plain ", "größer ", "日本語のテキスト", "😀👍🏽", #"a\u00e9\ud83d\ude00"#, #"x\n\"é漢😀"#,
    ]
    for (index, text) in texts.enumerated() {
      for shift in 0..<4 {
        let long = String(repeating: text, count: 40_000 / text.utf8.count)
        let indentation = String(repeating: " ", count: 16_380 + shift)
        let members = (0..<60).map { #",\#n\#(indentation.prefix($0))"key \#($0)": "\#(text)""# }
        let json = #"{"\#(long)":"\#(long)",\#(indentation)"b":["\#(text)"]\#(members.joined())}"#
        write(Array(json.utf8), "texts \(index), \(shift)")
        // The same with an error behind the first window.
        var broken = Array(json.utf8)
        broken[20_000 + shift] = [0x01, 0xFF, 0x5C, 0xED][shift]
        write(broken, "broken texts \(index), \(shift)")
      }
    }
  }

  private static func writeNesting() {
    for depth in [1, 2, 63, 64, 511, 512, 513] {
      let opening = String(repeating: #"[{"a":"#, count: depth / 2) + (depth % 2 == 1 ? "[" : "")
      let closing = (depth % 2 == 1 ? "]" : "") + String(repeating: "}]", count: depth / 2)
      let value = depth % 2 == 1 ? "" : "1"
      write(Array((opening + value + closing).utf8), "nesting \(depth)")
      write(Array(opening.utf8), "open nesting \(depth)")
    }
  }
}
