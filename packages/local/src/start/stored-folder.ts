import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reports something that the user should know, e.g. that a folder was set aside. */
export type Tell = (sentence: string) => void

/** How an engine stores a database in a folder. */
export interface StoredFolder<Database> {
  /** The folder of everything that a start stores. */
  readonly dataFolder: string
  /** The folder's name in it. */
  readonly name: string
  /** What the database is made of, e.g. the hash of its migrations. */
  readonly version: string
  /** Throws the kept database away and starts over. */
  readonly fresh: boolean
  readonly tell: Tell
  /** Opens a finished database. */
  open(folder: string): Promise<Database>
  /** Makes a new one. */
  create(folder: string): Promise<Database>
}

/**
 * Opens the database stored in a folder. One that is damaged, half-written, or of another version is set aside,
 * never deleted, and replaced by a new one.
 */
export async function openStoredFolder<Database>(kept: StoredFolder<Database>): Promise<Database> {
  const folder = join(kept.dataFolder, kept.name)
  // Written last: a folder without it was never finished.
  const marker = `${folder}.json`
  if (kept.fresh)
    await Promise.all([rm(folder, { recursive: true, force: true }), rm(marker, { force: true })])

  const setAside = async (reason: string) => {
    const stamp = `${folder}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    // Two may be set aside within the same millisecond.
    let aside = stamp
    for (let again = 2; existsSync(aside); again += 1) aside = `${stamp}-${again}`
    await rename(folder, aside)
    await rm(marker, { force: true })
    kept.tell(`The kept database ${reason}. It was set aside as ${aside}; a new one takes its place.`)
  }

  if (existsSync(folder)) {
    const version = await readFile(marker, 'utf8').catch(() => undefined)
    if (version === undefined) await setAside('was not finished')
    else if (version.trim() !== kept.version) await setAside('was made by other migrations')
    else {
      const opened = await kept.open(folder).catch(() => undefined)
      if (opened) return opened
      await setAside('is damaged')
    }
  }
  const made = await kept.create(folder)
  await writeFile(marker, `${kept.version}\n`)
  return made
}
