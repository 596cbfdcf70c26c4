import { type Field, readField, readJsonPath } from './field.ts'
import { Scanner } from './scanner.ts'

/** One term of a sorting; with `relation`, by a field of an embedded to-one resource. */
export interface OrderTerm {
  readonly relation: string | undefined
  readonly field: Field
  readonly direction: 'asc' | 'desc' | undefined
  readonly nulls: 'first' | 'last' | undefined
}

function readTerm(scanner: Scanner): OrderTerm {
  scanner.skipBlanks()
  const name = scanner.name()
  const isRelated = scanner.takes('(')
  const field = isRelated ? readField(scanner) : { name, path: readJsonPath(scanner) }
  if (isRelated) scanner.expect(')')
  const direction = scanner.match(/\.(asc|desc)(?=[.,\s]|$)/)
  const nulls = scanner.match(/\.nulls(first|last)(?=[,\s]|$)/)
  scanner.skipBlanks()
  if (scanner.sees('.')) throw scanner.refusal('"asc", "desc", "nullsfirst" or "nullslast"')
  return {
    relation: isRelated ? name : undefined,
    field,
    direction: direction === '.asc' ? 'asc' : direction === '.desc' ? 'desc' : undefined,
    nulls: nulls === '.nullsfirst' ? 'first' : nulls === '.nullslast' ? 'last' : undefined,
  }
}

/** Reads the parameter `order`. @throws RestError PGRST100 */
export function parseOrder(text: string): readonly OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  do terms.push(readTerm(scanner))
  while (scanner.takes(','))
  scanner.expectEnd()
  return terms
}
