@main
struct Stylec {
  static func main() {}
}
