import { migratedServer } from '../database/migrated-server.ts'
import { orderDish } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { advance, cancel, refund } from '../market/steps.ts'
import { atOnce, type Harness, harnessOver } from '../races/harness.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { broadcastAsHosted } from './hosted-broadcast.ts'
import { MoneyFloor } from './money-floor.ts'
import { type ParallelRun, runInParallel } from './parallel.ts'
import { median, percentile } from './statistics.ts'

const WALLET_PAISE = 100_000
const VENDORS = 10
const CLIENTS = 8
const CALLS_EACH = 4
const ROUNDS = 16
/** The first rounds warm up plans and caches and do not count. */
const WARM_UP = 3
/** At least this share of the floor's throughput is aimed at, as for `place_order`. */
const AIM = 0.5

interface Order {
  readonly id: string
  readonly vendor: SampleVendor
  readonly customer: Customer
}

/** One way in which an order's money moves. */
interface Movement {
  readonly what: string
  readonly floor: string
  /** What has happened to the order before. */
  readonly before: readonly string[]
  readonly move: (harness: Harness, order: Order, admin: string) => Promise<unknown>
}

const MOVEMENTS: readonly Movement[] = [
  {
    what: 'settling',
    floor: 'bench_settle_floor',
    before: ['confirmed', 'preparing', 'ready'],
    move: async ({ api, market }, { id, vendor }) =>
      advance(api, vendor.owner, id, 'delivered', await market.code(id, 'drop')),
  },
  {
    what: 'cancelling',
    floor: 'bench_cancel_floor',
    before: [],
    move: ({ api }, { id, customer }) => cancel(api, customer.id, id, 'changed_mind'),
  },
  {
    what: 'refunding',
    floor: 'bench_refund_floor',
    before: [],
    move: ({ api }, { id }, admin) =>
      refund(api, admin, id, [{ position: 1, amount_paise: 5_000 }], 'item_bad'),
  },
]

async function newOrder(harness: Harness, vendor: SampleVendor, before: readonly string[]): Promise<Order> {
  const customer = await harness.market.customer(WALLET_PAISE)
  const id = await orderDish(harness.api, customer, vendor, 'wallet', { fulfilment: 'pickup' })
  for (const step of before) await advance(harness.api, vendor.owner, id, step)
  return { id, vendor, customer }
}

function pickFrom<T>(all: readonly T[], index: number): T {
  const found = all[index]
  if (found === undefined) throw new Error('fewer orders than calls')
  return found
}

async function measure(
  harness: Harness,
  vendors: readonly SampleVendor[],
  admin: string,
  movement: Movement,
  { quick, tell }: BenchOptions,
): Promise<Figure[]> {
  const vendor = pickFrom(vendors, 0)
  const model = await newOrder(harness, vendor, movement.before)
  await movement.move(harness, model, admin)
  const floor = await MoneyFloor.of(harness.owner, movement.floor, model.id)
  tell(`${movement.what}: the floor inserts ${floor.size}`)
  const rounds = WARM_UP + (quick ? ROUNDS / 4 : ROUNDS)
  const many = rounds * CLIENTS * CALLS_EACH
  const orders: Order[] = []
  const fresh: (readonly string[])[] = []
  await runInParallel(CLIENTS, many / CLIENTS, async (client) => {
    const shop = pickFrom(vendors, client % vendors.length)
    orders.push(await newOrder(harness, shop, movement.before))
    const other = await newOrder(harness, shop, movement.before)
    fresh.push(await floor.freshFor(harness.owner, other.id))
  })
  const runs: { moving: ParallelRun; bare: ParallelRun }[] = []
  for (let round = 0; round < rounds; round++) {
    const at = (client: number, index: number) => (round * CLIENTS + client) * CALLS_EACH + index
    const insert = () =>
      runInParallel(CLIENTS, CALLS_EACH, (client, index) =>
        floor.insert(harness.api, pickFrom(fresh, at(client, index))),
      )
    const move = () =>
      runInParallel(CLIENTS, CALLS_EACH, async (client, index) => {
        await movement.move(harness, pickFrom(orders, at(client, index)), admin)
      })
    // Each runs first equally often, because the second finds warmer caches.
    if (round % 2 === 0) {
      const bare = await insert()
      runs.push({ bare, moving: await move() })
    } else {
      const moving = await move()
      runs.push({ moving, bare: await insert() })
    }
  }
  const counted = runs.slice(WARM_UP)
  const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({
    what: `${movement.what}, ${CLIENTS} clients: ${what}`,
    value,
    unit,
  })
  const durations = counted.flatMap(({ moving }) => moving.durations)
  return [
    {
      ...figure(
        'share of the floor',
        median(counted.map(({ moving, bare }) => moving.perSecond / bare.perSecond)),
        '%',
      ),
      aim: { atLeast: AIM },
    },
    figure('a second', median(counted.map(({ moving }) => moving.perSecond)), '/s'),
    figure('the floor', median(counted.map(({ bare }) => bare.perSecond)), '/s'),
    figure('time of a call', median(durations), 'ms'),
    figure('p95 of a call', percentile(durations, 0.95), 'ms'),
  ]
}

/** Settling, cancelling and refunding collected orders on a real PostgreSQL, each against the rows that it inserts. */
export async function benchMoney(options: BenchOptions): Promise<readonly Figure[]> {
  const server = await migratedServer()
  const harness = await harnessOver(server.url, server.stop)
  try {
    const vendors = await atOnce(VENDORS, () => harness.market.openVendor([{ pricePaise: 24_000 }]))
    const admin = await harness.market.person('admin')
    await broadcastAsHosted(harness.owner)
    const figures: Figure[] = []
    for (const movement of MOVEMENTS)
      figures.push(...(await measure(harness, vendors, admin, movement, options)))
    return figures
  } finally {
    await harness.stop()
  }
}
