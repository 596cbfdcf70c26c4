/** What one kind of visit begins with. */
export interface PreloadList {
  /** Addresses of code and fonts. */
  readonly parts: readonly string[]
  /** Namespaces of sentences. */
  readonly namespaces: readonly string[]
}

/** What the visits of an app begin with, by path; `*` is every other path. */
export type PreloadLists = Readonly<Record<string, PreloadList>>

/**
 * The addresses that a visit begins with, the most urgent first.
 *
 * @param folders where the sentences of each language are
 * @param language what the browser keeps as the chosen one; English where it keeps none or an unknown one
 */
export function preloadUrls(
  visits: PreloadLists,
  folders: Readonly<Record<string, string>>,
  pathname: string,
  language: string | null,
): string[] {
  const visit = visits[pathname] ?? visits['*']
  if (!visit) return []
  const folder = folders[language ?? ''] ?? folders['en']
  const sentences = folder === undefined ? [] : visit.namespaces.map((name) => `${folder}/${name}.json`)
  return [...sentences, ...visit.parts]
}
