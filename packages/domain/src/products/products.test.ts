import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPrice } from './bulk-price.ts'
import { readDraft } from './item-draft.ts'
import { packOf, unitPriceOf } from './pack.ts'
import { variantOf, variantText } from './variant.ts'

const DISH = { section: 'Mains', name: 'Dosa', price: '80', diet: 'veg' }

describe('an item as it is typed (Issue 11, the vendor’s own hands)', () => {
  test('is read in rupees, hours and words', () => {
    expect(
      readDraft(
        {
          ...DISH,
          price: '₹1,250.50',
          mrp: '',
          diet: 'Non-Veg',
          available_from: '7.30',
          available_to: '11:00',
        },
        'dishes',
        true,
      ).item,
    ).toEqual({
      section: 'Mains',
      name: 'Dosa',
      price_paise: 125_050,
      mrp_paise: null,
      diet: 'non_veg',
      available_from: '07:30',
      available_to: '11:00',
    })
  })

  test.each([
    ['price', '0'],
    ['price', '1000000000'],
    ['price', '-5'],
    ['price', 'free'],
    ['price', ''],
    ['mrp', '79'],
    ['diet', 'fish'],
    ['name', ''],
    ['stock', '1.5'],
    ['available_from', '25:00'],
  ])('is refused with the %s %j, and the field is named', (field, text) => {
    expect(Object.keys(readDraft({ ...DISH, [field]: text }, 'dishes', true).problems ?? {})).toEqual([field])
  })

  test('of a shelf has a pack, a variant and a tax class', () => {
    const draft = {
      section: 'Shirts',
      name: 'Kurta',
      price: '899',
      unit: '1 pc',
      variant: 'Colour: Blue; Size=M',
      gst: '5%',
      barcode: '8901234567890',
    }
    expect(readDraft(draft, 'goods', true).item).toMatchObject({
      tax_class: 'goods_5',
      goods: {
        pack_size: 1,
        pack_unit: 'piece',
        variant: { Colour: 'Blue', Size: 'M' },
        barcode: '8901234567890',
      },
    })
    expect(readDraft({ ...draft, sold_by: 'weight' }, 'goods', true).problems).toEqual({
      unit: 'item_pack_invalid',
    })
  })

  test('that is only changed needs no name', () => {
    expect(readDraft({ price: '90' }, 'dishes', false).item).toEqual({ price_paise: 9000 })
    expect(readDraft({ id: 'nonsense', price: '90' }, 'dishes', true).problems?.id).toBe('item_unknown')
  })
})

test('a pack is read from the unit of sale, and costs by the kilogram, litre or piece', () => {
  expect([packOf('500 gm'), packOf('1.5L'), packOf('6 pcs'), packOf('a dozen'), packOf('0 g')]).toEqual([
    { size: 500, unit: 'g' },
    { size: 1.5, unit: 'l' },
    { size: 6, unit: 'piece' },
    undefined,
    undefined,
  ])
  expect(unitPriceOf(9000, { size: 500, unit: 'g' })).toEqual({ paise: 18_000, per: 'kg' })
})

test('a variant survives being written and read', () => {
  const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,18}[A-Za-z0-9]$/)
  fc.assert(
    fc.property(fc.dictionary(word, word, { maxKeys: 4, noNullPrototype: true }), (variant) => {
      expect(variantOf(variantText(variant))).toEqual(variant)
    }),
  )
})

test('a price that goes up and down by a percentage stays in whole rupees', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: -9000, max: 10_000 }),
      (price, by) => {
        expect(changedPrice(price, by) % 100).toBe(0)
      },
    ),
  )
  expect(changedPrice(19_900, 1000)).toBe(21_900)
})
