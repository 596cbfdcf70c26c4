import type { FileLine } from '@angadi/domain/products/file/read-file.ts'
import { expect, test } from 'vitest'
import { type LineAnswer, reportOf, spellingsOf } from './import-report.ts'

const line = (changes: Partial<FileLine> & Pick<FileLine, 'line' | 'name'>): FileLine => ({
  item: undefined,
  problems: [],
  doubts: [],
  cells: {},
  isSectionless: false,
  ...changes,
})
const answersOf = (...answers: LineAnswer[]) => new Map(answers.map((answer) => [answer.line, answer]))

test('every line of a file is in the report, whoever found out about it', () => {
  const report = reportOf(
    [
      line({ line: 2, name: 'Dosa', item: { name: 'Dosa', price_paise: 9000 } }),
      line({
        line: 3,
        name: 'Gold',
        problems: [{ code: 'item_price_invalid', column: 'price', value: 'much' }],
      }),
      line({ line: 4, name: 'Dosa', item: { name: 'Dosa', price_paise: 9100 } }),
      line({
        line: 5,
        name: 'Ghee',
        item: { name: 'Ghee', price_paise: 9100 },
        cells: { mrp: { column: 'M.R.P.', value: '91' } },
      }),
    ],
    answersOf(
      { line: 2, outcome: 'updated', was_price_paise: 8000 },
      { line: 4, outcome: 'refused', code: 'item_twice' },
      { line: 5, outcome: 'refused', code: 'item_mrp_below_price' },
    ),
  )
  expect(report.counts).toEqual({ created: 0, updated: 1, unchanged: 0, refused: 3 })
  expect(report.lines.map(({ problems }) => problems)).toEqual([
    [],
    [{ code: 'item_price_invalid', column: 'price', value: 'much' }],
    [{ code: 'item_twice', column: undefined }],
    // The server's refusal names the column and the value too.
    [{ code: 'item_mrp_below_price', column: 'M.R.P.', value: '91' }],
  ])
  expect(report.lines[0]).toMatchObject({ pricePaise: 9000, wasPricePaise: 8000 })
})

test('other spellings of a name are proposed as one item, whichever call they were in (Issue 30)', () => {
  const file = ['Toor dal 1kg', 'Sugar', 'toordal 1 kg', 'Salt'].map((name, at) =>
    line({ line: at + 2, name }),
  )
  expect(
    spellingsOf(
      file,
      answersOf(
        { line: 2, outcome: 'created', spelling: 'turdal1kg' },
        { line: 3, outcome: 'created', spelling: 'sugar', like_item_id: 'sugar', like_name: 'SUGAR' },
        { line: 4, outcome: 'created', spelling: 'turdal1kg' },
        { line: 5, outcome: 'created', spelling: 'salt' },
      ),
    ),
  ).toEqual([
    {
      key: 'turdal1kg',
      lines: [
        { line: 2, name: 'Toor dal 1kg' },
        { line: 4, name: 'toordal 1 kg' },
      ],
      like: undefined,
    },
    { key: 'sugar', lines: [{ line: 3, name: 'Sugar' }], like: { id: 'sugar', name: 'SUGAR' } },
  ])
})
