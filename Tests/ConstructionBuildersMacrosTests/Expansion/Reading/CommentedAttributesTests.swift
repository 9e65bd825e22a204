import BuilderExpansion
import TestSupport
import Testing

struct CommentedAttributesTests {
  @Test(arguments: [
    ("// @Buildable\nstruct A {}", "   @Buildable\nstruct A {}"),
    ("//@Buildable\rstruct A {}", "  @Buildable\rstruct A {}"),
    (#"/* @Key("a") */ let a: Int"#, #"   @Key("a")    let a: Int"#),
    (#"/*@Key("a") @Default(0)*/let a: Int"#, #"  @Key("a") @Default(0)  let a: Int"#),
    ("let a: Int  // @RequiringAll", "let a: Int     @RequiringAll"),
    (#"// @Default(0) // @Key("a") //none"#, #"   @Default(0)    @Key("a") //none"#),
    ("// Käse\n// @Buildable", "// Käse\n   @Buildable"),
    ("//\n// @Buildable", "//\n   @Buildable"),
    (#"/* @Default("*" + "/") */"#, #"   @Default("*" + "/")   "#),
  ])
  func attributes_areRevealed(source: String, revealed: String) {
    expect(CommentedAttributes.revealed(in: source), equals: revealed)
  }

  @Test(arguments: [
    "// @Buildable is what the model needs",
    "// @Key was removed",
    "/// @Buildable",
    "/** @Buildable */",
    "// @Published",
    "// @Key(",
    "// Buildable",
    "/* /* @Buildable */ */",
    "/* @Buildable",
    #"let a = "// @Buildable""#,
    "let a = \"\"\"\n  // @Buildable\n  \"\"\"",
    "@Buildable struct A {}",
    "",
    "//",
    "/**/",
    "/*/",
  ])
  func anythingElse_stays(source: String) {
    expect(CommentedAttributes.revealed(in: source), equals: source)
  }
}
