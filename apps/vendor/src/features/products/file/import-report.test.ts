import { expect, test } from 'vitest'
import { reportOf } from './use-import.ts'

test('every line of a file is in the report, whoever found out about it', () => {
  const report = reportOf(
    [
      { line: 2, name: 'Dosa', item: { name: 'Dosa', price_paise: 9000 }, problem: undefined },
      { line: 3, name: 'Gold', item: undefined, problem: 'item_price_invalid' },
      { line: 4, name: 'Dosa', item: { name: 'Dosa', price_paise: 9100 }, problem: undefined },
    ],
    [
      { line: 2, outcome: 'updated', was_price_paise: 8000 },
      { line: 4, outcome: 'refused', code: 'item_twice' },
    ],
  )
  expect(report.counts).toEqual({ created: 0, updated: 1, unchanged: 0, refused: 2 })
  expect(report.lines.map(({ problem }) => problem)).toEqual([undefined, 'item_price_invalid', 'item_twice'])
  expect(report.lines[0]).toMatchObject({ pricePaise: 9000, wasPricePaise: 8000 })
})
