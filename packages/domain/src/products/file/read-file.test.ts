import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sells } from '../item-draft.ts'
import { type FileLine, type ReadFile, readItemFile } from './read-file.ts'

type WholeFile = Extract<ReadFile, { problem: undefined }>

function read(content: Uint8Array | string, sells: Sells = 'goods'): WholeFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = readItemFile(bytes, { sells, section: 'Other items' })
  if (file.problem !== undefined) throw new Error(JSON.stringify(file))
  return file
}

const caseFile = (name: string, sells?: Sells) =>
  read(readFileSync(new URL(`./cases/${name}.csv`, import.meta.url)), sells)

/** Lines by the letter that their name begins with. */
const byLetter = (file: WholeFile) => new Map(file.lines.map((line) => [line.name[0] ?? '', line]))
const pricesOf = (lines: readonly FileLine[]) => lines.map(({ item }) => item?.price_paise)

describe('files of real shops (Issue 30)', () => {
  test('unquoted thousands are that row’s fault and never a price', () => {
    const { lines } = caseFile('unquoted-thousands')
    expect(lines[0]).toMatchObject({
      line: 2,
      name: 'Basmati rice 25 kg',
      item: undefined,
      problems: [
        { code: 'row_cells', value: 'Staples,Basmati rice 25 kg,2,450,10', count: { cells: 5, headings: 4 } },
      ],
    })
    expect(lines[1]).toMatchObject({ line: 3, item: { name: 'Sugar 1 kg', price_paise: 4800, stock: 20 } })
  })

  test('prices, rates and stock as Indian shops write them', () => {
    const lines = byLetter(caseFile('prices-indian'))
    for (const letter of 'ABCDEHIJKLMOQ') expect(lines.get(letter)?.item?.price_paise, letter).toBe(25_000)
    expect(lines.get('G')?.problems).toEqual([{ code: 'item_price_comma', column: 'price', value: '4,20' }])
    expect([...'KLM'].map((letter) => lines.get(letter)?.item?.tax_class)).toEqual([
      'goods_5',
      'goods_5',
      'goods_5',
    ])
    expect(lines.get('N')?.problems).toEqual([{ code: 'item_gst_old', column: 'gst', value: '12' }])
    expect(lines.get('O')?.item?.stock).toBe(10)
    expect(lines.get('P')?.problems).toEqual([{ code: 'item_stock_negative', column: 'stock', value: '-3' }])
  })

  test('an impossible day is its own line’s fault', () => {
    const { lines } = caseFile('impossible-date')
    expect(lines[0]?.item?.expires_on).toBe('2026-12-31')
    expect(lines[1]).toMatchObject({
      line: 3,
      problems: [{ code: 'item_day_unknown', column: 'expires_on', value: '2026-02-31' }],
    })
  })

  test('dates, hours and bar codes as a spreadsheet keeps them', () => {
    const lines = byLetter(caseFile('excel-roundtrip'))
    for (const letter of 'ABCD') expect(lines.get(letter)?.item?.expires_on, letter).toBe('2026-12-31')
    for (const letter of 'FG')
      expect(lines.get(letter)?.item, letter).toMatchObject({
        available_from: '09:00',
        available_to: '21:00',
      })
    for (const letter of 'AHJ') expect(lines.get(letter)?.item?.goods?.barcode, letter).toBe('8901234567894')
    expect(lines.get('E')?.problems).toEqual([
      { code: 'item_barcode_shortened', column: 'barcode', value: '8.90123E+12' },
    ])
    expect(lines.get('I')?.problems).toEqual([
      { code: 'item_day_unknown', column: 'expires_on', value: '2026-02-31' },
    ])
  })

  test('blank rows count, as in a spreadsheet', () => {
    expect(caseFile('blank-lines').lines.map(({ line, problems }) => [line, problems[0]?.value])).toEqual([
      [2, undefined],
      [5, 'oops'],
    ])
  })

  test('one byte of another encoding leaves the Telugu as it is, and its row is named', () => {
    const { lines } = caseFile('one-bad-byte')
    expect(lines[0]).toMatchObject({ item: { section: 'స్వీట్లు', name: 'మైసూర్ పాక్' }, doubts: [] })
    expect(lines[1]).toMatchObject({ line: 3, item: { name: 'Bad byte ’ here' }, doubts: ['letters'] })
  })

  test('WooCommerce: simple products and variants, its own ids ignored', () => {
    const { lines, leftOut } = caseFile('woocommerce-products')
    expect(lines.map(({ item }) => item)).toEqual([
      {
        name: 'Ragi Flour 1 kg',
        section: 'Flour',
        description: 'Stone ground. No salt.',
        price_paise: 9000,
        stock: 25,
        is_available: true,
        goods: { barcode: '8901234567894' },
      },
      {
        name: 'Toor Dal 1 kg',
        section: 'Dal',
        description: 'Unpolished',
        price_paise: 16_500,
        mrp_paise: 18_000,
        stock: 40,
        is_available: true,
      },
      {
        name: 'Cotton T-shirt',
        section: 'T-shirts',
        price_paise: 39_900,
        stock: 5,
        is_available: true,
        goods: { variant: { Size: 'S' } },
      },
    ])
    expect(leftOut).toBe(1)
  })

  test('Shopify: one product with its variants, the line of a picture ignored', () => {
    const { lines, leftOut } = caseFile('shopify-products')
    const kurta = {
      name: 'Cotton Kurta',
      section: 'Kurtas',
      description: 'Hand-block print. Machine wash',
      price_paise: 79_900,
      mrp_paise: 99_900,
    }
    expect(lines.map(({ line, item }) => ({ line, ...item }))).toEqual([
      {
        ...kurta,
        line: 2,
        stock: 4,
        is_available: true,
        goods: { brand: 'Loom House', barcode: '8901234567894', variant: { Size: 'S' } },
      },
      {
        ...kurta,
        line: 3,
        stock: 6,
        is_available: true,
        goods: { brand: 'Loom House', barcode: '8901234567900', variant: { Size: 'M' } },
      },
    ])
    expect(leftOut).toBe(1)
  })

  test('the menu of a restaurant’s till: attributes are the diet, variations the portion', () => {
    const { lines } = caseFile('restaurant-pos-menu', 'dishes')
    expect(
      lines.map(({ item }) => [item?.name, item?.unit, item?.diet, item?.price_paise, item?.section]),
    ).toEqual([
      ['Paneer Butter Masala', null, 'veg', 24_000, 'Main Course - Veg'],
      ['Chicken Dum Biryani', 'Half', 'non_veg', 18_000, 'Biryani'],
      ['Chicken Dum Biryani', 'Full', 'non_veg', 32_000, 'Biryani'],
    ])
  })

  test('a report: its heading is found below the titles, and stock below zero is refused', () => {
    const { lines, unread } = caseFile('report-with-title-rows')
    expect(lines[0]).toMatchObject({
      line: 5,
      isSectionless: true,
      item: { name: 'Rice Sona Masoori 25 kg', section: 'Other items', price_paise: 145_000, stock: 12 },
    })
    expect(lines[1]).toMatchObject({
      line: 6,
      problems: [{ code: 'item_stock_negative', column: 'Quantity', value: '(-)3 Pkt' }],
    })
    expect(unread).toEqual(['Value'])
  })
})

