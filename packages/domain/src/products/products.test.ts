import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPrice } from './bulk-price.ts'
import { decodeText, isNoText } from './decode-text.ts'
import { columnsOf, draftOf, readHeading } from './file-columns.ts'
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
        'food',
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
    expect(Object.keys(readDraft({ ...DISH, [field]: text }, 'food', true).problems ?? {})).toEqual([field])
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
    expect(readDraft({ price: '90' }, 'food', false).item).toEqual({ price_paise: 9000 })
    expect(readDraft({ id: 'nonsense', price: '90' }, 'food', true).problems?.id).toBe('item_unknown')
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

describe('a file (Issue 11, bad input)', () => {
  test('is read by its headings, whatever they are called', () => {
    const heading = readHeading(['Item Name', 'CATEGORY', 'Selling Price', 'Colour of the box', 'name'])
    expect(heading).toEqual({
      fields: ['name', 'section', 'price', undefined, undefined],
      unread: ['Colour of the box', 'name'],
      missing: [],
    })
    expect(draftOf(['Dosa', 'Tiffins', '80', 'red', 'x'], heading)).toEqual({
      name: 'Dosa',
      section: 'Tiffins',
      price: '80',
    })
  })

  test('without a name or a price is not begun', () => {
    expect(readHeading(['section', 'mrp']).missing).toEqual(['name', 'price'])
    expect(readHeading(['id', 'price']).missing).toEqual([])
  })

  test('loses the mark before a formula, control characters and turned text, and nothing else', () => {
    const heading = readHeading(['name'])
    expect(draftOf(["'=1+1"], heading).name).toBe('=1+1')
    expect(draftOf(['Dosa\u202e\u0007 king'], heading).name).toBe('Dosa  king')
    expect(draftOf(["'Plain"], heading).name).toBe("'Plain")
  })

  test('of each trade has its own columns', () => {
    expect(columnsOf('food')).toContain('diet')
    expect(columnsOf('food')).not.toContain('barcode')
    expect(columnsOf('goods')).not.toContain('diet')
  })

  test('is read in UTF-8, UTF-16 and the Windows code page', () => {
    const utf16 = (text: string, mark: boolean) =>
      new Uint8Array([
        ...(mark ? [0xff, 0xfe] : []),
        ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
      ])
    expect(decodeText(new TextEncoder().encode('\ufeffname,ధర'))).toBe('name,ధర')
    expect(decodeText(utf16('name,ధర', true))).toBe('name,ధర')
    expect(decodeText(utf16('name,price', false))).toBe('name,price')
    expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe('Café')
    expect(isNoText(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(true)
  })

  test('of any bytes is decoded without a failure', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => typeof decodeText(bytes) === 'string'))
  })
})
