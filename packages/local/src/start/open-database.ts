import { openMemoryDatabase, openPersistentDatabase } from './open-pglite-database.ts'
import { openDatabaseAt, openStoredServer, openThrowAwayServer } from './open-postgres-database.ts'
import type { StartOptions } from './options.ts'
import type { OwnedDatabase } from './stack.ts'
import type { Tell } from './stored-folder.ts'

/**
 * Opens the database that `npm start` was asked for.
 *
 * @param dataFolder where it is stored; undefined means in memory
 */
export function openDatabase(
  { engine, fresh }: Pick<StartOptions, 'engine' | 'fresh'>,
  dataFolder: string | undefined,
  tell: Tell,
): Promise<OwnedDatabase> {
  switch (engine.kind) {
    case 'url':
      return openDatabaseAt(engine.url, tell)
    case 'server':
      return dataFolder === undefined ? openThrowAwayServer() : openStoredServer(dataFolder, fresh, tell)
    case 'pglite':
      return dataFolder === undefined
        ? openMemoryDatabase(tell)
        : openPersistentDatabase(dataFolder, fresh, tell)
  }
}
