import { useEffect } from 'react'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { whenIdle } from '../when-idle.ts'

/** For how long after leaving a search a page counts as opened from it. */
const FROM_SEARCH_MS = 10_000

const counted = new Set<string>()
let searchLeftAt = -Infinity

/** Remembers, while the search is on the screen, that the next page is opened from it. */
export function useSearchAsSource(): void {
  useEffect(
    () => () => {
      searchLeftAt = performance.now()
    },
    [],
  )
}

/** Counts that a vendor's page was opened, once in a tab; the vendor reads a number, of nobody. */
export function useCountVisit(vendorId: string | undefined): void {
  useEffect(() => {
    if (vendorId === undefined || counted.has(vendorId)) return
    const source = performance.now() - searchLeftAt < FROM_SEARCH_MS ? 'search' : 'page'
    return whenIdle(() => {
      counted.add(vendorId)
      // A visit that is not counted is no trouble of the reader's.
      call('note_visit', { vendor_id: vendorId, source }, nothing).catch(() => {})
    })
  }, [vendorId])
}
