/// Values that are read by several arms of a union.
extension JSONNode {
  /// Reads the value by `read`, which tries both arms; once, where arms around it are tried, too.
  func tried<Value: Capturable>(
    _ format: UnionFormat, _ read: () -> Captured<Value>
  ) -> Captured<Value> {
    guard let source = unsafe sourceOfTrial else { return read() }
    let isWithinTrial = unsafe source.pointee.tried != nil
    if !isWithinTrial { unsafe source.pointee.tried = TriedValues() }
    defer { if !isWithinTrial { unsafe source.pointee.forgetTried() } }
    guard format.isKnown else {
      // A closure may read what other closures read.
      unsafe source.pointee.knowsObjects = true
      return read()
    }
    return isWithinTrial ? known(format, read) ?? .missing : read()
  }

  /// What was built to rank the arms of unions, while one of them is tried.
  var rankedBuilds: RankedBuilds? {
    guard let source = unsafe sourceOfTrial, let tried = unsafe source.pointee.tried else {
      return nil
    }
    let builds = unsafe tried.builds ?? RankedBuilds(source.pointee.layouts)
    tried.builds = builds
    return builds
  }
}
