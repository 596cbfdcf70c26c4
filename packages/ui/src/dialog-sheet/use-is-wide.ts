import { useSyncExternalStore } from 'react'

/** The width from which a screen is not a phone's (Spec §9 Layout: mobile breakpoint 768 px). */
const WIDE = '(min-width: 768px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is at least as wide as the mobile breakpoint. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}
