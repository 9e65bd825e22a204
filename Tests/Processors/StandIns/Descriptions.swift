/// In place of the initialiser for values of any type, which Embedded Swift does not have.
extension String {
  init(describing number: Double) { self = number.description }
  init(describing number: Float) { self = number.description }
}
