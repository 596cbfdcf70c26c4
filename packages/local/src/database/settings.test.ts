import { type SettingValue, typedAs } from '@angadi/domain/settings/setting-value.ts'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh.ts'

let database: PGlite

beforeAll(async () => {
  database = await freshDatabase()
}, 120_000)
afterAll(() => database.close())

const RANGE = { minimum: 30, maximum: 3600 }

async function isAllowed(value: SettingValue, { minimum, maximum }: typeof RANGE): Promise<boolean> {
  const { rows } = await database.query<{ fits: boolean }>(
    'select private.setting_fits($1::jsonb, $2, $3) as fits',
    [JSON.stringify(value), minimum, maximum],
  )
  return rows[0]?.fits ?? false
}

test.each(['-1', '0', '29', '30', '31', '240.5', '3600', '3600.01', '3601', '1e21', '1e300'])(
  'the database and the screen agree whether the number %s may be set',
  async (text) => {
    expect(typedAs(30, text, RANGE).ok).toBe(await isAllowed(Number(text), RANGE))
  },
)

test.each([0, 1, 500, 501])('both agree whether a text of %i characters may be set', async (length) => {
  for (const letter of ['x', 'తె', '🍛']) {
    const text = letter.repeat(length).slice(0, length * letter.length)
    expect(typedAs('10M+', text, RANGE).ok).toBe(await isAllowed(text, RANGE))
  }
})

test('every number that the migrations set can be read as an integer', async () => {
  const { rows } = await database.query<{ key: string }>(
    `select setting_key as key from public.app_settings
     where jsonb_typeof(setting_value) = 'number' and private.setting_int(setting_key) is null`,
  )
  expect(rows).toEqual([])
})
