public import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The type of a property in an attribute, which does not know it.
///
/// Formats of it do nothing: the builder that the macro writes has the format of the property's
/// type, and the compiler checks it there. They have the members of other formats, so that a format
/// of which two types have one, such as `.iso8601`, is no ambiguous one.
@_documentation(visibility: internal)
public enum PropertyValue: Capturable {
  public static func capture(_ node: JSONNode) -> Captured<PropertyValue> { .unusable(node) }
}

@_documentation(visibility: internal)
extension FieldFormat<PropertyValue> {
  private static var none: FieldFormat { FieldFormat { .unusable($0) } }

  public static var iso8601: FieldFormat { none }
  public static func iso8601(timeZone: TimeZone) -> FieldFormat { none }
  public static var iso8601WithZone: FieldFormat { none }
  public static var rfc5322: FieldFormat { none }
  public static func pattern(_: String, timeZone: TimeZone? = nil) -> FieldFormat {
    none
  }
  public static var secondsSince1970: FieldFormat { none }
  public static func secondsSince1970(within: ClosedRange<Date>) -> FieldFormat {
    none
  }
  public static var millisecondsSince1970: FieldFormat { none }
  public static func millisecondsSince1970(within: ClosedRange<Date>) -> FieldFormat {
    none
  }
  public static var microsecondsSince1970: FieldFormat { none }
  public static var nanosecondsSince1970: FieldFormat { none }
  public static var seconds: FieldFormat { none }
  public static var milliseconds: FieldFormat { none }
  public static var clock: FieldFormat { none }
  public static func clock(twoParts: ClockParts) -> FieldFormat { none }
  public static var protoJSON: FieldFormat { none }
  public static var base64URL: FieldFormat { none }
  public static func base64(ignoringWhiteSpace: Bool) -> FieldFormat { none }
  public static var hexadecimal: FieldFormat { none }
  public static func decimal(separator: Character, grouping: Character? = nil) -> FieldFormat {
    none
  }

  public static var oneOrMany: FieldFormat { none }
  public static func oneOrMany(_: FieldFormat) -> FieldFormat { none }
  public static func each(_: FieldFormat) -> FieldFormat { none }
  public static func either(_: FieldFormat?, _: FieldFormat?) -> FieldFormat { none }
  public static func whole(_: FieldFormat? = nil) -> FieldFormat { none }
  public static func keyed(
    by: FieldFormat, values: FieldFormat? = nil
  ) -> FieldFormat { none }
}
