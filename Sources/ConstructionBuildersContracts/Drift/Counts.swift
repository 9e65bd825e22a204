import ConstructionBuilders
import Foundation

extension Int {
  /// Adds without overflow, up to the largest Int: a merged tally can hold any number.
  mutating func increase(by count: Int) { self = saturatingSum(Swift.max(count, 0)) }

  /// The number with its digits in groups of three.
  var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      let left = digits.count - digit.offset
      if digit.offset > 0, left.isMultiple(of: 3) { text += " " }
      text.append(digit.element)
    }
  }

  /// The number with a noun, such as `1 400 responses`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension Date {
  /// The date in ISO 8601, to the second.
  var second: String {
    let second = Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
    return ISO8601.text(of: second) ?? "\(timeIntervalSince1970) s"
  }
}
