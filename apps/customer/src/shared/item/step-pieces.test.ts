import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { piecesOf, stepPieces } from './step-pieces.ts'

function stepped(quantities: readonly number[], next: number, hasOptions: boolean) {
  const lines = quantities.map((quantity, at) => ({ at, quantity }))
  const steps = { set: vi.fn(), choose: vi.fn(), add: vi.fn() }
  stepPieces(next, lines, hasOptions, steps)
  return { last: lines.at(-1), ...steps }
}
const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })

test('one piece less is taken from the line that was chosen last, with options or without', () => {
  fc.assert(
    fc.property(quantities, fc.boolean(), (held, hasOptions) => {
      const pieces = piecesOf(held.map((quantity) => ({ quantity })))
      const { last, set, choose, add } = stepped(held, pieces - 1, hasOptions)
      expect(set).toHaveBeenCalledExactlyOnceWith(last, (last?.quantity ?? 0) - 1)
      expect(choose).not.toHaveBeenCalled()
      expect(add).not.toHaveBeenCalled()
    }),
  )
})

test('one piece more asks for the options where there are any, and else adds to the line or makes it', () => {
  expect(stepped([2], 3, true).choose).toHaveBeenCalledOnce()
  expect(stepped([], 1, true).choose).toHaveBeenCalledOnce()
  const { last, set } = stepped([1, 2], 4, false)
  expect(set).toHaveBeenCalledExactlyOnceWith(last, 3)
  expect(stepped([], 1, false).add).toHaveBeenCalledOnce()
})
