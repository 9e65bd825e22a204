public import Foundation

public enum HeroFixtures {
  public static let bundle = Bundle.module
}
