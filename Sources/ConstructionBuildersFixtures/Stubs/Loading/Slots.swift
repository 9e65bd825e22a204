/// Makes a `URLProtocol` class for every server.
///
/// A session makes the protocol of a request from a class, and passes nothing else that could tell
/// two servers apart. So each server has a class of its own. The classes are made at run time: the
/// generic class `Slot` over a type that spells a number in binary. The sixth is
///
///     Slot<Zero<One<One<End>>>>      110, the last digit outermost
///
/// A class never gets a second server: a request that outlives its test cannot reach the server of
/// another test.
enum Slots {
  private static let count = Locked(0)

  /// A class that no server has had before.
  static func new() -> StubProtocol.Type {
    let number = count.withLock { count in
      count += 1
      return count
    }
    var digits: any Digits.Type = End.self
    for bit in String(number, radix: 2) { digits = digits.followed(by: bit == "1") }
    return digits.slot
  }
}

private protocol Digits {
  static func followed(by bit: Bool) -> any Digits.Type
  static var slot: StubProtocol.Type { get }
}

extension Digits {
  static func followed(by bit: Bool) -> any Digits.Type {
    bit ? One<Self>.self : Zero<Self>.self
  }

  static var slot: StubProtocol.Type { Slot<Self>.self }
}

private enum End: Digits {}
private enum Zero<Rest: Digits>: Digits {}
private enum One<Rest: Digits>: Digits {}

private final class Slot<Number: Digits>: StubProtocol {}
