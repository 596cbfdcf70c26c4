import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { readItemFile } from '@angadi/domain/products/file/read-file.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './export-file.ts'

const item = (changes: Partial<VendorItem>): VendorItem => ({
  id: '11111111-1111-4111-8111-111111111111',
  section: 'Mains',
  section_position: 1,
  position: 1,
  name: 'Dosa',
  price_paise: 8050,
  mrp_paise: null,
  unit: null,
  tax_class: 'restaurant',
  category_id: null,
  picture: null,
  stock: null,
  is_available: true,
  sold_out_until: null,
  available_from: null,
  available_to: null,
  is_bestseller: false,
  description: '',
  diet: 'veg',
  brand: null,
  variant: null,
  pack_size: null,
  pack_unit: null,
  sold_by: null,
  origin: null,
  shelf_life_days: null,
  barcode: null,
  expires_on: null,
  unavailable_reason: null,
  ...changes,
})

function readBack(text: string, sells: Sells = 'dishes') {
  const file = readItemFile(new TextEncoder().encode(text), { sells, section: 'Other items' })
  return file.problem === undefined ? file.lines : []
}

test('a formula leaves the house as text (Issue 11, formulas)', async () => {
  const text = await csvOf('dishes', [
    item({ name: '=HYPERLINK("http://x")', section: '+1', description: '@SUM(A1)' }),
  ])
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(text).toContain("'+1")
  expect(text).toContain("'@SUM(A1)")
})

test('whatever is exported is read back as it was', async () => {
  const word = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .filter(
      (text) =>
        text.trim() === text &&
        !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text) &&
        !text.startsWith("'"),
    )
  await fc.assert(
    fc.asyncProperty(word, word, async (name, section) => {
      const [line] = readBack(
        await csvOf('dishes', [item({ name, section, description: `${name}\n${section}` })]),
      )
      expect(line).toMatchObject({
        item: {
          name,
          section,
          description: `${name}\n${section}`,
          price_paise: 8050,
          is_available: true,
          diet: 'veg',
        },
      })
    }),
    { numRuns: 60 },
  )
})

test('goods are read back as they were, whatever their variants and packs say', async () => {
  const goods = item({
    diet: null,
    tax_class: 'goods_5',
    unit: 'Family pack',
    variant: { Colour: 'Blue, dark' },
    barcode: '08901234567',
    available_from: '09:00:00',
    available_to: '21:00:00',
    stock: 0,
  })
  const [line] = readBack(await csvOf('goods', [goods]), 'goods')
  expect(line).toMatchObject({
    problems: [],
    item: {
      unit: 'Family pack',
      stock: 0,
      tax_class: 'goods_5',
      available_from: '09:00',
      available_to: '21:00',
      goods: { barcode: '08901234567' },
    },
  })
  // What cannot be read again is not said, and stays as it is.
  expect(line?.item?.goods).not.toHaveProperty('variant')
})
