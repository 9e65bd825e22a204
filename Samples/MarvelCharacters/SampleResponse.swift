import Foundation

/// A response for examples and tests, in the shape of the Marvel API.
///
/// It was written by hand, and has some faults of real responses: an `id` that is a string, a
/// character without a name, a date that does not exist, and others.
public enum SampleResponse {
  /// The body of the response.
  public static let json = Data(PackageResources.characters_json)
}
