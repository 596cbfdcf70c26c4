/** A notification, as far as the apps show it (Spec §3 system_notifications). */
export interface Notification {
  readonly id: string
  /** English; `template` and `params` let an app show it in the reader's language. */
  readonly title: string
  readonly message: string
  readonly type: string
  readonly is_read: boolean
  readonly created_at: string
  readonly expires_at: string
  readonly action_url: string | null
  readonly template: string
  readonly params: unknown
}

/** Those that have not expired at a moment, in milliseconds since 1970. */
export function unexpired(list: readonly Notification[], now: number): readonly Notification[] {
  return list.filter(({ expires_at }) => new Date(expires_at).getTime() > now)
}

/**
 * Those that have come since the list was looked at, oldest first, as far as they are still unread.
 *
 * @param known the list as it was
 */
export function newSince(
  known: readonly Notification[],
  list: readonly Notification[],
): readonly Notification[] {
  const knownIds = new Set(known.map(({ id }) => id))
  const newest = known[0]?.created_at ?? ''
  return list.filter((one) => !one.is_read && !knownIds.has(one.id) && one.created_at >= newest).toReversed()
}

/** The list in which those that `isMeant` names are read. */
export function withRead(
  list: readonly Notification[],
  isMeant: (id: string) => boolean,
): readonly Notification[] {
  return list.map((one) => (one.is_read || !isMeant(one.id) ? one : { ...one, is_read: true }))
}

/** The list without one. */
export function without(list: readonly Notification[], id: string): readonly Notification[] {
  return list.filter((one) => one.id !== id)
}
