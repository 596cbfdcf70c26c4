import { expect, test } from 'vitest'
import type { Notification } from './notification.ts'
import { unreadOf } from './unread.ts'

const list = (length: number, isRead: boolean): Notification[] =>
  Array.from({ length }, (_, index) => ({
    id: String(index),
    title: '',
    message: '',
    type: 'info',
    is_read: isRead,
    created_at: '2026-11-22T00:00:00Z',
    expires_at: '2026-12-22T00:00:00Z',
    action_url: null,
    template: 'order_cancelled',
    params: {},
  }))

test('a list that holds everything is counted here, so that reading shows at once', () => {
  expect(unreadOf([...list(3, false), ...list(2, true)], 40)).toBe(3)
})

test('a full list is counted by the server, so that the badge can say 99+ (Spec §9 Orders)', () => {
  expect(unreadOf(list(50, false), 100)).toBe(100)
  expect(unreadOf(list(50, true), 12)).toBe(12)
  expect(unreadOf(list(50, false), undefined)).toBe(50)
})
