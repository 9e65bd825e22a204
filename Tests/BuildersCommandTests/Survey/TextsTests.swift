import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import builders

struct TextsTests {
  /// Surveys of other versions have these hashes.
  @Test(
    arguments: [
      ("", 500_109_922_674_358_750), ("a", 17_382_578_922_452_570_646),
      ("spider-man", 17_670_716_289_378_290_688),
      ("a text of more than eight bytes", 3_875_616_803_632_604_941),
    ] as [(String, UInt64)])
  func hash_neverChanges(text: String, hash: UInt64) {
    expect(StableHash.of(text), equals: hash)
  }

  /// The lowest hashes are a fair sample, also of short texts.
  @Test(arguments: [1, 2, 3, 9])
  func hashes_areSpreadEvenly(length: Int) {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var low = 0
    var all = 0
    for number in 0..<(length == 1 ? digits.count : 3600) {
      let text =
        length == 1
        ? String(digits[number])
        : String(repeating: "x", count: length - 2)
          + String(digits[number / 62]) + String(digits[number % 62])
      all += 1
      if StableHash.of(text) < .max / 4 { low += 1 }
    }
    #expect(all / 6 < low && low < all / 3)
  }

  @Test(arguments: [
    ("PT4M13S", ["duration"]), ("P1M", []), ("01:02:03", ["clock"]), ("1.02:03:04", ["clock"]),
    ("04:13", []), ("2026-03-01T08:00", ["date-time", "no zone"]),
    ("2026-03-01T08:00:00-05:00", ["date-time"]), ("2026-03-01", ["date"]),
    ("12,50", ["decimal comma"]), ("-0,50", ["decimal comma"]),
    ("1.234,50", ["decimal comma in groups"]), ("1,234.50", ["digits in groups"]),
    ("12.50", ["numeral", "two decimals"]), ("12,5", []), ("1.23,50", []),
    ("0.123,50", []), ("--1,50", []), (",50", []),
  ])
  func formats_areNamed(text: String, names: [String]) {
    expect(TextFormats(of: text).shown.names, equals: names)
  }

  /// What has a format is what the library reads as it.
  @Test(arguments: 0..<20)
  func format_isWhatTheLibraryReads(seed: Int) {
    var dice = Dice(seed)
    let starts = [
      "2026-03-01T08:00:00Z", "2024-02-29", "https://a.example/b?c=%20#d", "-1.5e3",
      "0b1f9a70-3a4e-4a64-9d6a-0c8f1d2e3f40", "aGVsbG8gd29ybGQhIQ==", "true", "No", "a@b.cd",
    ]
    for _ in 0..<400 {
      var bytes = Array(dice.one(of: starts).utf8)
      for _ in 0..<dice.below(3) where !bytes.isEmpty {
        let place = dice.below(bytes.count)
        switch dice.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(0x20 + dice.below(0x5F))
        default: bytes.insert(dice.one(of: Array("0T:-+.Z/=% \t".utf8)), at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let value = JSONValue.string(text)
      let formats = TextFormats(of: text)
      if !formats.isDisjoint(with: [.date, .dateTime]) {
        #expect((value.read() as Date?) != nil, "\(text)")
      }
      if formats.contains(.url) { #expect((value.read() as URL?) != nil, "\(text)") }
      if formats.contains(.uuid) { #expect((value.read() as UUID?) != nil, "\(text)") }
      if formats.contains(.base64) { #expect((value.read() as Data?) != nil, "\(text)") }
      if formats.contains(.numeral) {
        #expect(value.read(Decimal.self, coercion: .lenient) != nil || text.count > 20, "\(text)")
      }
      if formats.contains(.booleanWord) {
        #expect(value.read(Bool.self, coercion: .lenient) != nil, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("42", true), ("2026-03-01", true), ("a@b.c", true), ("/v1/users", true),
    ("5f2b91c0a4de", true), ("05:00:00:05:33:84", true), ("02:00:00:36:f2:94", true),
    ("aa:bb:cc:dd:ee:ff", true), ("AA-BB-CC-DD-EE-F0", true), ("fade.beef.cafe", true),
    ("70ee.5036.947c", true), ("00:11:22:33:44:55:66:77", true),
    ("2001:0db8:0000:0000:0000:ff00:0042:8329", true), ("aa:bb:cc", false), ("a:b:c", false),
    ("dc:date:added", false), ("face-detection-added", false), ("ab-cd:ef-ab:cd-ef", false),
    ("aa:bb:cc:dd:ee:f", false), ("aaa:b:cc:dd:ee:ff", false), ("aa:bb:cc:dd:ee:fg", false),
    ("01ARZ3NDEKTSV4RRFFQ69G5FAV", true), ("-Lx8aB3dE5fG7hI9jK1m", true),
    (String(repeating: "a", count: 81), true), ("", false), ("id", false), ("+1", false),
    ("address2", false), ("sha256", false), ("created_at", false), ("Content-Type", false),
    ("größe", false), ("portrait_1600x1200", false),
  ])
  func textThatIsData_isTold(text: String, isData: Bool) {
    expect(DataText.isData(text), equals: isData)
  }

  @Test(arguments: [
    ("1", "1.0", 0), ("-0", "0", 0), ("0.1", "0.10", 0), ("1e2", "100", 0), ("9", "10", -1),
    ("-9", "-10", 1), ("1e400", "1e399", 1), ("0.30000000000000004", "0.3", 1),
    ("123456789012345678901", "123456789012345678902", -1), ("1e-5", "0.00001", 0),
    ("1e99999999999999999999", "2", 1), ("-1", "0", -1),
  ])
  func exactNumbers_areCompared(left: String, right: String, order: Int) {
    let (one, other) = (ExactNumber(left), ExactNumber(right))
    expect(one < other ? -1 : other < one ? 1 : 0, equals: order)
    expect(one == other, equals: order == 0)
  }

  @Test(
    arguments: [
      [Step.key("a"), .elements, .members, .key("b")], [.key(""), .key("a b"), .key("a.b")],
      [.key("a\"b")], [.key("a\\"), .key("]")], [.key("\"]"), .elements], [.key("\u{301}a")],
      [.key("a\nb\u{0}"), .key("{}"), .key("[]")], [.elements, .key("e\u{5B0}"), .key("\u{5B0}")],
    ] as [[Step]])
  func path_isReadFromItsText(path: [Step]) {
    expect([Step](text: path.text), equals: path, "\(path.text)")
  }

  @Test(arguments: ["[", "[\"a\"", "[a]", "[1]", "[\"a\",\"b\"]", "a..b", ".a", "a.", "{"])
  func otherTexts_areNoPath(text: String) { expect([Step](text: text), equals: nil) }
}
