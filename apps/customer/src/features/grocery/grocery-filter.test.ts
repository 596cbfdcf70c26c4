import { describe, expect, it } from 'vitest'
import { readFilter, withFilter } from './grocery-filter.ts'

describe('the filter of the list of stores', () => {
  it('survives the URL', () => {
    const filter = { query: 'బియ్యం', department: 'vegetables', category: 'leafy-greens' } as const
    expect(readFilter(withFilter(new URLSearchParams('sheet=location'), filter))).toEqual(filter)
  })

  it('ignores what it does not know', () => {
    expect(readFilter(new URLSearchParams('department=cars&category=%00'))).toEqual({
      query: '',
      department: undefined,
      category: undefined,
    })
  })

  it('leaves other parameters alone', () => {
    const params = new URLSearchParams('q=milk&sheet=location')
    const empty = { query: '', department: undefined, category: undefined }
    expect(withFilter(params, empty).toString()).toBe('sheet=location')
  })
})
