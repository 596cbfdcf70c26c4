/** A field of what was read from storage or the network, where it has one; for code that loads before zod. */
export function readField(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
