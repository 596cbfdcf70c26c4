import { schemaImage } from '../database/fresh.ts'
import { applyUpgrade, type SchemaUpgrade, schemaUpgradeOf } from '../database/schema-upgrade.ts'
import { engineSession } from '../database/sql-session.ts'
import { EmbeddedEngine, type EngineOptions } from '../engine/embedded-engine.ts'
import { pgliteStackDatabase } from '../gateway/pglite-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { OwnedDatabase } from './stack.ts'
import { openStoredFolder, type Tell } from './stored-folder.ts'

function stackDatabase(engine: EmbeddedEngine): OwnedDatabase {
  const database = pgliteStackDatabase(engine)
  return { ...database, keepState: () => engine.keepImage(), close: () => engine.close() }
}

async function open(options: EngineOptions): Promise<OwnedDatabase> {
  const database = stackDatabase(await EmbeddedEngine.open(options))
  await database.query('select 1')
  return database
}

/** An empty database with the schema, filled with the seeds: one statement of them writes thousands of rows. */
async function openFilled(options: Omit<EngineOptions, 'source'>, folder?: string): Promise<EmbeddedEngine> {
  const image = await schemaImage()
  const engine = await EmbeddedEngine.open({
    ...options,
    source: { image, ...(folder === undefined ? {} : { folder }) },
  })
  await engine.withoutLimit(() => fillDatabase(pgliteStackDatabase(engine)))
  return engine
}

async function openNew(folder: string | undefined, tell: Tell): Promise<OwnedDatabase> {
  return stackDatabase(await openFilled({ tell }, folder))
}

/** A database in memory with the seeds; lost when the process ends. */
export function openMemoryDatabase(tell: Tell): Promise<OwnedDatabase> {
  return openNew(undefined, tell)
}

/** The image of a database that is filled with the seeds, for tests that need several. */
export async function seededImage(): Promise<Blob> {
  const engine = await openFilled({})
  const image = await engine.image()
  await engine.close()
  return image
}

/** A database in memory, made from an image. */
export function openImage(image: Blob, options: Omit<EngineOptions, 'source'> = {}): Promise<OwnedDatabase> {
  return open({ ...options, source: { image } })
}

async function bringForward(folder: string, upgrade: SchemaUpgrade): Promise<void> {
  const engine = await EmbeddedEngine.open({ source: { folder } })
  try {
    await engine.withoutLimit(() => applyUpgrade(engineSession(engine), upgrade))
  } finally {
    await engine.close()
  }
}

/**
 * The database that is stored under `dataFolder`, see `openStoredFolder`.
 *
 * @param fresh throws the kept one away
 * @param migrations the folder of the migrations that a kept one is brought forward by; left out, the repository's
 * @param image what a new one is made of; left out, the schema, which is then filled with the seeds
 * @throws UpgradeError when it cannot be brought forward
 */
export function openPersistentDatabase(
  dataFolder: string,
  fresh: boolean,
  tell: Tell,
  migrations?: string,
  image?: Blob,
): Promise<OwnedDatabase> {
  return openStoredFolder({
    dataFolder,
    name: 'postgres',
    fresh,
    tell,
    open: (folder) => open({ source: { folder }, tell }),
    create: (folder) => (image ? open({ source: { image, folder }, tell }) : openNew(folder, tell)),
    upgradeOf: (database) => schemaUpgradeOf(database, migrations),
    bringForward,
  })
}
