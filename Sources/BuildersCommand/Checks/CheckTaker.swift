import ConstructionBuilders
import ConstructionBuildersContracts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks documents against one or several contracts.
struct CheckTaker: DocumentTaker {
  private(set) var checks: [ContractCheck]
  /// What is in the documents beside what the contract reads; only for a single contract.
  private(set) var unread: UnreadTally?
  private(set) var presence: PresenceTally?
  private(set) var unreadable: [Survey.Unreadable: Int] = [:]
  /// The endpoints that were checked, with the number of documents.
  private(set) var endpoints: [String: Int] = [:]
  private let endpoint: String?

  /// - Parameter endpoint: The endpoint that a person has named; nil for all.
  init(_ contracts: [Contract], endpoint: String?) {
    checks = contracts.map { ContractCheck($0) }
    self.endpoint = endpoint
    if contracts.count == 1 {
      unread = UnreadTally()
      presence = PresenceTally(limit: 10_000)
    }
  }

  mutating func add(_ unreadable: Survey.Unreadable) {
    self.unreadable[unreadable, default: 0] += 1
  }

  mutating func add(
    _ bytes: Span<UInt8>, endpoint: String, at path: [Step], stamp: Stamp?,
    place: @autoclosure () -> String
  ) -> MalformedJSON? {
    if let wanted = self.endpoint, Endpoint(name: endpoint)?.isNamed(wanted) != true { return nil }
    var count = 0
    var isThere = false
    let malformed = JSONNode.withRoot(of: bytes, .lenient) { root in
      isThere = root.forEachValue(at: path[...]) { value in
        count += 1
        add(value, path.isEmpty ? bytes.array(bytes.indices) : nil, place)
      }
    }
    if let malformed {
      add(Survey.Unreadable(malformed))
    } else if !isThere {
      add(.notThere)
    }
    endpoints[endpoint, default: 0] += count
    return malformed
  }

  private mutating func add(
    _ value: borrowing JSONNode, _ bytes: [UInt8]?, _ place: () -> String
  ) {
    for index in checks.indices { checks[index].add(value, place: place) }
    guard unread != nil, let contract = checks.first?.contract else { return }
    let text = bytes ?? JSONValue.capture(value).value.map { Array($0.description.utf8) } ?? []
    unread?.merge(contract.unread(in: text))
    presence?.merge(
      contract.presence(in: text, findings: [], at: Date(timeIntervalSince1970: 0)))
  }

  mutating func merge(_ other: CheckTaker) {
    for index in checks.indices { checks[index].merge(other.checks[index]) }
    if let tally = other.unread { unread?.merge(tally) }
    if let tally = other.presence { presence?.merge(tally) }
    unreadable.merge(other.unreadable, uniquingKeysWith: +)
    endpoints.merge(other.endpoints, uniquingKeysWith: +)
  }

  /// How many documents were checked.
  var documents: Int { endpoints.values.reduce(0, +) }
}
