import { migratedServer } from '../database/migrated-server.ts'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { atOnce, type Harness, harnessOver } from '../races/harness.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'
import { broadcastAsHosted } from './hosted-broadcast.ts'
import { type ParallelRun, runInParallel } from './parallel.ts'
import { PlaceFloor } from './place-floor.ts'
import { median, percentile } from './statistics.ts'

const VENDORS = 20
const WALLET_PAISE = 3_000_000
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

/** What is ordered in one checkout. */
interface Basket {
  readonly name: string
  readonly vendors: number
  readonly itemsEach: number
}
const DISH: Basket = { name: 'place_order', vendors: 1, itemsEach: 1 }
const BASKET: Basket = { name: 'place_order, 6 items from 3 vendors', vendors: 3, itemsEach: 2 }

interface Prepared {
  readonly customer: Customer
  readonly quote: string
  readonly floor: readonly string[]
}

interface Round {
  readonly placing: ParallelRun
  readonly bare: ParallelRun
}

interface Market {
  readonly harness: Harness
  readonly basket: Basket
  readonly vendors: readonly SampleVendor[]
}

/** The vendors of the nth checkout, in turn. */
function vendorsOf({ basket, vendors }: Market, nth: number): SampleVendor[] {
  return Array.from({ length: basket.vendors }, (_, n) => {
    const vendor = vendors[(nth * basket.vendors + n) % vendors.length]
    if (!vendor) throw new Error('no vendor was created')
    return vendor
  })
}

async function fill(
  { harness }: Market,
  customer: Customer,
  vendors: readonly SampleVendor[],
): Promise<string> {
  for (const vendor of vendors)
    for (const item of vendor.items.keys()) await putInCart(harness.api, customer, vendor, item)
  return quoteId(harness.api, customer)
}

async function prepare(market: Market, floor: PlaceFloor, many: number) {
  const { harness } = market
  const prepared: Prepared[] = []
  await runInParallel(PREPARING, Math.ceil(many / PREPARING), async () => {
    const vendors = vendorsOf(market, prepared.length)
    const customer = await harness.market.customer(WALLET_PAISE)
    const quote = await fill(market, customer, vendors)
    prepared.push({ customer, quote, floor: await floor.freshFor(harness.owner, customer, vendors) })
  })
  return prepared
}

async function measure(market: Market, floor: PlaceFloor, load: Load): Promise<Round[]> {
  const { harness } = market
  const { clients, callsEach } = load
  const all = WARM_UP + load.rounds
  const prepared = await prepare(market, floor, clients * callsEach * all)
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

function figuresOf({ name, vendors }: Basket, { clients }: Load, rounds: readonly Round[]): Figure[] {
  const who = clients === 1 ? '1 client' : `${clients} clients`
  const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({
    what: `${name}, ${who}: ${what}`,
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
      middle(({ placing }) => placing.perSecond * vendors),
      '/s',
    ),
    figure(
      'the floor',
      middle(({ bare }) => bare.perSecond * vendors),
      '/s',
    ),
    figure('time of a call', median(durations), 'ms'),
    figure('p95 of a call', percentile(durations, 0.95), 'ms'),
  ]
}

async function bench(basket: Basket, { quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const server = await migratedServer()
  const harness = await harnessOver(server.url, server.stop)
  try {
    const items = Array.from({ length: basket.itemsEach }, (_, n) => ({ pricePaise: 24_000 - n * 1_000 }))
    const vendors = await atOnce(VENDORS, () => harness.market.openVendor(items))
    const market = { harness, basket, vendors }
    const customer = await harness.market.customer(WALLET_PAISE)
    const first = vendorsOf(market, 0)
    const model = await place(harness.api, customer, await fill(market, customer, first))
    if (model.outcome !== 'placed') throw new Error('the model was not placed')
    const floor = await PlaceFloor.of(
      harness.owner,
      model.orders.map(({ id }) => id),
      customer,
      first,
    )
    // Only now: its rows belong to subtransactions, whose numbers are not that of the order.
    await broadcastAsHosted(harness.owner)
    tell(`the floor inserts ${floor.size}`)
    const figures: Figure[] = []
    for (const load of LOADS) {
      tell(`${load.clients} at a time`)
      const sized = quick ? { ...load, rounds: load.rounds / 4 } : load
      figures.push(...figuresOf(basket, load, await measure(market, floor, sized)))
    }
    return figures
  } finally {
    await harness.stop()
  }
}

/**
 * `place_order` on a real PostgreSQL at 1, 8 and 32 clients, against the floor that `PlaceFloor` describes. Floor and
 * subject take turns, so that whatever else the machine does falls on both.
 */
export const benchPlaceOrder: Bench = (options) => bench(DISH, options)

/** The same for a checkout of six items from three vendors: one payment, three orders. */
export const benchPlaceBasket: Bench = (options) => bench(BASKET, options)
