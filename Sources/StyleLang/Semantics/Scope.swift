/// What names in a value or a condition may mean besides tokens and built-in words.
struct Scope {
  /// A parameter, and what stands for it.
  struct Binding {
    /// What a parameter stands for where its style's statements are read.
    enum Meaning {
      /// A parameter of the style being built.
      case parameter(ParameterID)
      /// A value that a derived style has given.
      case value(Value)
      /// A derived style has said `absent`.
      case absent
      /// The parameter's declaration is wrong, which has been reported: nothing more is said.
      case unknown
    }

    var name: NameID
    var type: ParameterType
    var isOptional: Bool
    var meaning: Meaning
  }

  /// The group of tokens in which bare names are looked up first.
  var group: Int32 = 0
  var bindings: [Binding] = []
  /// Whether a parameter list could not be read whole, so that an unknown name may be a parameter.
  var isIncomplete = false
  /// The component; nil outside a style.
  var component: Component?
  /// The states that conditions may name.
  var states: [State] = []

  /// Whether the default of a parameter is read, which is made before any view is.
  var isInDefault = false

  func binding(_ name: NameID) -> Binding? {
    for binding in bindings where binding.name == name { return binding }
    return nil
  }
}
