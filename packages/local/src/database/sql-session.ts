import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import type { EmbeddedEngine } from '../engine/embedded-engine.ts'
import type { Row, Sql } from '../gateway/database-port.ts'

/** One connection of the database's owner, on whichever engine. */
export interface SqlSession extends Sql {
  /** Runs a text of several statements. */
  exec(text: string): Promise<unknown>
}

/** The session of a connected client of a PostgreSQL server. */
export function clientSession(client: pg.Client): SqlSession {
  return {
    exec: (text) => client.query(text),
    query: async (text, params = []) => (await client.query<Row>(text, [...params])).rows,
  }
}

/** The only session of an embedded database in this thread. */
export function pgliteSession(database: PGlite): SqlSession {
  return {
    exec: (text) => database.exec(text),
    query: async (text, params = []) => (await database.query<Row>(text, [...params])).rows,
  }
}

/** The only session of an embedded database in a thread of its own, which nobody else may use meanwhile. */
export function engineSession(engine: EmbeddedEngine): SqlSession {
  return {
    exec: (text) => engine.exec(text),
    query: async (text, params = []) => (await engine.query<Row>(text, params)).rows,
  }
}
