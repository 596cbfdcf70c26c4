import { runtimeConfig } from './config.ts'

/** The first wait before the server is checked again, in milliseconds; each further wait is twice as long. */
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000

/** The result of the latest requests; undefined while only the browser's own state is known. */
let shown: boolean | undefined
/** How often the browser has told of a lost network: what was asked before says nothing about the time after it. */
let losses = 0
let isProbing = false
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Whether our server can be reached. Requests count more than `navigator.onLine`, which some browsers leave at true
 * without a network and others at false with one (Spec §8 Offline).
 */
export function isOnline(): boolean {
  return shown ?? globalThis.navigator?.onLine !== false
}

/** Calls a listener at each change of `isOnline`; the returned function removes it. */
export function onReachability(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener?.('online', recheck)
    globalThis.addEventListener?.('offline', believeBrowser)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    globalThis.removeEventListener?.('online', recheck)
    globalThis.removeEventListener?.('offline', believeBrowser)
  }
}

/** `fetch` for requests to our own server, which detects from their results whether it can be reached. */
export const observedFetch: typeof fetch = async (input, init) => {
  const lossesBefore = losses
  try {
    const answer = await fetch(input, init)
    if (losses === lossesBefore) show(true)
    return answer
  } catch (error) {
    // Anything else was aborted or timed out; only a TypeError means that the server could not be reached.
    if (error instanceof TypeError) void confirmLoss()
    throw error
  }
}

function show(next: boolean): void {
  const before = isOnline()
  shown = next
  clearTimeout(timer)
  if (next) wait = FIRST_WAIT_MS
  else {
    timer = setTimeout(() => void probe(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  if (before !== next) tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * One failed request may be an extension's or a proxy's doing: the server itself is checked before the user is
 * notified.
 */
async function confirmLoss(): Promise<void> {
  if (shown !== false) await probe()
}

async function probe(): Promise<void> {
  if (isProbing) return
  isProbing = true
  const lossesBefore = losses
  try {
    const { apiUrl, publishableKey } = runtimeConfig()
    await fetch(`${apiUrl}/rest/v1/`, {
      method: 'HEAD',
      headers: { apikey: publishableKey },
      cache: 'no-store',
    })
    if (losses === lossesBefore) show(true)
  } catch {
    show(false)
  } finally {
    isProbing = false
  }
}

function recheck(): void {
  shown = undefined
  clearTimeout(timer)
  wait = FIRST_WAIT_MS
  tell()
}

function believeBrowser(): void {
  losses += 1
  shown = undefined
  clearTimeout(timer)
  tell()
}