describe('a row with an open quotation mark', () => {
  test('is that row’s fault, wherever the next mark stands', () => {
    for (const next of ['Staples,Sugar,45,5', 'Staples,"Sugar",45,5', 'Staples,"Sugar, fine",45,5']) {
      const { lines } = read(
        `section,name,price,stock\nStaples,"Rice 25 kg,100,5\n${next}\nStaples,Salt,20,5\n`,
      )
      expect(lines.map(({ line, problems }) => [line, problems[0]?.code])).toEqual([
        [2, 'row_quote'],
        [3, undefined],
        [4, undefined],
      ])
      expect(lines[0]?.problems[0]?.value).toBe('Staples,"Rice 25 kg,100,5')
    }
  })

  test('is told from a description of several lines, and from inches', () => {
    const { lines } = read(
      'section,name,price,description\nTools,6" pipe,90,"Steel,\nround, long, and light"\nTools,Nut,5,\n',
    )
    expect(lines.map(({ line, item }) => [line, item?.name, item?.description])).toEqual([
      [2, '6" pipe', 'Steel,\nround, long, and light'],
      [3, 'Nut', undefined],
    ])
  })
})

describe('a file of any program', () => {
  const rows = [
    ['section', 'name', 'price'],
    ['Staples', 'Rice', '50'],
  ]
  test.each([',', ';', '\t', '|'])('is separated by %j', (separator) => {
    const text = rows.map((row) => row.join(separator)).join('\r\n')
    expect(pricesOf(read(text).lines)).toEqual([5000])
    expect(read(`sep=${separator}\r\n${text}`).lines.map(({ line }) => line)).toEqual([2])
  })

  test('is in UTF-8 with its mark, UTF-16 or the Windows code page', () => {
    const text = 'section,name,price\nStaples,చక్కెర,48\n'
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer),
    ])
    for (const bytes of [new TextEncoder().encode(`\ufeff${text}`), utf16])
      expect(read(bytes).lines[0]?.item?.name).toBe('చక్కెర')
    const windows = Uint8Array.from('section,name,price\nSweets,Cr\u00e8me,48\n', (c) => c.charCodeAt(0))
    expect(read(windows).lines[0]).toMatchObject({ item: { name: 'Crème' }, doubts: ['letters'] })
  })

  test('with another program’s ids makes new items, with ours it changes them', () => {
    expect(read('id,section,name,price\n7,Staples,Rice,50\n')).toMatchObject({
      lines: [{ item: { name: 'Rice' }, problems: [] }],
      unread: ['id'],
    })
    const ours = '11111111-1111-4111-8111-111111111111'
    expect(
      read(`id,price\n${ours},50\n7,60\n`).lines.map(({ item, problems }) => item?.id ?? problems[0]?.code),
    ).toEqual([ours, 'item_unknown'])
  })

  test('that names no columns is refused with those that are missing', () => {
    for (const text of ['section,mrp\nMains,5', 'a,b\n1,2'])
      expect(readItemFile(new TextEncoder().encode(text), { sells: 'goods', section: 'x' })).toEqual({
        problem: 'no_columns',
        missing: ['name', 'price'],
      })
    expect(readItemFile(new Uint8Array(), { sells: 'goods', section: 'x' })).toEqual({ problem: 'empty' })
  })

  test('ends rows with empty cells, which are no cells too many', () => {
    expect(pricesOf(read('section,name,price,,\nStaples,Rice,50,,,\n,,,,\n').lines)).toEqual([5000])
  })

  test('of any bytes is read without a failure, and loses no row behind a broken one', () => {
    const options = { sells: 'goods', section: 'x' } as const
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => readItemFile(bytes, options) !== undefined),
    )
    const line = fc.string({ unit: fc.constantFrom('"', ',', ' ', 'a', "'", ';'), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (noise) => {
        const text = `section,name,price\n${noise.map((row) => `${row}\n`).join('')}Staples,Last,50\n`
        expect(read(text).lines.at(-1)?.name).toBe('Last')
      }),
    )
  })
})
