import type pg from 'pg'
import { refusalIn } from './rpc.ts'

/**
 * Runs one statement on the tables of the API as PostgREST does: in its own transaction, as the role `authenticated`, with the
 * caller's claims.
 *
 * @throws Refusal when the database refuses with a code, the driver's error for everything else
 */
export async function asUser(
  pool: pg.Pool,
  caller: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal1' })],
    )
    await client.query(statement, [...values])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw refusalIn(error) ?? error
  } finally {
    client.release()
  }
}
