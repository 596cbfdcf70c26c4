/** A field of what was read from storage or the network, where it has one; for code that loads before zod. */
export function fieldOf(read: unknown, name: string): unknown {
  return typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined
}
