/** The functions of pgTAP that the tests call; each takes the test's title as its last argument. */
const ASSERTIONS: ReadonlySet<string> = new Set([
  'bag_eq',
  'is',
  'is_empty',
  'isnt',
  'isnt_empty',
  'lives_ok',
  'matches',
  'ok',
  'pass',
  'results_eq',
  'set_eq',
  'throws_ok',
  'unalike',
])

/** Comments, dollar-quoted text, quoted text, names, and single signs. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|[\w.]+|\S/g

interface Call {
  readonly name: string
  /** The last quoted text, as long as nothing but its closing bracket follows. */
  last: string | undefined
}

/** The titles of the assertions of a pgTAP file, in order. */
export function assertionSentences(source: string): readonly string[] {
  const sentences: string[] = []
  const open: Call[] = []
  let previous = ''
  for (const [token] of source.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    const call = open.at(-1)
    if (token === '(') open.push({ name: previous.toLowerCase(), last: undefined })
    else if (token === ')') {
      if (call?.last !== undefined && ASSERTIONS.has(call.name)) sentences.push(call.last)
      open.pop()
      const outer = open.at(-1)
      if (outer) outer.last = undefined
    } else if (call) call.last = token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : undefined
    previous = token
  }
  return sentences
}
