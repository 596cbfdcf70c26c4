import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page where the control that had it has disappeared with a change of `state`: a keyboard then
 * goes on from the content, not from the top of the document.
 *
 * @param state what decides whether the control is there
 */
export function useFocusFallback(state: unknown): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [state])
}
