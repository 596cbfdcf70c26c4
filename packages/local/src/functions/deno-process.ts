import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findDeno } from './deno-binary.ts'

/** What one Deno process serves and with which environment. */
export interface DenoProcessOptions {
  /** The folder supabase/functions. */
  readonly folder: string
  readonly names: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly log: (line: string) => void
  /** Where Deno keeps what it downloads and compiles. */
  readonly cacheFolder: string
  /** Ends a start that is under way. */
  readonly signal: AbortSignal
}

/** A running process that answers at http://127.0.0.1:port/<function name>. */
export interface DenoProcess {
  readonly port: number
  readonly isAlive: () => boolean
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 3000

function portFrom(child: ChildProcess, log: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('Deno did not start within a minute')), START_LIMIT_MS)
    limit.unref()
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Deno ended while starting (exit code ${code})`)))
    if (child.stderr) createInterface(child.stderr).on('line', (line) => log(`functions: ${line}`))
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) => {
      const port = line.match(/^listening (\d+)$/)?.[1]
      if (port === undefined) return log(`functions: ${line}`)
      clearTimeout(limit)
      resolve(Number(port))
    })
  })
}

/**
 * Starts Deno with all functions in it. Functions may use the network and the environment they are given and read
 * their own files: neither other files, nor other programs.
 *
 * @throws when it does not come up within a minute
 */
export async function startDeno(options: DenoProcessOptions): Promise<DenoProcess> {
  const { folder, names, env, log, cacheFolder, signal } = options
  const host = fileURLToPath(new URL('./host.mjs', import.meta.url))
  const args = ['run', '--quiet', '--no-prompt', '--no-lock', '--no-config', '--allow-net', '--allow-env']
  args.push(`--allow-read=${folder}`, host, ...names)
  const child = spawn(findDeno(), args, {
    cwd: folder,
    // Its end tells Deno that this process is gone, however it went.
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C goes to the whole group; this process decides when Deno ends.
    detached: process.platform !== 'win32',
    env: {
      ...proxyEnvironment(),
      ...env,
      DENO_DIR: cacheFolder,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      ANGADI_FUNCTIONS_URL: pathToFileURL(`${folder}/`).href,
    },
  })
  let alive = true
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      alive = false
      resolve()
    })
    child.once('error', () => {
      alive = false
      resolve()
    })
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  signal.addEventListener('abort', kill, { once: true })
  const stop = async () => {
    process.off('exit', kill)
    if (!alive) return
    child.kill('SIGTERM')
    const force = setTimeout(kill, STOP_LIMIT_MS)
    await ended
    clearTimeout(force)
  }
  try {
    return { port: await portFrom(child, log), isAlive: () => alive, ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a machine behind a proxy or with its own certificates needs to reach the network at all. */
function proxyEnvironment(): Record<string, string> {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy']
  names.push(
    'DENO_CERT',
    'DENO_TLS_CA_STORE',
    'NPM_CONFIG_REGISTRY',
    'PATH',
    'HOME',
    'SYSTEMROOT',
    'TEMP',
    'TMP',
  )
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
