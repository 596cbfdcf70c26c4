/** Whether this browser shows notifications while no page is open. */
export type PushState =
  /** Not supported, or the server has no push keys. */
  | 'unsupported'
  /** It can once the app is on the home screen: iPhone and iPad. */
  | 'install_first'
  | 'off'
  | 'on'
  /** The user has blocked notifications in the browser's settings. */
  | 'blocked'

/** The facts that determine the state. */
export interface PushFacts {
  readonly hasKey: boolean
  readonly hasPushManager: boolean
  readonly hasNotifications: boolean
  /** Safari on iPhone or iPad, outside the home screen. */
  readonly isIosBrowser: boolean
  readonly permission: NotificationPermission
  readonly isSubscribed: boolean
}

/** Derives the state from the browser's facts. */
export function pushStateOf(facts: PushFacts): PushState {
  if (!facts.hasKey) return 'unsupported'
  if (facts.isIosBrowser) return 'install_first'
  if (!facts.hasPushManager || !facts.hasNotifications) return 'unsupported'
  if (facts.permission === 'denied') return 'blocked'
  return facts.permission === 'granted' && facts.isSubscribed ? 'on' : 'off'
}
