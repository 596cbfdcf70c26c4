import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import './provided.ts'
import type { OwnedDatabase } from '../start/stack.ts'
import { seededDatabase } from './test-database.ts'

/** A seeded database for the tests of a file, opened before and closed after them, and what its queries answer. */
export class SeededRows {
  private database: OwnedDatabase | undefined

  constructor() {
    beforeAll(async () => {
      this.database = await seededDatabase()
    })
    afterAll(() => this.database?.close())
  }

  /** Rows of a query, each column checked by the schema. */
  rows = async <T extends z.ZodRawShape>(shape: T, sql: string) =>
    z.array(z.object(shape)).parse(await this.database?.query(sql))

  /** How many rows a table or a query in brackets has. */
  count = async (sql: string): Promise<number> => {
    const [row] = await this.rows({ n: z.coerce.number() }, `select count(*) as n from ${sql}`)
    return row?.n ?? Number.NaN
  }
}
