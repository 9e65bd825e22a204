/// Where characters come from.
enum ResponseSource: Equatable {
  /// The body of a response.
  case body(BodySource)
  /// A service, which is asked for all there are.
  case service(ServiceSearch)
}
