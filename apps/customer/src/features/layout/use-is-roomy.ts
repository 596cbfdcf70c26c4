import { useSyncExternalStore } from 'react'

/** The width from which a cart column has room beside a store (look.md: 1280 px). */
const ROOMY = '(min-width: 80rem)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(ROOMY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for a column beside a page. */
export function useIsRoomy(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(ROOMY).matches)
}
