import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A marketplace that runs in a separate process. */
export interface Started {
  readonly webUrl: string
  /** From the command to the first page, in milliseconds. */
  readonly tookMs: number
  stop(): Promise<void>
}

/** What to run, where, and with which environment in addition to this process's. */
export interface StartCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
}

/** For `npm start`: nothing kept, nothing limited, any free ports. */
export const THROW_AWAY = [
  '--memory',
  '--no-rate-limit',
  '--web-port=0',
  '--api-port=0',
  '--inbox-port=0',
] as const

/** How many lines of a failed start are shown. */
const LINES_SHOWN = 30

/**
 * Starts a marketplace and waits until it has answered the first page.
 *
 * @param told called with each stage, as the start itself reports it
 * @throws with the end of its output when it ends before that, or answers anything but 200
 */
export async function startAngadi(command: StartCommand, told: (line: string) => void): Promise<Started> {
  const { program, args, folder, env } = command
  const startedAt = performance.now()
  const child = spawn(program, [...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that npm and its child processes are stopped together.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const lines: string[] = []
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (/\(\d+\.\d s\)$/.test(line)) told(line.trim())
        const [, url] = /^\s*Web\s+(http:\S+)$/.exec(line) ?? []
        if (url !== undefined) resolve(url)
      })
  })
  try {
    const webUrl = await Promise.race([found, ended])
    if (!webUrl) throw new Error(`it did not start:\n${lines.slice(-LINES_SHOWN).join('\n')}`)
    const { status } = await fetch(webUrl)
    if (status !== 200) throw new Error(`the first page was answered with ${status}`)
    return { webUrl, tookMs: performance.now() - startedAt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
