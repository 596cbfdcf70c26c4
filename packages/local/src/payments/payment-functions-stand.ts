import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { razorpay } from '../../../../supabase/functions/_shared/razorpay.ts'
import { paths } from '../database/paths.ts'
import { EdgeFunctions } from '../functions/edge-functions.ts'
import { generateSigningKey, publicKeySet, signToken } from '../gateway/jwt.ts'
import { Listener } from '../gateway/listener.ts'
import { readBody } from '../gateway/node-http.ts'
import { type PracticeGateway, practiceGateway } from './practice-gateway.ts'

const OPEN = { verify_jwt: false }
const HOUR = 3600

/** What a function of the database answers, by its name; refusals as REST sends them. */
export type Answers = Record<string, (args: unknown) => { readonly status?: number; readonly body: unknown }>

/** The folder of the edge functions. */
export const FUNCTIONS_FOLDER = join(paths.root, 'supabase', 'functions')
/** The secret that the database sends to payment-worker here. */
export const WORKER_SECRET = 'w'.repeat(24)
/** The webhook secret before the present one. */
export const OLD_SECRET = 'the secret before'
/** Who is signed in. */
export const CUSTOMER = '11111111-1111-4111-8111-111111111111'

const paid = z.object({
  response: z.object({
    razorpay_payment_id: z.string(),
    razorpay_order_id: z.string(),
    razorpay_signature: z.string(),
  }),
})

/** The real functions that pay, before a practice gateway and a database that a test answers for. */
export class PaymentFunctionsStand {
  answers: Answers = {}
  called: { readonly name: string; readonly args: unknown }[] = []
  readonly cacheFolder: string
  readonly practice: PracticeGateway
  private readonly api: Listener
  private readonly functions: EdgeFunctions
  private readonly token: string

  private constructor(
    parts: Pick<PaymentFunctionsStand, 'cacheFolder' | 'practice'>,
    api: Listener,
    functions: EdgeFunctions,
    token: string,
  ) {
    this.cacheFolder = parts.cacheFolder
    this.practice = parts.practice
    this.api = api
    this.functions = functions
    this.token = token
  }

  static async open(): Promise<PaymentFunctionsStand> {
    const signingKey = generateSigningKey()
    const cacheFolder = await mkdtemp(join(tmpdir(), 'angadi-deno-'))
    const practice = await practiceGateway()
    const api = await Listener.open(0, '127.0.0.1', 'test')
    const functions = new EdgeFunctions({
      folder: FUNCTIONS_FOLDER,
      config: { payments: OPEN, 'payment-webhook': OPEN, 'payment-worker': OPEN },
      keys: {
        signingKey,
        jwtSecret: 'x'.repeat(32),
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
      },
      apiUrl: `http://127.0.0.1:${api.port}`,
      cacheFolder,
      secrets: {
        RAZORPAY_URL: practice.account.url,
        RAZORPAY_KEY_ID: practice.account.keyId,
        RAZORPAY_KEY_SECRET: practice.account.keySecret,
        RAZORPAY_WEBHOOK_SECRET: `${practice.webhookSecret}, ${OLD_SECRET}`,
        RAZORPAY_SCRIPT: '/simulator/payments/checkout.js',
        PAYMENT_WORKER_SECRET: WORKER_SECRET,
      },
      log: () => {},
    })
    const exp = Math.floor(Date.now() / 1000) + HOUR
    const token = await signToken({ role: 'authenticated', sub: CUSTOMER, exp }, signingKey)
    const stand = new PaymentFunctionsStand({ cacheFolder, practice }, api, functions, token)
    api.serve({
      async request(incoming, outgoing) {
        const send = (status: number, body: unknown) =>
          outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        if (incoming.url === '/auth/v1/.well-known/jwks.json') return void send(200, publicKeySet(signingKey))
        const name = incoming.url?.split('/').at(-1) ?? ''
        const args: unknown = JSON.parse((await readBody(incoming, 1e6))?.toString('utf8') ?? 'null')
        stand.called.push({ name, args })
        const answer = stand.answers[name]?.(args) ?? { status: 500, body: { message: 'no such function' } }
        send(answer.status ?? 200, answer.body)
      },
    })
    await functions.warmUp()
    return stand
  }

  /** Forgets what a test has answered and called. */
  reset(): void {
    this.answers = {}
    this.called = []
  }

  async stop(): Promise<void> {
    await this.functions.stop()
    await Promise.all([this.api.close(), this.practice.stop()])
    await rm(this.cacheFolder, { recursive: true, force: true })
  }

  async call(name: string, body: string, headers: Record<string, string> = {}) {
    const url = new URL(`http://api/functions/v1/${name}`)
    const answer = await this.functions.handle(new Request(url, { method: 'POST', body, headers }), url)
    const json: unknown = await answer.json()
    return { status: answer.status, json }
  }

  asCustomer(body: object) {
    return this.call('payments', JSON.stringify(body), { authorization: `Bearer ${this.token}` })
  }

  newOrder(): Promise<string> {
    const gateway = razorpay(this.practice.account)
    return gateway.makeOrder({ amountPaise: 64_750, currency: 'INR', receipt: 'r-1' })
  }

  /** What the pay page hands to the browser. */
  async payAt(order: string, choice = 'upi') {
    return paid.parse(await (await this.practice.choose(order, choice)).json()).response
  }
}
