import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { signUpProven } from './proven-sign-up.ts'
import { seededDatabase } from './test-database.ts'

/** Waits beyond the intervals of the jobs, and for what the simulator does later. */
const PATIENCE = { timeout: 40_000, interval: 200 }
const asked = z.object({ payout_id: z.uuid(), amount_paise: z.int() })
const event = z.object({ id: z.string(), body: z.string() })
const EARNED = 50_000

interface Payee {
  readonly id: string
  readonly client: SupabaseClient
}

describe('a payout, from the earnings to the bank and back', () => {
  let scratch: string
  let stack: Stack
  let paidBefore: number
  let made = 0

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'angadi-payouts-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: scratch })
    await stack.database.query(
      `update public.app_settings set setting_value = '0'
       where setting_key in ('payout_cooling_seconds', 'instant_payout_bp', 'instant_payout_min_paise')`,
    )
    paidBefore = await away()
  }, 180_000)
  afterAll(async () => {
    await stack.stop()
    await rm(scratch, { recursive: true, force: true })
  })

  async function one(text: string, params: readonly unknown[] = []): Promise<unknown> {
    const [row] = await stack.database.query(text, params)
    return row?.['it']
  }

  /** What our books say that payouts have taken away. */
  async function away(): Promise<number> {
    return Number(
      await one(
        `select coalesce(sum(amount_paise) filter (where status = 'paid'), 0)::float8 as it from public.payouts`,
      ),
    )
  }

  /** Somebody who has earned ₹500 as a courier. */
  async function payee(): Promise<Payee> {
    made += 1
    const client = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    await signUpProven(stack.database, client, {
      email: `payee${made}@example.com`,
      password: 'correct horse 1',
    })
    const id = (await client.auth.getUser()).data.user?.id ?? ''
    await stack.database.query(
      `select private.post('adjustment', null, $1, array[($2::uuid, 'courier_payable', $3::bigint)::private.movement,
         (null, 'platform_revenue', -$3::bigint)::private.movement])`,
      [`payee:${id}`, id, EARNED],
    )
    return { id, client }
  }

  /** Tells the account whose last digits say what happens to it, and waits for what its check shows. */
  async function tells({ id, client }: Payee, digits: string, state: string): Promise<void> {
    const details = {
      method: 'bank',
      holder: 'Ravi Kumar',
      account_number: `1234567890${digits}`,
      ifsc: 'SBIN0001234',
    }
    await client
      .rpc('save_payout_account', { owner_id: id, account_kind: 'courier_payable', details })
      .throwOnError()
    await vi.waitFor(async () => {
      await stack.database.query('update private.payout_accounts set check_next_at = now()')
      expect(
        await one(
          `select concat_ws(' ', check_state, check_reason) as it from private.payout_accounts
           where owner_id = $1 and replaced_at is null`,
          [id],
        ),
      ).toBe(state)
    }, PATIENCE)
  }

  async function asks({ id, client }: Payee): Promise<string> {
    made += 1
    const key = `payout:${id}:${made}`
    const { data } = await client
      .rpc('request_payout', { owner_id: id, account_kind: 'courier_payable', idempotency_key: key })
      .throwOnError()
    return asked.parse(data).payout_id
  }

  const becomes = (payout: string, status: string) =>
    vi.waitFor(
      async () =>
        expect(await one('select status as it from public.payouts where id = $1', [payout])).toBe(status),
      PATIENCE,
    )

  const balance = ({ id }: Payee) => one(`select private.balance_of($1, 'courier_payable')::int as it`, [id])

  it('is on without a word: the simulator is there from the start', async () => {
    expect(
      await one(`select setting_value as it from public.app_settings where setting_key = 'payouts_enabled'`),
    ).toBe(true)
  })

  it.each([
    ['nobody has', '90', 'failed account_invalid'],
    ['is somebody else’s', '91', 'failed name_differs'],
  ])('goes to no account that %s', async (_, digits, state) => {
    const ravi = await payee()
    await tells(ravi, digits, state)
    const key = { owner_id: ravi.id, account_kind: 'courier_payable', idempotency_key: `refused:${ravi.id}` }
    const { error } = await ravi.client.rpc('request_payout', key)
    expect(error).toMatchObject({ code: 'PT409', message: 'The account is not confirmed by its bank.' })
    expect(await balance(ravi)).toBe(EARNED)
  })

  it('is paid once, though its events come twice and out of order', async () => {
    const ravi = await payee()
    await tells(ravi, '96', 'verified')
    const payout = await asks(ravi)
    await becomes(payout, 'paid')
    await vi.waitFor(
      async () =>
        expect(
          await one('select count(*)::int as it from payout_simulator.events where next_at is not null'),
        ).toBe(0),
      PATIENCE,
    )
    expect(
      await one(
        `select p.status || ' ' || (p.reference = s.utr) as it from public.payouts as p
         join payout_simulator.payouts as s on s.id = p.provider_payout_id where p.id = $1`,
        [payout],
      ),
    ).toBe('paid true')
    expect(await balance(ravi)).toBe(0)
  })

  it('of which nobody tells is found by asking', async () => {
    const ravi = await payee()
    await tells(ravi, '97', 'verified')
    const payout = await asks(ravi)
    await vi.waitFor(async () => {
      await stack.database.query(
        `update public.payouts set next_at = now() where id = $1 and status <> 'paid'`,
        [payout],
      )
      expect(await one('select status as it from public.payouts where id = $1', [payout])).toBe('paid')
    }, PATIENCE)
  })

  it.each([
    ['fails at its bank', '93', 'failed', 'The bank of the beneficiary has rejected the payout'],
    ['comes back', '94', 'returned', 'Beneficiary account closed'],
  ])('that %s is in the earnings again, once, with its reason', async (_, digits, status, reason) => {
    const ravi = await payee()
    await tells(ravi, digits, 'verified')
    const payout = await asks(ravi)
    await becomes(payout, status)
    expect(await balance(ravi)).toBe(EARNED)
    expect(await one('select note as it from public.payouts where id = $1', [payout])).toBe(reason)
    // The same event, sent again as it was.
    const [row] = await stack.database.query(
      `select id, body from payout_simulator.events where body like '%payout.reversed%' or body like '%payout.failed%'
       order by number desc limit 1`,
    )
    expect(await report(event.parse(row).body, { id: event.parse(row).id })).toEqual([
      401,
      'signature_invalid',
    ])
    expect(await balance(ravi)).toBe(EARNED)
  })

  /** Sends an event to the webhook as somebody without the secret does. */
  async function report(body: string, { id = 'evt_forged', secret = 'guessed' }): Promise<unknown> {
    const answer = await fetch(`${stack.apiUrl}/functions/v1/payout-webhook`, {
      method: 'POST',
      headers: {
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': id,
      },
      body,
    })
    const json = z.object({ error: z.object({ code: z.string() }) }).safeParse(await answer.json())
    return [answer.status, json.data?.error.code]
  }

  it('is moved by no forged event, and its worker by nobody but the database', async () => {
    const ravi = await payee()
    await tells(ravi, '95', 'verified')
    const payout = await asks(ravi)
    await becomes(payout, 'processing')
    const id = await one('select provider_payout_id as it from public.payouts where id = $1', [payout])
    const entity = { id, amount: EARNED, status: 'reversed', reference_id: payout }
    const body = JSON.stringify({ event: 'payout.reversed', payload: { payout: { entity } } })
    expect(await report(body, {})).toEqual([401, 'signature_invalid'])
    expect(await one('select status as it from public.payouts where id = $1', [payout])).toBe('processing')
    const call = await fetch(`${stack.apiUrl}/functions/v1/payout-worker`, { method: 'POST', body: '{}' })
    expect(call.status).toBe(401)
  })

  it('leaves the simulator’s book and ours equal, and finds what is none of ours (Issue 33, Done when 2)', async () => {
    const [theirs] = await stack.database.query(
      `select coalesce(sum(amount) filter (where status = 'processed'), 0)::float8 as paise
       from payout_simulator.payouts`,
    )
    expect((await away()) - paidBefore).toBe(theirs?.['paise'])
    const stray = await fetch(`${stack.webUrl}/simulator/payouts/practice/stray`, {
      method: 'POST',
      body: JSON.stringify({ amount: 12_300 }),
    })
    expect(stray.status).toBe(200)
    await stack.database.query(
      `update payout_simulator.payouts set created_at = created_at - interval '20 minutes'`,
    )
    await stack.database.query(
      `insert into private.payout_days (day) select private.today() - n from generate_series(0, 1) as n`,
    )
    await vi.waitFor(
      async () =>
        expect(await one('select count(*)::int as it from private.payout_days where read_at is null')).toBe(
          0,
        ),
      PATIENCE,
    )
    expect(
      await stack.database.query(
        `select kind, ours_paise::int as ours, theirs_paise::int as theirs from private.payout_differences where is_open`,
      ),
    ).toEqual([{ kind: 'unknown_payout', ours: 0, theirs: 12_300 }])
    expect(await stack.database.query('select * from private.ledger_imbalance()')).toEqual([])
  })
})
