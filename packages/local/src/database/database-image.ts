import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
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

/** After this long without an image, whoever was making it has been killed, in milliseconds. */
const MAKING_LIMIT_MS = 120_000
const POLL_MS = 200

async function make({ make: makeDatabase }: ImageRecipe, path: string): Promise<Blob> {
  const database = await makeDatabase()
  try {
    const image = await database.dumpDataDir('none')
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
    await rename(unfinished, path)
    return image
  } finally {
    await database.close()
  }
}

/** The image of a database, kept until what it is made of changes: one process makes it, the others wait for it. */
export async function databaseImage(recipe: ImageRecipe): Promise<Blob> {
  const path = join(paths.cache, `${recipe.name}-${recipe.hash}.tar`)
  const making = `${path}.making`
  await mkdir(paths.cache, { recursive: true })
  for (const startedAt = Date.now(); Date.now() - startedAt < MAKING_LIMIT_MS; await setTimeout(POLL_MS)) {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return new Blob([kept])
    const isFirst = await mkdir(making).then(
      () => true,
      () => false,
    )
    if (isFirst) return make(recipe, path).finally(() => rm(making, { recursive: true, force: true }))
  }
  return make(recipe, path)
}
