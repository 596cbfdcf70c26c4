import { type RefObject, useEffect, useRef } from 'react'

/** How long a closing sheet may still hold the focus, in milliseconds. */
const SHEET_CLOSES_MS = 300

/**
 * Gives the keyboard its place back when what it stood on has gone: once `change` is another one and nothing has the
 * focus, the heir takes it.
 *
 * @param change anything that differs when elements may have gone, such as the number of lines
 * @param heir what takes the focus
 * @param selector finds the heir within it
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
