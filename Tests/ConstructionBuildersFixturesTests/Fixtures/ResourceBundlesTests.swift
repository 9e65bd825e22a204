import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

struct ResourceBundlesTests {
  @Test(arguments: [
    ("my-package_AppTests.resources", "AppTests", true),
    ("my-package_AppTests.bundle", "AppTests", true),
    ("my-package_App Tests.resources", "App_Tests", true),
    ("my-package_app-tests.resources", "app_tests", true),
    ("my-package_AppTests.resources", "Tests", false),
    ("AppTests.resources", "AppTests", false),
    ("my-package_AppTests.build", "AppTests", false),
  ])
  func names_areThoseOfThePackageManager(name: String, module: String, expected: Bool) {
    expect(ResourceBundles.isBundle(name, ofModule: module), equals: expected)
  }
}
