import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { vibrate } from '@angadi/shell/gestures/vibrate.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { useEffect, useRef } from 'react'
import { useTrackLabels } from './use-track-labels.ts'

/** A closing sheet restores the scroll position; only after this time may the page scroll. In milliseconds. */
const SHEET_CLOSES_MS = 400

/** Announces status changes to screen readers and vibrates once; scrolls to the top when the order is cancelled. */
export function useChangeToasts(tracking: Tracking): void {
  const { head } = useTrackLabels(tracking)
  const told = useRef(head)
  useEffect(() => {
    if (told.current === head) return
    told.current = head
    announce(head, { urgent: true })
    vibrate(200)
  }, [head])
  const isCancelled = tracking.order.status === 'cancelled'
  const wasCancelled = useRef(isCancelled)
  useEffect(() => {
    if (!isCancelled || wasCancelled.current) return
    wasCancelled.current = true
    // The refund is shown at the top.
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), SHEET_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [isCancelled])
}
