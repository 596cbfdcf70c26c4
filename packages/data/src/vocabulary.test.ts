import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { orderKind, orderStatus } from './rows.ts'
import { rows, vocabulary } from './vocabulary.ts'

afterEach(() => vi.restoreAllMocks())

test('a word that this build does not know becomes the general one', () => {
  const colour = vocabulary(['red', 'other'], 'other')
  expect(colour.parse('red')).toBe('red')
  expect(colour.parse('ultramarine')).toBe('other')
})

test('a status or kind of a newer server leaves the rest of a list as it is', () => {
  const list = rows(z.object({ id: z.string(), status: orderStatus, kind: orderKind }))
  expect(
    list.parse([
      { id: '1', status: 'delivered', kind: 'pickup' },
      { id: '2', status: 'in_the_air', kind: 'drone' },
    ]),
  ).toEqual([
    { id: '1', status: 'delivered', kind: 'pickup' },
    { id: '2', status: 'in_progress', kind: 'service' },
  ])
})

test('a row that cannot be read is left out and named, and the others stay', () => {
  const named = vi.spyOn(console, 'error').mockImplementation(() => {})
  const list = rows(z.object({ id: z.string() }))
  expect(list.parse([{ id: '1' }, { id: 2 }, { id: '3' }])).toEqual([{ id: '1' }, { id: '3' }])
  expect(named).toHaveBeenCalledOnce()
})

test('what is no list at all is still refused', () => {
  expect(rows(z.string()).safeParse({ outcome: 'none' }).success).toBe(false)
})
