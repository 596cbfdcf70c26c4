import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { gatherCalls } from './gather-calls.ts'

/**
 * Makes queries stale after events: those of one wait are fetched together, once each.
 *
 * @param waitMs how long the first call waits for others, in milliseconds
 */
export function useRefreshSoon(waitMs: number): (keys: readonly QueryKey[]) => void {
  const queryClient = useQueryClient()
  const waiting = useRef(new Map<string, QueryKey>())
  const [gathered] = useState(() =>
    gatherCalls(() => {
      const keys = [...waiting.current.values()]
      waiting.current.clear()
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
    }, waitMs),
  )
  useEffect(() => gathered.cancel, [gathered])
  return (keys) => {
    if (keys.length === 0) return
    for (const key of keys) waiting.current.set(JSON.stringify(key), key)
    gathered.call()
  }
}
