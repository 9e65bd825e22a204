import Foundation

/// The two keys for the Marvel API. They are never printed.
///
/// ```swift
/// let keys = MarvelKeys(publicKey: publicKey, privateKey: privateKey)
/// print(keys)      // keys that are not shown
/// ```
public struct MarvelKeys: Sendable {
  /// The environment variable of the public key.
  public static let publicKeyVariable = "MARVEL_PUBLIC_KEY"
  /// The environment variable of the private key.
  public static let privateKeyVariable = "MARVEL_PRIVATE_KEY"

  private let publicKey: String
  private let privateKey: String

  /// A pair of keys.
  public init(publicKey: String, privateKey: String) {
    self.publicKey = publicKey
    self.privateKey = privateKey
  }

  /// The keys from the environment; nil when neither is set.
  ///
  /// - Throws: ``OneKeyMissing`` when only one key is set.
  public init?(environment: [String: String]) throws(OneKeyMissing) {
    let keys = [Self.publicKeyVariable, Self.privateKeyVariable].map { variable in
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    switch (keys[0], keys[1]) {
    case (let publicKey?, let privateKey?):
      self.init(publicKey: publicKey, privateKey: privateKey)
    case (_?, nil): throw OneKeyMissing(variable: Self.privateKeyVariable)
    case (nil, _?): throw OneKeyMissing(variable: Self.publicKeyVariable)
    case (nil, nil): return nil
    }
  }

  /// The authentication parameters of the API: `ts`, `apikey` and `hash`.
  ///
  /// ```swift
  /// FetchCharactersMarvelService(authentication: { keys.queryItems() })
  /// ```
  ///
  /// The hash is the MD5 of timestamp, private key and public key, in hexadecimal. The private key
  /// itself is not sent.
  public func queryItems(at date: Date = Date()) -> [URLQueryItem] {
    let timestamp = "\(Int64(date.timeIntervalSince1970 * 1_000))"
    return [
      URLQueryItem(name: "ts", value: timestamp),
      URLQueryItem(name: "apikey", value: publicKey),
      URLQueryItem(name: "hash", value: MD5.hexadecimal(of: timestamp + privateKey + publicKey)),
    ]
  }
}

extension MarvelKeys {
  /// Only one of the two keys is set.
  public struct OneKeyMissing: Error, Equatable, Sendable, CustomStringConvertible {
    /// The environment variable of the key that is missing.
    public let variable: String

    /// Such as `MARVEL_PUBLIC_KEY is not set, and MARVEL_PRIVATE_KEY is`.
    public var description: String { "\(variable) is not set, and \(other) is" }

    private var other: String {
      variable == MarvelKeys.publicKeyVariable
        ? MarvelKeys.privateKeyVariable : MarvelKeys.publicKeyVariable
    }
  }
}

extension MarvelKeys: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "keys that are not shown" }
  public var debugDescription: String { description }
  /// An empty mirror, so that `dump` prints no key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
