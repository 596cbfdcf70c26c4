import type { Sql } from '@angadi/local/gateway/database-port.ts'
import { startMarketplace } from '@angadi/local/start/marketplace-server.ts'
import { sharedMarketplace } from '@angadi/local/start/shared-marketplace.ts'
import type { StackAddresses } from '@angadi/local/start/stack-process.ts'
import pg from 'pg'

/** The stack that one worker tests: its API, web and functions over a seeded database that no other worker sees. */
export interface TestStack extends StackAddresses {
  /** The database, as its owner: for what no caller of the API may do. */
  readonly database: Sql
  stop(): Promise<void>
}

/** Starts a stack of one worker's own on free ports, over a copy of the marketplace that the global setup prepared. */
export async function startTestStack(): Promise<TestStack> {
  const { stop, databaseUrl, ...addresses } = await startMarketplace(sharedMarketplace())
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // A connection that ends with its database must not end the worker.
  pool.on('error', () => undefined)
  return {
    ...addresses,
    database: {
      query: async (text, params = []) => {
        const { rows } = await pool.query<Record<string, unknown>>(text, [...params])
        return rows
      },
    },
    stop: async () => {
      await pool.end()
      await stop()
    },
  }
}
