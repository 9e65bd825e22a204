import TestSupport
import Testing

@testable import builders

/// What the words of a key say of its values.
struct KeyMeaningTests {
  private func type(_ key: String, _ values: [String]) throws -> String {
    let documents = (0..<20).flatMap { _ in values }.map { "{\"\(key)\":\($0)}" }
    let root = try #require(Survey(documents, showsValues: true).folded.endpoints.first).root
    let plan = try ModelPlanner([PlannedEndpoint(root: root)], PlanOptions()).plan()
    let source = TypeSource(plan: plan, type: plan.types[0], style: .macro).declarations
    let line = source.split(separator: "\n").first { $0.contains("let ") } ?? ""
    let declaration = line.split(separator: "let ").last ?? ""
    let type = declaration.drop { $0 != ":" }.dropFirst(2).prefix { $0 != "/" }
    return String(type.filter { $0 != " " })
  }

  /// A Double has no 0.1.
  @Test(arguments: [
    "price", "prices", "Price", "PRICE", "unitPrice", "listPrice", "list-price", "shipping_cost",
    "priceUSD", "price_usd", "usd_price", "priceInUSD", "price_per_night", "pricePerNight",
    "cost_per_order", "price_before_tax", "price_excl_vat", "cost_of_goods", "price_min",
    "min_price", "total_price", "price_total", "price_amount", "price_2", "price2", "fees_paid",
    "salary_from", "subtotal", "fare_eur_total",
  ])
  func wholePrice_isDecimal(_ key: String) throws {
    try expect(type(key, ["5"]), equals: "Decimal")
    try expect(type(key, ["5", "9.99"]), equals: "Decimal")
    try expect(type(key, ["5", "\"9.5\""]), equals: "Decimal")
  }

  /// A `total` can be a number of things.
  @Test(arguments: [
    "total", "totals", "total_tax", "tax_total", "taxes", "amount", "totalAmount", "amount_usd",
    "balance_after", "price_tax", "discount_value", "refundAmount", "amount_per_month",
  ])
  func amount_isDecimal_ifItHasAFraction(_ key: String) throws {
    try expect(type(key, ["1562"]), equals: "Int")
    try expect(type(key, ["9.99", "5"]), equals: "Decimal")
  }

  @Test(arguments: [
    "price_id", "priceID", "fee_id", "priceIds", "price_list_id", "price_level", "price_count",
    "fee_counts", "price_precision", "cost_center", "price_type", "price_list", "total_items",
    "total_weight", "tax_rate", "tax_percent", "fee_per_cent", "discount_in_percent",
    "price_cents", "price_in_cents", "price_per_unit_id", "cost_of_living_index",
    "number_of_fees", "days_before_payment", "total_price_set", "per_night", "priceless",
  ])
  func otherKeys_areNoMoney(_ key: String) throws {
    try expect(type(key, ["5"]), equals: "Int")
    try expect(type(key, ["5", "9.99"]), equals: "Double")
  }

  /// With two decimals, it is money in any text, except where digits are a label or a time.
  @Test(arguments: [
    ("version", "String"), ("appVersion", "String"), ("apiVersion", "String"),
    ("minOSVersion", "String"), ("min_os", "String"), ("macOS", "String"), ("VERSION", "String"),
    ("versions", "String"), ("buildNumber", "String"), ("price_id", "String"),
    ("opening_time", "String"), ("openingTime", "String"), ("flightDuration", "String"),
    ("openingHours", "String"), ("releasePrice", "Decimal"), ("value", "Decimal"),
    ("total_tax", "Decimal"),
  ])
  func textWithTwoDecimals_isDecimal(_ key: String, _ type: String) throws {
    try expect(self.type(key, ["\"1.10\""]), equals: type)
  }

  @Test(arguments: ["is_active", "hasImages", "can-edit"])
  func bitOfAQuestion_isBool(_ key: String) throws {
    try expect(type(key, ["0", "1"]), equals: "Bool")
    try expect(type(key, ["0", "1", "2"]), equals: "Int")
    try expect(type("is", ["0", "1"]), equals: "Int")
    try expect(type("island", ["0", "1"]), equals: "Int")
  }

  /// Some senders write version 1.1 as a number.
  @Test(arguments: [
    (["2", "\"1.10\""], "String"), (["1.1", "\"1.10\"", "\"2\""], "String"),
    (["1.1", "\"1.10\"", "\"\""], "String"), (["1", "\"2\""], "Int"),
  ])
  func labelsThatAreNumbersAndTexts_areTexts(_ values: [String], _ type: String) throws {
    try expect(self.type("appVersion", values), equals: type)
  }

  @Test func elementsAndMembers_areWhatTheirKeySays() throws {
    try expect(type("prices", ["[9.99, 5]"]), equals: "[Decimal]")
    try expect(type("unitPrices", ["[5]"]), equals: "[Decimal]")
    try expect(type("prices", ["{\"2026-03-01\":9.99,\"2026-03-02\":5}"]), equals: "[Date:Decimal]")
    try expect(type("price_ids", ["[5]"]), equals: "[Int]")
    try expect(type("price", ["null", "9.99"]), equals: "Decimal?")
  }
}
