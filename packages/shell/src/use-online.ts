import { isOnline, onReachability } from '@angadi/data/client/reachability.ts'
import { useSyncExternalStore } from 'react'

/** Whether our server can be reached, as far as requests and the browser have shown. */
export function useOnline(): boolean {
  return useSyncExternalStore(onReachability, isOnline)
}
