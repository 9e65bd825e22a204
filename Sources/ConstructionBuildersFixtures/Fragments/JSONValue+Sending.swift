import ConstructionBuilders
import Foundation

/// The JSON of a Swift value in a fragment.
extension JSONValue {
  static func sending(_ value: Any) -> Result<JSONValue?, FragmentFailure> {
    do throws(FragmentFailure) {
      return .success(try JSONValue(of: value))
    } catch {
      return .failure(error)
    }
  }

  static func sending(raw text: String) -> Result<JSONValue?, FragmentFailure> {
    let value: JSONValue
    do throws(BuildFailure) {
      value = try JSONValue(json: text)
    } catch {
      return .failure(FragmentFailure("\(error.findings[0])"))
    }
    let duplicates = DuplicateKeys.paths(in: text).map { path in
      FragmentFailure.Problem(
        path: path, words: "duplicate key in the text: only the last value arrives")
    }
    guard duplicates.isEmpty else {
      return .failure(FragmentFailure(problems: duplicates))
    }
    return .success(value)
  }

  private init(of value: Any) throws(FragmentFailure) {
    switch value {
    case let value as JSONValue: self = value
    case let value as any OptionalValue:
      if let wrapped = value.wrapped { self = try JSONValue(of: wrapped) } else { self = .null }
    case let value as String: self = .string(value)
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger: self = .number(Number(value))
    case let value as any BinaryFloatingPoint & CustomStringConvertible:
      guard let number = Number(value) else { throw FragmentFailure("JSON cannot hold \(value)") }
      self = .number(number)
    case let value as Decimal:
      guard let number = Number(digits: value.description) else {
        throw FragmentFailure("JSON cannot hold \(value)")
      }
      self = .number(number)
    case let value as any StringProtocol: self = .string(String(value))
    case let value as Character: self = .string(String(value))
    case let value as URL: self = .string(value.absoluteString)
    case let value as UUID: self = .string(value.uuidString)
    case let value as Data: self = .string(value.base64EncodedString())
    case is Date: throw .date
    case let value as any RawRepresentable: self = try JSONValue(of: value.rawValue)
    case let value as [String: Any]: self = try JSONValue(members: value)
    case let value as [Any]: self = try JSONValue(elements: value)
    case let value as any Encodable: self = try JSONValue(encoding: value)
    default:
      throw FragmentFailure(
        "JSON has no value for a \(type(of: value)): say it, with json: and the value expected")
    }
  }

  /// A dictionary has no order, so its members are sorted by key.
  private init(members dictionary: [String: Any]) throws(FragmentFailure) {
    let sorted = dictionary.sorted { keyPrecedes($0.key, $1.key) }
    let values = try Self.values(sorted.map { (FieldPath.key($0.key), $0.value) })
    var members = Members()
    for (member, value) in zip(sorted, values) { members[member.key] = value }
    self = .object(members)
  }

  private init(elements array: [Any]) throws(FragmentFailure) {
    self = .array(try Self.values(array.enumerated().map { (.index($0), $1) }))
  }

  private static func values(
    _ values: [(path: FieldPath, value: Any)]
  ) throws(FragmentFailure) -> [JSONValue] {
    var result: [JSONValue] = []
    var problems: [FragmentFailure.Problem] = []
    for (path, value) in values {
      do throws(FragmentFailure) {
        result.append(try JSONValue(of: value))
      } catch {
        problems += error.problems(under: path)
      }
    }
    guard problems.isEmpty else { throw FragmentFailure(problems: problems) }
    return result
  }

  private init(encoding value: any Encodable) throws(FragmentFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { _, encoder in
      let path = FieldPath(encoder.codingPath)
      throw FragmentFailure(problems: FragmentFailure.date.problems(under: path))
    }
    do {
      self = try JSONValue(json: encoder.encode(value))
    } catch let failure as FragmentFailure {
      throw failure
    } catch {
      throw FragmentFailure("\(type(of: value)) cannot be encoded: \(error)")
    }
  }
}
