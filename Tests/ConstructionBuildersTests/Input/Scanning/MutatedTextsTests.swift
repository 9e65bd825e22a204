import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// The scanner accepts the texts that the standard library accepts, and finds the same fault first.
struct MutatedTextsTests {
  @Test(arguments: 0..<4)
  func randomText_isJudgedAsByTheStandardLibrary(seed: UInt64) {
    var texts = RandomTexts(seed: seed)
    let count = volume(debug: 1_000, release: 10_000, all: 2_500_000)
    for _ in 0..<count {
      let text = texts.next()
      let padding = Int.random(in: 0..<70, using: &texts.random)
      if let problem = problem(with: text, after: padding) {
        Issue.record("\(problem): \(text) after \(padding)")
        return
      }
    }
  }

  /// A character is divided by the end of a window, and what is wrong with it as well.
  @Test func textAroundTheEndOfAWindow_isJudgedAsByTheStandardLibrary() {
    let middles: [[UInt8]] = [
      Array("é日😀é".utf8), Array("日本語日本語".utf8), [0xE6, 0x97], [0xF0, 0x9F, 0x98], [0xC3],
      [0xED, 0xA0, 0x80], [0xE0, 0x9F, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xE6, 0xC3, 0xA9],
      [0x80], [0xF0, 0xE6, 0xC3],
    ]
    for middle in middles {
      for distance in stride(from: -6, through: 70, by: stepWidth(debug: 5, release: 5, all: 1)) {
        let before = [UInt8](repeating: 0x61, count: TextEnds.windowLength - distance)
        for rest in [[], [0x61], Array("日".utf8)] as [[UInt8]] {
          expect(problem(with: before + middle + rest, after: 0), equals: nil)
        }
      }
    }
  }

  @Test func validTextThatIsCutOff_endsEarlyWherever() {
    let text = Array("\"\(String(repeating: "aé日😀\\n", count: 12))\"".utf8)
    for padding in 0..<70 {
      let document = [UInt8](repeating: 0x20, count: padding) + text
      for end in padding + 1..<document.count {
        expect(fault(in: Array(document[..<end])), equals: .endsEarly(.stringEnd))
      }
      expect(fault(in: document), equals: nil)
    }
  }

  /// What the scanner says otherwise than the standard library.
  private func problem(with text: [UInt8], after padding: Int) -> String? {
    let document = [UInt8](repeating: 0x20, count: padding) + [0x22] + text + [0x22]
    let expected = firstFault(in: text).map { padding + 1 + $0 }
    let found = offsetOfFault(in: document)
    return found == expected ? nil : "\(found as Int?) for \(expected as Int?)"
  }

  /// Where a character begins that is not valid. `String(validating:)` does not say where.
  private func firstFault(in text: [UInt8]) -> Int? {
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var bytes = text.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      offset += UTF8.width(scalar)
    }
    return offset
  }

  private func offsetOfFault(in document: [UInt8]) -> Int? {
    document.withUnsafeBufferPointer { bytes in
      do throws(MalformedJSON) {
        _ = try TapeScanner(Document(bytes)).wholeTape()
        return nil
      } catch {
        return error.offset
      }
    }
  }

  private func fault(in document: [UInt8]) -> MalformedJSON.Problem? {
    document.withUnsafeBufferPointer { bytes in
      do throws(MalformedJSON) {
        _ = try TapeScanner(Document(bytes)).wholeTape()
        return nil
      } catch {
        return error.problem
      }
    }
  }
}

/// Texts without quotation marks, escapes and control characters, half of them changed.
private struct RandomTexts {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> [UInt8] {
    var text: [UInt8] = []
    let length = Int.random(in: 0...200, using: &random)
    while text.count < length {
      let run = Int.random(in: 1...1 << Int.random(in: 0...5, using: &random), using: &random)
      let range = Self.ranges.randomElement(using: &random)!
      for _ in 0..<run {
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random))
        text += scalar.map { Array(String($0).utf8) } ?? []
      }
    }
    if Bool.random(using: &random) { change(&text) }
    return text.filter { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
  }

  /// Of one, two, three and four bytes, and the first and last of each of these.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x80...0x7FF, 0x7E...0x82, 0x7FC...0x803, 0x800...0xFFFF,
    0x3041...0x9FFF, 0xD7FD...0xE002, 0xFFFD...0x1_0002, 0x1_0000...0x10_FFFF,
    0x10_FFFC...0x10_FFFF,
  ]

  private static let edges: [UInt8] = [
    0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
    0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  private mutating func change(_ text: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text[place] = UInt8.random(in: 0x80...0xFF, using: &random)
      case 1: text[place] = Self.edges.randomElement(using: &random)!
      case 2: text.remove(at: place)
      case 3: text.insert(Self.edges.randomElement(using: &random)!, at: place)
      default: text.removeSubrange(place...)
      }
    }
  }
}
