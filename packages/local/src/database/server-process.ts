import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

function processOf(folder: string): number | undefined {
  try {
    const [line = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').trimStart().split('\n')
    return Number(line) || undefined
  } catch {
    return undefined
  }
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Whether the server of a data folder runs. */
export function isServerRunning(folder: string): boolean {
  const pid = processOf(folder)
  return pid !== undefined && signalled(pid, 0)
}

/** Ends the server of a data folder, with SIGINT in order and with SIGQUIT at once; nothing happens where none runs. */
export function signalServer(folder: string, signal: 'SIGINT' | 'SIGQUIT'): void {
  const pid = processOf(folder)
  if (pid !== undefined) signalled(pid, signal)
}
