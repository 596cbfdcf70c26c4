import { MigrationMismatch } from '../database/migration-history.ts'
import type { SchemaUpgrade } from '../database/schema-upgrade.ts'

/** A database that `npm start` cannot bring forward; the message is for the user and says what to do. */
export class UpgradeError extends Error {}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * What the user is told when a database was not made by the migrations of this repository.
 *
 * @param which the database, e.g. `The kept database`
 * @param startOver how to begin with a new one
 */
export function refusedUpgrade(which: string, error: unknown, startOver: string): unknown {
  if (!(error instanceof MigrationMismatch)) return error
  return new UpgradeError(
    `${which} cannot be brought forward: ${error.message}. The database was not touched. Start it with the version that made it, or start over: ${startOver}`,
  )
}

/** What the user is told when a migration raised, and the database is again as it was. */
export function failedUpgrade(which: string, error: unknown, startOver: string): UpgradeError {
  return new UpgradeError(
    `${which} could not be brought forward. ${reasonOf(error)}\nIt is as it was before. Correct what failed and start again, start it with the version that made it, or start over: ${startOver}`,
  )
}

/** In words what a database is given, e.g. `2 migrations (20261201000000_wishes, …)`. */
export function wordsFor({ platform, migrations }: SchemaUpgrade): string {
  const names = migrations.map(({ version, name }) => `${version}_${name}`).join(', ')
  const count = migrations.length === 1 ? '1 migration' : `${migrations.length} migrations`
  return [
    migrations.length > 0 ? `${count} (${names})` : '',
    platform.length > 0 ? 'changes of the embedded platform' : '',
  ]
    .filter((part) => part !== '')
    .join(' and ')
}
