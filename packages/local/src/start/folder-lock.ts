import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** After a crash the process id may belong to another program; where the system can tell, that one does not count. */
async function isAngadi(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes('start.ts')
}

/**
 * Locks the data folder for one process: two databases on the same files would destroy them.
 *
 * @returns gives the folder back
 * @throws when a living Angadi has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'running.pid')
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder > 0 && holder !== process.pid && (await isAngadi(holder)))
        throw new Error(
          `Angadi is already running on this folder (process ${holder}). Stop it first, or start this one with --memory.`,
        )
      await rm(file, { force: true })
    }
  }
}
