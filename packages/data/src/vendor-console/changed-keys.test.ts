import { describe, expect, it } from 'vitest'
import { vendorKeys } from '../vendors/keys.ts'
import { keysChangedBy } from './changed-keys.ts'
import { vendorConsoleKeys as keys } from './keys.ts'

const order = (status: string) => ({ event: 'order', payload: { order_id: 'o1', status } })

describe('what an event on a vendor’s topic makes stale', () => {
  it('is the board and the order’s history while an order is being prepared', () => {
    expect(keysChangedBy('v1', order('preparing'))).toEqual([keys.liveOf('v1'), keys.history('o1')])
  })

  it('is the day and the stock too when an order comes in', () => {
    expect(keysChangedBy('v1', order('pending'))).toContainEqual(keys.stock('v1'))
    expect(keysChangedBy('v1', order('pending'))).not.toContainEqual(keys.pastOf('v1'))
  })

  it('is the past only when an order has ended', () => {
    for (const status of ['delivered', 'cancelled'])
      expect(keysChangedBy('v1', order(status))).toContainEqual(keys.pastOf('v1'))
  })

  it('is no list of orders when the menu has changed', () => {
    expect(keysChangedBy('v1', { event: 'menu', payload: {} })).toEqual([
      keys.everyVendors,
      keys.stock('v1'),
      vendorKeys.menu('v1'),
    ])
  })

  it('is everything of this vendor, and of no other, after a lost connection', () => {
    const changed = keysChangedBy('v1', { event: 'rejoined', payload: {} })
    expect(changed).toContainEqual(keys.liveOf('v1'))
    expect(changed).toContainEqual(keys.pastOf('v1'))
    expect(changed).not.toContainEqual(keys.live)
    expect(changed).not.toContainEqual(keys.all)
  })
})
