import { markFirstScreenReady } from '@angadi/data/when-idle.ts'
import { useEffect } from 'react'
import { FAILED_EVENT, PAINT_EVENT, READY_EVENT } from './boot-events.ts'

/** Signals, once rendered, that the app is shown: the recovery overlay is not needed. */
export function Painted() {
  useEffect(() => void dispatchEvent(new Event(PAINT_EVENT)), [])
  return null
}

/** Signals, once rendered with a screen, that the screen is ready. */
export function Ready() {
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), [])
  return null
}

/** Signals, with a screen that its guard has allowed, that idle work may start. */
export function Shown() {
  useEffect(markFirstScreenReady, [])
  return null
}

/** Signals, with an error screen, that the screen has failed. */
export function Failed() {
  useEffect(() => {
    markFirstScreenReady()
    dispatchEvent(new Event(FAILED_EVENT))
  }, [])
  return null
}
