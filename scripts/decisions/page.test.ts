import { expect, test } from 'vitest'
import { decisionOf, indexOf, problemsOf } from './page.ts'

test.each(['accepted', 'superseded by 0043', 'accepted; the sketched trades wait'])(
  'a decision may be %s',
  (status) => {
    expect(problemsOf('0001-x.md', `# 0001 X\n\nStatus: ${status}\n`)).toEqual([])
  },
)

test('a page without a status, with an unknown one, or under another number is a problem', () => {
  expect(problemsOf('0001-x.md', '# 0001 X\n\n**Context.** …\n')).toHaveLength(1)
  expect(problemsOf('0001-x.md', '# 0001 X\n\nStatus: maybe\n')).toHaveLength(1)
  expect(problemsOf('0001-x.md', '# 0002 X\n\nStatus: accepted\n')).toEqual(['0001-x.md is headed 0002'])
  expect(problemsOf('0001-x.md', 'X\n\nStatus: accepted\n')).toHaveLength(1)
})

test('the index lists each with its title, and its status where it is not simply accepted', () => {
  const index = indexOf([
    decisionOf('0001-x.md', '# 0001 X\n\nStatus: accepted\n'),
    decisionOf('0002-y.md', '# 0002 Y\n\nStatus: superseded by 0001\n'),
  ])
  expect(index).toMatch(/\n- \[0001\]\(0001-x\.md\) X\n- \[0002\]\(0002-y\.md\) Y – superseded by 0001\n$/)
})
