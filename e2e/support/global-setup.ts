import { paths } from '@angadi/local/database/paths.ts'
import { buildApps } from '@angadi/local/start/build-apps.ts'
import { startMarketplaceServer } from '@angadi/local/start/marketplace-server.ts'
import { shareMarketplace } from './shared-marketplace.ts'

/**
 * Builds the apps, unchanged ones from the cache, and prepares the marketplace that each worker copies.
 *
 * @returns a function that stops its server after the last test
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildApps(paths.root)
  const server = await startMarketplaceServer()
  shareMarketplace(server)
  return () => server.stop()
}
