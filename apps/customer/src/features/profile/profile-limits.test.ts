import { readFileSync } from 'node:fs'
import { PROFILE_LENGTHS } from '@angadi/domain/account/profile-limits.ts'
import { expect, test } from 'vitest'

test('a profile is as long here as in the database (Decisions, Field rules)', () => {
  const file = new URL('../../../../../supabase/schemas/identity/tables/public.profiles.sql', import.meta.url)
  const sql = readFileSync(file, 'utf8')
  for (const [part, longest] of Object.entries(PROFILE_LENGTHS)) {
    const check = new RegExp(`constraint ${part}_length\\s+check [^;]*? <= (\\d+)\\)`).exec(sql)
    expect([part, Number(check?.[1])]).toEqual([part, longest])
  }
})
