import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import './provided.ts'
import { seededImage } from '../start/open-pglite-database.ts'

async function writeImage(path: string): Promise<void> {
  const image = await seededImage()
  await writeFile(`${path}.unfinished`, Buffer.from(await image.arrayBuffer()))
  await rename(`${path}.unfinished`, path)
}

/**
 * Fills one database, of which all files take copies. Vitest runs the setups of projects one after the other, so this one
 * does not wait: the server's database is filled at the same time, and who needs the image waits for its file.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-image-'))
  const path = join(folder, 'seeded.tar')
  const written = writeImage(path)
  written.catch((error: unknown) => console.error('The seeds do not fill the embedded database:', error))
  provide('seededImage', path)
  return async () => {
    try {
      await written
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
