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

/** Comments, dollar-quoted text, quoted text, the operator that joins texts, names, and single signs. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|\|\||[\w.]+|\S/g

interface Call {
  readonly name: string
  /** The last argument where it is quoted text; of a concatenation, the text at its beginning. */
  last: string | undefined
  /** Whether an operator follows that text, so that the rest of the argument is left out. */
  isJoined: boolean
}

/** The text of a quoted literal, without the colon before what a test fills in. */
function textOf(token: string): string {
  return token
    .slice(1, -1)
    .replaceAll("''", "'")
    .replace(/:?\s*$/, '')
}

/** The titles of the assertions of a pgTAP file, in order. */
export function assertionSentences(source: string): readonly string[] {
  const sentences: string[] = []
  const open: Call[] = []
  let previous = ''
  for (const [token] of source.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    const call = open.at(-1)
    if (token === '(') open.push({ name: previous.toLowerCase(), last: undefined, isJoined: false })
    else if (token === ')') {
      if (call?.last !== undefined && ASSERTIONS.has(call.name)) sentences.push(call.last)
      open.pop()
      const outer = open.at(-1)
      if (outer && !outer.isJoined) outer.last = undefined
    } else if (call) {
      if (token === ',') call.isJoined = false
      if (token === '||' && call.last !== undefined) call.isJoined = true
      if (!call.isJoined) call.last = token.startsWith("'") ? textOf(token) : undefined
    }
    previous = token
  }
  return sentences
}
