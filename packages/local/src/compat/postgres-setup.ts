import type { TestProject } from 'vitest/node'
import './provided.ts'
import { createTemplateFromFiles } from '../database/template-database.ts'
import { startMarketplaceServer } from '../start/marketplace-server.ts'
import { SCRATCH_TEMPLATE, scratchFiles } from './test-database.ts'

/** Starts one server for all files, with the databases that they take copies of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, sharedStorage, stop } = await startMarketplaceServer()
  await createTemplateFromFiles(url, SCRATCH_TEMPLATE, await scratchFiles())
  provide('server', { url, sharedStorage })
  return stop
}
