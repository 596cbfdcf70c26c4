import { expect, test } from 'vitest'
import { type CouponDraft, readCoupon } from './coupon-draft.ts'

const TODAY = '2026-11-27'

const draft: CouponDraft = {
  code: ' feast50 ',
  title: '₹50 off',
  hi: '',
  te: '₹50 తగ్గింపు',
  kind: 'flat',
  value: '50',
  cap: '',
  minimum: '',
  budget: '75000',
  until: '2026-12-24',
  perCustomer: '1',
  firstOrderOnly: false,
  isListed: true,
  region: '',
  method: '',
  from: '',
  to: '',
  kinds: [],
  items: [],
  platformShare: '100',
  vendors: [],
}

test('a coupon is read in paise, with the end of its last day in India', () => {
  expect(readCoupon(draft, TODAY).coupon).toEqual({
    code: 'FEAST50',
    title: '₹50 off',
    title_translations: { te: '₹50 తగ్గింపు' },
    kind: 'flat',
    value: 5000,
    minimum_paise: 0,
    budget_paise: 7_500_000,
    valid_to: '2026-12-24T18:29:59.000Z',
    per_user_limit: 1,
    first_order_only: false,
    is_listed: true,
  })
})

test('a percentage has a bound; hours, a region and a way of paying are kept', () => {
  const more = { kind: 'percent', value: '20', cap: '100', region: 'bidar', method: 'gateway' } as const
  expect(readCoupon({ ...draft, ...more, from: '17:00', to: '19:30' }, TODAY).coupon).toMatchObject({
    value: 2000,
    cap_paise: 10_000,
    region: 'bidar',
    method: 'gateway',
    from_minute: 1020,
    to_minute: 1170,
  })
})

test('kinds and items are kept; what vendors bear names them', () => {
  const vendors = [{ id: 'v', name: 'Deccan Biryani House' }]
  expect(
    readCoupon(
      {
        ...draft,
        kinds: ['pickup'],
        items: [{ id: 'i', name: 'Biryani' }],
        minimum: '30',
        platformShare: '70',
        vendors,
      },
      TODAY,
    ).coupon,
  ).toMatchObject({
    kinds: ['pickup'],
    item_ids: ['i'],
    platform_share_bp: 7000,
    vendor_ids: ['v'],
  })
  // Without a part of theirs nobody is asked.
  expect(readCoupon({ ...draft, vendors }, TODAY).coupon).not.toHaveProperty('vendor_ids')
})

test.each([
  [{ platformShare: '' }, 'platformShare'],
  [{ platformShare: '101' }, 'platformShare'],
  [{ platformShare: '70' }, 'platformShare'],
  [{ platformShare: '70', minimum: '29' }, 'platformShare'],
  [{ kind: 'free_delivery', platformShare: '99', minimum: '300' }, 'platformShare'],
  [{ platformShare: '70', minimum: '30' }, 'vendors'],
  [{ code: 'no' }, 'code'],
  [{ title: 'x' }, 'title'],
  [{ value: '0.5' }, 'value'],
  [{ kind: 'percent', value: '101', cap: '10' }, 'value'],
  [{ kind: 'percent', value: '20', cap: '' }, 'cap'],
  [{ minimum: '-1' }, 'minimum'],
  [{ budget: '' }, 'budget'],
  [{ until: '2026-11-26' }, 'until'],
  [{ until: '2028-01-01' }, 'until'],
  [{ perCustomer: '0' }, 'perCustomer'],
  [{ from: '19:00', to: '17:00' }, 'to'],
  [{ from: '19:00', to: '' }, 'to'],
] as const)('%o is refused for its %s', (change, field) => {
  expect(readCoupon({ ...draft, ...change }, TODAY).wrong).toEqual([field])
})
