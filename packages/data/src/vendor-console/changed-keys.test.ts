import { describe, expect, it } from 'vitest'
import { bookingDeskKeys } from '../booking-desk/keys.ts'
import { groceryKeys } from '../grocery/keys.ts'
import { vendorPeopleKeys } from '../vendor-people/keys.ts'
import { vendorProductKeys } from '../vendor-products/keys.ts'
import { vendorReviewKeys } from '../vendor-reviews/keys.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { keysChangedBy } from './changed-keys.ts'
import { vendorConsoleKeys as keys } from './keys.ts'

const order = (status: string) => ({ event: 'order', payload: { order_id: 'o1', status } })
/** The picking screen may be open, and not listen itself yet. */
const picking = groceryKeys.pickingOf('o1')

describe('what an event on a vendor’s topic makes stale', () => {
  it('is its picking list alone while an order is being prepared: the event carries the order', () => {
    expect(keysChangedBy('v1', order('preparing'))).toEqual([picking])
  })

  it('is its picking list when something of an order is picked', () => {
    expect(keysChangedBy('v1', { event: 'picking', payload: { order_id: 'o1' } })).toContainEqual(picking)
  })

  it('is the day when an order comes in or ends, and the stock where that changes', () => {
    expect(keysChangedBy('v1', order('pending'))).toEqual([
      keys.day('v1'),
      vendorProductKeys.catalogue('v1'),
      picking,
    ])
    expect(keysChangedBy('v1', order('cancelled'))).toEqual([
      keys.day('v1'),
      vendorProductKeys.catalogue('v1'),
      picking,
    ])
    expect(keysChangedBy('v1', order('delivered'))).toEqual([keys.day('v1'), picking])
  })

  it('is no list of orders when the menu has changed', () => {
    expect(keysChangedBy('v1', { event: 'menu', payload: {} })).toEqual([vendorKeys.menu('v1')])
  })

  it('is who works there when somebody joins or goes', () => {
    expect(keysChangedBy('v1', { event: 'people', payload: {} })).toEqual([vendorPeopleKeys.of('v1')])
  })

  it('is the calendar when time was taken at the desk', () => {
    expect(keysChangedBy('v1', { event: 'booking', payload: {} })).toEqual([bookingDeskKeys.of('v1')])
  })

  it('is the reviews when a customer has written one', () => {
    expect(keysChangedBy('v1', { event: 'review', payload: {} })).toEqual([vendorReviewKeys.of('v1')])
  })

  it('is everything of this vendor, and of no other, after a lost connection', () => {
    const changed = keysChangedBy('v1', { event: 'rejoined', payload: {} })
    expect(changed).toContainEqual(keys.liveOf('v1'))
    expect(changed).toContainEqual(keys.pastOf('v1'))
    expect(changed).not.toContainEqual(keys.live)
    expect(changed).not.toContainEqual(keys.all)
  })
})
