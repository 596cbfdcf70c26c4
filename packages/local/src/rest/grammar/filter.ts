import { type Field, readField } from './field.ts'
import { Scanner } from './scanner.ts'

/** Operators with one value, and how SQL writes them. */
const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'is distinct from',
} as const
const QUANTIFIED = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const SEARCHES = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const
const IS = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' } as const

type Operator = keyof typeof OPERATORS
type Search = keyof typeof SEARCHES
type Is = keyof typeof IS

/** What a field is compared with; `sql` is always one of the words above and never a client's text. */
export type Comparison =
  | {
      readonly kind: 'operator'
      readonly sql: string
      readonly quantifier: 'any' | 'all' | undefined
      /** `*` stands for `%`. */
      readonly isPattern: boolean
      readonly value: string
    }
  | { readonly kind: 'is'; readonly sql: string }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | {
      readonly kind: 'search'
      readonly sql: string
      readonly language: string | undefined
      readonly value: string
    }

/** One condition on one field. */
export interface Filter {
  readonly kind: 'filter'
  readonly field: Field
  readonly isNegated: boolean
  readonly comparison: Comparison
}

/** Conditions joined by `and` or `or`. */
export interface Logic {
  readonly kind: 'logic'
  readonly isNegated: boolean
  readonly operator: 'and' | 'or'
  readonly conditions: readonly Condition[]
}

export type Condition = Filter | Logic

/** How deep `and` and `or` may be nested. */
const MAX_DEPTH = 20

const isOperator = (name: string): name is Operator => Object.hasOwn(OPERATORS, name)
const isSearch = (name: string): name is Search => Object.hasOwn(SEARCHES, name)
const isIs = (name: string): name is Is => Object.hasOwn(IS, name)

/** Values in a list end at commas and closing brackets, unless they are quoted. */
function listValue(scanner: Scanner): string {
  const quoted = scanner.attempt(() => {
    const value = scanner.quoted()
    if (!scanner.isAtEnd && !scanner.sees(',') && !scanner.sees(')')) throw scanner.refusal('"," or ")"')
    return value
  })
  return quoted ?? scanner.match(/[^,)]*/) ?? ''
}

function listOfValues(scanner: Scanner): readonly string[] {
  scanner.skipBlanks()
  scanner.expect('(')
  const values: string[] = []
  do values.push(listValue(scanner))
  while (scanner.takes(','))
  scanner.skipBlanks()
  scanner.expect(')')
  scanner.skipBlanks()
  return values
}

function readComparison(scanner: Scanner, readValue: (scanner: Scanner) => string): Comparison {
  const name = scanner.match(/[a-z]+/) ?? ''
  if (name === 'in') {
    scanner.expect('.')
    return { kind: 'in', values: listOfValues(scanner) }
  }
  if (name === 'is') {
    scanner.expect('.')
    const value = scanner.match(/[a-z_]+/i)?.toLowerCase() ?? ''
    if (!isIs(value)) throw scanner.refusal('null, not_null, true, false or unknown')
    return { kind: 'is', sql: IS[value] }
  }
  if (isSearch(name)) {
    const language = scanner.match(/\([\p{L}\p{Nd}_ $]+\)/u)?.slice(1, -1)
    scanner.expect('.')
    return { kind: 'search', sql: SEARCHES[name], language, value: readValue(scanner) }
  }
  if (!isOperator(name)) throw scanner.refusal('operator (eq, gt, ...)')
  const quantifier = QUANTIFIED.has(name) ? scanner.match(/\((any|all)\)/) : undefined
  scanner.expect('.')
  return {
    kind: 'operator',
    sql: OPERATORS[name],
    quantifier: quantifier === '(any)' ? 'any' : quantifier === '(all)' ? 'all' : undefined,
    isPattern: name === 'like' || name === 'ilike',
    value: readValue(scanner),
  }
}

function readWhole(scanner: Scanner): string {
  return scanner.match(/[\s\S]*/) ?? ''
}

/** `not.eq.5`: what a filter of the query string says about its field. @throws RestError PGRST100 */
export function parseComparison(text: string): Pick<Filter, 'isNegated' | 'comparison'> {
  const scanner = new Scanner(text, 'filter')
  const isNegated = scanner.takes('not.')
  const comparison = readComparison(scanner, readWhole)
  scanner.expectEnd()
  return { isNegated, comparison }
}

/** A value inside `and(…)` or `or(…)`. */
function logicValue(scanner: Scanner): string {
  return scanner.sees('"') ? listValue(scanner) : (scanner.match(/\{[^{}]*\}/) ?? listValue(scanner))
}

function readLogic(scanner: Scanner, depth: number): Logic {
  if (depth > MAX_DEPTH) throw scanner.refusal(`at most ${MAX_DEPTH} levels`)
  const isNegated = scanner.takes('not.')
  const operator = scanner.match(/and|or/)
  if (operator !== 'and' && operator !== 'or') throw scanner.refusal('logic operator (and, or)')
  scanner.skipBlanks()
  scanner.expect('(')
  const conditions: Condition[] = []
  do {
    scanner.skipBlanks()
    conditions.push(readCondition(scanner, depth))
    scanner.skipBlanks()
  } while (scanner.takes(','))
  scanner.expect(')')
  scanner.skipBlanks()
  return { kind: 'logic', isNegated, operator, conditions }
}

function readCondition(scanner: Scanner, depth: number): Condition {
  if (startsLogic(scanner)) return readLogic(scanner, depth + 1)
  const field = readField(scanner)
  scanner.expect('.')
  const isNegated = scanner.takes('not.')
  return { kind: 'filter', field, isNegated, comparison: readComparison(scanner, logicValue) }
}

/** Looks whether `and(`, `or(`, `not.and(` or `not.or(` stands here, without reading it. */
function startsLogic(scanner: Scanner): boolean {
  return /^(not\.)?(and|or)[ \t]*\(/.test(scanner.rest)
}

/**
 * Reads the parameters `and`, `or`, `not.and` and `not.or`.
 *
 * @param operator the parameter's name without the path before it
 * @param text its value, `(…)`
 * @throws RestError PGRST100
 */
export function parseLogic(operator: string, text: string): Logic {
  const scanner = new Scanner(`${operator}${text}`, 'logic tree')
  const logic = readLogic(scanner, 0)
  scanner.expectEnd()
  return logic
}
