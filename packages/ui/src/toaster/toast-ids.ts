/** The message that stands under each name, by the id that sonner knows it by. */
const standing = new Map<string, string>()
let made = 0

/**
 * The id under which a message of a name is shown: the one that stands is replaced. One that is on its way out is no
 * longer standing: sonner takes it away together with whatever has replaced it meanwhile, so the next gets a new id.
 */
export function toastIdOf(name: string): string {
  const known = standing.get(name)
  if (known !== undefined) return known
  made += 1
  const id = `${name}#${made}`
  standing.set(name, id)
  return id
}

/** Tells that the message of an id goes, by itself or because somebody sent it away. */
export function forgetToastId(name: string, id: string | number): void {
  if (standing.get(name) === id) standing.delete(name)
}

/** The id of the message that stands under a name and is now to go; undefined where none stands. */
export function releaseToastId(name: string): string | undefined {
  const id = standing.get(name)
  standing.delete(name)
  return id
}
