import { seed } from '../../../../supabase/seeds/seed.ts'
import type { StackDatabase } from '../gateway/database-port.ts'

/** Fills a migrated database with the seeds, in one transaction. */
export async function fillDatabase(database: StackDatabase): Promise<void> {
  await database.transaction((sql) =>
    seed(async (text, params) => {
      await sql.query(text, params)
    }),
  )
}
