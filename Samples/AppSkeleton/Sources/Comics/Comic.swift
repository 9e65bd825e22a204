/// A comic, as the app uses it. Nothing in it is ever a placeholder.
public struct Comic: Equatable, Sendable {
  public let id: Int
  public let title: String
  public let pageCount: Int?
}
