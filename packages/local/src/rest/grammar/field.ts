import type { Scanner } from './scanner.ts'

/** One step into JSON: by key or index; `asText` is `->>`. */
export interface JsonStep {
  readonly key: string
  readonly isIndex: boolean
  readonly asText: boolean
}

/** A column, or a place inside a column of JSON. */
export interface Field {
  readonly name: string
  readonly path: readonly JsonStep[]
}

/** `column`, `column->key->0->>key`. */
export function readField(scanner: Scanner): Field {
  return { name: scanner.name(), path: readJsonPath(scanner) }
}

/** The steps after a column's name; none when no arrow stands here. */
export function readJsonPath(scanner: Scanner): readonly JsonStep[] {
  const path: JsonStep[] = []
  while (scanner.sees('->')) {
    const asText = scanner.takes('->>')
    if (!asText) scanner.expect('->')
    const index = scanner.match(/[+-]?\d+(?=->|::|[.,)]|$)/)
    if (index !== undefined) path.push({ key: index.replace('+', ''), isIndex: true, asText })
    else path.push({ key: readKey(scanner), isIndex: false, asText })
  }
  return path
}

function readKey(scanner: Scanner): string {
  if (scanner.sees('"')) return scanner.quoted()
  const key = scanner.match(/(?:[^(),.:\->]|-(?!>))+/)
  if (key === undefined) throw scanner.refusal('a key of JSON')
  return key
}

/** The name under which a field is answered: the last key of its path, or the column's. */
export function outputName({ name, path }: Field): string {
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name
}
