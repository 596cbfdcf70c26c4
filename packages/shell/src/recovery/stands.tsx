import { useEffect } from 'react'
import { PAINT_EVENT, READY_EVENT } from './standing.ts'

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
