import TestSupport
import Testing

@testable import builders

struct SwiftNameTests {
  static let properties: [(String, String)] = [
    ("id", "id"), ("ID", "id"), ("created_at", "createdAt"), ("createdAt", "createdAt"),
    ("CreatedAt", "createdAt"), ("CREATED_AT", "createdAt"), ("created-at", "createdAt"),
    ("html_url", "htmlURL"), ("resourceURI", "resourceURI"), ("userId", "userId"),
    ("user_ids", "userIDs"), ("ImageURLs", "imageURLs"), ("iPhone", "iPhone"),
    ("created at", "createdAt"), ("a.b:c", "aBC"), ("$ref", "ref"), ("@id", "id"),
    ("_links", "links"), ("don't", "dont"), ("+1", "plus1"), ("-1", "minus1"),
    ("1080p", "key1080p"), ("", "empty"), ("!?", "key"), ("self", "selfLink"),
    ("created_utc", "createdUTC"), ("obj_ids", "objIDs"),
    ("websocket_url", "websocketURL"), ("css_class", "cssClass"), ("my_dns", "myDNS"),
    ("init", "initial"),
    ("build", "buildValue"), ("declared_fields", "declaredFieldsValue"),
    ("имя", "имя"), ("名前", "名前"), ("naïve_key", "naïveKey"), ("😀", "😀"), ("❤️", "key"),
    ("default", "default"),
  ]

  @Test(arguments: properties)
  func property(_ key: String, _ name: String) { expect(SwiftName.property(key), equals: name) }

  @Test(arguments: [
    ("default", "`default`"), ("extension", "`extension`"), ("await", "`await`"), ("name", "name"),
    ("Type", "`Type`"),
  ])
  func keywords_haveBackticks(_ name: String, _ declared: String) {
    expect(SwiftName.declared(name), equals: declared)
  }

  static let elements: [(String, String)] = [
    ("results", "Result"), ("activities", "Activity"), ("series", "Series"), ("boxes", "Box"),
    ("branches", "Branch"), ("statuses", "Status"), ("addresses", "Address"), ("cases", "Case"),
    ("children", "Child"), ("people", "Person"), ("movies", "Movie"), ("data", "Data"),
    ("html_urls", "HTMLURL"), ("news", "News"), ("user_ids", "UserID"), ("2nd_hops", "Type2ndHop"),
    ("", "Value"), ("名前", "Type名前"), ("имена", "Имена"), ("😀", "Type😀"),
  ]

  @Test(arguments: elements)
  func element(_ key: String, _ name: String) { expect(SwiftName.element(key), equals: name) }

  @Test func names_areGivenOnce() {
    var names = FreeNames(taken: ["Date"])
    expect(names.take(["Date", "UserDate"]), equals: "UserDate")
    expect(names.take(["Date", "UserDate"]), equals: "UserDate2")
    expect(names.take(["User"]) { [$0 + "Builder"] }, equals: "User")
    expect(names.take(["UserBuilder"]), equals: "UserBuilder2")
  }
}
