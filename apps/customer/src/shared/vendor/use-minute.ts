import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, MINUTE_MS / 6)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** When the current minute began, in milliseconds since 1970; one timer for all who ask. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute)
}
