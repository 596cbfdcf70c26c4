import { constants, type Dirent } from 'node:fs'
import { chown, cp, open, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import process from 'node:process'

/** How many files are open at a time. */
const AT_ONCE = 64

/** Waits until a file is on the disk and not only in its cache. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A server's folder belongs to the user who runs it, where root starts it as somebody else. */
async function takeOwner(from: string, to: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(from)
  await chown(to, uid, gid)
}

/**
 * Copies a folder with owners and modes, onto the disk: what it was copied from may be deleted afterwards.
 *
 * @param to does not exist yet
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  // Shares the blocks where the file system can.
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const finish = async (entry: Dirent) => {
    const copy = join(entry.parentPath, entry.name)
    if (entry.isFile()) await sync(copy)
    await takeOwner(join(from, relative(to, copy)), copy)
  }
  const entries = await readdir(to, { recursive: true, withFileTypes: true })
  for (let done = 0; done < entries.length; done += AT_ONCE)
    await Promise.all(entries.slice(done, done + AT_ONCE).map(finish))
  await takeOwner(from, to)
}
