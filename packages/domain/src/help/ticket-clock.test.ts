import { expect, test } from 'vitest'
import { clockOf } from './ticket-clock.ts'

const TICKET = {
  status: 'open',
  acknowledge_by: '2026-11-24T12:00:00Z',
  acknowledged_at: null,
  resolve_by: '2026-12-22T12:00:00Z',
} as const
const at = (time: string) => Date.parse(time)

test('a person looks at a new ticket within 48 hours, and says when that is over (field 5a)', () => {
  expect(clockOf(TICKET, at('2026-11-22T12:00:00Z'))).toEqual({
    kind: 'acknowledge',
    by: TICKET.acknowledge_by,
    isOver: false,
  })
  expect(clockOf(TICKET, at('2026-11-24T12:00:01Z'))?.isOver).toBe(true)
})

test('once somebody has looked at it the month runs, until it is closed (field 5a)', () => {
  const seen = { ...TICKET, acknowledged_at: '2026-11-22T13:00:00Z' }
  expect(clockOf(seen, at('2026-12-22T11:59:59Z'))).toMatchObject({ kind: 'resolve', isOver: false })
  expect(clockOf({ ...seen, status: 'closed' }, at('2026-12-25T00:00:00Z'))).toBeUndefined()
})
