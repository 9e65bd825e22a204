import ConstructionBuilders

enum Color: String { case red, green }
extension Color: Capturable {}

enum Level: Int {
  case low = 1
  case high = 2
}
extension Level: Capturable {}
