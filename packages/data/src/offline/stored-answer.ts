import type { Query } from '@tanstack/react-query'

/** A response as stored on this device. */
export interface StoredAnswer {
  readonly data: unknown
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number
  /** The release that read it; another one may expect another shape. */
  readonly release: string | undefined
  /** Whose response it is; undefined for what is public. */
  readonly ownerId?: string | undefined
}

/** How long a stored response may be shown, in milliseconds: a week. */
export const MOST_AGE_MS = 7 * 24 * 60 * 60_000

/** Options of a query whose response is public and is stored for use without a network. */
export const STORED_OFFLINE = { meta: { isStoredOffline: true } } as const

/**
 * Options of a query whose response is the signed-in person's own and is needed without a network, such as an order with
 * the code for the door: stored for this person only, and deleted once somebody else or nobody is signed in.
 */
export const STORED_FOR_OWNER = { meta: { isStoredOffline: true, isPersonal: true } } as const

/** Whether the responses of a query are shown to nobody but the person who asked. */
export function isPersonal({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.['isPersonal'] === true
}

/** Whether the responses of a query are stored. */
export function isStored({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.['isStoredOffline'] === true
}

/** Whether a stored response may be shown by this release, now, to the person who is signed in or to a guest (null). */
export function isUsable(
  { at, release, ownerId }: StoredAnswer,
  now: number,
  ownRelease: string | undefined,
  userId: string | null,
): boolean {
  return release === ownRelease && now - at <= MOST_AGE_MS && (ownerId === undefined || ownerId === userId)
}
