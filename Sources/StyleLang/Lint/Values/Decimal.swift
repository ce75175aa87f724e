/// A number as a person writes it, with at most two digits after the point: `44`, `1.5`, `18.66`.
///
/// - Parameter rule: How what lies beyond is rounded; cut off where a number must not look as if it
///   reached a limit.
func decimal(_ number: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)
  -> String
{
  guard abs(number) < 1e15 else { return "\(number)" }
  let hundredths = Int((abs(number) * 100).rounded(rule))
  var text = "\(hundredths / 100)"
  let rest = hundredths % 100
  if rest % 10 != 0 {
    text += rest < 10 ? ".0\(rest)" : ".\(rest)"
  } else if rest != 0 {
    text += ".\(rest / 10)"
  }
  return number < 0 && hundredths > 0 ? "-" + text : text
}
