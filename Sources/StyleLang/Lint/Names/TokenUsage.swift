/// Which tokens of a project its styles need: what they name, and what that rests on.
///
/// What is deprecated counts as needed.
struct TokenUsage {
  /// By the number of the file, and there by `TokenID`: whether something other than a token that
  /// nobody needs uses it.
  private var isUsed: [[Bool]]
  /// The same: one of the tokens that use it.
  private var user: [[TokenOrigin?]]

  /// Follows the names of all files.
  init(_ files: [LintedFile]) {
    isUsed = files.map { Array(repeating: false, count: $0.tokens.count) }
    user = files.map { Array(repeating: nil, count: $0.tokens.count) }
    var links: [TokenOrigin: [TokenOrigin]] = [:]
    var waiting: [TokenOrigin] = []
    for file in files {
      for use in file.analysis.uses {
        guard case .token(let target) = use.target else { continue }
        if let token = file.token(around: use.node) {
          let origin = TokenOrigin(file: file.number, token: token)
          links[origin, default: []].append(target)
          user[target.file][Int(target.token)] = origin
        } else if mark(target) {
          waiting.append(target)
        }
      }
    }
    // What is deprecated is there for others.
    for file in files {
      for (id, token) in file.tokens.enumerated() where token.deprecation != nil {
        let origin = TokenOrigin(file: file.number, token: TokenID(id))
        if mark(origin) { waiting.append(origin) }
      }
    }
    while let token = waiting.popLast() {
      for target in links[token] ?? [] where mark(target) { waiting.append(target) }
    }
  }

  /// Notes that a token is used; whether that is news.
  private mutating func mark(_ token: TokenOrigin) -> Bool {
    if isUsed[token.file][Int(token.token)] { return false }
    isUsed[token.file][Int(token.token)] = true
    return true
  }

  /// Whether a token is used.
  func contains(_ token: TokenOrigin) -> Bool { isUsed[token.file][Int(token.token)] }

  /// A token that uses one; nil where none does.
  func user(of token: TokenOrigin) -> TokenOrigin? { user[token.file][Int(token.token)] }
}
