import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EarlierBaseline } from '../database/migration-history.ts'
import { isEmpty, type SchemaUpgrade } from '../database/schema-upgrade.ts'
import { settleInterruptedUpgrade, upgradeInCopy } from './folder-upgrade.ts'
import { failedUpgrade, refusedUpgrade, wordsFor } from './upgrade-error.ts'

/** Reports something that the user should know, e.g. that a folder was set aside. */
export type Tell = (sentence: string) => void

/** What the user reads of the stored database, and how it is thrown away. */
const WHICH = 'The kept database'
const START_OVER = '`npm start -- --fresh`, which throws it away.'

/** How an engine stores a database in a folder. */
export interface StoredFolder<Database extends { close(): Promise<void> }> {
  /** The folder of everything that a start stores. */
  readonly dataFolder: string
  /** The folder's name in it. */
  readonly name: string
  /** Throws the kept database away and starts over. */
  readonly fresh: boolean
  readonly tell: Tell
  /** Opens a finished database. */
  open(folder: string): Promise<Database>
  /** Makes a new one. */
  create(folder: string): Promise<Database>
  /** What a finished one lacks, see `schemaUpgradeOf`. */
  upgradeOf(database: Database): Promise<SchemaUpgrade | undefined>
  /** Gives it to a database that nobody has open, and leaves it closed. */
  bringForward(folder: string, upgrade: SchemaUpgrade): Promise<void>
  /** Ends what a killed process may have left running on a folder. */
  release?(folder: string): Promise<void>
}

/**
 * Opens the database stored in a folder. One that lacks migrations is brought forward in a copy, which takes its place
 * when all have succeeded. One that is damaged, half-written, or of a schema before 0.2 is set aside, never deleted,
 * and replaced by a new one.
 *
 * @throws UpgradeError when it cannot be brought forward; it is as it was then
 */
export async function openStoredFolder<Database extends { close(): Promise<void> }>(
  kept: StoredFolder<Database>,
): Promise<Database> {
  const folder = join(kept.dataFolder, kept.name)
  // Written last: a folder without it was never finished.
  const marker = `${folder}.json`
  await settleInterruptedUpgrade(folder, async (left) => kept.release?.(left))
  if (kept.fresh)
    await Promise.all([rm(folder, { recursive: true, force: true }), rm(marker, { force: true })])

  const setAside = async (reason: string) => {
    const stamp = `${folder}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    // Two may be set aside within the same millisecond.
    let aside = stamp
    for (let again = 2; existsSync(aside); again += 1) aside = `${stamp}-${again}`
    await rename(folder, aside)
    await rm(marker, { force: true })
    kept.tell(`${WHICH} ${reason}. It was set aside as ${aside}; a new one takes its place.`)
  }

  const openFinished = async () => {
    const opened = await kept.open(folder).catch(() => undefined)
    if (!opened) {
      await setAside('is damaged')
      return undefined
    }
    const upgrade = await kept.upgradeOf(opened).catch(async (error: unknown) => {
      if (error instanceof EarlierBaseline) return undefined
      await opened.close()
      throw refusedUpgrade(WHICH, error, START_OVER)
    })
    if (upgrade && isEmpty(upgrade)) return opened
    await opened.close()
    if (!upgrade) {
      await setAside('was made before schema 0.2, from which on one is brought forward')
      return undefined
    }
    kept.tell(`${WHICH} is brought forward by ${wordsFor(upgrade)}, in a copy …`)
    try {
      await upgradeInCopy(folder, (copy) => kept.bringForward(copy, upgrade))
    } catch (error) {
      throw failedUpgrade(WHICH, error, START_OVER)
    }
    kept.tell('The copy has taken its place: everything that was stored is there.')
    return kept.open(folder)
  }

  if (existsSync(folder)) {
    const isFinished = (await readFile(marker, 'utf8').catch(() => undefined)) !== undefined
    if (!isFinished) await setAside('was not finished')
    else {
      const opened = await openFinished()
      if (opened) return opened
    }
  }
  const made = await kept.create(folder)
  await writeFile(marker, '{ "finished": true }\n')
  return made
}
