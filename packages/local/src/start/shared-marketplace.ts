import process from 'node:process'
import { type MarketplaceServer, startMarketplaceServer } from './marketplace-server.ts'

type SharedMarketplace = Pick<MarketplaceServer, 'url' | 'sharedStorage'>

const URL_VARIABLE = 'ANGADI_MARKETPLACE_URL'
const STORAGE_VARIABLE = 'ANGADI_MARKETPLACE_STORAGE'

function passedOn(): SharedMarketplace | undefined {
  const url = process.env[URL_VARIABLE]
  const sharedStorage = process.env[STORAGE_VARIABLE]
  return url === undefined || sharedStorage === undefined ? undefined : { url, sharedStorage }
}

/**
 * The prepared marketplace of the process that started this one, or a new one, whose location this process passes on to
 * those that it starts: the stages of a test run, and the workers of a stage.
 *
 * @returns one whose `stop` ends what this call has started
 */
export async function shareMarketplace(): Promise<MarketplaceServer> {
  const present = passedOn()
  if (present) return { ...present, stop: async () => {} }
  const server = await startMarketplaceServer()
  process.env[URL_VARIABLE] = server.url
  process.env[STORAGE_VARIABLE] = server.sharedStorage
  return server
}

/** @throws outside of a process that has been passed one */
export function sharedMarketplace(): SharedMarketplace {
  const present = passedOn()
  if (!present) throw new Error('no marketplace has been prepared')
  return present
}
