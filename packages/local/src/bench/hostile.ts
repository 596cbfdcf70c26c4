import { Customer } from '../hostile/customer.ts'
import { Random } from '../hostile/random.ts'
import { hostileRequest } from '../hostile/requests.ts'
import { sendHostile } from '../hostile/send.ts'
import { startMarketplace, startMarketplaceServer } from '../start/marketplace-server.ts'
import { type StackAddresses, startStackProcess } from '../start/stack-process.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './statistics.ts'

const SEED = 9
const CUSTOMERS = 8
const SENDERS = 4
/** Between two orders of a customer. */
const PAUSE_MS = 500
/** How much slower a customer may become. */
const AIM = 3

interface Sizes {
  readonly requests: number
  readonly quietMs: number
}

interface Outcome {
  readonly faults: readonly string[]
  readonly worstRatio: number
  readonly quietMs: number
  readonly hostileMs: number
  readonly orders: number
}

async function signedUp(stack: StackAddresses): Promise<readonly Customer[]> {
  const customers: Customer[] = []
  for (let number = 0; number < CUSTOMERS; number++)
    customers.push(await Customer.signUp(stack, `+9198765430${10 + number}`, `203.0.113.${number}`))
  return customers
}

async function sendAll(stack: StackAddresses, requests: number, customer: Customer): Promise<string[]> {
  const random = new Random(SEED)
  const apikey = stack.publishableKey
  const keys = [{}, { apikey }, { apikey, ...(await customer.headers()) }]
  const faults: string[] = []
  let left = requests
  await Promise.all(
    Array.from({ length: SENDERS }, async (_, sender) => {
      while (left-- > 0) {
        const hostile = hostileRequest(random, keys)
        const headers = { ...hostile.headers, 'x-forwarded-for': `198.51.100.${sender}` }
        const base = hostile.to === 'web' ? stack.webUrl : stack.apiUrl
        const { status, text } = await sendHostile(base, { ...hostile, headers })
        if (status === 0 || status >= 500) faults.push(`${status} ${hostile.method} ${hostile.path}: ${text}`)
      }
    }),
  )
  return faults
}

async function attack(stack: StackAddresses, { requests, quietMs }: Sizes): Promise<Outcome> {
  const customers = await signedUp(stack)
  const stranger = await Customer.signUp(stack, '+919876543099', '203.0.113.99')
  // What is only slow the first time is neither quiet nor hostile.
  await Promise.all(customers.map((customer) => customer.order()))
  const measure = async (isOver: () => boolean) => {
    for (const { durations } of customers) durations.length = 0
    await Promise.all(customers.map((customer) => customer.orderUntil(isOver, PAUSE_MS)))
    return customers.map(({ durations }) => percentile(durations, 0.95))
  }
  const quietUntil = performance.now() + quietMs
  const quiet = await measure(() => performance.now() > quietUntil)
  let isOver = false
  const sending = sendAll(stack, requests, stranger).finally(() => {
    isOver = true
  })
  const [faults, hostile] = await Promise.all([sending, measure(() => isOver)])
  return {
    faults,
    worstRatio: Math.max(...hostile.map((figure, index) => figure / (quiet[index] ?? Number.NaN))),
    quietMs: Math.max(...quiet),
    hostileMs: Math.max(...hostile),
    orders: customers.reduce((sum, { orders }) => sum + orders.length, 0),
  }
}

function figuresOf(engine: string, { faults, worstRatio, quietMs, hostileMs, orders }: Outcome): Figure[] {
  const what = (text: string) => `${engine}: ${text}`
  return [
    {
      what: what('hostile bodies answered with 5xx or not at all'),
      value: faults.length,
      unit: '',
      aim: { atMost: 0 },
    },
    {
      what: what("slowest customer's p95 against the quiet one"),
      value: worstRatio,
      unit: '×',
      aim: { atMost: AIM },
    },
    { what: what("slowest customer's p95 while it is quiet"), value: quietMs, unit: 'ms' },
    { what: what("slowest customer's p95 among hostile bodies"), value: hostileMs, unit: 'ms' },
    { what: what('orders placed meanwhile'), value: orders, unit: '' },
  ]
}

/** Ten thousand hostile bodies while eight customers order, on both engines. */
export const benchHostile: Bench = async ({ quick, tell }) => {
  const sizes = quick ? { requests: 1000, quietMs: 8000 } : { requests: 10_000, quietMs: 30_000 }
  const figures: Figure[] = []
  const run = async (engine: string, stack: StackAddresses & { stop(): Promise<void> }) => {
    tell(`${sizes.requests} bodies on ${engine}`)
    try {
      const outcome = await attack(stack, sizes)
      for (const fault of outcome.faults.slice(0, 20)) tell(fault)
      figures.push(...figuresOf(engine, outcome))
    } finally {
      await stack.stop()
    }
  }
  await run('PGlite', await startStackProcess('--memory'))
  const server = await startMarketplaceServer()
  try {
    await run('PostgreSQL', await startMarketplace(server))
  } finally {
    await server.stop()
  }
  return figures
}
