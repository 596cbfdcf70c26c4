/** How many statements are prepared at most: clients choose what they ask for, and each takes memory. */
const MOST = 300
/** A statement is prepared when it comes for the second time. */
const SEEN_MOST = 3000

/** Gives names to statements that come again and again, so that Postgres parses and plans them once a connection. */
export class PreparedNames {
  private readonly names = new Map<string, string>()
  private readonly seen = new Set<string>()

  /** The name of a statement; undefined where it is not worth one. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text)
    if (known !== undefined) return known
    if (this.names.size >= MOST) return undefined
    if (!this.seen.delete(text)) {
      if (this.seen.size >= SEEN_MOST) this.seen.clear()
      this.seen.add(text)
      return undefined
    }
    const name = `rest ${this.names.size + 1}`
    this.names.set(text, name)
    return name
  }
}

/** The statement that sets so many settings for a transaction, and its values. */
export function settingStatement(settings: readonly (readonly [name: string, value: string])[]) {
  const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
  return { name: `settings ${settings.length}`, text: `select ${calls.join(', ')}`, values: settings.flat() }
}
