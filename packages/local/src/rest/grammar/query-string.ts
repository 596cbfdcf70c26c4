import { RestError } from '../rest-error.ts'
import { type Field, readJsonPath } from './field.ts'
import { type Condition, parseComparison, parseLogic } from './filter.ts'
import { type OrderTerm, parseOrder } from './order.ts'
import { Scanner } from './scanner.ts'
import { parseSelect, type SelectedItem } from './select.ts'

/** Something that belongs to a resource: to the requested one with an empty path, or to one embedded in it. */
export interface At<T> {
  readonly path: readonly string[]
  readonly value: T
}

/** A query string, read. */
export interface QueryString {
  readonly select: readonly SelectedItem[]
  readonly conditions: readonly At<Condition>[]
  readonly order: readonly At<readonly OrderTerm[]>[]
  readonly limits: readonly At<number>[]
  readonly offsets: readonly At<number>[]
  /** The columns that are written, whatever else the body has. */
  readonly columns: readonly string[] | undefined
  readonly onConflict: readonly string[] | undefined
  /** Arguments of a function that is called with GET, in their order. */
  readonly callArguments: readonly (readonly [name: string, value: string])[]
}

const RESERVED = new Set(['select', 'columns', 'on_conflict', 'apikey'])
const EMBEDDABLE = new Set(['order', 'limit', 'offset', 'and', 'or'])

function readPath(key: string): { path: readonly string[]; field: Field } {
  const scanner = new Scanner(key, 'tree path')
  const names = [scanner.name()]
  while (scanner.takes('.')) names.push(scanner.name())
  const steps = readJsonPath(scanner)
  scanner.expectEnd()
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? '', path: steps } }
}

function names(text: string | null, what: string): readonly string[] | undefined {
  if (text === null) return undefined
  const scanner = new Scanner(text, what)
  const found: string[] = []
  do {
    scanner.skipBlanks()
    found.push(scanner.name())
    scanner.skipBlanks()
  } while (scanner.takes(','))
  scanner.expectEnd()
  return [...new Set(found)]
}

function whole(text: string): number | undefined {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The word after the last dot: `items.order` belongs to the embedded resource `items`. */
function lastWord(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

function logicAt(key: string, text: string): At<Condition> {
  const words = key.split('.')
  const operator = words.at(-1) ?? ''
  const isNegated = words.includes('not')
  const path = words.slice(0, -1).filter((word) => word !== 'not')
  return { path, value: parseLogic(isNegated ? `not.${operator}` : operator, text) }
}

/**
 * Reads a query string.
 *
 * @param isCallWithGet what is no filter is an argument of the function that is called
 * @throws RestError PGRST100 for what is not in the grammar, PGRST103 for a negative limit
 */
export function parseQueryString(parameters: URLSearchParams, isCallWithGet: boolean): QueryString {
  const conditions: At<Condition>[] = []
  const order: At<readonly OrderTerm[]>[] = []
  const limits: At<number>[] = []
  const offsets: At<number>[] = []
  const callArguments: (readonly [string, string])[] = []
  for (const [key, text] of parameters) {
    if (RESERVED.has(key)) continue
    const word = lastWord(key)
    if (!EMBEDDABLE.has(word)) {
      const filter = isCallWithGet ? argumentOrFilter(key, text) : filterAt(key, text)
      if (filter) conditions.push(filter)
      else callArguments.push([key, text])
      continue
    }
    const path = key.split('.').slice(0, -1)
    const count = whole(text)
    if (word === 'order' && text !== '') order.push({ path, value: parseOrder(text) })
    else if (word === 'and' || word === 'or') conditions.push(logicAt(key, text))
    else if (word === 'limit' && count !== undefined) limits.push({ path, value: allowedLimit(count) })
    else if (word === 'offset' && count !== undefined) offsets.push({ path, value: Math.max(0, count) })
  }
  return {
    select: parseSelect(parameters.get('select') ?? '*'),
    conditions,
    order,
    limits,
    offsets,
    columns: names(parameters.get('columns'), 'columns parameter'),
    onConflict: names(parameters.get('on_conflict'), 'on_conflict parameter'),
    callArguments,
  }
}

function allowedLimit(count: number): number {
  if (count >= 0) return count
  throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'Limit should be greater than or equal to zero.',
  })
}

function filterAt(key: string, text: string): At<Condition> {
  const { path, field } = readPath(key)
  return { path, value: { kind: 'filter', field, ...parseComparison(text) } }
}

function argumentOrFilter(key: string, text: string): At<Condition> | undefined {
  try {
    return filterAt(key, text)
  } catch (error) {
    if (error instanceof RestError) return undefined
    throw error
  }
}
