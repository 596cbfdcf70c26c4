import type { TestProject } from 'vitest/node'
import './provided.ts'
import { createTemplateFromFiles } from '../database/template-database.ts'
import { shareMarketplace } from '../start/shared-marketplace.ts'
import { SCRATCH_TEMPLATE, scratchFiles } from './test-database.ts'

/** Prepares the databases that all files take copies of, on one server. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, sharedStorage, stop } = await shareMarketplace()
  await createTemplateFromFiles(url, SCRATCH_TEMPLATE, await scratchFiles())
  provide('server', { url, sharedStorage })
  return stop
}
