import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { draftOf, readHeading } from '@angadi/domain/products/file-columns.ts'
import fc from 'fast-check'
import Papa from 'papaparse'
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

function readBack(text: string) {
  const [head = [], ...rows] = Papa.parse<string[]>(text.slice(1)).data
  const heading = readHeading(head)
  return rows.map((row) => draftOf(row, heading))
}

test('a formula leaves the house as text (Issue 11, formulas)', async () => {
  const text = await csvOf('food', [
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
      const [draft] = readBack(await csvOf('food', [item({ name, section })]))
      expect(draft).toMatchObject({ name, section, price: '80.5', available: 'yes', diet: 'veg' })
    }),
    { numRuns: 60 },
  )
})
