import ConstructionBuildersMacros
import TestSupport
import Testing

/// Each convention and the key that it finds. The models are in `Models/Conventions.swift`.
struct KeyConventionTests {
  @Test(
    arguments: [
      (Conventions.CamelCase.Builder.self, "imageURL"),
      (Conventions.SnakeCase.Builder.self, "image_url"),
      (Conventions.ScreamingSnakeCase.Builder.self, "IMAGE_URL"),
      (Conventions.KebabCase.Builder.self, "image-url"),
      (Conventions.ScreamingKebabCase.Builder.self, "IMAGE-URL"),
      (Conventions.PascalCase.Builder.self, "ImageURL"),
      (Conventions.Lowercase.Builder.self, "imageurl"),
      (Conventions.Uppercase.Builder.self, "IMAGEURL"),
    ] as [(any ConstructionBuilder.Type, String)])
  func convention_findsItsKey(builder: any ConstructionBuilder.Type, key: String) {
    let found = builder.init(dictionary: [key: "a"]).declaredFields[0]
    let other = builder.init(dictionary: [key + "?": "a"]).declaredFields[0]

    expect(found.field.outcome, equals: .value)
    expect(found.field.path, equals: FieldPath([.key(key)]))
    expect(other.field.outcome, equals: .missing)
  }
}
