import { expect, test } from 'vitest'
import { z } from 'zod'
import { razorpayx } from '../../../../supabase/functions/_shared/razorpayx.ts'
import { callOf } from '../../../../supabase/functions/payout-webhook/event.ts'
import { claimIn, workAt } from '../../../../supabase/functions/payout-worker/work.ts'

const ACCOUNT = {
  url: 'https://bank.example/v1',
  keyId: 'rzp_x',
  keySecret: 'secret',
  source: '7878780080316316',
}
const ID = '11111111-1111-4111-8111-111111111111'
const check = {
  kind: 'check',
  id: ID,
  method: 'bank',
  holder: 'Ravi Kumar',
  account_number: '123456789012',
  ifsc: 'SBIN0001234',
  upi_id: null,
  contact_id: null,
  fund_account_id: null,
  validation_id: null,
}
const payout = {
  kind: 'payout',
  id: ID,
  amount_paise: 49_410,
  method: 'bank',
  fund_account_id: 'fa_1',
  provider_payout_id: null,
}
const sent = { id: 'pout_1', amount: 49_410, status: 'processing', reference_id: ID, utr: null }

/** What the service answers, by method and path: what it was sent is kept. */
function service(answers: Record<string, { readonly status?: number; readonly body: object }>) {
  const asked: { readonly path: string; readonly key: string | null; readonly body: unknown }[] = []
  const client = razorpayx(ACCOUNT, async (input, init) => {
    const path = `${init?.method} ${String(input).slice(ACCOUNT.url.length)}`
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(z.string().parse(init.body))
    asked.push({ path, key: new Headers(init?.headers).get('x-payout-idempotency'), body })
    const answer = answers[path] ?? { status: 503, body: {} }
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return { client, asked }
}

async function work(claim: object, answers: Parameters<typeof service>[0]) {
  const { client, asked } = service(answers)
  const read = claimIn(claim)
  if (!read) throw new Error('the claim could not be read')
  return { result: await workAt(client, read), asked }
}

const refused = (description: string) => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
})

test('an account is checked in three steps, and the name that the bank knows is told', async () => {
  const { result, asked } = await work(check, {
    'POST /contacts': { body: { id: 'cont_1' } },
    'POST /fund_accounts': { body: { id: 'fa_1' } },
    'POST /fund_accounts/validations': {
      body: {
        id: 'fav_1',
        status: 'completed',
        results: { account_status: 'active', registered_name: 'RAVI KUMAR' },
      },
    },
  })
  expect(result).toEqual({
    kind: 'check',
    id: ID,
    contact_id: 'cont_1',
    fund_account_id: 'fa_1',
    validation_id: 'fav_1',
    status: 'active',
    registered_name: 'RAVI KUMAR',
  })
  expect(asked[1]?.body).toMatchObject({
    contact_id: 'cont_1',
    bank_account: { name: 'Ravi Kumar', ifsc: 'SBIN0001234', account_number: '123456789012' },
  })
})

test('what was made before the service went away is kept, and not made again', async () => {
  const lost = await work(check, { 'POST /contacts': { body: { id: 'cont_1' } } })
  expect(lost.result).toEqual({ kind: 'check', id: ID, contact_id: 'cont_1', status: 'lost' })
  const next = await work(
    { ...check, contact_id: 'cont_1', fund_account_id: 'fa_1', validation_id: 'fav_1' },
    { 'GET /fund_accounts/validations/fav_1': { body: { id: 'fav_1', status: 'created' } } },
  )
  expect(next.asked.map(({ path }) => path)).toEqual(['GET /fund_accounts/validations/fav_1'])
  expect(next.result).toMatchObject({ status: 'pending' })
})

test('a check that the bank could not answer is held against nobody', async () => {
  const { result } = await work(
    { ...check, contact_id: 'cont_1', fund_account_id: 'fa_1', validation_id: 'fav_1' },
    { 'GET /fund_accounts/validations/fav_1': { body: { id: 'fav_1', status: 'failed', results: {} } } },
  )
  expect(result).toMatchObject({ status: 'pending' })
})

test('a payout is sent with our id as its key, to be made once', async () => {
  const { result, asked } = await work(payout, { 'POST /payouts': { body: sent } })
  expect(result).toMatchObject({ provider_payout_id: 'pout_1', status: 'processing', amount_paise: 49_410 })
  expect(asked).toMatchObject([
    { key: ID, body: { amount: 49_410, mode: 'IMPS', reference_id: ID, account_number: ACCOUNT.source } },
  ])
})

test.each([
  ['the service is down', { status: 503, body: {} }, 'lost'],
  ['another request with the key is under way', { status: 409, body: {} }, 'lost'],
  ['our own keys are wrong', { status: 401, body: {} }, 'lost'],
  ['the key was used with another body', refused('Different request with the same idempotency key'), 'lost'],
  ['the account is closed', refused('The fund account is inactive'), 'refused'],
  ['the answer is no payout', { body: { entity: 'payout' } }, 'lost'],
  ['the amount is no whole number', { body: { ...sent, amount: 1.5 } }, 'lost'],
  ['the state is unknown', { body: { ...sent, status: 'teleported' } }, 'lost'],
] as const)('where %s', async (_, answer, status) => {
  expect((await work(payout, { 'POST /payouts': answer })).result).toMatchObject({ id: ID, status })
})

test('a payout that has an id is asked about, and never sent again', async () => {
  const { result, asked } = await work(
    { ...payout, provider_payout_id: 'pout_1' },
    {
      'GET /payouts/pout_1': {
        body: {
          ...sent,
          status: 'reversed',
          status_details: { description: 'Beneficiary account closed', source: 'beneficiary_bank' },
        },
      },
    },
  )
  expect(asked.map(({ path }) => path)).toEqual(['GET /payouts/pout_1'])
  expect(result).toMatchObject({
    status: 'reversed',
    reason: 'Beneficiary account closed',
    account_fault: true,
  })
})

test('what is no claim is left alone', () => {
  expect(claimIn({ kind: 'payout', id: ID, method: 'bank' })).toBeUndefined()
  expect(claimIn({ ...check, holder: '' })).toBeUndefined()
  expect(claimIn({ ...payout, method: 'cheque' })).toBeUndefined()
  expect(claimIn(null)).toBeUndefined()
})

test('events tell of payouts and checks; the name that a bank knows is not kept', () => {
  const told = callOf({ event: 'payout.reversed', payload: { payout: { entity: sent } } }, 'evt_1')
  expect(told).toMatchObject({ name: 'payout_record', args: { payout: { provider_payout_id: 'pout_1' } } })
  const checked = callOf(
    {
      event: 'fund_account.validation.completed',
      payload: {
        'fund_account.validation': {
          entity: {
            id: 'fav_1',
            status: 'completed',
            results: { account_status: 'invalid', registered_name: 'X' },
          },
        },
      },
    },
    'evt_2',
  )
  expect(checked).toMatchObject({
    name: 'payout_check_record',
    args: {
      checked: { status: 'invalid', registered_name: 'X' },
      event: { payload: { validation_id: 'fav_1', status: 'invalid' } },
    },
  })
  expect(callOf({ event: 'transaction.created', payload: {} }, 'evt_3')).toBeUndefined()
  expect(
    callOf({ event: 'payout.processed', payload: { payout: { entity: { id: 1 } } } }, 'evt_4'),
  ).toBeUndefined()
  expect(callOf(null, 'evt_5')).toBeUndefined()
})
