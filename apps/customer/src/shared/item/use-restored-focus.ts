import { type RefObject, useEffect, useRef } from 'react'

/** How long a closing sheet may still hold the focus, in milliseconds. */
const SHEET_CLOSES_MS = 300

/**
 * Restores the focus after the focused element was removed: when `change` has changed and nothing has the focus, moves
 * it to `heir`.
 *
 * @param change a value that changes when elements may be removed, such as the number of lines
 * @param heir the element that takes the focus
 * @param selector finds the element to focus within `heir`
 */
export function useRestoredFocus(
  change: unknown,
  heir: RefObject<HTMLElement | null>,
  selector?: string,
): void {
  const known = useRef(change)
  useEffect(() => {
    if (known.current === change) return
    known.current = change
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const target = selector ? heir.current?.querySelector<HTMLElement>(selector) : heir.current
      target?.focus({ preventScroll: true })
    }, SHEET_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [change, heir, selector])
}
