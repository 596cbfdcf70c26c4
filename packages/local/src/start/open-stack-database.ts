import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { schemaImage } from '../database/fresh.ts'
import { pgliteExtensions } from '../database/pglite-options.ts'
import { pgliteStackDatabase } from '../gateway/pglite-database.ts'
import type { OwnedDatabase } from './stack.ts'

/** Opens the embedded database of the stack: in `dataFolder`, or in memory. */
export async function openStackDatabase(
  dataFolder: string | undefined,
  fresh: boolean,
): Promise<OwnedDatabase> {
  const folder = dataFolder === undefined ? undefined : join(dataFolder, 'postgres')
  if (fresh && folder) await rm(folder, { recursive: true, force: true })
  const isNew = folder === undefined || !existsSync(folder)
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions: pgliteExtensions, ...(isNew ? { loadDataDir: await schemaImage() } : {}) },
  })
  await connection.driver.waitReady
  return { ...pgliteStackDatabase(connection), close: () => connection.close() }
}
