/// In place of the standard library's, which Embedded Swift does not have. Conformances to it are
/// in files of their own, which are left out.
public protocol Codable {}
