interface Announcement {
  readonly text: string
  readonly urgent: boolean
  /** Incremented each time, so that the same text is announced again. */
  readonly turn: number
}

let current: Announcement = { text: '', urgent: false, turn: 0 }
const listeners = new Set<() => void>()

/** Announces a text to screen readers; shows nothing. */
export function announce(text: string, { urgent = false }: { readonly urgent?: boolean } = {}): void {
  current = { text, urgent, turn: current.turn + 1 }
  for (const listener of listeners) listener()
}

/** The store behind `Announcer`. */
export const announcements = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
} as const
