import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedEngine } from '../engine/embedded-engine.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import { Listener } from '../gateway/listener.ts'
import { readBody } from '../gateway/node-http.ts'
import { pgliteStackDatabase } from '../gateway/pglite-database.ts'
import { PaymentSimulator, SIMULATED_PAYMENTS } from '../payment-simulator/payment-simulator.ts'

/** An event as it was received. */
export interface ReceivedEvent {
  readonly id: string
  readonly signature: string
  readonly body: Buffer<ArrayBuffer>
  readonly json: unknown
}

/** The simulator with a database of its own and a receiver of its events, for tests. */
export interface PracticeGateway {
  readonly account: { readonly url: string; readonly keyId: string; readonly keySecret: string }
  readonly webhookSecret: string
  readonly database: StackDatabase
  readonly received: ReceivedEvent[]
  /** How many of the next events are answered 503. */
  refuseNext(count: number): void
  /** The address of a page of the simulator. */
  page(path: string): string
  /** Chooses on the pay page. */
  choose(orderId: string, choice: string): Promise<Response>
  /** Chooses on the page of a QR code. */
  pay(codeId: string, choice: string): Promise<Response>
  /** Ends the simulator and starts another one over the same book. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a gateway whose events are received here. */
export async function practiceGateway(): Promise<PracticeGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-payments-'))
  const engine = await EmbeddedEngine.open({ source: { folder: join(folder, 'data') } })
  const database = pgliteStackDatabase(engine)
  const [keyId, keySecret, webhookSecret] = ['rzp_test_x', 'key-secret', 'webhook-secret']
  const received: ReceivedEvent[] = []
  let refused = 0
  const inbox = await Listener.open(0, '127.0.0.1', 'test')
  inbox.serve({
    async request(incoming, outgoing) {
      const body = (await readBody(incoming, 1e6)) ?? Buffer.alloc(0)
      refused--
      outgoing.writeHead(refused >= 0 ? 503 : 200).end()
      if (refused >= 0) return
      received.push({
        id: String(incoming.headers['x-razorpay-event-id']),
        signature: String(incoming.headers['x-razorpay-signature']),
        body,
        json: JSON.parse(body.toString('utf8')),
      })
    },
  })
  const webhookUrl = `http://127.0.0.1:${inbox.port}/webhook`
  const web = await Listener.open(0, '127.0.0.1', 'test')
  const webUrl = `http://127.0.0.1:${web.port}`
  const options = { database, keyId, keySecret, webhookSecret, webhookUrl, webUrl, log: () => {} }
  const made = () => new PaymentSimulator(options)
  let simulator = made()
  web.serve({ request: (incoming, outgoing) => simulator.answer(incoming, outgoing) })
  const home = `${webUrl}${SIMULATED_PAYMENTS}`
  const page = (path: string) => `${home}/${path}`
  return {
    account: { url: `${home}/v1`, keyId, keySecret },
    webhookSecret,
    database,
    received,
    refuseNext(count) {
      refused = count
    },
    page,
    choose: (order_id, choice) =>
      fetch(page('pay'), { method: 'POST', body: JSON.stringify({ order_id, choice }) }),
    pay: (code_id, choice) =>
      fetch(page('pay'), { method: 'POST', body: JSON.stringify({ code_id, choice }) }),
    async restart() {
      await simulator.stop()
      simulator = made()
      await simulator.start()
    },
    async stop() {
      await simulator.stop()
      await Promise.all([web.close(), inbox.close()])
      await engine.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
