public import Foundation

/// Fixtures that several test targets use.
public enum SharedFixtures {
  /// The bundle that they are in.
  public static let bundle = Bundle.module
}
