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
}

function exportedConstant(node: Node, source: string): Exported | undefined {
  const { declaration } = node
  if (node.type !== 'ExportNamedDeclaration' || !isNode(declaration)) return undefined
  const [first] = childrenOf(declaration)
  const id = first?.['id']
  if (!first || !isNode(id) || typeof id['name'] !== 'string') return undefined
  const properties = isNode(first['init']) ? childrenOf(first['init']) : []
  const named = properties.find(({ key }) => isNode(key) && key['name'] === 'name')
  return { name: id['name'], title: writtenText(named?.['value'], source) }
}

/** The stories of a file, each by its title or as `Name: its docstring`. */
export function storyTitles(path: string, source: string): readonly string[] {
  const { program, comments } = parseSync(path, source)
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
    const { name, title = name } = story
    return [text ? `${title}: ${text}` : title]
  })
}
