/** The limits of a banner, as the database checks them. */
export const BANNER_LIMITS = { title: { least: 2, most: 48 }, note: { most: 80 } } as const

/** A path of this site, as the database checks it: no other host, no scheme, no dots. */
const SITE_PATH =
  /^\/([a-z0-9][a-z0-9-]*(\/[a-zA-Z0-9][a-zA-Z0-9_-]*)*)?(\?[a-z_]+=[a-zA-Z0-9%._+-]*(&[a-z_]+=[a-zA-Z0-9%._+-]*)*)?$/
const MOST_PATH = 200

/** Whether a text is a path of this site, such as /food?veg=1. */
export function isSitePath(path: string): boolean {
  return path.length <= MOST_PATH && SITE_PATH.test(path)
}

/** When a banner runs; times in milliseconds since 1970. */
export type BannerState = 'running' | 'coming' | 'over'

/** Whether a banner runs at a moment. */
export function bannerState(from: number, to: number | undefined, now: number): BannerState {
  if (to !== undefined && to <= now) return 'over'
  return from > now ? 'coming' : 'running'
}
