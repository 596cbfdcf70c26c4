import { describe, expect, it } from 'vitest'
import { onceLater, SEARCH_EVERY_MS, SEARCH_PAUSE_MS } from './search-rhythm.ts'

describe('the search for a new release', () => {
  it('comes every hour, and on focus at most once a minute (Issue 2, PWA)', () => {
    expect(SEARCH_EVERY_MS).toBe(3_600_000)
    let now = 0
    let searches = 0
    const search = onceLater(
      () => {
        searches++
      },
      SEARCH_PAUSE_MS,
      () => now,
    )
    search()
    now = 59_999
    search()
    expect(searches).toBe(1)
    now = 60_000
    search()
    expect(searches).toBe(2)
  })
})
