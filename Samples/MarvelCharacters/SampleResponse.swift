import Foundation

/// A response to try things with, in the shape of the service's own.
///
/// It was written by hand, and has some of the faults that a client meets: an `id` that is a string,
/// a character without a name, a date that does not exist, and others.
public enum SampleResponse {
  /// The body of the response.
  public static let json = Data(PackageResources.characters_json)
}
