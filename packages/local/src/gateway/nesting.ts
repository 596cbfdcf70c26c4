/** How deep the JSON of a request may be nested. What the apps send is less than ten deep. */
export const MAX_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Whether a JSON text is nested deeper than `MAX_DEPTH`: every reader of it behind the gateway may recurse. */
export function isJsonTooDeep(bytes: Uint8Array): boolean {
  let depth = 0
  let isInText = false
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0
    if (isInText) {
      if (byte === BACKSLASH) index += 1
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (OPENING.has(byte)) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (CLOSING.has(byte)) depth -= 1
  }
  return false
}

/** Whether the parameters of an address open more than `MAX_DEPTH` brackets, as in `or=(and(or(…)))`. */
export function isQueryTooDeep({ searchParams }: URL): boolean {
  for (const [name, value] of searchParams) {
    let depth = 0
    for (const sign of `${name}=${value}`) {
      if ('([{'.includes(sign)) depth += 1
      else if (')]}'.includes(sign)) depth -= 1
      if (depth > MAX_DEPTH) return true
    }
  }
  return false
}
