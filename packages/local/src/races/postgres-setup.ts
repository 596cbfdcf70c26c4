import type { TestProject } from 'vitest/node'
import '../compat/provided.ts'
import { startServer } from '../database/server.ts'
import { createTemplate } from '../database/template-database.ts'
import { migrate } from '../start/open-postgres-database.ts'
import { RACE_TEMPLATE } from './race-template.ts'

/** Starts one server for all race files, with the database that they take copies of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer({ losable: true, memory: '512MB' })
  await createTemplate(url, RACE_TEMPLATE, migrate)
  provide('raceServerUrl', url)
  return stop
}
