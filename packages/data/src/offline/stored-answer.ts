import type { Query } from '@tanstack/react-query'

/** A response as stored on this device. */
export interface StoredAnswer {
  readonly data: unknown
  /** When it came, in milliseconds since 1970. */
  readonly at: number
  /** The release that read it; another one may expect another shape. */
  readonly release: string | undefined
}

/** How long an answer is worth showing, in milliseconds: a week. */
export const MOST_AGE_MS = 7 * 24 * 60 * 60_000

/** For the options of a query whose answer is public and is kept for the time without a network. */
export const STORED_OFFLINE = { meta: { isStoredOffline: true } } as const

/** Whether the answers of a query are kept. */
export function isStored({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.['isStoredOffline'] === true
}

/** Whether an answer that was kept may be shown by this release now. */
export function isUsable(
  { at, release }: StoredAnswer,
  now: number,
  ownRelease: string | undefined,
): boolean {
  return release === ownRelease && now - at <= MOST_AGE_MS
}
