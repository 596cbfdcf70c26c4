import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { inject, vi } from 'vitest'
import './provided.ts'
import { applySqlFiles } from '../database/apply-sql.ts'
import { databaseImage } from '../database/database-image.ts'
import { paths } from '../database/paths.ts'
import { pgliteExtensions } from '../database/pglite-options.ts'
import { contentHash, type SqlFile, sqlFilesIn } from '../database/sql-files.ts'
import { databaseFromTemplate, dropDatabase } from '../database/template-database.ts'
import { postgresStackDatabase } from '../gateway/postgres-database.ts'
import { MARKETPLACE_TEMPLATE } from '../start/marketplace-server.ts'
import { openImage } from '../start/open-pglite-database.ts'
import type { OwnedDatabase } from '../start/stack.ts'

/** The template of `scratchDatabase` on the server. */
export const SCRATCH_TEMPLATE = 'scratch'

/** The platform of Supabase and the small world of the compatibility tests. */
export async function scratchFiles(): Promise<readonly SqlFile[]> {
  const here = fileURLToPath(new URL('.', import.meta.url))
  return [...(await sqlFilesIn(paths.platform)), ...(await sqlFilesIn(here))]
}

async function copyOf(template: string): Promise<OwnedDatabase> {
  const url = await databaseFromTemplate(inject('server').url, template)
  const database = await postgresStackDatabase(url)
  const close = async () => {
    await database.close()
    await dropDatabase(url)
  }
  return { ...database, close }
}

async function scratchInMemory(): Promise<OwnedDatabase> {
  const files = await scratchFiles()
  const image = await databaseImage({
    name: 'scratch',
    hash: contentHash(files),
    async make() {
      const database = await PGlite.create({ extensions: pgliteExtensions })
      await applySqlFiles(files, (text) => database.exec(text))
      return database
    },
  })
  return openImage(image)
}

/** A new database with the small world of scratch-schema.sql and no migrations, on the engine under test. */
export function scratchDatabase(): Promise<OwnedDatabase> {
  return inject('engine') === 'postgres' ? copyOf(SCRATCH_TEMPLATE) : scratchInMemory()
}

/** How long filling a database may take on a busy machine, in milliseconds. */
const SEEDING = { timeout: 290_000, interval: 200 }

/** The image of a seeded database, once the setup has written it; only on pglite. */
export async function seededImage(): Promise<Blob> {
  return new Blob([await vi.waitFor(() => readFile(inject('seededImage')), SEEDING)])
}

/** A new database with migrations and seeds, on the engine under test. */
export async function seededDatabase(): Promise<OwnedDatabase> {
  if (inject('engine') === 'postgres') return copyOf(MARKETPLACE_TEMPLATE)
  return openImage(await seededImage())
}
