import type { Sql, StackDatabase } from '../gateway/database-port.ts'

/** What a book needs of a database. */
export type BookDatabase = Pick<StackDatabase, 'query' | 'transaction'>

/** The book of a simulated service, in a schema of its own, so that it outlives a restart. */
export class KeptBook {
  /** The schema, which has a table `events`. */
  readonly schema: string
  private readonly database: BookDatabase
  private readonly tables: string
  private making: Promise<unknown> | undefined

  /** @param tables statements that make the tables where they are missing */
  constructor(database: BookDatabase, schema: string, tables: string) {
    this.database = database
    this.schema = schema
    this.tables = tables
  }

  /** Whether an earlier start has kept a book. */
  async isKept(): Promise<boolean> {
    const [row] = await this.database.query(`select to_regclass('${this.schema}.events') is not null as kept`)
    return row?.['kept'] === true
  }

  /** Runs work in one transaction on the book, which is made at the first use. */
  async write<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    this.making ??= this.database
      .transaction(async (sql) => {
        for (const statement of this.tables.split(';').filter((text) => text.trim() !== ''))
          await sql.query(statement)
      })
      .catch((error: unknown) => {
        this.making = undefined
        throw error
      })
    await this.making
    return this.database.transaction(work)
  }
}
