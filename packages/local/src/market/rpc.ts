import pg from 'pg'
import type { z } from 'zod'

/** A refusal that the database means: `raise sqlstate 'PT4xx'` with a stable code. */
export class Refusal extends Error {
  /** HTTP status, 400 to 499. */
  readonly status: number
  /** The stable code that apps read, e.g. `quote_used`. */
  readonly code: string

  constructor(status: number, code: string, sentence: string) {
    super(sentence)
    this.status = status
    this.code = code
  }
}

/** The refusal that an error of the driver carries, if it is one. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const [, status] = /^PT(4\d\d)$/.exec(error.code ?? '') ?? []
  return status === undefined
    ? undefined
    : new Refusal(Number(status), error.detail ?? 'no_code', error.message)
}

/** Short names of the prepared statements, by their text: Postgres cuts long ones. */
const statementNames = new Map<string, string>()

function statement(text: string): { name: string; text: string } {
  const name = statementNames.get(text) ?? `statement ${statementNames.size + 1}`
  statementNames.set(text, name)
  return { name, text }
}

/**
 * Calls a function of the API as PostgREST does: in its own transaction, the role `authenticated`, the claims of the
 * caller's token in `request.jwt.claims`, named parameters, a prepared statement.
 *
 * @throws Refusal when the function refuses, the driver's error for everything else, such as a deadlock
 */
export async function rpc<T>(
  pool: pg.Pool,
  caller: string,
  name: string,
  params: Readonly<Record<string, unknown>>,
  result: z.ZodType<T>,
): Promise<T> {
  const names = Object.keys(params)
  const given = names.map((param, index) => `${pg.escapeIdentifier(param)} => $${index + 1}`).join(', ')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      ...statement(`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
        set_config('request.method', 'POST', true), set_config('request.path', $2, true)`),
      values: [JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal1' }), `/rpc/${name}`],
    })
    const { rows } = await client.query<{ result: unknown }>({
      ...statement(`select result from public.${pg.escapeIdentifier(name)}(${given}) as result`),
      values: Object.values(params),
    })
    await client.query('commit')
    return result.parse(rows[0]?.result)
  } catch (error) {
    await client.query('rollback')
    throw refusalIn(error) ?? error
  } finally {
    client.release()
  }
}

/** A pool whose connections are open already, so that calls made together arrive together. */
export async function openPool(url: string, connections: number): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: connections,
    idleTimeoutMillis: 0,
  })
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  for (const client of clients) client.release()
  return pool
}
