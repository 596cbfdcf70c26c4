import { describe, expect, test } from 'vitest'
import { type OfferDraft, readOffer } from './offer-draft.ts'

const TODAY = '2026-11-22'
const draft: OfferDraft = {
  code: 'dosa50',
  kind: 'flat',
  value: '50',
  cap: '',
  minimum: '150',
  until: '2026-12-31',
  perCustomer: 1,
  total: '',
  firstOrderOnly: false,
}

describe('an offer of a vendor (Issue 11, own offers)', () => {
  test('is read in rupees, and ends with its last day in India', () => {
    expect(readOffer(draft, TODAY).offer).toEqual({
      code: 'DOSA50',
      kind: 'flat',
      value: 5000,
      minimum_paise: 15_000,
      valid_to: '2026-12-31T18:29:59.000Z',
      per_user_limit: 1,
      first_order_only: false,
    })
  })

  test('in percent has a cap', () => {
    const percent = { ...draft, kind: 'percent', value: '20' } as const
    expect(readOffer(percent, TODAY).wrong).toEqual(['cap'])
    expect(readOffer({ ...percent, cap: '100' }, TODAY).offer).toMatchObject({
      value: 2000,
      cap_paise: 10_000,
    })
  })

  test.each([
    [{ code: 'a b' }, 'code'],
    [{ value: '0' }, 'value'],
    [{ value: '9000' }, 'value'],
    [{ minimum: '99' }, 'minimum'],
    [{ until: '2026-11-21' }, 'until'],
    [{ until: '2028-01-01' }, 'until'],
    [{ until: '' }, 'until'],
    [{ total: '0' }, 'total'],
    [{ total: 'many' }, 'total'],
  ])('with %j is refused for its %s', (changes, field) => {
    expect(readOffer({ ...draft, ...changes }, TODAY).wrong).toEqual([field])
  })
})
