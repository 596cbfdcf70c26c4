import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { useEffect, useRef } from 'react'
import { useTrackWords } from './use-track-words.ts'

/** Says aloud to screen readers when the order has moved on, and lets the phone buzz once. */
export function useTellChanges(tracking: Tracking): void {
  const { head } = useTrackWords(tracking)
  const told = useRef(head)
  useEffect(() => {
    if (told.current === head) return
    told.current = head
    announce(head, { urgent: true })
    navigator.vibrate?.(200)
  }, [head])
}
