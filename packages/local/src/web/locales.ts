import { z } from 'zod'

/** Where pages find the emitted sentences. */
export const LOCALES_PATH = '/_apps/locales/'

const listing = z.object({ folders: z.record(z.string(), z.string()) })

/**
 * The address of the sentences of each language, as pages are told it.
 *
 * @param listed the locales.json that packages/i18n emitted
 */
export function localeFolders(listed: string): Readonly<Record<string, string>> {
  const { folders } = listing.parse(JSON.parse(listed))
  return Object.fromEntries(
    Object.entries(folders).map(([language, folder]) => [language, `${LOCALES_PATH}${folder}`]),
  )
}
