/// The source of the characters.
enum ResponseSource: Equatable {
  /// The body of a response, or the bodies of several.
  case body(BodySource)
  /// All characters from a service.
  case service(ServiceSearch)
}
