import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { frozenLock, type MigrationFile } from './lock.ts'
import { nextVersion } from './next-version.ts'
import { problemsOf } from './problems.ts'

const orders: MigrationFile = { name: '20261121001200_orders.sql', text: 'create table orders (id int);' }
const gifts: MigrationFile = { name: '20261201101500_gifts.sql', text: 'create table gifts (id int);' }
const nothing = { schema: '0.1', frozen: {} }
const lock = frozenLock(nothing, [orders], false)

beforeAll(() => loadModule())

describe('the check of the migrations refuses', () => {
  test('a frozen migration that was changed, removed or renamed', () => {
    expect(problemsOf(lock, [{ ...orders, text: 'create table orders (id bigint);' }])).toEqual([
      '20261121001200_orders.sql is frozen (schema 0.1) and was changed.',
    ])
    for (const left of [[], [{ ...orders, name: '20261121001200_order.sql' }]])
      expect(problemsOf(lock, left)[0]).toContain('was removed or renamed')
  })

  test('a new one that would have to be applied before a frozen one, or has the number of another', () => {
    const [early] = problemsOf(lock, [{ ...gifts, name: '20261121001150_gifts.sql' }, orders])
    expect(early).toContain('comes before migrations that are frozen')
    const [twice] = problemsOf(lock, [orders, { ...gifts, name: '20261121001200_wishes.sql' }])
    expect(twice).toContain('has the number of another migration')
    expect(problemsOf(lock, [orders, { ...gifts, name: 'gifts.sql' }])[0]).toContain('is no name')
  })

  test.each([
    ['\\set amount 5', 'no SQL for the server'],
    ['begin; create table a (id int); commit;', 'begins or ends a transaction'],
    ['create index concurrently a_idx on a (id);', 'works concurrently'],
    ['vacuum a;', 'vacuums or analyses'],
    ['set role service_role;', 'takes another role'],
  ])('what `supabase db push` could not apply: %s', (text, reason) => {
    expect(problemsOf(lock, [orders, { ...gifts, text }]).join()).toContain(reason)
  })
})

test('a new migration may be edited until it is frozen', () => {
  expect(problemsOf(lock, [orders, gifts])).toEqual([])
  const frozen = frozenLock(lock, [orders, gifts], false)
  expect(problemsOf(frozen, [orders, { ...gifts, text: 'select 1' }])).toHaveLength(1)
})

test('freezing adds what is new, and changes what was frozen only when told to', () => {
  const edited = { ...orders, text: 'select 2' }
  expect(problemsOf(frozenLock(lock, [edited, gifts], false), [edited, gifts])).toHaveLength(1)
  expect(problemsOf(frozenLock(lock, [edited, gifts], true), [edited, gifts])).toEqual([])
})

test('a new migration is numbered by the time, and after all others', () => {
  const now = new Date('2026-12-01T10:15:30Z')
  expect(nextVersion([orders.name], now)).toBe('20261201101530')
  expect(nextVersion(['20270101000000_later.sql', orders.name], now)).toBe('20270101000001')
  expect(nextVersion([], now)).toBe('20261201101530')
})
