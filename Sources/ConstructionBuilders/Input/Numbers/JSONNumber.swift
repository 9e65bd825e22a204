/// A number as it arrived, before anybody says what it shall become.
enum JSONNumber {
  /// A whole number that fits.
  case integer(Int64)
  /// A `Double` out of a dictionary; it may be infinite or no number at all.
  case double(Double)
  /// A `Float` out of a dictionary.
  case float(Float)
  /// Anything else, by its spelling, which follows the grammar of RFC 8259.
  case spelled(String)

  /// The number's digits: as sent where they are known, else as Swift prints the value.
  var digits: String {
    switch self {
    case .integer(let integer): String(integer)
    case .double(let double): String(describing: double)
    case .float(let float): String(describing: float)
    case .spelled(let spelling): spelling
    }
  }

  /// Whether it is a number that JSON can write.
  var isFinite: Bool {
    switch self {
    case .integer, .spelled: true
    case .double(let double): double.isFinite
    case .float(let float): float.isFinite
    }
  }
}
