/// The version of the command, as in CHANGELOG.md.
let version = "0.1.0"
