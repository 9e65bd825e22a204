import TestSupport
import Testing

@testable import builders

/// What is shown if a file is not as it would be generated.
struct LineDifferenceTests {
  @Test func changes_areShownWithTheLinesNearThem() {
    expect(
      LineDifference.text(from: "a\nb\nc\nd\ne\nf\ng", to: "a\nb\nc\nd\nx\nf\ng"),
      equals: """
          …
            c
            d
          - e
          + x
            f
            g

        """)
  }

  @Test func movedLine_isRemovedAndInserted() {
    expect(
      LineDifference.text(from: "a\nb\nc", to: "b\nc\na"),
      equals: """
          - a
            b
            c
          + a

        """)
  }

  /// What does not show is escaped.
  @Test func endsOfLinesOfWindows_areDifferences() {
    expect(
      LineDifference.text(from: "a\r\nb", to: "a\nb"),
      equals: """
          - a\\r
          + a
            b

        """)
  }

  /// `é` as one character, and as an `e` with an accent: keys of JSON tell them apart.
  @Test func linesWithOtherBytes_areDifferences() {
    expect(
      LineDifference.text(from: "\u{E9}\nb", to: "e\u{301}\nb").count(where: { $0 == "+" }),
      equals: 1)
  }

  /// To compare each line with each would take minutes.
  @Test func largeFilesWithNothingInCommon_areQuick() {
    func text(_ mark: String) -> String { (0..<50_000).map { "\(mark)\($0)\n" }.joined() }
    let lines = LineDifference.text(from: text("a"), to: text("b")).split(separator: "\n")
    expect(lines.count { $0.hasPrefix("  - ") }, equals: 50_000)
    expect(lines.count { $0.hasPrefix("  + ") }, equals: 50_000)
  }
}
