import process from 'node:process'
import type { MarketplaceServer } from '@angadi/local/start/marketplace-server.ts'

type SharedMarketplace = Pick<MarketplaceServer, 'url' | 'sharedStorage'>

const URL_VARIABLE = 'ANGADI_E2E_MARKETPLACE_URL'
const STORAGE_VARIABLE = 'ANGADI_E2E_MARKETPLACE_STORAGE'

/** Passes the location of the prepared marketplace to the workers, which are separate processes. */
export function shareMarketplace({ url, sharedStorage }: SharedMarketplace): void {
  process.env[URL_VARIABLE] = url
  process.env[STORAGE_VARIABLE] = sharedStorage
}

/** @throws outside of a worker whose global setup has prepared one */
export function sharedMarketplace(): SharedMarketplace {
  const url = process.env[URL_VARIABLE]
  const sharedStorage = process.env[STORAGE_VARIABLE]
  if (url === undefined || sharedStorage === undefined) throw new Error('no marketplace has been prepared')
  return { url, sharedStorage }
}
