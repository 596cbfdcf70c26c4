import type { Connection } from '@supabase/lite'

/** One row as the driver returns it; readers check what they take from it. */
export type Row = Readonly<Record<string, unknown>>

/** Something that runs SQL: the database or a transaction on it. */
export interface Sql {
  query(text: string, params?: readonly unknown[]): Promise<readonly Row[]>
}

/** What the servers of the stack need from the database, whichever Postgres it is. Queries run as superuser. */
export interface StackDatabase extends Sql {
  /** The connection of the REST, Auth and Storage library over the same database. */
  readonly connection: Connection
  /** Runs `work` in one transaction; an exception rolls it back and is thrown on. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Runs requests of the library on the connection, which must not run its own transactions across each other: over
   * PGlite, which is one connection, one request at a time.
   */
  runLibrary<T>(work: () => Promise<T>): Promise<T>
  /** Calls `receive` with the payload of each NOTIFY on the channel, after its commit. Resolves to the way to stop. */
  listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>>
}
