import { expect, test } from 'vitest'
import { type Notification, newSince, unexpired, without, withRead } from './notification.ts'

function note(id: string, more: Partial<Notification> = {}): Notification {
  return {
    id,
    title: 'Order confirmed',
    message: 'Your order is confirmed.',
    type: 'success',
    is_read: false,
    created_at: `2026-11-21T10:00:0${id}Z`,
    expires_at: '2026-12-21T10:00:00Z',
    action_url: null,
    template: 'order_confirmed',
    params: {},
    ...more,
  }
}

test('expired notifications vanish (Spec §7 system_notifications)', () => {
  const list = [note('2'), note('1', { expires_at: '2026-11-21T10:05:00Z' })]
  expect(unexpired(list, Date.parse('2026-11-21T10:04:59Z'))).toHaveLength(2)
  expect(unexpired(list, Date.parse('2026-11-21T10:05:00Z')).map(({ id }) => id)).toEqual(['2'])
})

test('what has arrived is what was not there before, oldest first, unread and no older than what was known (Spec §7 system_notifications)', () => {
  const known = [note('3'), note('2')]
  expect(newSince(known, [note('5'), note('4'), ...known]).map(({ id }) => id)).toEqual(['4', '5'])
  expect(newSince(known, [note('4', { is_read: true }), ...known])).toEqual([])
  expect(newSince(known, [...known, note('1')])).toEqual([])
  expect(newSince([], [note('1')]).map(({ id }) => id)).toEqual(['1'])
})

test('marking and deleting change what they mean and nothing else', () => {
  const list = [note('2'), note('1')]
  expect(withRead(list, (id) => id === '1').map(({ is_read }) => is_read)).toEqual([false, true])
  expect(withRead(list, () => true).every(({ is_read }) => is_read)).toBe(true)
  expect(without(list, '1').map(({ id }) => id)).toEqual(['2'])
})
