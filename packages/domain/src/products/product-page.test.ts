import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeGuideOf, sizeGuideText, specsOf, specsText } from './product-page.ts'

describe("a product's page as its vendor types it (Spec §2 Shopping)", () => {
  test('has a specification a line, each named once', () => {
    expect(specsOf('Material: Cotton\n\n Care : Machine wash: 30 °C ')).toEqual({
      Material: 'Cotton',
      Care: 'Machine wash: 30 °C',
    })
    expect(specsOf('')).toEqual({})
    for (const wrong of ['Cotton', ': Cotton', 'Material:', 'A: 1\nA: 2', `A: ${'x'.repeat(201)}`])
      expect(specsOf(wrong)).toBeUndefined()
    expect(specsOf(Array.from({ length: 31 }, (_, n) => `N${n}: x`).join('\n'))).toBeUndefined()
  })

  test('has a size guide whose rows are as long as its head', () => {
    expect(sizeGuideOf('Size, Chest\nS, 92 cm\nM, 96 cm')).toEqual({
      columns: ['Size', 'Chest'],
      rows: [
        ['S', '92 cm'],
        ['M', '96 cm'],
      ],
    })
    expect(sizeGuideOf(' \n ')).toBeNull()
    for (const wrong of ['Size\nS', 'Size, Chest', 'Size, Chest\nS', 'Size,\nS, 92'])
      expect(sizeGuideOf(wrong)).toBeUndefined()
  })

  test('is read again as it was written', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (names, value) => {
        const specs = Object.fromEntries(names.map((name) => [name, value]))
        expect(specsOf(specsText(specs))).toEqual(specs)
      }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 20 }),
        word,
        (columns, rows, cell) => {
          const row = Array.from({ length: columns }, () => cell)
          const guide = { columns: row, rows: Array.from({ length: rows }, () => row) }
          expect(sizeGuideOf(sizeGuideText(guide))).toEqual(guide)
        },
      ),
    )
  })
})
