/// The bodies of a style that asks which system it runs on: one for each answer.
///
/// Each is a type of its own, so that what belongs to a newer system stands under one mark of its
/// availability, and the question is asked in one place.
struct Branches {
  /// A body.
  struct Branch {
    /// Which of the availabilities hold there.
    var known: [ParameterID: Bool]
    /// The systems on which it runs.
    var targets: DeploymentTargets
    /// The name of its type.
    var name = ""
    /// Whether it is passed the style.
    var readsStyle = false
    /// What it reads.
    var reads: Reads = []
  }

  /// Which body is drawn.
  indirect enum Choice {
    case branch(Int)
    /// A question that is put on some platforms, and what is drawn on those beyond them; there is no
    /// `else` where the targets answer it on each platform.
    case asked(Availability, of: DeploymentTargets, then: Choice, else: Choice?, beyond: Choice?)
  }

  /// The bodies.
  private(set) var all: [Branch] = []
  /// Which is drawn; nil if the style asks for no system.
  private(set) var choice: Choice?

  private var questions: [(id: ParameterID, availability: Availability)] = []

  /// No branches.
  init() {}

  /// Finds the branches of a style.
  init(of parameters: [Parameter], targets: DeploymentTargets, view: String) {
    for (index, parameter) in parameters.enumerated() {
      guard case .availability(let availability) = parameter.source else { continue }
      questions.append((ParameterID(index), availability))
    }
    if questions.isEmpty { return }
    choice = plan([:], targets)
    name(view)
  }

  subscript(index: Int) -> Branch {
    get { all[index] }
    set { all[index] = newValue }
  }

  private mutating func plan(_ known: [ParameterID: Bool], _ targets: DeploymentTargets) -> Choice {
    var known = known
    for (id, availability) in questions where known[id] == nil {
      let raised = targets.raised(to: availability)
      let isRefuted = questions.contains {
        known[$0.id] == false && raised.systems.isSubset(of: $0.availability)
      }
      if targets.have(availability) {
        known[id] = true
      } else if raised.platforms.isEmpty || isRefuted {
        known[id] = false
      } else {
        var answered = known
        answered[id] = true
        let yes = plan(answered, raised)
        answered[id] = false
        let named = targets.limited(to: raised.platforms)
        // Where a platform answers by itself, what follows a no is compiled there all the same.
        let isAsked = raised.platforms.contains { targets[$0] != raised[$0] }
        let no = isAsked ? plan(answered, named) : nil
        let rest = targets.platforms.filter { raised[$0] == nil }
        let beyond = rest.isEmpty ? nil : plan(answered, targets.limited(to: rest))
        return .asked(availability, of: named, then: yes, else: no, beyond: beyond)
      }
    }
    if let index = all.firstIndex(where: { $0.known == known }) {
      all[index].targets = all[index].targets.joined(with: targets)
      return .branch(index)
    }
    all.append(Branch(known: known, targets: targets))
    return .branch(all.count - 1)
  }

  /// Names the types: `StyledLabel`, and `StyledLabel26` where a newer system is known.
  private mutating func name(_ view: String) {
    var taken: Set<String> = []
    for index in all.indices {
      let versions = questions.filter { all[index].known[$0.id] == true }
        .compactMap { question in
          question.availability.platforms.first.flatMap { question.availability[$0]?.major }
        }
      var name = view + (versions.max().map { "\($0)" } ?? "")
      while !taken.insert(name).inserted { name += "Variant" }
      all[index].name = name
    }
  }
}

extension DeploymentTargets {
  /// The same for some platforms only.
  func limited(to platforms: [Platform]) -> DeploymentTargets {
    DeploymentTargets(platforms.compactMap { platform in self[platform].map { (platform, $0) } })
  }

  /// The oldest systems of both.
  func joined(with other: DeploymentTargets) -> DeploymentTargets {
    DeploymentTargets(
      Platform.allCases.compactMap { platform in
        [self[platform], other[platform]].compactMap { $0 }.min().map { (platform, $0) }
      })
  }
}
