/// A statement inside a style; ‹ and › as in `marked`.
private func inStyle(_ text: String) -> String { "style A: button {\n\(text)\n}" }

/// Statements inside an element; ‹ and › as in `marked`.
private func inContent(_ text: String) -> String { inStyle("content: hstack {\n\(text)\n}") }

private let declarations =
  "expected 'import', 'tokens', 'style', 'component' or 'environment'"
private let severalElements =
  "'content' is one element; write 'content: vstack { … }' around several"
private let contentInElement =
  "an element holds its children directly; write them without 'content:'"
private func misplaced(_ name: String) -> String {
  "an element stands in 'content'; write 'content: \(name)', or 'content: vstack { … }' around several"
}

/// Mistakes in imports, components, layers, content and elements.
let elementMistakes: [Mistake] = [
  // Other files, components and the environment.
  (
    "import ‹palette.style›\nstyle A: button {}",
    "expected a file in quotes after 'import', as in 'import \"palette.style\"', found 'palette.style'",
    true
  ),
  (
    "import ‹../a/b-c.style› as B",
    "expected a file in quotes after 'import', as in 'import \"palette.style\"', found '../a/b-c.style'",
    true
  ),
  (
    "import‹›\nstyle A: button {}",
    "expected a file in quotes after 'import', as in 'import \"palette.style\"', found the end of the line",
    false
  ),
  (
    "import ‹{› a: 1 }\nstyle A: button {}",
    "expected a file in quotes after 'import', as in 'import \"palette.style\"', found '{'", false
  ),
  (
    "import \"x.style\" as‹›\nstyle A: button {}",
    "expected the namespace's name, found the end of the line", false
  ),
  ("import \"x.style\" as ‹\"y\"›", "expected the namespace's name, found '\"y\"'", false),
  ("import \"x.style\" as ‹is›", "'is' is reserved and cannot be a name", false),
  (
    "import \"x.style\"‹,› \"y.style\"\ntokens { }",
    "expected the end of the line or ';', found ','", false
  ),
  (
    "import \"x.style\" ‹style› A: button { }",
    "expected the end of the line or ';', found 'style'",
    false
  ),
  (
    "deprecated \"x\" ‹import› \"a.style\"\nstyle A: button {}",
    "expected what is deprecated after 'deprecated \"…\"', found 'import'", false
  ),
  (
    "import ‹url›(\"x.style\")\ntokens { }",
    "expected a file in quotes after 'import', as in 'import \"palette.style\"', found 'url'", false
  ),
  ("environment ‹let› a: Bool = true", "'let' has no meaning here; remove it", true),
  (
    "component A { states ‹{› pressed; loading } }",
    "expected ':' after the property's name 'states', found '{'", false
  ),
  ("component ‹{› a: 1 }", "expected the component's name, found '{'", false),
  (
    "component A‹:› button { a: 1 }\ntokens { }",
    "expected '{' and what describes the component, found ':'", false
  ),
  (
    "environment ‹:› Bool\nstyle A: button {}", "expected the environment value's name, found ':'",
    false
  ),
  (
    "environment a ‹Bool› = true",
    "expected ':' after the environment value's name 'a', found 'Bool'", true
  ),
  (
    "environment a:‹›\nstyle A: button {}",
    "expected the type of the environment value 'a', found the end of the line", false
  ),
  (
    "environment a: Bool =‹›\nstyle A: button {}", "expected a value, found the end of the line",
    false
  ),
  (
    "environment a: Bool = true ‹{› }\ntokens { }",
    "expected the end of the line or ';', found '{'", false
  ),
  (
    "style A: button {\n  a: 1\n‹environment› b: Bool", "expected '}', found 'environment'", true
  ),
  ("style A: button {\n  a: 1\n‹import› \"b\"", "expected '}', found 'import'", true),
  (
    "style A: button {\n  content: b {\n    c\n‹component› B { }",
    "expected '}', found 'component'",
    true
  ),
  ("‹Import› \"a.style\"", "\(declarations), found 'Import'", true),
  ("‹environmet› a: Bool", "\(declarations), found 'environmet'", true),
  ("‹Component› A { a: 1 }", "\(declarations), found 'Component'", true),
  // Layers.
  (inStyle("layer ‹{› a: 1 }\nb: 1"), "expected the layer's name, found '{'", false),
  (inStyle("layer ‹above› { a: 1 }\nb: 1"), "expected the layer's name, found 'above'", false),
  (inStyle("layer ‹\"a\"› { a: 1 }\nb: 1"), "expected the layer's name, found '\"a\"'", false),
  (inStyle("layer‹›\nb: 1"), "expected the layer's name, found the end of the line", false),
  (
    inStyle("layer a above ‹b›: 1"), "expected '{' and the layer's properties, found 'b'", false
  ),
  (inStyle("layer a ‹below› when b { c: 1 }"), "'below' has no meaning here; remove it", true),
  (inStyle("layer‹:› glow { c: 1 }"), "':' has no meaning here; remove it", true),
  // Content.
  (inStyle("content ‹{› icon; title }\nb: 1"), severalElements, true),
  (inStyle("content: ‹{› icon; title }\nb: 1"), severalElements, true),
  (inStyle("content: icon‹,› title\nb: 1"), severalElements, false),
  (inStyle("content: icon ‹title›\nb: 1"), severalElements, false),
  (
    inStyle("content: icon ‹b›: 1"), "expected the end of the line or ';', found 'b'", true
  ),
  (
    inStyle("content ‹hstack› { icon }\nb: 1"),
    "expected ':' after the property's name 'content', found 'hstack'", true
  ),
  (
    inStyle("content ‹=› hstack { icon }\nb: 1"),
    "expected ':' after the property's name 'content', found '='", true
  ),
  (
    inStyle("content: ‹\"a\"›\nb: 1"), "expected an element, as in 'hstack { … }', found '\"a\"'",
    false
  ),
  (
    inStyle("content:‹›\nhstack { }").replacing("hstack { }", with: "b: 1"),
    "expected an element, as in 'hstack { … }', found the end of the line", false
  ),
  (inStyle("‹hstack› { icon; title }\nb: 1"), misplaced("hstack"), true),
  (inStyle("‹image›(\"a\")\nb: 1"), misplaced("image"), true),
  (inStyle("‹spacer›\nb: 1"), misplaced("spacer"), true),
  (inStyle("when a { ‹label› when b { c: 1 } }"), misplaced("label"), true),
  (inStyle("layer a { ‹icon›? }"), misplaced("icon"), true),
  (
    inStyle("content: hstack‹›\n    icon\n    title\n  }\nb: 1"),
    "expected '{' and the element's children, found the end of the line", true
  ),
  (
    inStyle("content:‹›\n  hstack { icon }\nb: 1"),
    "expected an element, as in 'hstack { … }', found the end of the line", false
  ),
  (inStyle("‹icon›\ntitle; spacer()\nb: 1"), misplaced("icon"), false),
  (
    inStyle("layer a { b: 1 } ‹above›\nc: 1"),
    "the 'above' of a layer stands before its '{'", false
  ),
  // Elements.
  (inContent("‹content›: icon { b: 1 }\ntitle"), contentInElement, true),
  (inContent("‹content›:\ntitle"), contentInElement, false),
  (
    inContent("‹layer› glow above { b: 1 }\ntitle"),
    "a layer stands directly in a style; for something behind or above a part of the content use 'zstack { … }'",
    false
  ),
  (inContent("icon ‹?› { a: 1 }"), "a '?' touches what stands before it", true),
  (inContent("image(b) ‹?›; a: 1"), "a '?' touches what stands before it", true),
  (inContent("icon‹:› { a: 1 }\ntitle"), "':' has no meaning here; remove it", true),
  (
    inContent("icon { a: 1 } ‹when› b\ntitle"),
    "the 'when' of an element stands before its '{'", false
  ),
  (
    inContent("icon { a: 1 } ‹when› b { title }"),
    "expected the end of the line or ';', found 'when'", true
  ),
  (inContent("icon ‹title›"), "expected the end of the line or ';', found 'title'", true),
  (
    inContent("icon { a: 1 } ‹title› { }"), "expected the end of the line or ';', found 'title'",
    true
  ),
  (inContent("icon‹,› title"), "expected the end of the line or ';', found ','", false),
  (inContent("padding ‹8›"), "expected ':' after the property's name 'padding', found '8'", true),
  (inContent("font ‹=› body"), "expected ':' after the property's name 'font', found '='", true),
  (
    inContent("‹background-color›: red"),
    "a name has no hyphens: write 'background' instead of 'background-color'", true
  ),
  (inContent("‹if› b { icon }"), "'if' has no meaning here; write 'when'", true),
  (
    inContent("when b { icon } ‹else› { title }"), "'else' has no meaning here; write 'when not …'",
    false
  ),
  (inContent("image(\"a\"‹›\nb: 1"), "expected ')', found the end of the line", true),
  (inContent("icon when ‹{› a: 1 }"), "expected a condition, as in 'pressed', found '{'", false),
  (inContent("‹{› icon }"), "expected a property, as in 'padding: 8', found '{'", false),
  (
    "style A: button {\n  content: b {\n    c { d: 1‹›", "expected '}', found the end of the file",
    true
  ),
  (
    inContent("‹\"Hello\"›\ntitle"), "expected an element, as in 'hstack { … }', found '\"Hello\"'",
    true
  ),
  // Habits of SwiftUI.
  (
    inContent("‹Color.red›\nb: 1"),
    "'Color.red' has no meaning here; write 'box { background: red }'", true
  ),
  (
    inStyle("‹background› { Color.red.opacity(1) }\nb: 1"),
    "'background { … }' has no meaning here; write 'layer name { … }'", false
  ),
  (
    inStyle("when ‹#available›(ios: 17) { b: 1 }"),
    "'#available' has no meaning here; write 'available'", true
  ),
  (
    inStyle("when available(iOS: 17, ‹*›) { b: 1 }"), "'*' has no meaning here; remove it", true
  ),
  (
    inContent("‹HStack›(spacing: 8) { icon }"), "'HStack' has no meaning here; write 'hstack'", true
  ),
  (inStyle("content: ‹VStack› { icon }"), "'VStack' has no meaning here; write 'vstack'", true),
  (inContent("‹Text›(\"a\")\nb: 1"), "'Text' has no meaning here; write 'text'", true),
  (inContent("‹Spacer()›\nb: 1"), "'Spacer()' has no meaning here; write 'spacer'", true),
  (
    inContent("‹Image(systemName:› \"a\") { b: 1 }"),
    "'Image(systemName:' has no meaning here; write 'image(\"…\")'", true
  ),
  (
    inContent("‹configuration.label› { b: 1 }"),
    "'configuration.label' has no meaning here; write 'label'", true
  ),
  (
    inContent("icon { b: 1 }\n  ‹.padding›(8)\ntitle"),
    "'.padding' has no meaning here; write 'padding: …' in the element's braces", false
  ),
  (
    inContent("icon‹.opacity›(0.5); title"),
    "'.opacity' has no meaning here; write 'opacity: …' in the element's braces", false
  ),
  (
    inStyle("content: hstack { icon }\n  ‹.foregroundColor›(.red)\nb: 1"),
    "'.foregroundColor' has no meaning here; write 'foreground: …' in the element's braces", false
  ),
]
