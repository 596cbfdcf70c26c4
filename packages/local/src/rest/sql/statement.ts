/** A name as SQL writes it: always quoted. */
export function quoted(name: string): string {
  // A null character would end the text of the statement.
  return `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`
}

/** `"schema"."name"`. */
export function quotedIn(schema: string, name: string): string {
  return `${quoted(schema)}.${quoted(name)}`
}

/** The values of a statement: whatever a client sends is passed beside the text and never in it. */
export class Parameters {
  readonly values: (string | null)[] = []

  /** Adds a value and returns how the text refers to it. */
  add(value: string | null): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** Adds texts as one value that Postgres reads as an array. */
  addArray(values: readonly string[]): string {
    const escaped = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`)
    return this.add(`{${escaped.join(',')}}`)
  }
}
