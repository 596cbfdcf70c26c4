import { randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asUser } from '../market/as-user.ts'
import { rpc } from '../market/rpc.ts'
import { type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness
let reviewer: string
/** The version of the terms that is accepted with every application. */
let terms: number

beforeAll(async () => {
  harness = await openHarness()
  reviewer = await harness.market.person('admin')
  const { rows } = await harness.owner.query('select private.present_terms() as terms')
  terms = z.object({ terms: z.int() }).parse(rows[0]).terms
}, START_TIMEOUT)
afterAll(() => harness.stop())

const SEQUENCES = 300
const CENTRE = { lat: 17.43, lng: 78.45 }
const story = z.object({
  version: z.int(),
  items: z.array(z.object({ requirement: z.string(), state: z.string() })),
})
const held = z.array(z.object({ role: z.string() }))
const opened = z.array(z.object({ id: z.uuid(), role: z.string() }))

function digits(length: number): string {
  return Array.from({ length }, () => randomInt(1, 10)).join('')
}

/** A person in the middle of applying. */
class Applicant {
  readonly id: string

  constructor(id: string) {
    this.id = id
  }

  call(name: string, params: Readonly<Record<string, unknown>>, as = this.id): Promise<unknown> {
    return outcomeOf(rpc(harness.api, as, name, params, z.unknown()))
  }

  /** What was begun, the newest first. */
  async applications() {
    const { rows } = await harness.owner.query(
      'select id, role from public.provider_applications where user_id = $1 order by created_at desc',
      [this.id],
    )
    return opened.parse(rows)
  }

  async onNewest(name: string, more: Readonly<Record<string, unknown>> = {}, as = this.id): Promise<void> {
    const [newest] = await this.applications()
    if (newest) await this.call(name, { application_id: newest.id, ...more }, as)
  }

  /** Fills the newest application with everything that it is asked for. */
  async complete(): Promise<void> {
    const [newest] = await this.applications()
    if (!newest) return
    const profile =
      newest.role === 'courier'
        ? { ...CENTRE, name: 'Asha', vehicle_kind: 'bike' }
        : { ...CENTRE, name: 'Asha Bangles', legal_name: 'Asha', address: 'Road No. 2, Banjara Hills' }
    await this.onNewest('save_application', { profile, language: 'en' })
    const given: Readonly<Record<string, unknown>> = {
      pan: { number: `ABCPK${digits(4)}M` },
      identity: { number: '999941057058' },
      identity_photo: {},
      bank: { holder: 'Asha', account_number: digits(14), ifsc: 'HDFC0001234' },
      gstin: { is_left_out: true },
      shop_act: { number: 'TS/SA/77' },
      licence: { number: `TS09${digits(11)}`, valid_until: '2035-01-01' },
      vehicle: { number: `TS09AB${digits(4)}`, valid_until: '2035-01-01' },
      insurance: { number: `POL${digits(8)}`, valid_until: '2035-01-01' },
    }
    const path = `${this.id}/${randomUUID()}.webp`
    await harness.owner.query(
      `insert into storage.objects (bucket_id, name) values ('provider-documents', $1)`,
      [path],
    )
    for (const [requirement, what] of Object.entries(given))
      await this.onNewest('hand_in_document', {
        requirement,
        given: { ...Object(what), ...(requirement === 'gstin' ? {} : { files: [path] }) },
      })
  }

  /** What the reviewer decides about every paper that waits. */
  async decide(accepted: boolean): Promise<void> {
    const [newest] = await this.applications()
    if (!newest) return
    const read = await outcomeOf(
      rpc(harness.api, reviewer, 'admin_application', { application_id: newest.id }, story),
    )
    if (typeof read === 'string') return
    const decisions = read.items
      .filter(({ state }) => state === 'given')
      .map(({ requirement }) => ({ requirement, accepted, reason: accepted ? null : 'not_readable' }))
    await this.onNewest(
      'decide_items',
      { version: read.version, decisions: JSON.stringify(decisions) },
      reviewer,
    )
  }

  async decideWhole(approve: boolean, as = reviewer): Promise<void> {
    const [newest] = await this.applications()
    if (!newest) return
    const { rows } = await harness.owner.query(
      'select version from public.provider_applications where id = $1',
      [newest.id],
    )
    const { version } = z.object({ version: z.int() }).parse(rows[0])
    await this.onNewest(
      'decide_application',
      { version, approve, reason: approve ? null : 'not_served', note: 'Looked at' },
      as,
    )
  }

  /** Tries to write where only functions write. */
  async force(statement: string): Promise<void> {
    await expect(asUser(harness.api, this.id, statement)).rejects.toThrow(/permission denied/)
  }

  /** The rights that there are after all of it. */
  async rights(): Promise<readonly string[]> {
    const { rows } = await harness.owner.query(
      `select role::text as role from public.user_roles where user_id = $1 and role <> 'user'
       union all select 'business' from public.vendors where owner_id = $1 and status = 'active'
       union all select 'staff' from public.vendor_staff where user_id = $1
       union all select 'courier' from public.couriers where user_id = $1 order by 1`,
      [this.id],
    )
    return held.parse(rows).map(({ role }) => role)
  }
}

/** Everything that an applicant and a reviewer can do, but for one thing: that the reviewer approves. */
const ACTS: Readonly<Record<string, (one: Applicant) => Promise<unknown>>> = {
  ask: (one) => one.call('assign_additional_role', { target_user_id: one.id, new_role: 'delivery' }),
  askToSell: (one) => one.call('assign_additional_role', { target_user_id: one.id, new_role: 'vendor' }),
  askForMore: (one) => one.call('assign_additional_role', { target_user_id: one.id, new_role: 'admin' }),
  open: (one) => one.call('open_application', { role: 'shop' }),
  complete: (one) => one.complete(),
  submit: (one) => one.onNewest('submit_application', { agreement: terms }),
  withdraw: (one) => one.onNewest('withdraw_application'),
  begin: (one) => one.onNewest('begin_work'),
  renew: (one) => one.onNewest('renew_documents'),
  takeOwn: (one) => one.onNewest('take_application', {}, one.id),
  approveOwn: (one) => one.decideWhole(true, one.id),
  writeRole: (one) =>
    one.force(`insert into public.user_roles (user_id, role) values (auth.uid(), 'vendor')`),
  writeState: (one) => one.force(`update public.provider_applications set state = 'approved'`),
  take: (one) => one.onNewest('take_application', {}, reviewer),
  accept: (one) => one.decide(true),
  sendBack: (one) => one.decide(false),
  reject: (one) => one.decideWhole(false),
}
/** Half of all sequences begin far on, so that what follows an acceptance is tried too. */
const STARTS = [
  [],
  ['open', 'complete', 'submit', 'take', 'accept'],
  ['ask', 'complete', 'submit', 'take', 'accept'],
]

test(
  'no sequence of acts gives a right without an approval (case ON-13)',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STARTS),
        fc.array(fc.constantFrom(...Object.keys(ACTS)), { minLength: 1, maxLength: 6 }),
        async (start, acts) => {
          const one = new Applicant(await harness.market.person())
          for (const act of [...start, ...acts]) await ACTS[act]?.(one)
          expect(await one.rights()).toEqual([])
        },
      ),
      { numRuns: SEQUENCES },
    )
  },
  RACE_TIMEOUT * 3,
)

test(
  'with the approval, and only then, there is the role and the business or the work',
  async () => {
    for (const [begin, rights] of [
      ['open', ['business', 'staff', 'vendor']],
      ['ask', ['courier', 'delivery']],
    ] as const) {
      const one = new Applicant(await harness.market.person())
      for (const act of [begin, 'complete', 'submit', 'take', 'accept']) await ACTS[act]?.(one)
      expect(await one.rights()).toEqual([])
      await one.decideWhole(true)
      expect(await one.rights()).toEqual(rights)
    }
  },
  RACE_TIMEOUT,
)
