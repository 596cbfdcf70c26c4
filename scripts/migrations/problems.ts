import { digestOf, type MigrationFile, type MigrationLock } from './lock.ts'
import { unpushable } from './unpushable.ts'

/** What the Supabase CLI takes for a migration; it passes over files of other names. */
const NAME = /^(\d{14})_[a-z0-9_]+\.sql$/

const versionOf = (name: string) => NAME.exec(name)?.[1] ?? ''

function nameProblems(files: readonly MigrationFile[], lastFrozen: string, lock: MigrationLock): string[] {
  const problems: string[] = []
  let previous = ''
  for (const { name } of files) {
    const version = versionOf(name)
    if (version === '')
      problems.push(`${name} is no name of a migration: <14 digits>_<what_it_is_about>.sql.`)
    else if (version === previous) problems.push(`${name} has the number of another migration.`)
    else if (!(name in lock.frozen) && version < lastFrozen)
      problems.push(`${name} comes before migrations that are frozen: give it a later number.`)
    previous = version
  }
  return problems
}

/**
 * What is wrong with the migrations, as sentences: frozen ones that were changed, numbers out of order, and what
 * `supabase db push` could not apply. The parser of libpg-query must be loaded.
 */
export function problemsOf(lock: MigrationLock, files: readonly MigrationFile[]): readonly string[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const changed = Object.entries(lock.frozen).flatMap(([name, digest]) => {
    const file = byName.get(name)
    if (file && digestOf(file) === digest) return []
    return [`${name} is frozen (schema ${lock.schema}) and was ${file ? 'changed' : 'removed or renamed'}.`]
  })
  const lastFrozen = Object.keys(lock.frozen).map(versionOf).toSorted().at(-1) ?? ''
  return [
    ...changed,
    ...nameProblems(files, lastFrozen, lock),
    ...files.flatMap((file) => unpushable(file.text).map((reason) => `${file.name}: ${reason}.`)),
  ]
}
