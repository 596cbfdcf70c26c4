import { markFirstScreenReady } from '@angadi/data/when-idle.ts'
import { useEffect } from 'react'
import { FAILED_EVENT, PAINT_EVENT, READY_EVENT } from './boot-events.ts'

/** Tells the page, once it is drawn, that the app stands: the recovery overlay is not wanted. */
export function Painted() {
  useEffect(() => void dispatchEvent(new Event(PAINT_EVENT)), [])
  return null
}

/** Tells the page, once it is drawn beside a screen, that the screen is ready. */
export function Ready() {
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), [])
  return null
}

/** Tells, beside a screen that its guard has let through, that quiet moments may begin. */
export function Shown() {
  useEffect(markFirstScreenReady, [])
  return null
}

/** Tells the page, beside an error screen, that the screen has failed. */
export function Failed() {
  useEffect(() => {
    markFirstScreenReady()
    dispatchEvent(new Event(FAILED_EVENT))
  }, [])
  return null
}
