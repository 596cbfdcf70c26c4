import type { TestProject } from 'vitest/node'
import '../compat/provided.ts'
import { startServer, withClient } from '../database/server.ts'
import { createTemplate } from '../database/template-database.ts'
import { migrate } from '../start/open-postgres-database.ts'
import { RACE_TEMPLATE } from './race-template.ts'

/** Starts one server for all race files, with the database that they take copies of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer({ losable: true, memory: '512MB' })
  await createTemplate(url, RACE_TEMPLATE, async (database) => {
    await migrate(database)
    // A new project has the platform's own coupons switched off.
    await withClient(database, (client) =>
      client.query(`update public.coupons set valid_to = null where code in ('WELCOME50', 'FREEDEL')`),
    )
  })
  provide('raceServerUrl', url)
  return stop
}
