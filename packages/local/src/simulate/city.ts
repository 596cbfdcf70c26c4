import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Random } from '../../../../supabase/seeds/random.ts'
import type { Customer } from '../market/market.ts'
import { Refusal, rpc } from '../market/rpc.ts'
import { advance, cancel } from '../market/steps.ts'
import { outcomeOf } from '../races/harness.ts'
import { Agenda } from './agenda.ts'
import type { SimulatedClock } from './clock.ts'
import type { Request } from './demand.ts'
import { placeOn, setOut } from './movement.ts'
import type { Outcome } from './outcome.ts'
import { type Driver, type Population, populate, type Town } from './town.ts'

/** How often drivers' phones report in the simulation, in seconds: within the minute in which a position counts. */
const REPORT_EVERY = 45
/** How often the database's own schedule sweeps timers, in seconds. */
const SWEEP_EVERY = 5
/** Of all offers, so many are not noticed. */
const UNNOTICED = 0.08
/** An offer whose pick-up is so far away is taken half as often, in metres. */
const HALF_AS_OFTEN_M = 4000
/** After the last request, rides may still end; then the simulation does. */
const CLOSING_S = 3600

const quoted = z.object({ quote_id: z.nullable(z.string()) })
const placed = z.object({ orders: z.tuple([z.object({ id: z.string() })]) })
const answered = z.object({ outcome: z.string() })
const fare = z.object({ driver_paise: z.number() })
const offerRows = z.array(
  z.object({ id: z.string(), courier_id: z.string(), order_id: z.string(), metres: z.number() }),
)
const endedRows = z.array(z.object({ id: z.string() }))

/** Of one kind: who is asked about an offer, as the broadcast to their phone says. */
const NEW_OFFERS = `
select f.id, f.courier_id, j.order_id, f.distance_to_pickup_m as metres
from public.job_offers as f join public.jobs as j on j.id = f.job_id
where f.outcome = 'offered' and not f.id = any ($1::uuid[])
order by f.offered_at, f.id`

const SWEEP = `select private.sweep_timers(100), private.release_silent_jobs(), private.note_silence()`
const ENDED = `select o.id from public.enhanced_orders as o where o.status = 'cancelled' and o.id = any ($1::uuid[])`

interface Ride {
  readonly order: string
  readonly job: string
  readonly customer: Customer
  readonly request: Request
  /** Its number among the requests, which decides who would take it. */
  readonly n: number
  state: 'open' | 'boarding' | 'driving' | 'over'
  driver: Driver | undefined
}

/** One town from its first request to its last arrival, under the rule that its database holds. */
class City {
  private readonly agenda = new Agenda()
  private readonly rides = new Map<string, Ride>()
  private readonly drivers: ReadonlyMap<string, Driver>
  private readonly offered = new Set<string>()
  private readonly pickUps: number[] = []
  private cancelled = 0
  private givenUp = 0
  private readonly end: number
  private readonly clock: SimulatedClock
  private readonly population: Population
  private readonly seed: number

  constructor(clock: SimulatedClock, population: Population, town: Town) {
    this.clock = clock
    this.population = population
    this.seed = town.seed
    this.end = town.minutes * 60
    this.drivers = new Map(population.drivers.map((driver) => [driver.id, driver]))
  }

  async run(): Promise<Outcome> {
    const startedAt = performance.now()
    for (const [n, { customer, request }] of this.population.rides.entries())
      this.plan(request.at, () => this.request(customer, request, n))
    this.plan(0, () => this.report())
    this.plan(SWEEP_EVERY, () => this.sweep())
    await this.agenda.runUntil(this.end + CLOSING_S)
    const { rows } = await this.clock.pool.query(
      'select count(*)::integer as many from private.dispatch_decisions',
    )
    const online = this.end * this.drivers.size
    const drivers = [...this.drivers.values()]
    return {
      pickUps: this.pickUps,
      requested: this.population.rides.length,
      cancelledByCustomers: this.cancelled,
      givenUp: this.givenUp,
      online,
      idle: online - drivers.reduce((sum, { busy }) => sum + busy, 0),
      earnings: drivers.map(({ earned }) => (earned * 3600) / this.end),
      decisions: z.object({ many: z.int() }).parse(rows[0]).many,
      realSeconds: (performance.now() - startedAt) / 1000,
    }
  }

  private plan(at: number, work: () => Promise<void>): void {
    this.agenda.plan(at, async () => {
      await this.clock.set(this.agenda.now)
      await work()
    })
  }

  private call<T>(
    caller: string,
    name: string,
    params: Readonly<Record<string, unknown>>,
    result: z.ZodType<T>,
  ) {
    return rpc(this.clock.pool, caller, name, params, result)
  }

  private async request(customer: Customer, request: Request, n: number): Promise<void> {
    const stops = [
      { ...request.from, label: 'Station Road, Old Town' },
      { ...request.to, label: 'Market Road, New Town' },
    ]
    const { quote_id } = await this.call(
      customer.id,
      'quote_order',
      { request: { trade: 'ride', vehicle: 'auto', stops } },
      quoted,
    )
    const order = { quote_id, idempotency_key: randomUUID(), payment_method: 'wallet' }
    const { id } = (await this.call(customer.id, 'place_order', order, placed)).orders[0]
    const { rows } = await this.clock.pool.query('select j.id from public.jobs as j where j.order_id = $1', [
      id,
    ])
    const job = z.object({ id: z.string() }).parse(rows[0]).id
    const ride: Ride = { order: id, job, customer, request, n, state: 'open', driver: undefined }
    this.rides.set(id, ride)
    this.plan(request.at + request.patience, () => this.leave(ride))
    await this.hearOffers()
  }

