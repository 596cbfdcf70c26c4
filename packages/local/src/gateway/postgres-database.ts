import { createPostgresConnection } from '@supabase/lite/postgres'
import pg from 'pg'
import type { Sql, StackDatabase } from './database-port.ts'
import { PostgresRoles } from './postgres-role.ts'

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

function sqlOn(queryable: Queryable): Sql {
  return {
    async query(text, params) {
      const { rows } = await queryable.query(text, params ? [...params] : undefined)
      return rows
    },
  }
}

/**
 * The library passes JSON as text, which its driver would wrap into a JSON string: texts are passed unchanged.
 */
const JSON_TEXT = {
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
}
const parse = (text: string): unknown => JSON.parse(text)

const bigint = (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))
/** Dates and times as PostgreSQL writes them: those of the embedded engine are read so as well. */
const AS_TEXT: readonly number[] = [1082, 1083, 1114, 1184, 1266]

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (AS_TEXT.includes(oid)) return (text: string) => text
    return oid === 20 ? bigint : pg.types.getTypeParser(oid, format)
  },
}

/**
 * The stack's database over a PostgreSQL server: the library, REST and the stack have separate connections, so
 * nothing waits for a turn.
 *
 * @param url of a superuser; platform and migrations must have been applied
 */
export async function postgresStackDatabase(
  url: string,
): Promise<StackDatabase & { close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types })
  // A connection that the server closes while idle must not end the process.
  pool.on('error', () => {})
  const roles = new PostgresRoles(url)
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      types: {
        json: { to: 114, from: [114], ...JSON_TEXT, parse },
        jsonb: { to: 3802, from: [3802], ...JSON_TEXT, parse },
      },
    },
  })
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  const receivers = new Map<string, Set<(payload: string) => void>>()
  listener.on('notification', ({ channel, payload }) => {
    for (const receive of receivers.get(channel) ?? []) receive(payload ?? '')
  })
  return {
    connection,
    ...sqlOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(sqlOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    runAs: (statement) => roles.run(statement),
    runLibrary: (work) => work(),
    async listen(channel, receive) {
      const known = receivers.get(channel) ?? new Set()
      receivers.set(channel, known.add(receive))
      await listener.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        known.delete(receive)
        if (known.size === 0) await listener.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      await Promise.all([connection.close(), listener.end(), pool.end(), roles.close()])
    },
  }
}
