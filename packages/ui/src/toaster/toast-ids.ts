/** Sonner's id of the visible message, by the id given to `notify`. */
const standing = new Map<string, string>()
let made = 0

/**
 * The sonner id for a message: that of the visible message with this name, which is replaced. A message that is already
 * closing does not count: sonner would remove its replacement with it, so the next one gets a new id.
 */
export function toastIdOf(name: string): string {
  const known = standing.get(name)
  if (known !== undefined) return known
  made += 1
  const id = `${name}#${made}`
  standing.set(name, id)
  return id
}

/** Called when a message closes: by itself, dismissed by the user, or by its action. */
export function forgetToastId(name: string, id: string): void {
  if (standing.get(name) === id) standing.delete(name)
}

/** The sonner id of the visible message with this name, which the caller removes; undefined if there is none. */
export function releaseToastId(name: string): string | undefined {
  const id = standing.get(name)
  standing.delete(name)
  return id
}
