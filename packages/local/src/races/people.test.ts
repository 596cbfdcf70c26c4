import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())

const TABS = 16
const made = z.object({ id: z.uuid() })
const counted = z.object({ many: z.number() })

async function count(query: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await harness.owner.query(`select count(*)::integer as many from ${query}`, [...values])
  return counted.parse(rows[0]).many
}

async function withPhone(phone: string): Promise<string> {
  const id = await harness.market.person()
  await harness.owner.query('update auth.users set phone = $2, phone_confirmed_at = now() where id = $1', [
    id,
    phone,
  ])
  return id
}

test(
  'sixteen tabs that accept one invitation make one place, one role and one line of the log',
  async () => {
    const { api, market } = harness
    const vendor = await market.openVendor([])
    const invited = await withPhone('919100000016')
    const { id } = await rpc(
      api,
      vendor.owner,
      'invite_staff',
      { vendor_id: vendor.id, phone: '9100000016', staff_position: 'staff' },
      made,
    )
    const answers = await atOnce(TABS, () =>
      outcomeOf(rpc(api, invited, 'accept_staff_invitation', { invitation_id: id }, z.unknown())),
    )
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([])
    expect(await count('public.vendor_staff where user_id = $1', [invited])).toBe(1)
    expect(await count(`public.user_roles where user_id = $1 and role = 'vendor'`, [invited])).toBe(1)
    expect(await count(`private.vendor_log where vendor_id = $1 and act = 'joined'`, [vendor.id])).toBe(1)
  },
  RACE_TIMEOUT,
)

test(
  'an invitation that is withdrawn and accepted at once is either, never both',
  async () => {
    const { api, market } = harness
    for (let round = 0; round < 20; round += 1) {
      const vendor = await market.openVendor([])
      const invited = await withPhone(`9191000001${String(round).padStart(2, '0')}`)
      const { id } = await rpc(
        api,
        vendor.owner,
        'invite_staff',
        {
          vendor_id: vendor.id,
          phone: `91000001${String(round).padStart(2, '0')}`,
          staff_position: 'manager',
        },
        made,
      )
      const [accepted] = await Promise.all([
        outcomeOf(rpc(api, invited, 'accept_staff_invitation', { invitation_id: id }, z.unknown())),
        rpc(api, vendor.owner, 'withdraw_staff_invitation', { invitation_id: id }, z.unknown()),
      ])
      const works = await count('public.vendor_staff where user_id = $1', [invited])
      expect(works).toBe(accepted === '409 invitation_ended' ? 0 : 1)
      expect(await count('private.staff_invitations where id = $1 and withdrawn_at is not null', [id])).toBe(
        1 - works,
      )
    }
  },
  RACE_TIMEOUT,
)

test(
  'owners who dismiss each other, leave and step down at once leave a business with an owner',
  async () => {
    const { api, market, owner } = harness
    for (let round = 0; round < 25; round += 1) {
      const vendor = await market.openVendor([])
      const second = await market.person('vendor')
      await owner.query(
        `insert into public.vendor_staff (vendor_id, user_id, position) values ($1, $2, 'owner')`,
        [vendor.id, second],
      )
      const act = (
        who: string,
        name: 'dismiss_staff' | 'leave_vendor' | 'change_staff_position',
        more = {},
      ) => outcomeOf(rpc(api, who, name, { vendor_id: vendor.id, ...more }, z.unknown()))
      const leaves = (who: string) => act(who, 'leave_vendor')
      const pairs = [
        () => [
          act(vendor.owner, 'dismiss_staff', { user_id: second }),
          act(second, 'dismiss_staff', { user_id: vendor.owner }),
        ],
        () => [leaves(vendor.owner), leaves(second)],
        () => [
          act(vendor.owner, 'change_staff_position', { user_id: vendor.owner, staff_position: 'staff' }),
          leaves(second),
        ],
      ]
      const answers = await Promise.all((pairs[round % pairs.length] ?? (() => []))())
      const refused = answers.filter((answer) => typeof answer === 'string' && answer !== '')
      expect(tally(refused.map(String)), `round ${round}`).toSatisfy(
        (codes: Record<string, number>) =>
          Object.keys(codes).length === 1 &&
          (codes['403 not_your_vendor'] === 1 || codes['409 last_owner'] === 1),
      )
      expect(
        await count(`public.vendor_staff where vendor_id = $1 and position = 'owner'`, [vendor.id]),
      ).toBe(1)
      // Whose business it is, is who is left.
      expect(
        await count(
          `public.vendors as v join public.vendor_staff as s on s.vendor_id = v.id and s.user_id = v.owner_id
           and s.position = 'owner' where v.id = $1`,
          [vendor.id],
        ),
      ).toBe(1)
    }
  },
  RACE_TIMEOUT,
)
