// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSampleConfig } from '../client/sample-config.ts'
import { searchOptions } from './search-market.ts'
import { completionOptions } from './suggest.ts'

beforeEach(() => addSampleConfig())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function answers(answer: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(answer))
}

const DOCTOR = { kind: 'doctor', title: 'Dr. Rao', target: 'doctor/rao' }

test('a result of a kind that this build does not know is shown by its title, and the others stay', async () => {
  const named = vi.spyOn(console, 'error').mockImplementation(() => {})
  const found = { id: '1', lat: null, lng: null, distance_m: 900 }
  answers({
    counts: { item: 0, vendor: 0, service: 3, place: 0, care: 4 },
    kinds: [],
    meant: null,
    nearest: null,
    hits: [
      { ...found, ...DOCTOR, fee_paise: 50_000 },
      { ...found, kind: 'service', title: 'Recharge', target: 'category/mobile-recharge' },
      { ...found, kind: 'item', title: 'Neither item nor target' },
    ],
    next_cursor: null,
  })
  const filter = {
    query: 'rao',
    tab: 'service',
    sort: 'comprehensive',
    vegOnly: false,
    openOnly: false,
    kind: undefined,
    mostPaise: undefined,
    leastRating: undefined,
  } as const
  const { pages } = await new QueryClient().fetchInfiniteQuery(searchOptions(filter, undefined, 'en'))
  expect(pages[0]?.hits.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'other Dr. Rao',
    'service Recharge',
  ])
  expect(pages[0]?.counts).toEqual({ item: 0, vendor: 0, service: 3, place: 0 })
  expect(named).toHaveBeenCalledOnce()
})

test('so is a suggestion', async () => {
  const none = { note: null, picture: null, vendor_slug: null, vendor_kind: null, matched: null }
  answers([{ ...none, ...DOCTOR, vendors: 1, place_lat: null, place_lng: null }])
  const [one] = await new QueryClient().fetchQuery(completionOptions('rao', undefined, 'en'))
  expect(one).toMatchObject({ kind: 'other', title: 'Dr. Rao', target: 'doctor/rao' })
})
