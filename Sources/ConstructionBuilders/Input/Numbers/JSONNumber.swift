/// A number as it arrived, before a type reads it.
enum JSONNumber {
  /// A whole number that fits.
  case integer(Int64)
  /// A `Double` of a dictionary; it may be infinite or not a number.
  case double(Double)
  /// A `Float` of a dictionary.
  case float(Float)
  /// Any other number, by its spelling, which follows the grammar of RFC 8259.
  case spelled(String)

  /// The number's digits: as sent where they are known, otherwise as Swift prints the value.
  var digits: String {
    switch self {
    case .integer(let integer): String(integer)
    case .double(let double): String(describing: double)
    case .float(let float): String(describing: float)
    case .spelled(let spelling): spelling
    }
  }

  /// Whether JSON can write the number.
  var isFinite: Bool {
    switch self {
    case .integer, .spelled: true
    case .double(let double): double.isFinite
    case .float(let float): float.isFinite
    }
  }
}
