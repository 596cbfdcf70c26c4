import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseVariant, isSameVariant, type VariantOffer, variantAxes } from './variants.ts'

const offer = (variant: VariantOffer['variant'], orderable = true): VariantOffer => ({ variant, orderable })
const shirts = [
  offer({ Colour: 'Blue', Size: 'M' }),
  offer({ Colour: 'Blue', Size: 'L' }, false),
  offer({ Colour: 'Red', Size: 'M' }),
  offer({ Colour: 'Red', Size: 'S' }),
]

test('a product asks what its offers differ in, sizes from small to large', () => {
  const axes = variantAxes(shirts, { Colour: 'Blue', Size: 'M' })
  expect(axes.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ['Colour', ['Blue', 'Red']],
    ['Size', ['S', 'M', 'L']],
  ])
})

test('an answer that is not there with the others says so', () => {
  const [, size] = variantAxes(shirts, { Colour: 'Blue', Size: 'M' })
  expect(size?.values).toEqual([
    { value: 'S', isAvailable: false },
    { value: 'M', isAvailable: true },
    { value: 'L', isAvailable: false },
  ])
})

test('what all offers have in common is not asked', () => {
  expect(variantAxes([offer({ Size: 'M' }), offer({ Size: 'M' })], { Size: 'M' })).toEqual([])
})

test('the answer that was given last is kept, and as many of the others as possible', () => {
  expect(chooseVariant(shirts, { Colour: 'Blue', Size: 'S' }, 'Size')).toEqual({ Colour: 'Red', Size: 'S' })
  expect(chooseVariant(shirts, { Colour: 'Red', Size: 'L' }, 'Colour')).toEqual({ Colour: 'Red', Size: 'M' })
})

const anyOffer = fc.record({
  variant: fc.record({
    Colour: fc.constantFrom('Red', 'Blue', 'Green'),
    Size: fc.constantFrom('S', 'M', 'L'),
  }),
  orderable: fc.boolean(),
})

test('whatever is chosen, an offer has it', () => {
  fc.assert(
    fc.property(fc.array(anyOffer, { minLength: 1 }), anyOffer, (offers, { variant }) => {
      const chosen = chooseVariant(offers, variant, 'Size')
      expect(offers.some((one) => isSameVariant(one.variant, chosen))).toBe(true)
      if (offers.some((one) => one.variant.Size === variant.Size)) expect(chosen['Size']).toBe(variant.Size)
    }),
  )
})
