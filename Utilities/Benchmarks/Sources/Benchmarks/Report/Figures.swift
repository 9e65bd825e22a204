import Foundation

/// Numbers as tables show them; a dash is for what was not measured.
enum Figures {
  static func milliseconds(_ seconds: Double?) -> String {
    decimal(seconds.map { $0 * 1_000 }, digits: 3)
  }

  static func ratio(_ ratio: Double?) -> String {
    switch ratio ?? 0 {
    case ..<10: decimal(ratio, digits: 2)
    case ..<100: decimal(ratio, digits: 1)
    default: whole(ratio.map { Int($0.rounded()) })
    }
  }

  static func percent(_ part: Double?) -> String {
    part.map { decimal($0 * 100, digits: 0) + " %" } ?? "–"
  }

  static func kilobytes(_ bytes: Int?) -> String {
    bytes.map { whole(Int((Double($0) / 1_000).rounded())) } ?? "–"
  }

  static func decimal(_ number: Double?, digits: Int) -> String {
    number.map { String(format: "%.\(digits)f", $0) } ?? "–"
  }

  /// With a comma for each thousand.
  static func whole(_ number: Int?) -> String {
    guard let number else { return "–" }
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
