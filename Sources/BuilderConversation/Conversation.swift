import BuilderExpansion
import ConstructionBuilders

/// The conversation with the compiler.
package enum Conversation {
}
