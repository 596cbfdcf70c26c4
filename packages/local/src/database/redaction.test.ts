import { redact, redactAll } from '@angadi/domain/redaction/redact.ts'
import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh.ts'

let database: PGlite

beforeAll(async () => {
  database = await freshDatabase()
}, 120_000)
afterAll(() => database.close())

async function asTheDatabaseDoes(lines: readonly string[]): Promise<unknown[]> {
  const { rows } = await database.query<{ clean: string }>(
    'select private.redact(line) as clean from unnest($1::text[]) with ordinality as t (line, n) order by n',
    [lines],
  )
  return rows.map(({ clean }) => clean)
}

const CASES = [
  'login failed password=hunter2, token: abc card 4111 1111 1111 1111 ssn 123-45-6789',
  'Authorization: Bearer abc.def.ghi',
  'authorization = basic dXNlcjpwYXNz, next',
  'authorization: bearer',
  '{"api_key":"k-1","apiKey": "k-2", \'access-key\' : \'k-3\'}',
  'PASSWORD: "with space", passcode=1 passwd:2 private_key=a service-key=b',
  '{"password":"correct, horse} \\" battery","n":1} passcode = \'it is, so\' "authorization":"Bearer a b"',
  '{"inner":"{\\"password\\":\\"correct horse, battery\\",\\"token\\":\\"abc\\",\\"n\\":1}"}',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig-1 xeyJa.b.c eyJa.b. sb_secret_abc-1',
  '4111111111111111 4111-1111-1111-1111 41111111111111111 a4111111111111111 411111111111111',
  '123-45-6789 1123-45-6789 123-45-67890 x123-45-6789',
  'టోకెన్ token=రహస్యం password=\u00a0x',
  'token=\ntoken=\tx token= "" secret:}',
  '',
]

test('the database takes out what the apps take out (Spec §8 Redaction)', async () => {
  expect(await asTheDatabaseDoes(CASES)).toEqual(CASES.map(redact))
})

test('whatever the line, both leave the same of it (Spec §8 Redaction)', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'password',
      'token',
      'api_key',
      'apikey',
      'Secret',
      'authorization',
      'bearer ',
      'eyJ',
      'sb_secret_',
    ),
    fc.constantFrom('=', ':', ' ', '"', "'", '\\', ',', '}', '.', '-', '_', '\n', '\t'),
    fc.constantFrom('4111', '1111', '123', '45', '6789', 'a', 'Z', 'అ', 'é'),
  )
  const line = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 40, maxLength: 80 }), async (lines) => {
      expect(await asTheDatabaseDoes(lines)).toEqual(lines.map(redact))
    }),
    { numRuns: 30 },
  )
}, 60_000)

test('what is logged beside a message loses the same in both (Spec §8 Redaction)', async () => {
  const metadata = {
    token: 123,
    nested: [{ apiKey: { deep: 1 }, note: 'secret: s3', 'x-Authorization': null }],
    card: 4111111111111111,
    n: 7,
    none: null,
    yes: true,
  }
  const { rows } = await database.query<{ clean: unknown }>(
    'select private.redact_json($1::jsonb) as clean',
    [JSON.stringify(metadata)],
  )
  expect(rows[0]?.clean).toEqual(redactAll(metadata))
})
