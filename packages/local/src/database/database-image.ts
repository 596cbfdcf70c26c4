import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import type { PGlite } from '@electric-sql/pglite'
import { paths } from './paths.ts'

/** How to create a database whose image is stored. */
export interface ImageRecipe {
  /** Distinguishes images of different recipes. */
  readonly name: string
  /** A hash of everything that the database is made of. */
  readonly hash: string
  /** Makes the database. */
  make(): Promise<PGlite>
}

/** The image of a database, kept until what it is made of changes, so that only the first call takes its time. */
export async function databaseImage({ name, hash, make }: ImageRecipe): Promise<Blob> {
  const path = join(paths.cache, `${name}-${hash}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const database = await make()
  try {
    const image = await database.dumpDataDir('none')
    await mkdir(paths.cache, { recursive: true })
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
    await rename(unfinished, path)
    return image
  } finally {
    await database.close()
  }
}
