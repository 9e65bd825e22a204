import Foundation

/// Spellings of numbers that are hard to round: random ones, and ones that lie just beside the
/// middle between two Doubles.
struct HardSpellings {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: randomDigits(1...20, exponents: -330...310)
    case 1: randomDigits(17...800, exponents: -1_200...400)
    case 2: randomDigits(1...40, exponents: -20...20)
    case 3: middle(above: Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF))
    case 4: middle(above: Double(bitPattern: .random(in: 0...0xFFFF, using: &random)))
    case 5: middle(above: powerOfTwo())
    case 6: middle(above: Double(Int.random(in: 1...1 << 60, using: &random)))
    default: middle(above: Double.random(in: 0...1_000, using: &random))
    }
  }

  private mutating func randomDigits(
    _ counts: ClosedRange<Int>, exponents: ClosedRange<Int>
  ) -> String {
    let count = Int.random(in: counts, using: &random)
    let first = Int.random(in: 1...9, using: &random)
    let digits = (1..<count).map { _ in Character(digit()) }
    let point = Int.random(in: 0...digits.count, using: &random)
    var text = "\(first)\(String(digits[..<point]))"
    if point < digits.count { text += "." + String(digits[point...]) }
    guard Bool.random(using: &random) else { return text }
    return text + "e\(Int.random(in: exponents, using: &random))"
  }

  private mutating func digit() -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random))
  }

  /// A power of two or its neighbour below, where the distance between Doubles changes.
  private mutating func powerOfTwo() -> Double {
    let power = Double(
      sign: .plus, exponent: .random(in: -1074...1022, using: &random), significand: 1)
    return Bool.random(using: &random) ? power : power.nextDown
  }

  /// The number in the middle between `lower` and the Double after it, all its digits; or a number
  /// a little above or below, by one at the end or somewhere far behind.
  private mutating func middle(above lower: Double) -> String {
    let (digits, exponent) = Self.middle(above: lower)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "\(digits)e\(exponent)"
    case 1: return "\(Self.plusOne(digits))e\(exponent)"
    case 2: return "\(Self.minusOne(digits))e\(exponent)"
    case 3:
      let zeros = Int.random(in: 0...60, using: &random)
      return "\(digits)\(String(repeating: "0", count: zeros))1e\(exponent - zeros - 1)"
    default:
      // With a point, and cut off somewhere: a little below.
      let count = Int.random(in: 1...digits.count, using: &random)
      let rest = digits.dropFirst().prefix(count - 1)
      return "\(digits.prefix(1)).\(rest.isEmpty ? "0" : rest)e\(exponent + digits.count - 1)"
    }
  }

  /// All digits of that number, and a power of ten.
  static func middle(above lower: Double) -> (digits: String, exponent: Int) {
    // lower = significand × 2^exponent. The midpoint is half a unit more:
    // (2 × significand + 1) × 2^(exponent − 1).
    let isNormal = lower.exponentBitPattern > 0
    let significand = lower.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = Int(isNormal ? lower.exponentBitPattern : 1) - 1_075 - 1
    let odd = BigNatural(2 * significand + 1)
    guard exponent < 0 else { return (odd.multiplied(byPower: exponent, of: 2).digits, 0) }
    // n ÷ 2^k = n × 5^k ÷ 10^k
    return (odd.multiplied(byPower: -exponent, of: 5).digits, exponent)
  }

  /// The digits of the number before; it has none that is all zeros.
  private static func minusOne(_ digits: String) -> String {
    var bytes = Array(digits.utf8)
    var index = bytes.count - 1
    while bytes[index] == UInt8(ascii: "0") {
      bytes[index] = UInt8(ascii: "9")
      index -= 1
    }
    bytes[index] -= 1
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > 1 && text.hasPrefix("0") ? String(text.dropFirst()) : text
  }

  private static func plusOne(_ digits: String) -> String {
    var bytes = Array(digits.utf8)
    var index = bytes.count - 1
    while index >= 0, bytes[index] == UInt8(ascii: "9") {
      bytes[index] = UInt8(ascii: "0")
      index -= 1
    }
    if index >= 0 { bytes[index] += 1 } else { bytes.insert(UInt8(ascii: "1"), at: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension HardSpellings {
  /// Numbers that other readers are known to have read wrongly, or to have hung at.
  static let known = [
    // PHP and Java did not come to an end.
    "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
    // The largest, and what is nearer to it than to infinity; the middle itself is infinity.
    "1.7976931348623157e308", "1.7976931348623158e308", "1.797693134862315807e308",
    "1.7976931348623158079372897140530341507993413271003782693617377898044496829276475094664901797758720709633028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573027006985557136695962284291481986083493647529271907416844436551070434271155969950809304288017790417449779e308",
    // The smallest, and its half, from which on it is zero.
    "4.9406564584124654e-324", "5e-324", "2.4703282292062328e-324", "2.4703282292062327e-324",
    "2.47032822920623272088284396434110686182e-324",
    "2.47032822920623272088284396434110686183e-324",
    // Beside a tie, after Clinger, Gay and Lemire.
    "9007199254740993.0", "9007199254740992.99999999999999999",
    "9007199254740993.00000000000000001",
    "9007199254740995.0", "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    "0.500000000000000166533453693773481063544750213623046875",
    "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
    "1.50000000000000011102230246251565", "1448997445238699", "6.631236846766476e-316",
    "3.2378839133029012895883524125015321748630094556391e-319",
    "1.3285566537321385e-316", "6.9294956446009195e15", "3.7455744005952583e15",
    "2.2222222222222222222222e-320", "8.98846567431158e307", "8.988465674311580536566680e307",
    "1.2345e-320", "9.5e-323", "5.357543035931337e300", "1e23", "8.5e22", "8.533e+68",
    "4.1006e-184",
    "9.998e+307", "9.9538452227e-280", "6.47660115e-260", "7.4e+47", "5.92e+48", "7.35e+66",
    "8.32116e+55",
    "104308485241983990666713401708072175773165034278682682111762292935013e-85",
    "2.2250738585072016e-308", "179769313486231580793e289",
    "7.0420557077594588669468784357561207962098443483187940792729600000e+59",
    "1.797693134862315700000000000000001e308",
  ]
}
