import { migratedServer } from '../database/migrated-server.ts'
import { orderDish, place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { atOnce, type Harness, harnessOver } from '../races/harness.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { broadcastAsHosted } from './hosted-broadcast.ts'
import { type ParallelRun, runInParallel } from './parallel.ts'
import { PlaceFloor } from './place-floor.ts'
import { median, percentile } from './statistics.ts'

const VENDORS = 20
const WALLET_PAISE = 100_000
/** How many prepare carts and quotes side by side; what they do is not measured. */
const PREPARING = 8
/** At least this share of the floor's throughput is aimed at. */
const AIM = 0.5

interface Load {
  readonly clients: number
  /** Calls of a client in one round: few, so that floor and subject share whatever else the machine does. */
  readonly callsEach: number
  readonly rounds: number
}
const LOADS: readonly Load[] = [
  { clients: 1, callsEach: 10, rounds: 30 },
  { clients: 8, callsEach: 5, rounds: 24 },
  { clients: 32, callsEach: 3, rounds: 16 },
]
/** The first rounds warm up plans and caches and do not count. */
const WARM_UP = 4

interface Prepared {
  readonly customer: Customer
  readonly quote: string
  readonly floor: readonly string[]
}

interface Round {
  readonly placing: ParallelRun
  readonly bare: ParallelRun
}

async function prepare(harness: Harness, floor: PlaceFloor, vendors: readonly SampleVendor[], many: number) {
  const prepared: Prepared[] = []
  await runInParallel(PREPARING, Math.ceil(many / PREPARING), async () => {
    const vendor = vendors[prepared.length % vendors.length]
    if (!vendor) return
    const customer = await harness.market.customer(WALLET_PAISE)
    await putInCart(harness.api, customer, vendor)
    const quote = await quoteId(harness.api, customer)
    prepared.push({ customer, quote, floor: await floor.freshFor(harness.owner, customer, vendor) })
  })
  return prepared
}

async function measure(
  harness: Harness,
  floor: PlaceFloor,
  vendors: readonly SampleVendor[],
  load: Load,
): Promise<Round[]> {
  const { clients, callsEach } = load
  const all = WARM_UP + load.rounds
  const prepared = await prepare(harness, floor, vendors, clients * callsEach * all)
  const rounds: Round[] = []
  for (let round = 0; round < all; round++) {
    const mine = (client: number, index: number) => {
      const found = prepared[(round * clients + client) * callsEach + index]
      if (!found) throw new Error('fewer quotes than calls')
      return found
    }
    const insert = () =>
      runInParallel(clients, callsEach, (client, index) =>
        floor.insert(harness.api, mine(client, index).floor),
      )
    const order = () =>
      runInParallel(clients, callsEach, async (client, index) => {
        const { customer, quote } = mine(client, index)
        const { outcome } = await place(harness.api, customer, quote)
        if (outcome !== 'placed') throw new Error(`an order of the benchmark was not placed: ${outcome}`)
      })
    // Each runs first equally often, because the second finds warmer caches.
    if (round % 2 === 0) {
      const bare = await insert()
      rounds.push({ bare, placing: await order() })
    } else {
      const placing = await order()
      rounds.push({ placing, bare: await insert() })
    }
  }
  return rounds.slice(WARM_UP)
}

function figuresOf({ clients }: Load, rounds: readonly Round[]): Figure[] {
  const who = clients === 1 ? '1 client' : `${clients} clients`
  const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({
    what: `place_order, ${who}: ${what}`,
    value,
    unit,
  })
  const durations = rounds.flatMap(({ placing }) => placing.durations)
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick))
  return [
    {
      ...figure(
        'share of the floor',
        middle(({ placing, bare }) => placing.perSecond / bare.perSecond),
        '%',
      ),
      aim: { atLeast: AIM },
    },
    figure(
      'orders a second',
      middle(({ placing }) => placing.perSecond),
      '/s',
    ),
    figure(
      'the floor',
      middle(({ bare }) => bare.perSecond),
      '/s',
    ),
    figure('time of a call', median(durations), 'ms'),
    figure('p95 of a call', percentile(durations, 0.95), 'ms'),
  ]
}

/**
 * `place_order` on a real PostgreSQL at 1, 8 and 32 clients, against the floor that `PlaceFloor` describes. Floor and
 * subject take turns, so that whatever else the machine does falls on both.
 */
export async function benchPlaceOrder({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const server = await migratedServer()
  const harness = await harnessOver(server.url, server.stop)
  try {
    const vendors = await atOnce(VENDORS, () => harness.market.openVendor([{ pricePaise: 24_000 }]))
    const [vendor] = vendors
    if (!vendor) throw new Error('no vendor was created')
    const customer = await harness.market.customer(WALLET_PAISE)
    const floor = await PlaceFloor.of(
      harness.owner,
      await orderDish(harness.api, customer, vendor),
      customer,
      vendor,
    )
    // Only now: its rows belong to subtransactions, whose numbers are not that of the order.
    await broadcastAsHosted(harness.owner)
    tell(`the floor inserts ${floor.size}`)
    const figures: Figure[] = []
    for (const load of LOADS) {
      tell(`${load.clients} at a time`)
      const sized = quick ? { ...load, rounds: load.rounds / 4 } : load
      figures.push(...figuresOf(load, await measure(harness, floor, vendors, sized)))
    }
    return figures
  } finally {
    await harness.stop()
  }
}
