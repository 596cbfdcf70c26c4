import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** The file system in memory that Linux has. */
const IN_MEMORY = '/dev/shm'
/** Several times what all stages need at most, in bytes. */
const ENOUGH = 8 * 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) > ENOUGH
  } catch {
    return false
  }
}

/**
 * A folder for what this process and the stages keep only while they run: databases, profiles, compiled modules and what
 * the processes of Chromium share. It is in memory where there is room, because they make and delete files all the time.
 *
 * @returns a function that deletes it
 */
export function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'angadi-test-'))
  // Where root runs the tests, PostgreSQL runs as another user, which must be able to enter.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  // Most stages start dozens of processes of the same modules.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled')
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // The last of the listeners: the others stop servers whose files are in it.
      process.once('exit', remove)
      process.exit(1)
    })
  return remove
}
