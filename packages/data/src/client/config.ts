import * as z from 'zod/mini'

const configSchema = z.object({
  apiUrl: z.url(),
  publishableKey: z.string(),
  mapStyleUrl: z.optional(z.url()),
})

/** Where the backend is; the server that hands out the page writes it into its HTML, so a build fits every place. */
export type RuntimeConfig = z.infer<typeof configSchema>

let known: RuntimeConfig | undefined

/**
 * Reads `<meta name="angadi-config">` of the page.
 *
 * @throws when the page was served without it
 */
export function runtimeConfig(): RuntimeConfig {
  known ??= configSchema.parse(
    JSON.parse(document.querySelector('meta[name="angadi-config"]')?.getAttribute('content') ?? 'null'),
  )
  return known
}

/** The public address of a picture in Storage; pictures are stored by their path. */
export function pictureUrl(path: string | null | undefined): string | undefined {
  if (!path) return undefined
  if (/^https?:/.test(path)) return path
  return `${runtimeConfig().apiUrl}/storage/v1/object/public/catalogue/${path}`
}
