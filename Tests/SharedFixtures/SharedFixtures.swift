public import Foundation

/// Fixtures for several test targets.
public enum SharedFixtures {
  /// The bundle of the fixtures.
  public static let bundle = Bundle.module
}
