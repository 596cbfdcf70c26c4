import pg from 'pg'
import { brokenRules } from '../market/ledger-invariants.ts'
import { Market } from '../market/market.ts'
import { openPool, Refusal } from '../market/rpc.ts'

/** Connections to a migrated PostgreSQL, for races and measurements. */
export interface Harness {
  /** A superuser's address of the database. */
  readonly url: string
  /** 40 open connections for callers of the API. */
  readonly api: pg.Pool
  /** A few connections of the database's owner: for what no caller may do, such as turning the clock. */
  readonly owner: pg.Pool
  readonly market: Market
  /** Everything about money, stock and events that does not hold. */
  brokenRules(): Promise<string[]>
  stop(): Promise<void>
}

/** How long a file may take to prepare, in milliseconds. */
export const START_TIMEOUT = 120_000
/** How long one race may take on a busy machine, in milliseconds. */
export const RACE_TIMEOUT = 120_000

/**
 * Opens the connections.
 *
 * @param url a superuser's address of a database with all migrations
 * @param close gives the database back; called by `stop()`
 */
export async function harnessOver(url: string, close: () => Promise<void>): Promise<Harness> {
  const api = await openPool(url, 40)
  const owner = new pg.Pool({ connectionString: url, max: 4 })
  // Races request more quotes in a minute than users do.
  await owner.query(
    `update public.app_settings set setting_value = '100000' where setting_key in ('quotes_per_minute', 'quotes_per_hour')`,
  )
  return {
    url,
    api,
    owner,
    market: new Market(owner),
    brokenRules: () => brokenRules(url),
    async stop() {
      await Promise.all([api.end(), owner.end()])
      await close()
    },
  }
}

/** Outcome of a call: its result, or `409 quote_used` when it was refused. Any other error is rethrown. */
export async function outcomeOf<T>(call: Promise<T>): Promise<T | string> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.code}`
    throw error
  }
}

/** Lets so many at it at the same moment and waits for all of them. */
export function atOnce<T>(many: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, index) => work(index)))
}

/** How often each text occurs: `{ 'placed': 1, '409 quote_used': 7 }`. */
export function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}
