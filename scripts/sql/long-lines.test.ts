import { expect, test } from 'vitest'
import { LONGEST, longLines, tooLong } from './long-lines.ts'

const line = (length: number) => 'a'.repeat(length)

test('a line may have 120 characters, whatever bytes they take', () => {
  expect(longLines(`${line(LONGEST)}\n${line(LONGEST + 1)}\n${'₹'.repeat(LONGEST)}`)).toEqual([2])
})

test('a file may keep the long lines that it had, and get no more', () => {
  const two = `${line(130)}\n\n${line(140)}`
  expect(tooLong([['old.sql', two]], { 'old.sql': 2 })).toEqual([])
  expect(tooLong([['old.sql', two]], { 'old.sql': 1 })).toEqual([{ file: 'old.sql', lines: [1, 3] }])
  expect(tooLong([['new.sql', two]], { 'old.sql': 2 })).toHaveLength(1)
})
