import type { Tell } from './kept-folder.ts'
import { openKeptDatabase, openMemoryDatabase } from './open-pglite-database.ts'
import { openDatabaseAt, openKeptServer, openThrowAwayServer } from './open-postgres-database.ts'
import type { StartOptions } from './options.ts'
import type { OwnedDatabase } from './stack.ts'

/**
 * Opens the database that `npm start` was asked for.
 *
 * @param dataFolder where it is kept; undefined keeps nothing
 */
export function openDatabase(
  { engine, fresh }: Pick<StartOptions, 'engine' | 'fresh'>,
  dataFolder: string | undefined,
  tell: Tell,
): Promise<OwnedDatabase> {
  switch (engine.kind) {
    case 'url':
      return openDatabaseAt(engine.url)
    case 'server':
      return dataFolder === undefined ? openThrowAwayServer() : openKeptServer(dataFolder, fresh, tell)
    case 'pglite':
      return dataFolder === undefined ? openMemoryDatabase() : openKeptDatabase(dataFolder, fresh, tell)
  }
}
