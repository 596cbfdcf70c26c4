import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Where the migrations are, and which of them are frozen. */
export const MIGRATIONS = 'supabase/migrations'
export const LOCK_FILE = 'supabase/migrations.lock.json'

const lock = z.object({
  /** The version of the schema that the frozen migrations make. */
  schema: z.string(),
  /** SHA-256 of each frozen file, by its name. */
  frozen: z.record(z.string(), z.string()),
})

/** The migrations that are never edited any more. */
export type MigrationLock = z.infer<typeof lock>

/** A migration as it is now. */
export interface MigrationFile {
  readonly name: string
  readonly text: string
}

/** @throws when the file is none */
export function readLock(): MigrationLock {
  return lock.parse(JSON.parse(readFileSync(LOCK_FILE, 'utf8')))
}

/** The migrations of the repository in the order in which they are applied. */
export function readMigrations(): readonly MigrationFile[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(`${MIGRATIONS}/${name}`, 'utf8') }))
}

/** The digest by which a frozen migration is compared. */
export function digestOf({ text }: MigrationFile): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The lock with every migration frozen that is not yet.
 *
 * @param again also those that are, as they are now: for a schema that nobody has deployed or kept
 */
export function frozenLock(
  { schema, frozen }: MigrationLock,
  files: readonly MigrationFile[],
  again: boolean,
): MigrationLock {
  const added = files.filter(({ name }) => again || !(name in frozen))
  const kept = again ? {} : frozen
  return {
    schema,
    frozen: { ...kept, ...Object.fromEntries(added.map((file) => [file.name, digestOf(file)])) },
  }
}
