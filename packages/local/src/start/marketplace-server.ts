import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../database/paths.ts'
import { startServer } from '../database/server.ts'
import { createTemplate, databaseFromTemplate, dropDatabase } from '../database/template-database.ts'
import { postgresStackDatabase } from '../gateway/postgres-database.ts'
import { migrateAndFill } from './open-postgres-database.ts'
import { seedPictures } from './seed-pictures.ts'
import { startStack } from './stack.ts'
import { type StackProcess, startStackProcess } from './stack-process.ts'

/** The template's name on the server. */
export const MARKETPLACE_TEMPLATE = 'marketplace'

/** A PostgreSQL server with a prepared marketplace, of which each test takes a copy. */
export interface MarketplaceServer {
  /** For `newMarketplace`, also in other processes. */
  readonly url: string
  /** What Storage begins with: the seeds' pictures. */
  readonly sharedStorage: string
  stop(): Promise<void>
}

/**
 * Starts a server and prepares platform, migrations, seeds and their pictures in it, once for many stacks. A test run
 * does this once (shared-marketplace.ts); each worker, or each test, calls `startMarketplace`.
 */
export async function startMarketplaceServer(): Promise<MarketplaceServer> {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-marketplace-'))
  const server = await startServer({ losable: true })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await createTemplate(server.url, MARKETPLACE_TEMPLATE, async (url) => {
      await migrateAndFill(url)
      // A whole stack, because Storage records its objects in the database in the library's own format.
      const stack = await startStack({
        root: paths.root,
        openDatabase: () => postgresStackDatabase(url),
        scratchFolder: folder,
        prepareStorage: seedPictures,
      })
      await stack.stop()
    })
    return { url: server.url, sharedStorage: join(folder, 'storage'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A running stack with its own marketplace. */
export interface Marketplace extends StackProcess {
  /** The address of its database, for what no caller of the API may do. */
  readonly databaseUrl: string
}

/**
 * Copies the prepared marketplace and starts a stack over the copy, in a separate process with all services, within
 * about a second. `stop()` throws the copy away.
 *
 * @param args more arguments of `npm start`, e.g. its ports; any free ones are taken otherwise
 */
export async function startMarketplace(
  server: Pick<MarketplaceServer, 'url' | 'sharedStorage'>,
  ...args: readonly string[]
): Promise<Marketplace> {
  const databaseUrl = await databaseFromTemplate(server.url, MARKETPLACE_TEMPLATE)
  const data = [
    '--memory',
    '--no-rate-limit',
    `--postgres=${databaseUrl}`,
    `--shared-storage=${server.sharedStorage}`,
  ]
  const stack = await startStackProcess(...data, ...args)
  return {
    ...stack,
    databaseUrl,
    async stop(signal) {
      await stack.stop(signal)
      await dropDatabase(databaseUrl)
    },
  }
}
