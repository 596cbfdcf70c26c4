import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { copyFolder } from './copy-folder.ts'

/** Beside the folder: the copy that is brought forward, and the old one while the copy takes its place. */
const copyOf = (folder: string) => `${folder}.upgrading`
const beforeOf = (folder: string) => `${folder}.before-upgrade`

const remove = (folder: string) => rm(folder, { recursive: true, force: true })

/**
 * Brings a folder forward in a copy, which takes its place when all has succeeded: until then the folder is not touched,
 * whatever happens.
 *
 * @param work brings a folder forward and leaves nothing open in it
 * @throws what the work throws; the folder is as it was then
 */
export async function upgradeInCopy(folder: string, work: (copy: string) => Promise<void>): Promise<void> {
  const copy = copyOf(folder)
  try {
    await copyFolder(folder, copy)
    await work(copy)
  } catch (error) {
    await remove(copy)
    throw error
  }
  await rename(folder, beforeOf(folder))
  await rename(copy, folder)
  await remove(beforeOf(folder))
}

/**
 * Clears up after an upgrade whose process was killed. One that had not finished is undone.
 *
 * @param release ends what may still run on a folder
 */
export async function settleInterruptedUpgrade(
  folder: string,
  release: (folder: string) => Promise<void>,
): Promise<void> {
  const [copy, before] = [copyOf(folder), beforeOf(folder)]
  if (existsSync(copy)) {
    await release(copy)
    await remove(copy)
  }
  if (!existsSync(before)) return
  if (existsSync(folder)) await remove(before)
  else await rename(before, folder)
}
