import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import './provided.ts'
import { seededImage } from '../start/open-pglite-database.ts'

/** Fills one database, of which all files take copies. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-image-'))
  const path = join(folder, 'seeded.tar')
  await writeFile(path, Buffer.from(await (await seededImage()).arrayBuffer()))
  provide('seededImage', path)
  return () => rm(folder, { recursive: true, force: true })
}
