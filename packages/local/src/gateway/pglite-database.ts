import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Row, Sql, StackDatabase } from './database-port.ts'
import { Mutex } from './mutex.ts'
import { PgliteRoles } from './pglite-role.ts'

interface Queryable {
  query<T>(text: string, params?: unknown[]): Promise<{ rows: T[] }>
}

function sqlOn(queryable: Queryable): Sql {
  return {
    async query(text, params) {
      const { rows } = await queryable.query<Row>(text, params ? [...params] : undefined)
      return rows
    },
  }
}

/**
 * The stack's database over an embedded Postgres.
 *
 * PGlite is one connection, and the library opens its transactions with a plain BEGIN: two requests at once would run in
 * each other's transaction and with each other's role. So a mutex guards the connection.
 */
export function pgliteStackDatabase(connection: PgliteConnection): StackDatabase {
  const { driver } = connection
  const mutex = new Mutex()
  // What was never set is not restored at the end of a transaction that sets it, as `enterRole` does.
  void mutex.run(() => driver.query(`select set_config('session_authorization', session_user::text, false)`))
  const roles = new PgliteRoles(driver)
  return {
    connection,
    query: (text, params) => mutex.run(() => sqlOn(driver).query(text, params)),
    transaction: (work) => mutex.run(() => driver.transaction((transaction) => work(sqlOn(transaction)))),
    runAs: (statement) => mutex.run(() => roles.run(statement)),
    runLibrary: (work) => mutex.run(work),
    listen: (channel, receive) => mutex.run(() => driver.listen(channel, receive)),
  }
}
