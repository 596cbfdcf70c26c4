import { execFile } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findDeno } from '../functions/deno-binary.ts'
import { CUSTOMER, FUNCTIONS_FOLDER, PaymentFunctionsStand } from './payment-functions-stand.ts'

const code = z.object({ provider_code_id: z.string(), content: z.string(), close_by: z.string() })
const CHECKOUT = '22222222-2222-4222-8222-222222222222'

describe('the function that customers pay with', () => {
  let stand: PaymentFunctionsStand

  beforeAll(async () => {
    stand = await PaymentFunctionsStand.open()
  }, 180_000)
  beforeEach(() => stand.reset())
  afterAll(() => stand.stop())

  const openCheckout = (provider_order_id: string | null) => () => ({
    body: {
      state: 'open',
      id: CHECKOUT,
      amount_paise: 64_750,
      currency: 'INR',
      receipt: 'r-1',
      provider_order_id,
      pay_by: '2026-11-27T04:00:00Z',
      name: 'Asha',
      phone: '+919000000001',
    },
  })

  it('type-check', async () => {
    const files = ['payments', 'payment-webhook', 'payment-worker', 'payout-webhook', 'payout-worker'].map(
      (name) => join(FUNCTIONS_FOLDER, name, 'index.ts'),
    )
    await promisify(execFile)(findDeno(), ['check', '--quiet', '--no-lock', '--no-config', ...files], {
      env: { ...process.env, DENO_DIR: stand.cacheFolder },
    })
  }, 60_000)

  describe('payments', () => {
    it('makes one order at the gateway and says what its script needs', async () => {
      stand.answers = {
        gateway_start: openCheckout(null),
        // Another tab was faster: its order counts.
        gateway_order_made: () => ({ body: 'order_first' }),
      }
      const { status, json } = await stand.asCustomer({ action: 'start', subject_id: CHECKOUT })
      expect(status).toBe(200)
      expect(json).toEqual({
        state: 'open',
        key_id: stand.practice.account.keyId,
        provider_order_id: 'order_first',
        amount_paise: 64_750,
        currency: 'INR',
        name: 'Asha',
        contact: '+919000000001',
        pay_by: '2026-11-27T04:00:00Z',
        script: '/simulator/payments/checkout.js',
      })
      expect(stand.called[0]).toEqual({
        name: 'gateway_start',
        args: { customer: CUSTOMER, subject_id: CHECKOUT, purpose: 'checkout' },
      })
      expect(stand.called[1]).toMatchObject({
        args: { provider_order_id: expect.stringMatching(/^order_\w{14}$/) },
      })
    })

    it('takes the token of a link instead of an account, and tells nothing of the customer', async () => {
      stand.answers = {
        gateway_link_subject: () => ({
          body: { customer: CUSTOMER, purpose: 'checkout', subject_id: CHECKOUT },
        }),
        gateway_start: openCheckout('order_known'),
      }
      const asked = { action: 'start', purpose: 'link', subject_id: 'AAAAAAAAAAAAAAAAAAAAAA' }
      const { status, json } = await stand.call('payments', JSON.stringify(asked))
      expect(status).toBe(200)
      expect(json).toMatchObject({ provider_order_id: 'order_known', name: null, contact: null })
      expect(stand.called.map(({ args }) => args)).toEqual([
        { token: asked.subject_id },
        { customer: CUSTOMER, subject_id: CHECKOUT, purpose: 'checkout' },
      ])
      for (const other of [{ purpose: 'checkout' }, { action: 'code' }, { subject_id: CHECKOUT }]) {
        const refused = await stand.call('payments', JSON.stringify({ ...asked, ...other }))
        expect([400, 401]).toContain(refused.status)
      }
    })

    it('shows whoever brings an order a QR code, the same each time, and asks whether it was paid', async () => {
      const open = { state: 'open', id: CHECKOUT, amount_paise: 45_300, currency: 'INR', receipt: 'r-1' }
      stand.answers = {
        gateway_code_start: () => ({ body: { ...open, code: null } }),
        gateway_code_made: () => ({ body: null }),
        gateway_record: () => ({ body: { outcome: 'captured' } }),
      }
      const made = await stand.asCustomer({ action: 'code', subject_id: CHECKOUT })
      expect(made.json).toMatchObject({
        state: 'open',
        amount_paise: 45_300,
        content: expect.stringContaining('/simulator/payments/pay?code_id=qr_'),
      })
      expect(stand.called[0]?.args).toEqual({ performer: CUSTOMER, order_id: CHECKOUT })
      const kept = code.parse(stand.called[1]?.args)
      stand.answers['gateway_code_start'] = () => ({ body: { ...open, code: kept } })
      expect((await stand.asCustomer({ action: 'code', subject_id: CHECKOUT })).json).toEqual(made.json)
      await stand.practice.pay(kept.provider_code_id, 'silent')
      await stand.asCustomer({ action: 'check_code', subject_id: CHECKOUT })
      const recorded = stand.called.filter(({ name }) => name === 'gateway_record')
      expect(recorded).toMatchObject([
        { args: { payment: { provider_code_id: kept.provider_code_id, status: 'captured' } } },
      ])
    })

    it('makes none where there is one, or where nothing waits', async () => {
      stand.answers = { gateway_start: openCheckout('order_known') }
      expect((await stand.asCustomer({ action: 'start', subject_id: CHECKOUT })).json).toMatchObject({
        provider_order_id: 'order_known',
      })
      stand.answers = { gateway_start: () => ({ body: { state: 'paid' } }) }
      expect((await stand.asCustomer({ action: 'start', subject_id: CHECKOUT })).json).toEqual({
        state: 'paid',
      })
      expect(stand.called.map(({ name }) => name)).toEqual(['gateway_start', 'gateway_start'])
    })

    it('confirms what is signed, with the payment as the gateway has it', async () => {
      const order = await stand.newOrder()
      const signed = await stand.payAt(order)
      let isPaid = false
      stand.answers = {
        gateway_start: () => (isPaid ? { body: { state: 'paid' } } : openCheckout(order)()),
        gateway_record: () => {
          isPaid = true
          return { body: { outcome: 'captured' } }
        },
      }
      const { status, json } = await stand.asCustomer({ action: 'confirm', subject_id: CHECKOUT, ...signed })
      expect([status, json]).toEqual([200, { state: 'paid' }])
      expect(stand.called[1]).toMatchObject({
        name: 'gateway_record',
        args: {
          payment: { provider_order_id: order, amount_paise: 64_750, currency: 'INR', status: 'captured' },
        },
      })
    })

    it('asks what became of the tries, once there is an order at the gateway', async () => {
      const order = await stand.newOrder()
      await stand.payAt(order)
      stand.answers = { gateway_start: openCheckout(null) }
      expect((await stand.asCustomer({ action: 'check', subject_id: CHECKOUT })).json).toEqual({
        state: 'open',
      })
      stand.answers = {
        gateway_start: openCheckout(order),
        gateway_record: () => ({ body: { outcome: 'captured' } }),
      }
      await stand.asCustomer({ action: 'check', subject_id: CHECKOUT })
      expect(stand.called.slice(-2)).toMatchObject([
        { name: 'gateway_record', args: { payment: { provider_order_id: order, status: 'captured' } } },
        { name: 'gateway_start' },
      ])
    })

    it('captures what is only authorised', async () => {
      const order = await stand.newOrder()
      await stand.practice.database.query(
        'update payment_simulator.orders set captures = false where id = $1',
        [order],
      )
      const signed = await stand.payAt(order)
      stand.answers = {
        gateway_start: openCheckout(order),
        gateway_record: () => ({ body: { outcome: 'captured' } }),
      }
      await stand.asCustomer({ action: 'confirm', subject_id: CHECKOUT, ...signed })
      expect(stand.called[1]).toMatchObject({ args: { payment: { status: 'captured' } } })
    })

    it('refuses a wrong signature, and a right one for the order of somebody else', async () => {
      const [order, theirs] = [await stand.newOrder(), await stand.newOrder()]
      const signed = await stand.payAt(theirs)
      stand.answers = { gateway_start: openCheckout(order) }
      const forged = { ...signed, razorpay_order_id: order }
      for (const said of [signed, forged, { ...signed, razorpay_signature: 'x' }]) {
        const { status, json } = await stand.asCustomer({ action: 'confirm', subject_id: CHECKOUT, ...said })
        expect([status, json]).toMatchObject([400, { error: { code: 'payment_signature_invalid' } }])
      }
      expect(stand.called.filter(({ name }) => name === 'gateway_record')).toEqual([])
    })

    it('records a payment that comes back after its time, for the order it was made for', async () => {
      const order = await stand.newOrder()
      const signed = await stand.payAt(order)
      stand.answers = {
        gateway_start: () => ({ body: { state: 'ended' } }),
        gateway_record: () => ({ body: { outcome: 'refunding' } }),
      }
      expect((await stand.asCustomer({ action: 'confirm', subject_id: CHECKOUT, ...signed })).json).toEqual({
        state: 'ended',
      })
      expect(stand.called[1]).toMatchObject({
        name: 'gateway_record',
        args: { payment: { provider_order_id: order } },
      })
      const unsigned = { ...signed, razorpay_signature: '0'.repeat(64) }
      expect(
        (await stand.asCustomer({ action: 'confirm', subject_id: CHECKOUT, ...unsigned })).json,
      ).toMatchObject({ error: { code: 'payment_signature_invalid' } })
    })

    it('passes on what the database refuses, and says when the gateway is away', async () => {
      const body = { code: 'PT404', details: 'checkout_not_found', hint: null, message: 'Not known.' }
      stand.answers = { gateway_start: () => ({ status: 404, body }) }
      const refused = await stand.asCustomer({ action: 'start', subject_id: CHECKOUT })
      expect([refused.status, refused.json]).toEqual([
        404,
        { error: { code: 'checkout_not_found', message: 'Not known.' } },
      ])
      // An amount that the gateway does not take.
      const start = openCheckout(null)
      stand.answers = { gateway_start: () => ({ body: { ...start().body, amount_paise: 50 } }) }
      const away = await stand.asCustomer({ action: 'start', subject_id: CHECKOUT })
      expect([away.status, away.json]).toMatchObject([503, { error: { code: 'gateway_unavailable' } }])
    })

    it('is for people who are signed in, and reads nothing but its two requests', async () => {
      const guest = await stand.call('payments', JSON.stringify({ action: 'start', subject_id: CHECKOUT }))
      expect([guest.status, guest.json]).toMatchObject([401, { error: { code: 'sign_in_required' } }])
      for (const body of [
        {},
        { action: 'start' },
        { action: 'start', subject_id: `${CHECKOUT}' or true` },
        { action: 'refund', subject_id: CHECKOUT },
        { action: 'confirm', subject_id: CHECKOUT },
        {
          action: 'confirm',
          subject_id: CHECKOUT,
          razorpay_order_id: 'o'.repeat(65),
          razorpay_payment_id: 'p',
          razorpay_signature: 's',
        },
      ])
        expect((await stand.asCustomer(body)).status, JSON.stringify(body)).toBe(400)
      expect(stand.called).toEqual([])
    })
  })
})
