import pg from 'pg'

/**
 * Replaces what the database calls the time, in a database that is thrown away: the functions under test stay as they
 * are, and only `now()` and `clock_timestamp()` say another time, which a session sets (docs/decisions/0145). Without
 * it they say the real one.
 */
const INSTALL = `
create schema simulation;
grant usage on schema simulation to public;
create function simulation.real_clock() returns timestamptz language internal volatile as 'clock_timestamp';
create function simulation.given() returns timestamptz language sql stable
return coalesce(nullif(pg_catalog.current_setting('simulation.now', true), '')::timestamptz,
  pg_catalog.transaction_timestamp());
create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
return simulation.given();
create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql volatile parallel safe
return simulation.given() + (simulation.real_clock() - pg_catalog.transaction_timestamp());
`

const SET = { name: 'simulated time', text: `select set_config('simulation.now', $1, false)` }

/** The time of a simulation: one connection, whose time stands still until it is set again. */
export class SimulatedClock {
  /** The only connection, for every call of the simulation. */
  readonly pool: pg.Pool
  private readonly beginsAt: Date

  private constructor(pool: pg.Pool, beginsAt: Date) {
    this.pool = pool
    this.beginsAt = beginsAt
  }

  /** Installs the clock in a database and sets it to its beginning. */
  static async in(url: string, beginsAt: Date): Promise<SimulatedClock> {
    const pool = new pg.Pool({ connectionString: url, max: 1, min: 1, idleTimeoutMillis: 0 })
    await pool.query(INSTALL)
    const clock = new SimulatedClock(pool, beginsAt)
    await clock.set(0)
    return clock
  }

  /** Sets the time to so many seconds from the beginning. */
  async set(seconds: number): Promise<void> {
    await this.pool.query({
      ...SET,
      values: [new Date(this.beginsAt.getTime() + seconds * 1000).toISOString()],
    })
  }
}
