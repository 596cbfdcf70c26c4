import { describe, expect, it } from 'vitest'
import { samplePack, sampleProduct } from '../../shared/samples/grocery.ts'
import { shownPack } from './shown-pack.ts'

const small = samplePack({ id: 'small', orderable: false })
const middle = samplePack({ id: 'middle' })
const large = samplePack({ id: 'large' })
const product = sampleProduct({ packs: [small, middle, large] })

describe('the pack of a card', () => {
  it('is the one in the cart', () => {
    expect(shownPack(product, [{ item_id: 'large' }])).toBe(large)
  })

  it('is otherwise the smallest that can be ordered', () => {
    expect(shownPack(product, [])).toBe(middle)
  })

  it('is the smallest where none can be ordered', () => {
    expect(shownPack(sampleProduct({ packs: [small] }), [])).toBe(small)
  })
})
