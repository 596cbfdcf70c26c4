import { paths } from '@angadi/local/database/paths.ts'
import { buildApps } from '@angadi/local/start/build-apps.ts'
import { shareMarketplace } from '@angadi/local/start/shared-marketplace.ts'

/**
 * Builds the apps, unchanged ones from the cache, and prepares the marketplace that each worker copies, unless a whole
 * test run has prepared one.
 *
 * @returns a function that stops its server after the last test
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildApps(paths.root)
  const { stop } = await shareMarketplace()
  return stop
}
