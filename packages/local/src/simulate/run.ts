import { connect, copyDatabase } from '../bench/databases.ts'
import { broadcastAsHosted } from '../bench/hosted-broadcast.ts'
import { migratedServer } from '../database/migrated-server.ts'
import { simulate } from './city.ts'
import { SimulatedClock } from './clock.ts'
import type { Outcome } from './outcome.ts'
import type { NamedRule } from './rules.ts'
import type { Town } from './town.ts'

const DAY_MS = 86_400_000
const INDIA = '+05:30'

/** A week from today, at an hour in India: later than everything that the migrations date from today. */
function beginning(hour: number): Date {
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${INDIA}`)
}

async function setRule(clock: SimulatedClock, { row }: NamedRule): Promise<void> {
  if (!row) return
  const names = Object.keys(row)
  await clock.pool.query(
    `insert into private.dispatch_rules (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  )
}

/** A PostgreSQL in which towns are simulated, each in a fresh copy of the migrated database. */
export class Simulator {
  private runs = 0
  private copied: Promise<void> = Promise.resolve()
  private readonly server: Awaited<ReturnType<typeof migratedServer>>

  private constructor(server: Awaited<ReturnType<typeof migratedServer>>) {
    this.server = server
  }

  static async start(): Promise<Simulator> {
    return new Simulator(await migratedServer({ losable: true }))
  }

  /** The towns that there are regions of. */
  async towns(): Promise<string[]> {
    const client = await connect(this.server.url, 'postgres')
    try {
      const { rows } = await client.query<{ slug: string }>('select slug from public.regions order by slug')
      return rows.map(({ slug }) => slug)
    } finally {
      await client.end()
    }
  }

  /** Simulates a town under a rule. */
  async run(town: Town, rule: NamedRule): Promise<Outcome> {
    this.runs += 1
    const name = `city_${this.runs}`
    // One copy at a time: nobody else may be connected to the database that is copied.
    this.copied = this.copied.then(() => copyDatabase(this.server.url, [name]))
    await this.copied
    const clock = await SimulatedClock.in(this.server.url.replace(/[^/]+$/, name), beginning(town.fromHour))
    try {
      await broadcastAsHosted(clock.pool)
      await setRule(clock, rule)
      return await simulate(clock, town)
    } finally {
      await clock.pool.end()
    }
  }

  stop(): Promise<void> {
    return this.server.stop()
  }
}
