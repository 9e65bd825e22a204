import ConstructionBuildersMacros
import Foundation

struct NotCapturable {}

// error in expansion: 'Builder' is not a member type of struct 'Refusals.NotCapturable'
// error in expansion: generic parameter 'Value' could not be inferred
// error in expansion: generic parameter 'Value' could not be inferred
// error in expansion: type 'NotCapturable' has no member 'Builder'
@Buildable
struct Engine {
  let part: NotCapturable
}

// error in expansion: 'Builder' is not a member type of type 'Any'
// error in expansion: generic parameter 'Value' could not be inferred
// error in expansion: generic parameter 'Value' could not be inferred
// error in expansion: type 'Any' has no member 'Builder'
@Buildable
struct Anything {
  let value: Any
}

// error in expansion: cannot convert value of type 'String' to expected argument type 'Int'
// error in expansion: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
@Buildable
struct Defaulted {
  @Default("many") let count: Int
}

// error in expansion: static property 'iso8601' requires the types 'String.Builder' (aka 'String') and 'Date' be equivalent
// error in expansion: member chain produces result of type 'FieldFormat<Date>' but contextual base was inferred as 'FieldFormat<String.Builder>' (aka 'FieldFormat<String>')
// error in expansion: member chain produces result of type 'FieldFormat<Date>' but contextual base was inferred as 'FieldFormat<String.Builder>' (aka 'FieldFormat<String>')
// error in expansion: static property 'iso8601' requires the types 'String.Builder' (aka 'String') and 'Date' be equivalent
@Buildable
struct Formatted {
  @Format(.iso8601) let title: String
}

// error in expansion: cannot convert value of type '(consuming Amount) -> Completed' to expected argument type '(consuming CompleteArgument<Amount.Builder>.Resolved) throws -> Completed'
// error in expansion: property 'complete' requires that 'Amount.Builder' conform to 'ElementContainer'
// error in expansion: property 'complete' requires that 'Amount.Builder' conform to 'ElementContainer'
// error in expansion: cannot convert value of type 'CompleteArgument<Amount.Builder>.Resolved?' to closure result type 'Amount?'
@Buildable
struct Completed {
  @Complete let part: Amount
}

@Buildable
struct Amount {
  let amount: Double
}
