/** A notification, as far as the apps show it (Spec §3 system_notifications). */
export interface Notification {
  readonly id: string
  /** English; `template` and `params` let an app show it in the user's language. */
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
 * The unread notifications that are not in the earlier list, oldest first.
 *
 * @param known the earlier list
 */
export function newSince(
  known: readonly Notification[],
  list: readonly Notification[],
): readonly Notification[] {
  const knownIds = new Set(known.map(({ id }) => id))
  const newest = known[0]?.created_at ?? ''
  return list.filter((one) => !one.is_read && !knownIds.has(one.id) && one.created_at >= newest).toReversed()
}

/** The list with those selected by `isMeant` marked as read. */
export function withRead(
  list: readonly Notification[],
  isMeant: (id: string) => boolean,
): readonly Notification[] {
  return list.map((one) => (one.is_read || !isMeant(one.id) ? one : { ...one, is_read: true }))
}

/** The list without one notification. */
export function without(list: readonly Notification[], id: string): readonly Notification[] {
  return list.filter((one) => one.id !== id)
}
