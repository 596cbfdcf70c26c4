import type { Query } from '@tanstack/react-query'

/** A response as stored on this device. */
export interface StoredAnswer {
  readonly data: unknown
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number
  /** The release that read it; another one may expect another shape. */
  readonly release: string | undefined
}

/** How long a stored response may be shown, in milliseconds: a week. */
export const MOST_AGE_MS = 7 * 24 * 60 * 60_000

/** Options of a query whose response is public and is stored for use without a network. */
export const STORED_OFFLINE = { meta: { isStoredOffline: true } } as const

/** Whether the responses of a query are stored. */
export function isStored({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.['isStoredOffline'] === true
}

/** Whether a stored response may be shown by this release now. */
export function isUsable(
  { at, release }: StoredAnswer,
  now: number,
  ownRelease: string | undefined,
): boolean {
  return release === ownRelease && now - at <= MOST_AGE_MS
}
