import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { GatewayDown, GatewayRefused } from '../../../../supabase/functions/_shared/gateway-calls.ts'
import { captured, razorpay } from '../../../../supabase/functions/_shared/razorpay.ts'
import type { GatewayPayment } from '../../../../supabase/functions/_shared/razorpay-entities.ts'
import { isSignedOver } from '../../../../supabase/functions/_shared/signed-parts.ts'
import { isGenuine } from '../../../../supabase/functions/_shared/webhook.ts'
import { refundAt } from '../../../../supabase/functions/payment-worker/refunds.ts'
import { type PracticeGateway, practiceGateway } from './practice-gateway.ts'

const KEY = 'r0123456789abcdef0123456789abcde'
const paid = z.object({
  state: z.literal('paid'),
  response: z.object({
    razorpay_payment_id: z.string(),
    razorpay_order_id: z.string(),
    razorpay_signature: z.string(),
  }),
})
const event = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: z.object({ id: z.string(), amount: z.number() }) }) }),
})

describe('the client of the gateway and the simulator speak the same', () => {
  let practice: PracticeGateway
  let gateway: ReturnType<typeof razorpay>

  beforeAll(async () => {
    practice = await practiceGateway()
    gateway = razorpay(practice.account)
  }, 120_000)
  beforeEach(() => {
    practice.received.length = 0
  })
  afterAll(() => practice.stop())

  const newOrder = (amountPaise = 64_750) =>
    gateway.makeOrder({ amountPaise, currency: 'INR', receipt: 'receipt-1' })

  async function choose(order: string, choice: string): Promise<unknown> {
    return (await practice.choose(order, choice)).json()
  }

  /** A payment that is there. */
  async function payNow(choice: string, amountPaise?: number): Promise<GatewayPayment> {
    const order = await newOrder(amountPaise)
    await choose(order, choice)
    const [payment] = await gateway.paymentsOf(order)
    if (!payment) throw new Error('nothing was paid')
    return payment
  }

  const names = () => practice.received.map(({ json }) => event.parse(json).event)
  const receives = (expected: readonly string[]) =>
    vi.waitFor(() => expect(names()).toEqual(expected), 10_000)

  it.each([
    ['upi', 'upi'],
    ['card', 'card'],
  ])('an order is paid by %s, and what comes back is signed', async (choice, method) => {
    const order = await newOrder()
    expect(order).toMatch(/^order_[A-Za-z0-9]{14}$/)
    expect(await gateway.paymentsOf(order)).toEqual([])
    const { response } = paid.parse(await choose(order, choice))
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = response
    const parts = [razorpay_order_id, razorpay_payment_id]
    expect(razorpay_order_id).toBe(order)
    expect(await isSignedOver(practice.account.keySecret, parts, razorpay_signature)).toBe(true)
    const payment = await gateway.payment(razorpay_payment_id)
    expect(payment).toMatchObject({
      provider_payment_id: razorpay_payment_id,
      provider_order_id: order,
      amount_paise: 64_750,
      currency: 'INR',
      status: 'captured',
      method,
    })
    expect(payment.instrument).toBe(method === 'upi' ? `upi ${razorpay_payment_id}@simulator` : undefined)
    expect(await gateway.paymentsOf(order)).toEqual([payment])
    await receives(['payment.authorized', 'payment.captured', 'order.paid'])
    for (const { body, signature } of practice.received)
      expect(await isGenuine(new Uint8Array(body), signature, [practice.webhookSecret])).toBe(true)
  })

  it('a declined payment says why, and the order is paid in another way', async () => {
    const order = await newOrder()
    expect(await choose(order, 'decline')).toMatchObject({
      state: 'failed',
      error: { code: 'BAD_REQUEST_ERROR', reason: 'payment_declined', metadata: { order_id: order } },
    })
    paid.parse(await choose(order, 'card'))
    const payments = await gateway.paymentsOf(order)
    expect(payments.map(({ status, error_reason }) => [status, error_reason])).toEqual([
      ['captured', undefined],
      ['failed', 'payment_declined'],
    ])
    await receives(['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid'])
  })

  it('a payment that is approved later outlives a restart', async () => {
    const order = await newOrder()
    expect(await choose(order, 'later')).toMatchObject({ state: 'waiting' })
    expect((await gateway.paymentsOf(order))[0]?.status).toBe('created')
    await practice.database.query(
      'update payment_simulator.payments set approve_at = now() where order_id = $1',
      [order],
    )
    await practice.restart()
    await receives(['payment.authorized', 'payment.captured', 'order.paid'])
    const [payment] = await gateway.paymentsOf(order)
    const state = await fetch(practice.page(`pay/state?payment_id=${payment?.provider_payment_id}`))
    paid.parse(await state.json())
  })

  it('one that is never answered stays open', async () => {
    const order = await newOrder()
    expect(await choose(order, 'never')).toMatchObject({ state: 'waiting' })
    await practice.restart()
    expect((await gateway.paymentsOf(order))[0]?.status).toBe('created')
    expect(practice.received).toEqual([])
  })

  it('one that answers twice repeats its events under their ids, the first one last', async () => {
    await choose(await newOrder(), 'twice')
    await receives(['payment.captured', 'payment.captured', 'order.paid', 'order.paid', 'payment.authorized'])
    expect(new Set(practice.received.map(({ id }) => id)).size).toBe(3)
  })

  it('another amount is told as it is', async () => {
    const order = await newOrder()
    await choose(order, 'other_amount')
    expect((await gateway.paymentsOf(order))[0]).toMatchObject({ amount_paise: 64_850, status: 'captured' })
    await vi.waitFor(() => expect(practice.received).toHaveLength(3), 10_000)
    expect(event.parse(practice.received[0]?.json).payload.payment.entity.amount).toBe(64_850)
  })

  it('one that tells nobody is found only by asking', async () => {
    const order = await newOrder()
    expect(await choose(order, 'silent')).toMatchObject({ state: 'waiting' })
    expect((await gateway.paymentsOf(order))[0]?.status).toBe('captured')
    await choose(await newOrder(), 'upi')
    await receives(['payment.authorized', 'payment.captured', 'order.paid'])
  })

  it('an event that is not taken is sent again', async () => {
    practice.refuseNext(1)
    await choose(await newOrder(), 'decline')
    await receives(['payment.failed'])
  })

  it('a payment that is only authorised is captured, once, and for its own amount', async () => {
    const order = await newOrder()
    await practice.database.query('update payment_simulator.orders set captures = false where id = $1', [
      order,
    ])
    await choose(order, 'upi')
    const [authorised] = await gateway.paymentsOf(order)
    if (!authorised) throw new Error('nothing was authorised')
    expect(authorised.status).toBe('authorized')
    await expect(gateway.capture({ ...authorised, amount_paise: 100 })).rejects.toThrow(
      /must be equal to the amount authorized/,
    )
    const both = await Promise.all([captured(gateway, authorised), captured(gateway, authorised)])
    expect(both.map(({ status }) => status)).toEqual(['captured', 'captured'])
    await receives(['payment.authorized', 'payment.captured', 'order.paid'])
  })

  it('a refund is made once for a key, in part and then in full (Issue 33, refund in full and in part)', async () => {
    const { provider_payment_id: paymentId } = await payNow('upi')
    const first = await gateway.refund({ paymentId, amountPaise: 12_550, key: KEY })
    expect(first).toMatchObject({ amount_paise: 12_550, status: 'pending', receipt: KEY })
    expect(await gateway.refund({ paymentId, amountPaise: 12_550, key: KEY })).toEqual(first)
    await expect(gateway.refund({ paymentId, amountPaise: 100, key: KEY })).rejects.toThrow(
      /same idempotency key/,
    )
    await expect(gateway.refund({ paymentId, amountPaise: 60_000, key: `${KEY}2` })).rejects.toThrow(
      /greater than/,
    )
    await gateway.refund({ paymentId, amountPaise: 52_200, key: `${KEY}3` })
    expect((await gateway.payment(paymentId)).status).toBe('refunded')
    expect(await gateway.refundsOf(paymentId)).toHaveLength(2)
    await vi.waitFor(
      async () => expect((await gateway.refundById(first.provider_refund_id)).status).toBe('processed'),
      10_000,
    )
  })

  it('a refund to a closed account fails, and what failed can go back again', async () => {
    const { provider_payment_id: paymentId } = await payNow('no_refund')
    const made = await gateway.refund({ paymentId, amountPaise: 64_750, key: `${KEY}4` })
    await vi.waitFor(
      async () => expect((await gateway.refundById(made.provider_refund_id)).status).toBe('failed'),
      10_000,
    )
    expect((await gateway.payment(paymentId)).status).toBe('captured')
  })

  it('the worker tells what became of a refund, also of one whose answer was lost', async () => {
    const { provider_payment_id: paymentId } = await payNow('upi')
    const claim = { id: 'a', paymentId, refundId: undefined, amountPaise: 64_750, key: `${KEY}5` }
    const made = await refundAt(gateway, claim)
    expect(made).toMatchObject({ id: 'a', status: 'pending' })
    expect(await refundAt(gateway, claim)).toEqual(made)
    // The gateway has forgotten the key, and refuses: everything has gone back.
    await practice.database.query('update payment_simulator.refunds set key = null where payment_id = $1', [
      paymentId,
    ])
    expect(await refundAt(gateway, claim)).toMatchObject({
      id: 'a',
      provider_refund_id: made.provider_refund_id,
    })
    // All has gone back by ourselves: it is not put into the wallet as well.
    const asked = { ...claim, key: `${KEY}6` }
    const reason = 'The payment has been fully refunded already'
    expect(await refundAt(gateway, asked)).toEqual({ id: 'a', status: 'not_left', reason, returned_paise: 0 })
    // Or by the gateway, or somebody at its desk: then it has arrived.
    await practice.database.query(
      'update payment_simulator.refunds set receipt = null where payment_id = $1',
      [paymentId],
    )
    await vi.waitFor(
      async () =>
        expect(await refundAt(gateway, asked)).toEqual({
          id: 'a',
          status: 'not_left',
          reason,
          returned_paise: 64_750,
        }),
      10_000,
    )
  })

  it('says how much others have given back of a payment of which less is left than is asked for', async () => {
    const { provider_payment_id: paymentId } = await payNow('upi')
    const auth = `Basic ${btoa(`${practice.account.keyId}:${practice.account.keySecret}`)}`
    const atDesk = await fetch(`${practice.account.url}/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: { authorization: auth },
      body: JSON.stringify({ amount: 5000 }),
    })
    expect(atDesk.status).toBe(200)
    const claim = { id: 'd', paymentId, refundId: undefined, amountPaise: 64_750, key: `${KEY}7` }
    // What is on its way may still come back.
    expect(await refundAt(gateway, claim)).toMatchObject({ status: 'not_left', returned_paise: 0 })
    await vi.waitFor(
      async () =>
        expect(await refundAt(gateway, claim)).toMatchObject({ status: 'not_left', returned_paise: 5000 }),
      10_000,
    )
  })

  it('gives nothing back of what a bank disputes or has taken, and keeps a decision', async () => {
    const { provider_payment_id: paymentId } = await payNow('upi')
    const tell = async (status: string) =>
      (
        await fetch(practice.page('practice/dispute'), {
          method: 'POST',
          body: JSON.stringify({ payment_id: paymentId, status }),
        })
      ).status
    expect(await tell('open')).toBe(200)
    const refund = { paymentId, amountPaise: 5000, key: `${KEY}8` }
    await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayRefused)
    expect(await tell('won')).toBe(200)
    expect(await tell('lost')).toBe(404)
    expect((await gateway.refund(refund)).amount_paise).toBe(5000)
  })

  it.each([
    ['says that it is busy', () => Promise.resolve(Response.json({}, { status: 429 }))],
    ['is still at work', () => Promise.resolve(Response.json({}, { status: 409 }))],
    ['breaks', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['is away', () => Promise.reject(new TypeError('connection refused'))],
    ['answers with nonsense', () => Promise.resolve(Response.json({ id: 5 }))],
  ] satisfies [string, () => Promise<Response>][])(
    'a gateway that %s has decided nothing',
    async (_, send) => {
      const broken = razorpay(practice.account, send)
      await expect(broken.payment('pay_1')).rejects.toBeInstanceOf(GatewayDown)
      const claim = { id: 'b', paymentId: 'pay_1', refundId: undefined, amountPaise: 100, key: KEY }
      const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(await refundAt(broken, claim)).toEqual({ id: 'b', status: 'lost' })
      silenced.mockRestore()
    },
  )

  it('a refund for which our balance with the gateway is too low is asked for again', async () => {
    const description = 'Your account does not have enough balance to carry out the refund operation.'
    const send = (url: string | URL | Request) =>
      Promise.resolve(
        String(url).includes('/refunds')
          ? Response.json({ items: [] })
          : Response.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, { status: 400 }),
      )
    const claim = { id: 'c', paymentId: 'pay_1', refundId: undefined, amountPaise: 100, key: KEY }
    expect(await refundAt(razorpay(practice.account, send), claim)).toEqual({
      id: 'c',
      status: 'lost',
      reason: description,
    })
  })

  it('a wrong key, an unknown payment and an amount below a rupee are refused', async () => {
    await expect(razorpay({ ...practice.account, keySecret: 'x' }).payment('pay_1')).rejects.toMatchObject({
      status: 401,
    })
    await expect(gateway.payment('pay_nobody')).rejects.toBeInstanceOf(GatewayRefused)
    await expect(newOrder(99)).rejects.toMatchObject({ status: 400 })
  })

  it('sends Basic authorisation, paise, the receipt and the key of a refund as Razorpay wants them', async () => {
    const sent: Request[] = []
    const told = razorpay(
      { url: 'https://api.razorpay.com/v1', keyId: 'key', keySecret: 'secret' },
      (url, init) => {
        sent.push(new Request(url, init))
        return Promise.resolve(Response.json({ id: 'order_1' }))
      },
    )
    await told.makeOrder({ amountPaise: 64_750, currency: 'INR', receipt: 'receipt-1' })
    await expect(told.refund({ paymentId: 'pay_1', amountPaise: 100, key: KEY })).rejects.toThrow(GatewayDown)
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.razorpay.com/v1/orders',
      'https://api.razorpay.com/v1/payments/pay_1/refund',
    ])
    expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${btoa('key:secret')}`)
    expect(await sent[0]?.json()).toMatchObject({ amount: 64_750, currency: 'INR', receipt: 'receipt-1' })
    expect(sent[1]?.headers.get('x-refund-idempotency')).toBe(KEY)
  })

  describe('the pay page', () => {
    it('says that no money moves, and may be shown within pages of its own origin only', async () => {
      const order = await newOrder(123_456)
      const answer = await fetch(practice.page(`pay?order_id=${order}`))
      const html = await answer.text()
      expect(html).toContain('Practice payment: no money moves')
      expect(html).toContain('₹1,234.56')
      expect(html).not.toMatch(/<[^>]+\son\w+=/)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      for (const file of ['checkout.js', 'pay.js', 'pay.css'])
        expect((await fetch(practice.page(file))).status, file).toBe(200)
    })

    it('knows no order but those of its book, and takes nothing but its choices', async () => {
      const missing = await fetch(practice.page('pay?order_id=%3Cscript%3E'))
      expect(missing.status).toBe(404)
      expect(await missing.text()).not.toContain('<script>')
      expect((await practice.choose('order_1', 'upi')).status).toBe(404)
      expect((await practice.choose('order_1', 'toString')).status).toBe(400)
      expect((await fetch(practice.page('pay'), { method: 'POST', body: 'x' })).status).toBe(400)
      for (const path of ['', 'book.ts', '..%2fbook.ts', 'v1/orders'])
        expect((await fetch(practice.page(path))).status, path).toBe(path === 'v1/orders' ? 401 : 404)
    })
  })
})
