import { expect, test } from 'vitest'
import { requirementsPage } from './page.ts'

test('the page ends with the lines without a test and those whose letter is not followed', () => {
  const proofs = [{ file: 'cart.test.ts', title: 'a cart is kept (Spec §4 Cart)' }]
  const departures = '# 0033 Departures\n\n**Context.** Why.\n\n## On purpose\n\nOne.\n\n## Later\n\nTwo.\n'
  const page = requirementsPage(proofs, '## Lines without a test\n\nNone.\n', departures)
  expect(page.slice(page.indexOf('## §4'))).toBe(
    '## §4\n\n### Cart\n\n- `cart.test.ts`\n  - a cart is kept\n\n## Lines without a test\n\nNone.\n\n' +
      '## Lines whose letter is not followed, and why\n\n### On purpose\n\nOne.\n\n### Later\n\nTwo.\n',
  )
})
