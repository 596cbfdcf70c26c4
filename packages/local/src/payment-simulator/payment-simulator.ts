import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { PLAIN_HEADERS, plain, Refused } from '../service-simulator/answers.ts'
import { sendDueEvents } from '../service-simulator/events.ts'
import type { BookDatabase } from '../service-simulator/kept-book.ts'
import { ServiceSimulator } from '../service-simulator/service-simulator.ts'
import { answerApi } from './api.ts'
import { Book } from './book.ts'
import { choiceNamed } from './choices.ts'
import { type BookedPayment, DECLINED } from './entities.ts'
import { codePage, PAGE_POLICY, payPage, unknownOrderPage } from './pay-page.ts'
import { DISPUTE_STATES, settle, tellDispute } from './settlements.ts'

/** Where the simulator is on the web server. */
export const SIMULATED_PAYMENTS = '/simulator/payments'

/** What the simulator is made of. The keys are those that the edge functions have. */
export interface PaymentSimulatorOptions {
  readonly database: BookDatabase
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Where its events go. */
  readonly webhookUrl: string
  /** The web server on which it is, for the address that a QR code says. */
  readonly webUrl: string
  readonly log: (line: string) => void
}

const FILES: Readonly<Record<string, string>> = {
  'checkout.js': 'text/javascript; charset=utf-8',
  'pay.js': 'text/javascript; charset=utf-8',
  'pay.css': 'text/css; charset=utf-8',
}

const chosen = z.object({
  order_id: z.string().optional(),
  code_id: z.string().optional(),
  choice: z.string(),
})

const disputed = z.object({ payment_id: z.string(), status: z.enum(DISPUTE_STATES) })
const stray = z.object({ amount: z.number().int().min(100).max(10_000_000) })

function html(body: string, status = 200): Response {
  const headers = {
    ...PLAIN_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
  }
  return new Response(body, { status, headers })
}

/**
 * Stands in for Razorpay on this machine (decision 0099): its API under /v1/, its script, and its own page on which one
 * approves or declines. No money moves. Its book outlives a restart, and what was due meanwhile is made up for.
 */
export class PaymentSimulator extends ServiceSimulator {
  private readonly options: PaymentSimulatorOptions
  private readonly book: Book

  constructor(options: PaymentSimulatorOptions) {
    const { database, webUrl, log } = options
    const book = new Book(database, `${webUrl}${SIMULATED_PAYMENTS}/pay?code_id=`)
    super({ name: 'payment simulator', path: SIMULATED_PAYMENTS, book, log })
    this.options = options
    this.book = book
  }

  /** Answers a request to the API, to the script or to the pay page. */
  async respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const path = url.pathname.slice(SIMULATED_PAYMENTS.length + 1)
    if (path.startsWith('v1/')) {
      const { keyId, keySecret } = this.options
      const answer = await answerApi(this.book, `${keyId}:${keySecret}`, request, path.slice('v1/'.length))
      if (request.method === 'POST') this.wake()
      return answer
    }
    const type = FILES[path]
    if (type !== undefined) {
      const body = await readFile(new URL(path, import.meta.url))
      return new Response(body, { headers: { ...PLAIN_HEADERS, 'content-type': type } })
    }
    try {
      if (path === 'pay' && request.method === 'POST') return await this.pay(request)
      if (request.method === 'POST' && path.startsWith('practice/'))
        return await this.practise(path.slice('practice/'.length), request)
      if (path === 'pay') return html(await this.page(url.searchParams))
      if (path === 'pay/state')
        return this.told(await this.book.payment(url.searchParams.get('payment_id') ?? ''))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return path === 'pay' && request.method === 'GET'
        ? html(unknownOrderPage, 404)
        : plain(404, error.message)
    }
    return plain(404, 'The simulator has no such page.')
  }

  private async page(query: URLSearchParams): Promise<string> {
    const codeId = query.get('code_id')
    return codeId === null
      ? payPage(await this.book.order(query.get('order_id') ?? ''))
      : codePage(await this.book.code(codeId))
  }

  private async pay(request: Request): Promise<Response> {
    const body: unknown = await request.json().catch(() => undefined)
    const { success, data } = chosen.safeParse(body)
    const choice = success ? choiceNamed(data.choice) : undefined
    if (!success || !choice) return plain(400, 'Send {order_id or code_id, choice}.')
    const { order_id = '', code_id } = data
    const payment =
      code_id === undefined ? await this.book.pay(order_id, choice) : await this.book.payCode(code_id, choice)
    this.wake()
    return this.told(payment)
  }

  /** What happens outside of our sight: money is sent to the bank, a bank disputes, somebody pays for nothing of ours. */
  private async practise(what: string, request: Request): Promise<Response> {
    const body: unknown = await request.json().catch(() => undefined)
    const answer = (known: object) => {
      this.wake()
      return Response.json(known, { headers: PLAIN_HEADERS })
    }
    if (what === 'settle') return answer({ settlement_id: (await settle(this.book)) ?? null })
    if (what === 'dispute') {
      const { success, data } = disputed.safeParse(body)
      if (!success) return plain(400, 'Send {payment_id, status}.')
      return answer({ dispute_id: await tellDispute(this.book, data.payment_id, data.status) })
    }
    const { success, data } = stray.safeParse(body)
    if (what !== 'stray' || !success)
      return plain(404, 'The simulator practises settle, dispute and stray {amount}.')
    const order = await this.book.makeOrder({
      amount: data.amount,
      currency: 'INR',
      receipt: null,
      notes: {},
      captures: true,
    })
    return answer({ payment_id: (await this.book.pay(order.id, 'silent')).id })
  }

  /** What the pay page learns of a payment: what it hands to the page around it. */
  private told({ id, order_id, status, choice }: BookedPayment): Response {
    const known = { payment_id: id }
    if (status === 'failed') {
      const metadata = { payment_id: id, order_id: order_id ?? null }
      return Response.json(
        { ...known, state: 'failed', error: { ...DECLINED, metadata } },
        { headers: PLAIN_HEADERS },
      )
    }
    // By a QR code nobody is told but the payer and the account it is paid to.
    if (order_id === null)
      return Response.json({ ...known, state: 'paid', response: null }, { headers: PLAIN_HEADERS })
    if (status === 'created' || choice === 'silent')
      return Response.json({ ...known, state: 'waiting' }, { headers: PLAIN_HEADERS })
    const signed = createHmac('sha256', this.options.keySecret).update(`${order_id}|${id}`).digest('hex')
    const response = { razorpay_payment_id: id, razorpay_order_id: order_id, razorpay_signature: signed }
    return Response.json({ ...known, state: 'paid', response }, { headers: PLAIN_HEADERS })
  }

  protected async doWhatIsDue(): Promise<number | undefined> {
    const { webhookUrl: url, webhookSecret: secret } = this.options
    await this.book.doWhatIsDue()
    await sendDueEvents(this.book, { url, secret })
    return this.book.nextDueInMs()
  }
}
