import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Row, Sql, StackDatabase } from './database-port.ts'
import { Turn } from './turn.ts'

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
 * each other's transaction and with each other's role. So everything that uses the connection waits for its turn.
 */
export function pgliteStackDatabase(connection: PgliteConnection): StackDatabase {
  const { driver } = connection
  const turn = new Turn()
  return {
    connection,
    query: (text, params) => turn.take(() => sqlOn(driver).query(text, params)),
    transaction: (work) => turn.take(() => driver.transaction((transaction) => work(sqlOn(transaction)))),
    runLibrary: (work) => turn.take(work),
    listen: (channel, receive) => turn.take(() => driver.listen(channel, receive)),
  }
}
