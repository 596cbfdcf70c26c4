import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())

test(
  'administrators who take each other’s role at once: one is left, always (Spec §6)',
  async () => {
    const { api, market, owner } = harness
    for (let round = 0; round < 25; round += 1) {
      await owner.query(`delete from public.user_roles where role = 'admin'`)
      const admins = [
        await market.person('admin'),
        await market.person('admin'),
        await market.person('admin'),
      ]
      const answers = await Promise.all(
        admins.map(async (caller, index) => {
          const target = admins[(index + 1) % admins.length]
          const call = rpc(api, caller, 'revoke_role', { target_user_id: target, role: 'admin' }, z.unknown())
          const outcome = await outcomeOf(call)
          return typeof outcome === 'string' && outcome !== '' ? outcome : 'revoked'
        }),
      )
      const { rows } = await owner.query(
        `select count(*)::int as left from public.user_roles where role = 'admin'`,
      )
      const left = z.object({ left: z.number() }).parse(rows[0]).left
      expect(left).toBe(3 - (tally(answers)['revoked'] ?? 0))
      expect(left).toBeGreaterThanOrEqual(1)
      expect(
        answers.filter((answer) => !['revoked', '403 role_required', '409 last_admin'].includes(answer)),
      ).toEqual([])
    }
  },
  RACE_TIMEOUT,
)
