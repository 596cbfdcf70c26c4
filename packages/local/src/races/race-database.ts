import { inject } from 'vitest'
import '../compat/provided.ts'
import { databaseFromTemplate } from '../database/template-database.ts'
import { type Harness, harnessOver } from './harness.ts'
import { RACE_TEMPLATE } from './race-template.ts'

/** A harness over a new database on the server that all race files share; it ends with the server. */
export async function openHarness(): Promise<Harness> {
  const url = await databaseFromTemplate(inject('raceServerUrl'), RACE_TEMPLATE)
  return harnessOver(url, async () => {})
}
