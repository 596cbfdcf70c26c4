import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test('what a spreadsheet would run is written as text, amounts stay numbers, Telugu stays readable', async () => {
  const text = await csvText(
    ['order', 'amount'],
    [
      ['=HYPERLINK("http://x")', -154.58],
      ['+91 90000', 12],
      ['@sum', 0.5],
      ['కారం, "దోశ"', 1],
    ],
  )
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(text.slice(1).split('\r\n')).toEqual([
    'order,amount',
    `"'=HYPERLINK(""http://x"")",-154.58`,
    `"'+91 90000",12`,
    `"'@sum",0.5`,
    '"కారం, ""దోశ""",1',
  ])
})
