import { createContext } from 'react'

/** Counts the retries of all boundaries: what failed to load is fetched again once per count. */
export const RetryEpoch = createContext(0)

let latest = 0

/** The current count. */
export function presentEpoch(): number {
  return latest
}

/** Begins a new count: whatever failed before may be tried again. */
export function nextEpoch(): number {
  latest += 1
  return latest
}
