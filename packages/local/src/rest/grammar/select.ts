import { RestError } from '../rest-error.ts'
import { type Field, readJsonPath } from './field.ts'
import { Scanner } from './scanner.ts'

/** A column of the answer; `name: '*'` is all of them. */
export interface SelectedField {
  readonly kind: 'field'
  readonly field: Field
  readonly alias: string | undefined
  readonly cast: string | undefined
}

/** A related resource of the answer, as an object or an array under its name, or spread into its parent. */
export interface SelectedRelation {
  readonly kind: 'relation'
  readonly target: string
  readonly alias: string | undefined
  readonly hint: string | undefined
  readonly isInner: boolean
  readonly isSpread: boolean
  readonly items: readonly SelectedItem[]
}

export type SelectedItem = SelectedField | SelectedRelation

/** How deep resources may be embedded in each other. */
const MAX_DEPTH = 3

const ALL: SelectedField = {
  kind: 'field',
  field: { name: '*', path: [] },
  alias: undefined,
  cast: undefined,
}

function readEmbedParameters(scanner: Scanner): { hint: string | undefined; isInner: boolean } {
  let hint: string | undefined
  let isInner = false
  for (let count = 0; count < 2 && scanner.takes('!'); count++) {
    const parameter = scanner.name()
    if (parameter === 'inner') isInner = true
    else if (parameter !== 'left') hint = parameter
  }
  return { hint, isInner }
}

function readAlias(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const alias = scanner.name()
    if (scanner.sees('::')) throw scanner.refusal('":"')
    scanner.expect(':')
    return alias
  })
}

function readCast(scanner: Scanner): string | undefined {
  if (!scanner.takes('::')) return undefined
  const cast = scanner.match(/[a-z_][a-z0-9_ ]*/i)?.trim()
  if (!cast) throw scanner.refusal('the name of a type')
  return cast
}

/** Hosted projects have aggregates switched off, and so has the embedded stack. */
function aggregatesNotAllowed(): RestError {
  return new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
}

function readItem(scanner: Scanner, depth: number): SelectedItem {
  if (scanner.takes('*')) return ALL
  const isSpread = scanner.takes('...')
  const alias = isSpread ? undefined : readAlias(scanner)
  const name = scanner.name()
  if (name === 'count' && scanner.sees('()')) throw aggregatesNotAllowed()
  if (isSpread || scanner.sees('!') || scanner.sees('(')) {
    const { hint, isInner } = readEmbedParameters(scanner)
    scanner.expect('(')
    const items = readItems(scanner, depth + 1)
    scanner.expect(')')
    return { kind: 'relation', target: name, alias, hint, isInner, isSpread, items }
  }
  const path = readJsonPath(scanner)
  const cast = readCast(scanner)
  if (scanner.match(/\.(sum|avg|count|max|min)\(\)/) !== undefined) throw aggregatesNotAllowed()
  return { kind: 'field', field: { name, path }, alias, cast }
}

function readItems(scanner: Scanner, depth: number): readonly SelectedItem[] {
  if (depth > MAX_DEPTH) throw scanner.refusal(`at most ${MAX_DEPTH} levels`)
  const items: SelectedItem[] = []
  scanner.skipBlanks()
  if (scanner.isAtEnd || scanner.sees(')')) return items
  do {
    scanner.skipBlanks()
    items.push(readItem(scanner, depth))
    scanner.skipBlanks()
  } while (scanner.takes(','))
  return items
}

/**
 * Reads the parameter `select`.
 *
 * @throws RestError PGRST100 for what is no list of columns and relations, PGRST123 for aggregates
 */
export function parseSelect(text: string): readonly SelectedItem[] {
  const scanner = new Scanner(text, 'select parameter')
  const items = readItems(scanner, 0)
  scanner.expectEnd()
  return items
}
