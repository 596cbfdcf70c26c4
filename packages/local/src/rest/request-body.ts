import { RestError } from './rest-error.ts'

/** What a client sent, and which names it uses; Postgres reads the values from the text itself. */
export interface JsonBody {
  readonly text: string
  readonly isArray: boolean
  /** The keys of the object, or of the first object of the array. */
  readonly keys: readonly string[]
}

function invalid(message: string): RestError {
  return new RestError(400, 'PGRST102', message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('Empty or invalid json')
  }
}

function keysOf(value: unknown): readonly string[] | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined
}

function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one)
  return one.length === other.length && other.every((key) => known.has(key))
}

/**
 * Reads a body of JSON: an object or an array of objects.
 *
 * @param mayDiffer whether the objects of an array may have different keys, because the columns are named elsewhere
 * @throws RestError PGRST102
 */
export function parseRows(text: string, mayDiffer: boolean): JsonBody {
  const value = parsed(text)
  if (!Array.isArray(value)) {
    const keys = keysOf(value)
    if (!keys) throw invalid('Empty or invalid json')
    return { text, isArray: false, keys }
  }
  const keys = value.map((row) => keysOf(row))
  const first = keys[0] ?? []
  for (const each of keys) {
    if (!each) throw invalid('Empty or invalid json')
    if (!mayDiffer && !sameKeys(first, each)) throw invalid('All object keys must match')
  }
  return { text, isArray: true, keys: first }
}

/** Reads the arguments of a call; nothing is no arguments, and what is no object has no names. */
export function parseArguments(text: string): JsonBody {
  if (text === '') return { text: '{}', isArray: false, keys: [] }
  const value = parsed(text)
  const isArray = Array.isArray(value)
  return { text, isArray, keys: keysOf(isArray ? value[0] : value) ?? [] }
}
