import { z } from 'zod'

/** Path of the emitted translations. */
export const LOCALES_PATH = '/_apps/locales/'

const listing = z.object({ folders: z.record(z.string(), z.string()) })

/**
 * The URL of each language's translations, as written into pages.
 *
 * @param listed the locales.json that packages/i18n emitted
 */
export function localeFolders(listed: string): Readonly<Record<string, string>> {
  const { folders } = listing.parse(JSON.parse(listed))
  return Object.fromEntries(
    Object.entries(folders).map(([language, folder]) => [language, `${LOCALES_PATH}${folder}`]),
  )
}
