/** Where the backend is; the server writes it into the page's HTML, so that one build works in every environment. */
export interface RuntimeConfig {
  readonly apiUrl: string
  readonly publishableKey: string
  /** The public half of the key that signs push messages (VAPID, base64url). */
  readonly pushKey?: string
  /** The release of the page. */
  readonly release?: string
}

/** Written by hand instead of with zod, because this code is part of every first paint. */
function isConfig(read: unknown): read is RuntimeConfig {
  return (
    typeof read === 'object' &&
    read !== null &&
    'apiUrl' in read &&
    typeof read.apiUrl === 'string' &&
    URL.canParse(read.apiUrl) &&
    'publishableKey' in read &&
    typeof read.publishableKey === 'string' &&
    (!('pushKey' in read) || typeof read.pushKey === 'string') &&
    (!('release' in read) || typeof read.release === 'string')
  )
}

function readConfig(): RuntimeConfig {
  const content = document.querySelector('meta[name="angadi-config"]')?.getAttribute('content')
  const read: unknown = JSON.parse(content ?? 'null')
  if (!isConfig(read)) throw new Error('the page was served without <meta name="angadi-config">')
  return read
}

let known: RuntimeConfig | undefined

/**
 * Reads `<meta name="angadi-config">` of the page.
 *
 * @throws when the page was served without it
 */
export function runtimeConfig(): RuntimeConfig {
  known ??= readConfig()
  return known
}

/** The public address of a picture in Storage; pictures are stored by their path. */
export function pictureUrl(path: string | null | undefined): string | undefined {
  if (!path) return undefined
  if (/^https?:/.test(path)) return path
  return `${runtimeConfig().apiUrl}/storage/v1/object/public/catalogue/${path}`
}
