import type { Connection } from '@supabase/lite'

/** One row as the driver returns it; readers check what they take from it. */
export type Row = Readonly<Record<string, unknown>>

/** Something that runs SQL: the database or a transaction on it. */
export interface Sql {
  query(text: string, params?: readonly unknown[]): Promise<readonly Row[]>
}

/** One statement on behalf of somebody else than the owner of the database. */
export interface RoleStatement {
  /** What is set for the transaction before the statement, in this order: `role` among others. */
  readonly settings: readonly (readonly [name: string, value: string])[]
  /** Callers of one name share connections with all others fairly; without, the statement is not held back. */
  readonly caller?: string | undefined
  readonly isReadOnly: boolean
  readonly text: string
  readonly values: readonly (string | null)[]
  /** Decides on the row whether the work of the statement stays; without, it does. */
  readonly keeps?: (row: readonly (string | null)[]) => boolean
}

/** What the servers of the stack need from the database, whichever Postgres it is. Queries run as superuser. */
export interface StackDatabase extends Sql {
  /** The connection of the REST, Auth and Storage library over the same database. */
  readonly connection: Connection
  /** Runs `work` in one transaction; an exception rolls it back and is thrown on. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Runs one statement in a transaction of its own, in one round trip unless `keeps` decides about its work.
   *
   * @returns its first row as texts
   * @throws what Postgres refused; nothing of the statement stays then
   */
  runAs(statement: RoleStatement): Promise<readonly (string | null)[]>
  /**
   * Runs requests of the library on the connection, which must not run its own transactions across each other: over
   * PGlite, which is one connection, one request at a time.
   */
  runLibrary<T>(work: () => Promise<T>): Promise<T>
  /** Calls `receive` with the payload of each NOTIFY on the channel, after its commit. Resolves to the way to stop. */
  listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>>
}
