import { parseSync } from 'vite'

const TESTS: ReadonlySet<string> = new Set(['test', 'it', 'describe'])

interface Node extends Record<string, unknown> {
  readonly type: string
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/** The name that a call begins with: `test` of `test.each(rows)('title', …)` and of `test.describe('title', …)`. */
function calledName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return typeof callee['name'] === 'string' ? callee['name'] : undefined
  return calledName(callee['object'] ?? callee['callee'] ?? callee['tag'])
}

/** A title as written in the source: a template literal keeps the names of its expressions. */
function writtenText(node: unknown, source: string): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'TemplateLiteral') {
    const { start, end } = node
    return typeof start === 'number' && typeof end === 'number' ? source.slice(start + 1, end - 1) : undefined
  }
  if (node.type !== 'BinaryExpression') return undefined
  const left = writtenText(node['left'], source)
  const right = writtenText(node['right'], source)
  return left === undefined || right === undefined ? undefined : left + right
}

function titlesUnder(node: Node, source: string): readonly string[] {
  const inner = childrenOf(node).flatMap((child) => titlesUnder(child, source))
  const isTest = node.type === 'CallExpression' && TESTS.has(calledName(node['callee']) ?? '')
  const [first]: readonly unknown[] = isTest && Array.isArray(node['arguments']) ? node['arguments'] : []
  const title = writtenText(first, source)
  return title === undefined ? inner : [title, ...inner]
}

/** The titles of the tests and groups of a file of Vitest or Playwright, in their order. */
export function testTitles(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source)
  return program.body.flatMap((statement) => (isNode(statement) ? titlesUnder(statement, source) : []))
}

interface Exported {
  readonly name: string
  /** The title shown in the list of stories instead of the name. */
  readonly title: string | undefined
  /** What the story is made of. */
  readonly body: Node | undefined
}

/** Whether a function named like an assertion is called somewhere in it: `expect(…)`, `expectAccessible(…)`. */
function asserts(node: Node): boolean {
  if (node.type === 'CallExpression' && /^expect/.test(calledName(node['callee']) ?? '')) return true
  return childrenOf(node).some(asserts)
}

/** The names that a function calls, or a story takes its `play` from. */
function namesIn(node: Node): readonly string[] {
  const own = node.type === 'Identifier' && typeof node['name'] === 'string' ? [node['name']] : []
  return [...own, ...childrenOf(node).flatMap(namesIn)]
}

/** The constants and functions of a file, by name. */
function declaredIn(program: readonly unknown[]): ReadonlyMap<string, Node> {
  const declared = new Map<string, Node>()
  for (const statement of program) {
    if (!isNode(statement)) continue
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
    const parts = declaration.type === 'VariableDeclaration' ? childrenOf(declaration) : [declaration]
    for (const part of parts) {
      const id = part['id']
      if (isNode(id) && typeof id['name'] === 'string') declared.set(id['name'], part)
    }
  }
  return declared
}

/** Whether it asserts something, itself or by a constant or function of its file. */
function assertsThrough(node: Node, declared: ReadonlyMap<string, Node>): boolean {
  return (
    asserts(node) ||
    namesIn(node).some((name) => {
      const found = declared.get(name)
      return found !== undefined && found !== node && asserts(found)
    })
  )
}

/**
 * Whether the `play` of a story asserts something, itself, by a function of its file, or as the story that it takes its
 * `play` from.
 */
function isProof(body: Node | undefined, declared: ReadonlyMap<string, Node>): boolean {
  if (body?.type === 'CallExpression') return assertsThrough(body, declared)
  if (!body) return false
  const properties = childrenOf(body)
  const play = properties.find(({ key }) => isNode(key) && key['name'] === 'play')
  const spread = properties.filter(({ type }) => type === 'SpreadElement')
  const sources = play ? [play] : spread
  return sources.some((source) => assertsThrough(source, declared))
}

function exportedConstant(node: Node, source: string): Exported | undefined {
  const { declaration } = node
  if (node.type !== 'ExportNamedDeclaration' || !isNode(declaration)) return undefined
  const [first] = childrenOf(declaration)
  const id = first?.['id']
  if (!first || !isNode(id) || typeof id['name'] !== 'string') return undefined
  const properties = isNode(first['init']) ? childrenOf(first['init']) : []
  const named = properties.find(({ key }) => isNode(key) && key['name'] === 'name')
  return {
    name: id['name'],
    title: writtenText(named?.['value'], source),
    body: isNode(first['init']) ? first['init'] : undefined,
  }
}

/** A story as the page of requirements reads it. */
export interface StoryTitle {
  /** Its title, or `Name: its docstring`. */
  readonly title: string
  /** Whether its `play` asserts something; a docstring alone proves nothing. */
  readonly isProof: boolean
}

/** The stories of a file. */
export function storyTitles(path: string, source: string): readonly StoryTitle[] {
  const { program, comments } = parseSync(path, source)
  const declared = declaredIn(program.body)
  return program.body.flatMap((statement) => {
    const story = isNode(statement) ? exportedConstant(statement, source) : undefined
    if (!story) return []
    const docstring = comments.find(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= statement.start &&
        source.slice(end, statement.start).trim() === '',
    )
    const text = docstring?.value
      .replace(/^\*|\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const { name, title = name, body } = story
    return [{ title: text ? `${title}: ${text}` : title, isProof: isProof(body, declared) }]
  })
}