  /** Whoever has a new offer looks at it, and answers or does not; the same person answers the same under any rule. */
  private async hearOffers(): Promise<void> {
    const { rows } = await this.clock.pool.query(NEW_OFFERS, [[...this.offered]])
    for (const offer of offerRows.parse(rows)) {
      this.offered.add(offer.id)
      const driver = this.drivers.get(offer.courier_id)
      const ride = this.rides.get(offer.order_id)
      if (!driver || !ride) continue
      const luck = new Random('answer', this.seed, this.population.drivers.indexOf(driver), ride.n)
      if (luck.chance(UNNOTICED)) continue
      const accept = luck.chance(driver.willingness * 0.5 ** (offer.metres / HALF_AS_OFTEN_M))
      this.plan(this.agenda.now + driver.reply, () => this.answer(ride, driver, offer.id, accept))
    }
  }

  private async answer(ride: Ride, driver: Driver, offer: string, accept: boolean): Promise<void> {
    const said = await outcomeOf(
      this.call(driver.id, 'respond_to_offer', { offer_id: offer, accept }, answered),
    )
    if (typeof said !== 'string' && said.outcome === 'accepted') {
      await advance(this.clock.pool, driver.id, ride.order, 'confirmed')
      ride.driver = driver
      driver.busySince = this.agenda.now
      driver.way = setOut(driver.place, ride.request.from, this.agenda.now, this.population.roads)
      this.plan(driver.way.endsAt, () => this.arrive(ride, driver))
    }
    await this.hearOffers()
  }

  private async arrive(ride: Ride, driver: Driver): Promise<void> {
    if (ride.state !== 'open' || ride.driver !== driver) return
    await this.comeTo(driver)
    await this.call(driver.id, 'mark_at_pickup', { order_id: ride.order }, z.unknown())
    ride.state = 'boarding'
    this.pickUps.push(this.agenda.now - ride.request.at)
    this.plan(this.agenda.now + ride.request.boarding, () => this.begin(ride, driver))
  }

  private async begin(ride: Ride, driver: Driver): Promise<void> {
    const { rows } = await this.clock.pool.query(
      `select h.code from private.handover_codes as h where h.order_id = $1 and h.purpose = 'start'`,
      [ride.order],
    )
    const { code } = z.object({ code: z.string() }).parse(rows[0])
    await advance(this.clock.pool, driver.id, ride.order, 'in_progress', code)
    ride.state = 'driving'
    driver.way = setOut(driver.place, ride.request.to, this.agenda.now, this.population.roads)
    this.plan(driver.way.endsAt, () => this.finish(ride, driver))
  }

  private async finish(ride: Ride, driver: Driver): Promise<void> {
    await this.comeTo(driver)
    await this.call(driver.id, 'arrive_at_job_stop', { job_id: ride.job, n: 2 }, z.unknown())
    const { driver_paise } = await this.call(driver.id, 'ride_fare', { order_id: ride.order }, fare)
    await advance(this.clock.pool, driver.id, ride.order, 'delivered')
    ride.state = 'over'
    driver.earned += driver_paise
    this.free(driver)
  }

  /** A phone that arrives reports where it is first. */
  private async comeTo(driver: Driver): Promise<void> {
    if (driver.way) driver.place = driver.way.to
    driver.way = undefined
    await this.call(driver.id, 'report_position', { ...driver.place, accuracy_m: 10 }, z.unknown())
  }

  /** A customer who has waited long enough cancels, unless the driver is there. */
  private async leave(ride: Ride): Promise<void> {
    if (ride.state !== 'open') return
    try {
      await cancel(this.clock.pool, ride.customer.id, ride.order, 'changed_mind')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return
    }
    this.cancelled += 1
    this.close(ride)
    await this.hearOffers()
  }

  private close(ride: Ride): void {
    ride.state = 'over'
    if (ride.driver) this.free(ride.driver)
    ride.driver = undefined
  }

  private free(driver: Driver): void {
    if (driver.way) driver.place = placeOn(driver.way, this.agenda.now)
    driver.way = undefined
    const until = Math.min(this.agenda.now, this.end)
    driver.busy += Math.max(0, until - (driver.busySince ?? until))
    driver.busySince = undefined
  }

  private async report(): Promise<void> {
    const reports = [...this.drivers.values()].map((driver) => {
      if (driver.way) driver.place = placeOn(driver.way, this.agenda.now)
      return { driver: driver.id, ...driver.place }
    })
    await this.clock.pool.query('select simulation.report_all($1)', [JSON.stringify(reports)])
    if (!this.isOver()) this.plan(this.agenda.now + REPORT_EVERY, () => this.report())
  }

  private async sweep(): Promise<void> {
    await this.clock.pool.query(SWEEP)
    const open = [...this.rides.values()].filter(({ state }) => state === 'open')
    const { rows } = await this.clock.pool.query(ENDED, [open.map(({ order }) => order)])
    for (const { id } of endedRows.parse(rows)) {
      const ride = this.rides.get(id)
      if (!ride) continue
      this.givenUp += 1
      this.close(ride)
    }
    await this.hearOffers()
    if (!this.isOver()) this.plan(this.agenda.now + SWEEP_EVERY, () => this.sweep())
  }

  private isOver(): boolean {
    return this.agenda.now > this.end && [...this.rides.values()].every(({ state }) => state === 'over')
  }
}

/** Simulates a town in a database whose clock is simulated, and whose rule of dispatch is in force. */
export async function simulate(clock: SimulatedClock, town: Town): Promise<Outcome> {
  return new City(clock, await populate(clock, town), town).run()
}
