/** What one kind of visit begins with. */
export interface EarlyVisit {
  /** Addresses of code and fonts. */
  readonly parts: readonly string[]
  /** Namespaces of sentences. */
  readonly words: readonly string[]
}

/** What the build knows of an app: where everything lies that its visits begin with. */
export interface EarlyParts {
  /** By path; `*` is every other path. */
  readonly visits: Readonly<Record<string, EarlyVisit>>
  /** The address of each namespace of sentences, by language. */
  readonly sentences: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * The addresses that a visit begins with, the most urgent first.
 *
 * @param language what the browser keeps as the chosen one; English where it keeps none or an unknown one
 */
export function earlyAddresses(
  { visits, sentences }: EarlyParts,
  pathname: string,
  language: string | null,
): string[] {
  const visit = visits[pathname] ?? visits['*']
  if (!visit) return []
  const spoken = sentences[language ?? ''] ?? sentences['en'] ?? {}
  return [...visit.words.flatMap((name) => spoken[name] ?? []), ...visit.parts]
}
