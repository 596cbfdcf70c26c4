/** What one kind of visit preloads. */
export interface PreloadList {
  /** URLs of code and fonts. */
  readonly parts: readonly string[]
  /** Namespaces of messages. */
  readonly namespaces: readonly string[]
}

/** What the visits of an app preload, by path; `*` is every other path. */
export type PreloadLists = Readonly<Record<string, PreloadList>>

/**
 * The URLs that a visit preloads, the most urgent first.
 *
 * @param folders where the messages of each language are
 * @param language the chosen language as stored by the browser; English where none or an unknown one is stored
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
  const isFont = (url: string) => url.endsWith('.woff2')
  return [
    ...visit.parts.filter((url) => !isFont(url)),
    ...sentences,
    // The text shows in the device's font until its own is there.
    ...visit.parts.filter(isFont),
  ]
}
