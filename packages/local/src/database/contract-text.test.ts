import { expect, test } from 'vitest'
import type { Catalog } from './contract-catalog.ts'
import { contractText, refusalsOf, unexplained } from './contract-text.ts'

const catalog: Catalog = {
  enums: [{ name: 'mood', labels: ['calm', 'hasty'] }],
  tables: [
    {
      name: 'letters',
      comment: 'What people write.',
      policies: ['people read their letters'],
      inserters: [],
      deleters: ['authenticated'],
      columns: [
        {
          name: 'body',
          type: 'text',
          required: true,
          comment: null,
          readers: ['authenticated'],
          writers: [],
        },
        { name: 'secret', type: 'text', required: false, comment: null, readers: [], writers: [] },
      ],
    },
  ],
  functions: [
    {
      name: 'send_letter',
      args: 'body text',
      result: 'void',
      callers: ['authenticated'],
      comment: null,
      source: `perform private.require_stamp(); perform private.refuse(400, 'letter_empty', 'Empty.');`,
    },
  ],
  inner: [
    {
      name: 'require_stamp',
      comment: null,
      source: `-- refuses: stamp_missing, stamp_torn\nperform private.refuse(409, problem, 'x'); perform private.require_stamp();`,
    },
  ],
}

test('a function’s codes are its own and those of the helpers that it calls', () => {
  const [letter] = catalog.functions
  expect(letter && refusalsOf(letter, catalog)).toEqual(['letter_empty', 'stamp_missing', 'stamp_torn'])
})

test('the contract says who may do what, and keeps hidden columns to a mention', () => {
  const migration = {
    path: '/x/20260101000100_post_office.sql',
    text: '-- Letters.\n\ncreate table public.letters (x);\ncreate function public.send_letter(x)',
  }
  const text = contractText(catalog, [migration])
  expect(text).toContain('## post office\n\nLetters.')
  expect(text).toContain('| `body` | text | signed-in people |  |  |')
  expect(text).toContain('Not for the API: `secret`.')
  expect(text).toContain('Called by signed-in people. May refuse with `letter_empty`')
})

test('a function that a later migration replaces is listed once, where it was made', () => {
  const made = { path: '/x/20260101000100_post_office.sql', text: 'create function public.send_letter(x)' }
  const replaced = {
    path: '/x/20260201000000_stamps.sql',
    text: 'create or replace function public.send_letter(x)',
  }
  const text = contractText(catalog, [made, replaced])
  expect(text.match(/### `send_letter/g)).toHaveLength(1)
  expect(text).not.toContain('## stamps')
})

test('what nobody has explained is named', () => {
  expect(unexplained(catalog)).toEqual(['function send_letter'])
})
