import { pathTo } from '@angadi/routes/path-to.ts'
import type { Page } from '@playwright/test'
import type { BenchOptions, Figure } from '../../packages/local/src/bench/figure.ts'
import { median, percentile } from '../../packages/local/src/bench/statistics.ts'
import { advance, placeOrder } from '../support/order.ts'
import { clientOf, type SignedIn, type StackAddress, sessionOf, storageWith } from '../support/session.ts'
import { demoDinner } from './demo-dinner.ts'
import { type Running, whileRunning } from './running.ts'

/** The vendor's transitions, and the text that the customer then sees on the tracking screen. */
const MOVES = [
  { to: 'confirmed', text: 'has your order' },
  { to: 'preparing', text: 'Your food is being cooked' },
  { to: 'ready', text: 'Your food is packed' },
] as const
const WAITING = 'Waiting for'

const ORDERS = 10
const ORDERS_QUICKLY = 3
/** The first order loads code that the later ones reuse; it does not count. */
const WARM_UP = 1

/** How long a text may take before the benchmark gives up, in milliseconds. */
const TIMEOUT_MS = 15_000

/** From the call to the screen, in milliseconds at the 95th percentile, at most. */
const AIM_MS = 100

/** How many topics others listen to meanwhile. */
const OPEN_TOPICS = 200
/** How many topics a connection joins. */
const TOPICS_EACH = 20

/** Listens to the topics of a customer's earlier orders, over as many connections as it takes; returns how to stop. */
async function listenElsewhere(
  stack: StackAddress,
  { client, session }: SignedIn,
): Promise<() => Promise<void>> {
  const { data, error } = await client.from('enhanced_orders').select('id').limit(TOPICS_EACH)
  if (error) throw error
  const listeners: ReturnType<typeof clientOf>[] = []
  for (let open = 0; open < OPEN_TOPICS; open += data.length) {
    const listener = clientOf(stack)
    await listener.realtime.setAuth(session.access_token)
    await Promise.all(
      data.map(
        ({ id }) =>
          new Promise<void>((resolve, reject) => {
            listener.channel(`order:${id}`, { config: { private: true } }).subscribe((status, problem) => {
              if (status === 'SUBSCRIBED') resolve()
              else if (status !== 'CLOSED') reject(problem ?? new Error(status))
            })
          }),
      ),
    )
    listeners.push(listener)
  }
  return async () => {
    for (const listener of listeners) await listener.realtime.disconnect()
  }
}

/** Resolves with the time of day, in milliseconds, at which the text appeared in the main part of the page. */
function appearance(page: Page, text: string): Promise<number> {
  return page.evaluate(
    ({ wanted, patience }) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          if (!document.querySelector('main')?.textContent?.includes(wanted)) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
        setTimeout(() => reject(new Error(`"${wanted}" did not appear`)), patience)
      }),
    { wanted: text, patience: TIMEOUT_MS },
  )
}

interface Delays {
  /** From the start of the call to the text on the screen. */
  readonly toScreen: number
  /** From the start of the call to its answer. */
  readonly toAnswer: number
}

async function followOrder(page: Page, vendor: SignedIn, order: string): Promise<Delays[]> {
  await page.goto(pathTo('orderTrackingId', { id: order }))
  await appearance(page, WAITING)
  // By then the screen is subscribed to the order's topic.
  await page.waitForLoadState('networkidle')
  const delays: Delays[] = []
  for (const { to, text } of MOVES) {
    const appeared = appearance(page, text)
    const calledAt = performance.timeOrigin + performance.now()
    await advance(vendor, order, to)
    const answeredAt = performance.timeOrigin + performance.now()
    delays.push({ toScreen: (await appeared) - calledAt, toAnswer: answeredAt - calledAt })
  }
  return delays
}

async function letGo({ client }: SignedIn, order: string): Promise<void> {
  const { error } = await client.rpc('cancel_order', { order_id: order, reason_code: 'too_busy' })
  if (error) throw error
}

async function measure({ browser, stack, webUrl }: Running, orders: number): Promise<Delays[]> {
  const customer = await sessionOf(stack, 'ananya')
  const vendor = await sessionOf(stack, 'restaurant')
  const { addressId, main } = await demoDinner(customer, vendor)
  const stopListening = await listenElsewhere(stack, customer)
  const context = await browser.newContext({
    baseURL: webUrl,
    viewport: { width: 390, height: 844 },
    storageState: storageWith(stack, customer.session),
  })
  const page = await context.newPage()
  const delays: Delays[] = []
  for (let turn = 0; turn < WARM_UP + orders; turn++) {
    const { id } = await placeOrder({ ...customer, addressId }, { main })
    const found = await followOrder(page, vendor, id)
    if (turn >= WARM_UP) delays.push(...found)
    // A customer may have at most ten orders under way.
    await letGo(vendor, id)
  }
  await stopListening()
  return delays
}

/** From the vendor's `advance_order` to the text on the customer's tracking screen, in a real browser. */
export async function benchLive(options: BenchOptions): Promise<readonly Figure[]> {
  const orders = options.quick ? ORDERS_QUICKLY : ORDERS
  const delays = await whileRunning(options, (running) => measure(running, orders))
  const toScreen = delays.map((delay) => delay.toScreen)
  const what = `advance_order to the customer's screen, ${OPEN_TOPICS} topics open (${delays.length} moves)`
  return [
    { what, value: median(toScreen), unit: 'ms' },
    { what: `${what}: p95`, value: percentile(toScreen, 0.95), unit: 'ms', aim: { atMost: AIM_MS } },
    {
      what: 'advance_order to its own answer',
      value: median(delays.map((delay) => delay.toAnswer)),
      unit: 'ms',
    },
  ]
}
