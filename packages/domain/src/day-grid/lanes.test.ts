import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, collide, lanesOf } from './lanes.ts'

const block = (key: string, ...pieces: readonly (readonly [number, number])[]): Block => ({
  key,
  pieces: pieces.map(([from, to]) => ({ from, to })),
})
const shown = (blocks: readonly Block[]) =>
  Object.fromEntries([...lanesOf(blocks)].map(([key, { lane, lanes }]) => [key, `${lane + 1} of ${lanes}`]))

test('blocks that overlap stand side by side, and one that only touches has the whole width', () => {
  expect(shown([block('a', [600, 660]), block('b', [630, 690]), block('c', [690, 720])])).toEqual({
    a: '1 of 2',
    b: '2 of 2',
    c: '1 of 1',
  })
})

test('somebody served in a gap stands on it', () => {
  expect(shown([block('colour', [600, 630], [675, 705]), block('cut', [630, 675])])).toEqual({
    colour: '1 of 1',
    cut: '1 of 1',
  })
})

test('a lane is used again as soon as it is free', () => {
  expect(shown([block('a', [600, 720]), block('b', [600, 630]), block('c', [630, 660])])).toEqual({
    a: '1 of 2',
    b: '2 of 2',
    c: '2 of 2',
  })
})

const anyBlocks = fc
  .array(fc.array(fc.tuple(fc.nat(1380), fc.integer({ min: 5, max: 60 })), { minLength: 1, maxLength: 3 }), {
    maxLength: 25,
  })
  .map((list) =>
    list.map((pieces, n) =>
      block(String(n), ...pieces.map(([from, length]) => [from, from + length] as const)),
    ),
  )

test('whatever stands in a column: every block has a lane, and no two that collide share one', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const lanes = lanesOf(blocks)
      expect(lanes.size).toBe(blocks.length)
      for (const one of blocks) {
        const mine = lanes.get(one.key)
        if (!mine) throw new Error('a block without a lane')
        expect(mine.lane).toBeGreaterThanOrEqual(0)
        expect(mine.lane).toBeLessThan(mine.lanes)
        for (const other of blocks)
          if (one !== other && collide(one, other)) {
            expect(lanes.get(other.key)?.lanes).toBe(mine.lanes)
            expect(lanes.get(other.key)?.lane).not.toBe(mine.lane)
          }
      }
    }),
  )
})

test('the order in which blocks come changes nothing', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      expect(shown(blocks.toReversed())).toEqual(shown(blocks))
    }),
  )
})
