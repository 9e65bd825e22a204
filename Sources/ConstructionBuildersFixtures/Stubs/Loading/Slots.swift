/// Makes a `URLProtocol` class for every server.
///
/// A session makes the protocol of a request from a class, and passes nothing else that could tell
/// two servers apart. So each server has a class of its own. The classes are made at run time: the
/// generic class `Slot` over a type that spells a number in binary. The sixth is
///
///     Slot<One<One<Zero<Never>>>>      110, the last digit innermost
///
/// A class never gets a second server: a request that outlives its test cannot reach the server of
/// another test.
enum Slots {
  private static let count = Locked(0)

  /// A class that no server has had before.
  static func new() -> StubProtocol.Type {
    slot(
      count.withLock { count in
        count += 1
        return count
      }, Never.self)
  }

  private static func slot<Digits>(_ number: Int, _ digits: Digits.Type) -> StubProtocol.Type {
    if number == 0 { return Slot<Digits>.self }
    return number.isMultiple(of: 2)
      ? slot(number / 2, Zero<Digits>.self) : slot(number / 2, One<Digits>.self)
  }
}

private enum Zero<Digits> {}
private enum One<Digits> {}
private final class Slot<Digits>: StubProtocol {}
