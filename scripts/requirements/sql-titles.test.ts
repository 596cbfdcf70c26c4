import { expect, test } from 'vitest'
import { assertionSentences } from './sql-titles.ts'

test('an assertion is named by its last argument', () => {
  expect(
    assertionSentences(`
-- is(1, 1, 'a comment')
select is(lower('A'), 'a', 'a letter''s small form (Spec §4 Cart)');
select is((select 'x'), f('y'));`),
  ).toEqual(["a letter's small form (Spec §4 Cart)"])
})

test('a title that is put together is named by the text at its beginning', () => {
  expect(
    assertionSentences(`
select is(name || '!', 'A!', 'each of its problems (Issue 10): ' || lower(problem) || '.') from problems;
select ok(fits, 'no room for ' || repeat('x', 5));
select ok(fits, pattern || ' fits');`),
  ).toEqual(['each of its problems (Issue 10)', 'no room for', ' fits'])
})
