import { expect, test } from 'vitest'
import { withSeen } from './recently-seen.ts'

const one = { path: '/restaurants/one', name: 'One', picture: null }
const two = { path: '/restaurants/two', name: 'Two', picture: null }

test('what was opened again comes first, once, under its newest name', () => {
  const again = { ...one, name: 'One, renamed' }
  expect(withSeen({ owner: 'asha', seen: [two, one] }, 'asha', again)).toEqual({
    owner: 'asha',
    seen: [again, two],
  })
})

test('nobody reads what somebody else opened in the same browser', () => {
  expect(withSeen({ owner: 'asha', seen: [two] }, null, one)).toEqual({ owner: null, seen: [one] })
  expect(withSeen({ owner: null, seen: [two] }, 'bala', one)).toEqual({ owner: 'bala', seen: [one] })
})

test('the list keeps the latest twelve', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ ...two, path: `/restaurants/${n}` }))
  const { seen } = withSeen({ owner: null, seen: many }, null, one)
  expect(seen).toHaveLength(12)
  expect(seen[0]).toBe(one)
  expect(seen.at(-1)?.path).toBe('/restaurants/10')
})
