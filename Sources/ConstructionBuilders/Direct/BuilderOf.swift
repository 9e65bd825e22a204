/// The value of a field for a type: the builder of a model, or the type itself if it needs none.
///
/// Written builders use it for each property. If the type of one has no builder, the compiler
/// reports an error at the property:
/// `type 'Character' does not conform to protocol '_BuildableOrCapturable'`.
public typealias _BuilderOf<Value: Buildable> = Value.Builder
where Value.Builder.Built == Value

/// The value of a field for an array or a dictionary that is `@Complete`.
///
/// If the type of the property has no elements, the compiler reports an error there:
/// `type 'Price.Builder' does not conform to protocol 'ElementContainer'`.
public typealias _CompleteBuilderOf<Value: Buildable> = Value.Builder
where Value.Builder.Built == Value, Value.Builder: ElementContainer

/// The builder of the payload of a case.
///
/// If the payload is no model, the compiler reports an error at the case: `type 'Int' does not
/// conform to protocol 'ConstructionBuilder'`.
public typealias _KindBuilderOf<Value: Buildable> = Value.Builder
where Value.Builder: ConstructionBuilder, Value.Builder.Model == Value
