import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { migrationsIn } from './migration-files.ts'
import { paths } from './paths.ts'

const lock = z.object({ schema: z.string() })

/** Which schema a start brings its database to, e.g. `schema 0.2, up to 20261201101500_gifts`. */
export async function schemaVersion(): Promise<string> {
  const { schema } = lock.parse(JSON.parse(await readFile(paths.migrationsLock, 'utf8')))
  const last = (await migrationsIn()).at(-1)
  return `schema ${schema}${last ? `, up to ${basename(last.path, '.sql')}` : ''}`
}
