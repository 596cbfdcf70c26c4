import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { razorpay } from '../../../../supabase/functions/_shared/razorpay.ts'
import { OLD_SECRET, PaymentFunctionsStand, WORKER_SECRET } from './payment-functions-stand.ts'

const REFUND = '22222222-2222-4222-8222-222222222222'

describe('the functions that the gateway and the database call', () => {
  let stand: PaymentFunctionsStand

  beforeAll(async () => {
    stand = await PaymentFunctionsStand.open()
  }, 180_000)
  beforeEach(() => stand.reset())
  afterAll(() => stand.stop())

  describe('payment-webhook', () => {
    const sign = (body: string, secret = stand.practice.webhookSecret) =>
      createHmac('sha256', secret).update(body).digest('hex')

    const captured = (more: object = {}, event = 'payment.captured') =>
      JSON.stringify({
        entity: 'event',
        event,
        payload: {
          payment: {
            entity: {
              id: 'pay_1',
              order_id: 'order_1',
              amount: 64_750,
              currency: 'INR',
              status: 'captured',
              ...more,
            },
          },
        },
      })

    const deliver = (body: string, headers: Record<string, string> = {}) =>
      stand.call('payment-webhook', body, {
        'x-razorpay-signature': sign(body),
        'x-razorpay-event-id': 'evt_1',
        ...headers,
      })

    it('tells the database what is signed, by the id of the event', async () => {
      stand.answers = { gateway_record: () => ({ body: { outcome: 'captured' } }) }
      const { status, json } = await deliver(captured())
      expect([status, json]).toEqual([200, { outcome: 'captured' }])
      expect(stand.called).toMatchObject([
        { name: 'gateway_record', args: { event: { id: 'evt_1', name: 'payment.captured' } } },
      ])
    })

    it('answers 200 to what was told before, so that it is not sent again', async () => {
      stand.answers = { gateway_record: () => ({ body: { outcome: 'duplicate' } }) }
      expect(await deliver(captured())).toEqual({ status: 200, json: { outcome: 'duplicate' } })
    })

    it('takes the secret before a change as well', async () => {
      stand.answers = { gateway_record: () => ({ body: { outcome: 'captured' } }) }
      const body = captured()
      expect((await deliver(body, { 'x-razorpay-signature': sign(body, OLD_SECRET) })).status).toBe(200)
    })

    it('passes another currency on to the database, which decides', async () => {
      stand.answers = { gateway_record: () => ({ body: { outcome: 'refunding' } }) }
      expect((await deliver(captured({ currency: 'USD' }))).json).toEqual({ outcome: 'refunding' })
      expect(stand.called[0]).toMatchObject({ args: { payment: { currency: 'USD' } } })
    })

    it('refuses with 401 what is forged, written anew or not signed, and stores nothing', async () => {
      const body = captured()
      const spaced = JSON.stringify(JSON.parse(body), null, 1)
      const refused = [
        await deliver(body, { 'x-razorpay-signature': sign(body, 'another secret') }),
        await deliver(body, { 'x-razorpay-signature': sign(body, stand.practice.account.keySecret) }),
        await deliver(spaced, { 'x-razorpay-signature': sign(body) }),
        await deliver(`${body}\n`, { 'x-razorpay-signature': sign(body) }),
        await deliver(body, { 'x-razorpay-signature': 'gg' }),
        await stand.call('payment-webhook', body),
      ]
      expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
      expect(stand.called).toEqual([])
    })

    it('takes what was paid by a QR code', async () => {
      stand.answers = { gateway_record: () => ({ body: { outcome: 'captured' } }) }
      const of = JSON.parse(captured({ order_id: null }, 'qr_code.credited'))
      of.payload.qr_code = { entity: { id: 'qr_HO2e0813YlchUn', entity: 'qr_code' } }
      expect((await deliver(JSON.stringify(of))).json).toEqual({ outcome: 'captured' })
      expect(stand.called[0]).toMatchObject({ args: { payment: { provider_code_id: 'qr_HO2e0813YlchUn' } } })
    })

    const dispute = (more: object = {}, event = 'payment.dispute.created') =>
      JSON.stringify({
        entity: 'event',
        event,
        payload: {
          payment: JSON.parse(captured()).payload.payment,
          dispute: {
            entity: {
              id: 'disp_AHfqOvkldwsbqt',
              entity: 'dispute',
              payment_id: 'pay_1',
              amount: 39_000,
              currency: 'INR',
              amount_deducted: 0,
              reason_code: 'goods_or_services_not_received',
              respond_by: 1_914_192_000,
              status: 'open',
              phase: 'chargeback',
              created_at: 1_913_587_200,
              ...more,
            },
          },
        },
      })

    it.each([
      ['created', 'open'],
      ['under_review', 'under_review'],
      ['won', 'won'],
      ['lost', 'lost'],
      ['closed', 'closed'],
      // The event of a step that is not known here says how the dispute stands all the same.
      ['action_required', 'open'],
    ])('tells the database of a dispute: payment.dispute.%s, which is %s', async (event, status) => {
      stand.answers = { gateway_dispute_record: () => ({ body: { outcome: status } }) }
      const { status: code, json } = await deliver(dispute({ status }, `payment.dispute.${event}`))
      expect([code, json]).toEqual([200, { outcome: status }])
      const told = {
        provider_dispute_id: 'disp_AHfqOvkldwsbqt',
        provider_payment_id: 'pay_1',
        amount_paise: 39_000,
        currency: 'INR',
        status,
        reason_code: 'goods_or_services_not_received',
        respond_by: 1_914_192_000,
      }
      // Kept is what was read of it: nothing of the payer.
      expect(stand.called).toEqual([
        {
          name: 'gateway_dispute_record',
          args: { dispute: told, event: { id: 'evt_1', name: `payment.dispute.${event}`, payload: told } },
        },
      ])
    })

    it('tells nothing of a dispute that is forged, or that cannot be read', async () => {
      const forged = { 'x-razorpay-signature': sign(dispute(), 'another secret') }
      expect((await deliver(dispute(), forged)).status).toBe(401)
      for (const wrong of [{ status: 'hoped' }, { amount: '39000' }, { payment_id: null }, { amount: -1 }])
        expect(await deliver(dispute(wrong))).toEqual({ status: 200, json: { outcome: 'ignored' } })
      expect(stand.called).toEqual([])
    })

    it('answers 200 to events that say nothing to us, and to what the database will never take', async () => {
      expect((await deliver(captured({}, 'settlement.processed'))).json).toEqual({ outcome: 'ignored' })
      const body = { code: 'PT400', details: 'payment_invalid', hint: null, message: 'Not readable.' }
      stand.answers = { gateway_record: () => ({ status: 400, body }) }
      expect(await deliver(captured())).toEqual({ status: 200, json: { outcome: 'refused' } })
    })

    it('answers 5xx when it could not be stored, and to no other fault', async () => {
      expect((await deliver(captured())).status).toBe(500)
      expect((await deliver('not JSON')).status).toBe(400)
      expect((await deliver('x'.repeat(300_000))).status).toBe(413)
    })
  })

  describe('payment-worker', () => {
    const work = (secret: string) => stand.call('payment-worker', '{}', { 'x-worker-secret': secret })

    it('refunds what is claimed and finds payments of which nobody told', async () => {
      const [order, lost] = [await stand.newOrder(), await stand.newOrder()]
      const { razorpay_payment_id } = await stand.payAt(order)
      await stand.practice.choose(lost, 'decline')
      await stand.practice.choose(lost, 'silent')
      stand.answers = {
        claim_gateway_refunds: () => ({
          body: [
            {
              id: REFUND,
              provider_payment_id: razorpay_payment_id,
              provider_refund_id: null,
              amount_paise: 12_550,
              key: 'r0123456789abcdef',
            },
          ],
        }),
        claim_gateway_checks: () => ({
          body: [{ provider_order_id: lost }, { provider_order_id: 'order_gone' }],
        }),
        claim_gateway_codes: () => ({ body: [] }),
        settle_gateway_refunds: () => ({ body: 1 }),
        claim_gateway_days: () => ({ body: [] }),
        gateway_record: () => ({ body: { outcome: 'captured' } }),
      }
      expect((await work(WORKER_SECRET)).json).toEqual({ refunds: 1, checks: 2, closed: 0, days: 0 })
      const settled = stand.called.find(({ name }) => name === 'settle_gateway_refunds')
      expect(settled?.args).toEqual({
        results: [
          {
            id: REFUND,
            status: 'pending',
            provider_refund_id: expect.stringMatching(/^rfnd_\w{14}$/),
          },
        ],
      })
      const recorded = stand.called.filter(({ name }) => name === 'gateway_record').map(({ args }) => args)
      expect(recorded).toMatchObject([
        { payment: { provider_order_id: lost, status: 'failed', error_reason: 'payment_declined' } },
        { payment: { provider_order_id: lost, status: 'captured' } },
      ])
    })

    it('finds what was paid by a QR code, and closes those that are not needed', async () => {
      const gateway = razorpay(stand.practice.account)
      const closeBy = new Date(Date.now() + 1_200_000)
      const [paid, open] = await Promise.all(
        [1, 2].map(() => gateway.makeCode({ amountPaise: 45_300, receipt: 'r-1', closeBy })),
      )
      await stand.practice.pay(paid?.id ?? '', 'silent')
      stand.answers = {
        claim_gateway_refunds: () => ({ body: [] }),
        claim_gateway_checks: () => ({ body: [{ provider_order_id: null, provider_code_ids: [paid?.id] }] }),
        claim_gateway_codes: () => ({
          body: [{ provider_code_id: paid?.id }, { provider_code_id: open?.id }],
        }),
        gateway_code_closed: () => ({ body: null }),
        gateway_record: () => ({ body: { outcome: 'captured' } }),
        claim_gateway_days: () => ({ body: [] }),
      }
      expect((await work(WORKER_SECRET)).json).toEqual({ refunds: 0, checks: 1, closed: 2, days: 0 })
      const recorded = stand.called.filter(({ name }) => name === 'gateway_record')
      expect(recorded).toMatchObject([
        { args: { payment: { provider_code_id: paid?.id, status: 'captured', amount_paise: 45_300 } } },
      ])
      expect((await stand.practice.pay(open?.id ?? '', 'upi')).status).toBe(404)
    })

    it('tells all that the gateway has of a day, with what arrived at the bank', async () => {
      const { razorpay_payment_id } = await stand.payAt(await stand.newOrder())
      await fetch(stand.practice.page('practice/settle'), { method: 'POST' })
      const now = Math.floor(Date.now() / 1000)
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
      const none = () => ({ body: [] })
      const told = () => ({ body: {} })
      stand.answers = {
        claim_gateway_refunds: none,
        claim_gateway_checks: none,
        claim_gateway_codes: none,
        claim_gateway_days: () => ({ body: [{ day, from_seconds: now - 3600, to_seconds: now + 60 }] }),
        gateway_list_payments: told,
        gateway_list_refunds: told,
        gateway_settled: told,
        gateway_day_read: told,
      }
      expect((await work(WORKER_SECRET)).json).toEqual({ refunds: 0, checks: 0, closed: 0, days: 1 })
      const saidBy = (name: string) =>
        stand.called.filter((call) => call.name === name).map(({ args }) => args)
      expect(JSON.stringify(saidBy('gateway_list_payments'))).toContain(razorpay_payment_id)
      // 2 % of ₹647.50 and 18 % tax on it.
      expect(saidBy('gateway_settled')).toMatchObject([
        {
          lines: expect.arrayContaining([
            expect.objectContaining({
              entity_id: razorpay_payment_id,
              credit_paise: 64_750 - 1528,
              fee_paise: 1528,
              tax_paise: 233,
            }),
          ]),
        },
      ])
      expect(saidBy('gateway_day_read')).toEqual([{ day }])
    })

    it('does nothing without the secret', async () => {
      for (const secret of ['', 'w'.repeat(23)]) expect((await work(secret)).status).toBe(401)
      expect(stand.called).toEqual([])
    })
  })
})
