import { orderDish, place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer, Shop } from '../market/market.ts'
import { type Arena, atOnce, openArena } from '../races/arena.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { runInParallel } from './parallel.ts'
import { PlaceFloor } from './place-floor.ts'
import { median, percentile } from './statistics.ts'

const SHOPS = 20
const WALLET_PAISE = 100_000
/** How many prepare carts and quotes side by side; what they do is not measured. */
const PREPARING = 8
/** At least this share of the floor's throughput is aimed at. */
const AIM = 0.5

interface Load {
  readonly clients: number
  readonly callsEach: number
}
const LOADS: readonly Load[] = [
  { clients: 1, callsEach: 60 },
  { clients: 8, callsEach: 25 },
  { clients: 32, callsEach: 10 },
]

interface Prepared {
  readonly customer: Customer
  readonly quote: string
  readonly floor: readonly string[]
}

interface Round {
  readonly ratio: number
  readonly perSecond: number
  readonly floorPerSecond: number
  readonly durations: readonly number[]
}

async function prepare(arena: Arena, floor: PlaceFloor, shops: readonly Shop[], many: number) {
  const prepared: Prepared[] = []
  await runInParallel(PREPARING, Math.ceil(many / PREPARING), async () => {
    const shop = shops[prepared.length % shops.length]
    if (!shop) return
    const customer = await arena.market.customer(WALLET_PAISE)
    await putInCart(arena.api, customer, shop)
    const quote = await quoteId(arena.api, customer)
    prepared.push({ customer, quote, floor: await floor.freshFor(arena.owner, customer, shop) })
  })
  return prepared
}

async function measureRound(arena: Arena, floor: PlaceFloor, shops: readonly Shop[], load: Load) {
  const { clients, callsEach } = load
  const prepared = await prepare(arena, floor, shops, clients * callsEach)
  const mine = (client: number, index: number) => {
    const found = prepared[client * callsEach + index]
    if (!found) throw new Error('fewer quotes than calls')
    return found
  }
  const bare = await runInParallel(clients, callsEach, (client, index) =>
    floor.insert(arena.api, mine(client, index).floor),
  )
  const placing = await runInParallel(clients, callsEach, async (client, index) => {
    const { customer, quote } = mine(client, index)
    const { outcome } = await place(arena.api, customer, quote)
    if (outcome !== 'placed') throw new Error(`an order of the benchmark was not placed: ${outcome}`)
  })
  return {
    ratio: placing.perSecond / bare.perSecond,
    perSecond: placing.perSecond,
    floorPerSecond: bare.perSecond,
    durations: placing.durations,
  }
}

function figuresOf({ clients }: Load, rounds: readonly Round[]): Figure[] {
  const who = clients === 1 ? '1 client' : `${clients} clients`
  const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({
    what: `place_order, ${who}: ${what}`,
    value,
    unit,
  })
  const durations = rounds.flatMap((round) => round.durations)
  return [
    { ...figure('share of the floor', median(rounds.map(({ ratio }) => ratio)), '%'), aim: { atLeast: AIM } },
    figure('orders a second', median(rounds.map(({ perSecond }) => perSecond)), '/s'),
    figure('the floor', median(rounds.map(({ floorPerSecond }) => floorPerSecond)), '/s'),
    figure('time of a call', median(durations), 'ms'),
    figure('p95 of a call', percentile(durations, 0.95), 'ms'),
  ]
}

/**
 * `place_order` on a real PostgreSQL at 1, 8 and 32 clients, against the floor that `PlaceFloor` describes. Floor and
 * subject take turns, so that whatever else the machine does falls on both.
 */
export async function benchPlaceOrder({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const arena = await openArena()
  try {
    const shops = await atOnce(SHOPS, () => arena.market.openShop([{ pricePaise: 24_000 }]))
    const [shop] = shops
    if (!shop) throw new Error('no shop was opened')
    const customer = await arena.market.customer(WALLET_PAISE)
    const floor = await PlaceFloor.of(arena.owner, await orderDish(arena.api, customer, shop), customer, shop)
    tell(`the floor inserts ${floor.size}`)
    const figures: Figure[] = []
    for (const load of LOADS) {
      // The first round warms up plans and caches and does not count.
      await measureRound(arena, floor, shops, load)
      const rounds: Round[] = []
      for (let round = 0; round < (quick ? 2 : 5); round++)
        rounds.push(await measureRound(arena, floor, shops, load))
      tell(
        `${load.clients} clients: ${rounds.map(({ ratio }) => `${(ratio * 100).toFixed(0)} %`).join(', ')}`,
      )
      figures.push(...figuresOf(load, rounds))
    }
    return figures
  } finally {
    await arena.stop()
  }
}
