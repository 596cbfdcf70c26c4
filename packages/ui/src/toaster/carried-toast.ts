import { TOAST_MS } from '@angadi/domain/toast-rules.ts'

/** A message that stays visible when the user is sent to another app while it is shown. */
export interface Carried {
  readonly id: string
  readonly message: string
  readonly description?: string | undefined
}

const KEY = 'angadi.carried-message'

function isCarried(value: unknown): value is Carried {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    (!('description' in value) || typeof value.description === 'string')
  )
}

/** Keeps a message for the next page in this tab, for as long as it would be shown here. */
export function carry(message: Carried): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message))
  } catch {
    // Without storage, only this page shows it.
  }
  setTimeout(takeCarried, TOAST_MS)
}

/** The message from the previous page; returned once. */
export function takeCarried(): Carried | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    return isCarried(stored) ? stored : undefined
  } catch {
    return undefined
  }
}
