import { expect, test } from 'vitest'
import { flakyIn } from './flaky.ts'
import { type Run, timeTable } from './time-table.ts'

const run: Run = {
  results: [{ name: 'journeys', outcome: 'passed', seconds: 100, tail: '' }],
  times: [
    { name: 'food', seconds: 40, isPlatform: false },
    { name: 'shell', seconds: 2, isPlatform: true },
  ],
  seconds: 100,
  flaky: [],
  leftOut: undefined,
}

test('the table says what was left out and why, beside the part and in a line', () => {
  const leftOut = { folders: ['shell'], reason: 'nothing has changed' }
  const table = timeTable({ ...run, leftOut })
  expect(table).toMatch(/^ {2}shell +2 s +journeys left out$/m)
  expect(table).toContain('Left out: the journeys of shell, because nothing has changed.')
})

test('without flaky tests, late stages or anything left out the table ends with its parts', () => {
  expect(timeTable(run).split('\n').at(-1)).toMatch(/^ {2}shell +2 s$/)
})

test('flaky tests are listed, with the verdict of their number', () => {
  const one = timeTable({ ...run, flaky: ['food/dinner.spec.ts › dinner'] })
  expect(one).toMatch(/^Flaky: .*each is a defect to be fixed\n {2}food\/dinner\.spec\.ts › dinner$/m)
  expect(timeTable({ ...run, flaky: ['a › a', 'b › b', 'c › c'] })).toContain('3 or more fail the run')
})

test('a test is flaky when it passed only when it ran once more', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'food/dinner.spec.ts',
    tests: [{ status, results: [{ duration: 1 }] }],
  })
  const suites = [
    {
      specs: [spec('dinner', 'expected')],
      suites: [{ specs: [spec('lunch', 'flaky'), spec('tea', 'unexpected')] }],
    },
  ]
  expect(flakyIn(JSON.stringify({ suites }))).toEqual(['food/dinner.spec.ts › lunch'])
})
