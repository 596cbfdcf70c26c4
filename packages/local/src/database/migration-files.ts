import { basename } from 'node:path'
import { paths } from './paths.ts'
import { type SqlFile, sqlFilesIn } from './sql-files.ts'

/** A migration of the repository. */
export interface Migration extends SqlFile {
  /** The number that its file name begins with; migrations are applied in this order. */
  readonly version: string
  readonly name: string
}

/**
 * The migrations of a folder, in order. `pnpm check` refuses two of one version, and names of another form, which the
 * Supabase CLI would pass over.
 */
export async function migrationsIn(folder: string = paths.migrations): Promise<readonly Migration[]> {
  return (await sqlFilesIn(folder)).map((file) => {
    const [, version, name = ''] = /^(\d+)_(.*)\.sql$/.exec(basename(file.path)) ?? []
    if (version === undefined)
      throw new Error(`${basename(file.path)} is no name of a migration: <14 digits>_<what_it_is_about>.sql`)
    return { ...file, version, name }
  })
}
