const STORAGE_PREFIX = 'angadi.key.'

function freshKey(): string {
  return crypto.randomUUID()
}

/**
 * The key of one intention, such as placing the order of one quote: the same over retries and reloads of this tab,
 * so that a lost answer never orders twice.
 */
export function keyFor(intention: string): string {
  try {
    const known = sessionStorage.getItem(STORAGE_PREFIX + intention)
    if (known) return known
    const key = freshKey()
    sessionStorage.setItem(STORAGE_PREFIX + intention, key)
    return key
  } catch {
    return freshKey()
  }
}
