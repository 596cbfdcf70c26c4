import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { useEffect, useRef } from 'react'
import { useTrackLabels } from './use-track-labels.ts'

/** A sheet that closes puts the page back to where it was; after that one may scroll. In milliseconds. */
const SHEET_CLOSES_MS = 400

/** Says aloud to screen readers when the order has moved on, and lets the phone buzz once; shows why it was cancelled. */
export function useChangeToasts(tracking: Tracking): void {
  const { head } = useTrackLabels(tracking)
  const told = useRef(head)
  useEffect(() => {
    if (told.current === head) return
    told.current = head
    announce(head, { urgent: true })
    navigator.vibrate?.(200)
  }, [head])
  const isCancelled = tracking.order.status === 'cancelled'
  const wasCancelled = useRef(isCancelled)
  useEffect(() => {
    if (!isCancelled || wasCancelled.current) return
    wasCancelled.current = true
    // What has become of the money stands at the top.
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), SHEET_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [isCancelled])
}
