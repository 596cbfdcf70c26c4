import pg from 'pg'
import { z } from 'zod'
import { refusalIn } from '../market/rpc.ts'

/** Calls of several users in one transaction that is undone at its end, so that one order can go through many courses. */
export class UndoneTransaction {
  readonly client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.client = client
  }

  /** Runs work in a transaction of its own and undoes it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query('begin')
    try {
      return await work()
    } finally {
      await this.client.query('rollback')
    }
  }

  /**
   * Calls a function of the API as a user; a refusal undoes the call alone.
   *
   * @returns the result, or `409 already_reported`
   * @throws the driver's error for everything that is no refusal
   */
  async call(
    caller: string,
    name: string,
    params: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>> | string> {
    const claims = JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal1' })
    const given = Object.keys(params).map((param, index) => `${param} => $${index + 1}`)
    await this.client.query(`savepoint call;
      select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${pg.escapeLiteral(claims)}, true),
        set_config('request.method', 'POST', true), set_config('request.path', '/rpc/${name}', true)`)
    try {
      const { rows } = await this.client.query(
        `select to_jsonb(result) as result from public.${name}(${given.join(', ')}) as result`,
        Object.values(params),
      )
      await this.client.query(`release savepoint call; select set_config('role', 'none', true)`)
      return z.object({ result: z.record(z.string(), z.unknown()).catch({}) }).parse(rows[0]).result
    } catch (error) {
      const refusal = refusalIn(error)
      if (!refusal) throw error
      await this.client.query(
        `rollback to savepoint call; release savepoint call; select set_config('role', 'none', true)`,
      )
      return `${refusal.status} ${refusal.code}`
    }
  }
}
