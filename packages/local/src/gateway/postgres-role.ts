import pg from 'pg'
import type { RoleStatement } from './database-port.ts'
import { FairTurns } from './fair-turns.ts'
import { PreparedNames, settingStatement } from './prepared-names.ts'

/** Connections of the Data API. */
const CONNECTIONS = 10
/** Of these, one signed-in caller or all guests together may hold half, and so many of their calls wait. */
const OF_ONE_CALLER = CONNECTIONS / 2
const WAITING_OF_ONE_CALLER = 200

type Row = readonly (string | null)[]

/** Texts as Postgres writes them, whatever their type. */
const asTexts: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

/**
 * Runs statements of other roles on a PostgreSQL server. Begin, settings, statement and commit are sent together, without
 * waiting for each answer; a statement that fails turns the commit into a rollback.
 */
export class PostgresRoles {
  private readonly pool: pg.Pool
  private readonly turns = new FairTurns(OF_ONE_CALLER, WAITING_OF_ONE_CALLER)
  private readonly names = new PreparedNames()

  /** @param url of a superuser */
  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      pipeline: true,
      options: '-c timezone=UTC',
      types: asTexts,
    })
    // A connection that the server closes while idle must not end the process.
    this.pool.on('error', () => {})
  }

  /** @throws what Postgres refused, and `TooManyWaiting` */
  run(statement: RoleStatement): Promise<Row> {
    const { caller } = statement
    const work = () => this.onConnection(statement)
    return caller === undefined ? work() : this.turns.run(caller, work)
  }

  private async onConnection(statement: RoleStatement): Promise<Row> {
    const client = await this.pool.connect()
    let isBroken = false
    try {
      return await this.sent(client, statement)
    } catch (error) {
      // Whatever is no answer of Postgres leaves the connection in an unknown state.
      isBroken = !(error instanceof pg.DatabaseError)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  private async sent(client: pg.PoolClient, statement: RoleStatement): Promise<Row> {
    const { settings, isReadOnly, text, values, keeps } = statement
    const name = this.names.nameOf(text)
    const begun = client.query(isReadOnly ? 'begin read only' : 'begin')
    const set = client.query(settingStatement(settings))
    const done = client.query<(string | null)[]>({
      rowMode: 'array',
      text,
      values: [...values],
      ...(name === undefined ? {} : { name }),
    })
    if (!keeps) {
      const ended = client.query('commit')
      const [, , result] = await inOrder(begun, set, done, ended)
      return result.rows[0] ?? []
    }
    let stays = false
    try {
      const [, , result] = await inOrder(begun, set, done)
      const row = result.rows[0] ?? []
      stays = keeps(row)
      return row
    } finally {
      await client.query(stays ? 'commit' : 'rollback')
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

/** Waits for all of them and throws the first error: the ones after it only follow from it. */
async function inOrder<T extends readonly Promise<unknown>[]>(
  ...promises: T
): Promise<{ [Index in keyof T]: Awaited<T[Index]> }> {
  const settled = await Promise.allSettled(promises)
  const failed = settled.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  return Promise.all(promises)
}
