import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from './paths.ts'

/** A file of SQL with its text. */
export interface SqlFile {
  readonly path: string
  readonly text: string
}

/** The .sql files of a folder in the order of their names; a folder that does not exist has none. */
export async function sqlFilesIn(folder: string): Promise<SqlFile[]> {
  const names = await readdir(folder).catch(() => [])
  const sorted = names.filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    sorted.map(async (name) => ({
      path: join(folder, name),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  )
}

/** What is applied to an empty Postgres, in order: what Supabase brings, then the migrations. */
export async function schemaFiles(): Promise<SqlFile[]> {
  return [...(await sqlFilesIn(paths.platform)), ...(await sqlFilesIn(paths.migrations))]
}

/** One name for the content of files: changes as soon as a letter of them does. */
export function contentHash(files: readonly SqlFile[], ...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const { text } of files) hash.update(text).update('\0')
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 24)
}
