import type { EmbeddedEngine } from '../engine/embedded-engine.ts'
import { EngineConnection } from '../engine/engine-connection.ts'
import type { Row, Sql, StackDatabase } from './database-port.ts'
import { PgliteRoles } from './pglite-role.ts'

/**
 * The stack's database over the embedded Postgres.
 *
 * PGlite is one connection, and the library opens its transactions with a plain BEGIN: two requests at once would run in
 * each other's transaction and with each other's role. So whoever uses it takes a turn.
 */
export function pgliteStackDatabase(engine: EmbeddedEngine): StackDatabase {
  const sql: Sql = {
    query: async (text, params) => (await engine.query<Row>(text, params)).rows,
  }
  const roles = new PgliteRoles(engine)
  return {
    connection: new EngineConnection(engine),
    query: (text, params) => engine.turn(() => sql.query(text, params)),
    transaction: (work) =>
      engine.turn(async () => {
        await engine.query('begin')
        try {
          const result = await work(sql)
          await engine.query('commit')
          return result
        } catch (error) {
          await engine.query('rollback').catch(() => {})
          throw error
        }
      }),
    runAs: (statement) => engine.turn(() => roles.run(statement)),
    runLibrary: (work) => engine.turn(work),
    listen: (channel, receive) => engine.turn(() => engine.listen(channel, receive)),
  }
}
