/** A value inside an answer of unknown shape, by its path of keys; undefined where there is none. */
export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  let value = json
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, key)?.value
  }
  return value
}

/** As valueAt, but only a text that is not blank. */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string | undefined {
  const value = valueAt(json, ...path)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The first of several texts that is present. */
export function firstText(json: unknown, paths: readonly (readonly string[])[]): string | undefined {
  return paths.map((path) => textAt(json, ...path)).find((text) => text !== undefined)
}
