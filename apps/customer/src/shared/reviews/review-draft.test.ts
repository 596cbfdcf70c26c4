import { expect, test } from 'vitest'
import { EMPTY_DRAFT, readDraft } from './review-draft.ts'

test('a draft comes back as it was typed', () => {
  const draft = { stars: 4, body: 'Crisp', photos: ['a/b.webp'] } as const
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('what another release stored, or somebody changed, is read as far as it fits', () => {
  for (const odd of [undefined, null, 'x', 7, [], {}]) expect(readDraft(odd)).toEqual(EMPTY_DRAFT)
  expect(readDraft({ stars: 9, body: 'x'.repeat(2000), photos: ['a', 3, 'b', 'c', 'd', 'e'] })).toEqual({
    stars: undefined,
    body: 'x'.repeat(1000),
    photos: ['a', 'b', 'c', 'd'],
  })
})
