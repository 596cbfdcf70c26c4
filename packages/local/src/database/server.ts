import { spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type PostgresPrograms, postgresPrograms } from './postgres-binaries.ts'
import { signalServer } from './server-process.ts'

/** A PostgreSQL server of this process. */
export interface PostgresServer {
  /** Connection string of the superuser. */
  readonly url: string
  /** Stops the server and, unless its folder was named, deletes its data. */
  stop(): Promise<void>
}

/** How a server is run. */
export interface ServerOptions {
  /** Where the data are kept; a folder that does not exist yet is made. Left out, they end with the server. */
  readonly folder?: string
  /** How much of the data it keeps in memory (shared_buffers). Default 256MB, enough for tests. */
  readonly memory?: string
  /** Whether commits need not wait for the disk, because the data need not survive a crash. Default no. */
  readonly losable?: boolean
}

/** Enough for some ten stacks at once: each holds about twenty connections. */
const MAX_CONNECTIONS = 300

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? ''
}

/** A server whose process was killed leaves its files, and perhaps the server itself, behind. */
async function clearLeftovers(programs: PostgresPrograms, folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const command = await readFile(`/proc/${Number(firstLine(text))}/cmdline`, 'utf8').catch(() => undefined)
  // Where the system can tell, a process id that belongs to another program by now is not stopped.
  if (command === undefined || command.includes(folder))
    await programs.run('pg_ctl', ['-D', folder, '-w', '-m', 'fast', 'stop']).catch(() => undefined)
  await rm(file, { force: true })
}

/** Ends the server that a killed process left running on a folder, if there is one. */
export async function stopLeftServer(folder: string): Promise<void> {
  await clearLeftovers(await postgresPrograms(), folder)
}

async function initialise(programs: PostgresPrograms, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (programs.user) await chown(folder, programs.user.uid, programs.user.gid)
  try {
    const format = ['-E', 'UTF8', '--no-sync', '--no-instructions']
    await programs.run('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', ...format])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (programs.user && reason.includes('Permission denied'))
      throw new Error(
        `PostgreSQL does not run as root, and the user nobody may not enter ${folder}. Start Angadi as an ordinary user.`,
      )
    throw error
  }
}

function settings(port: number, { memory = '256MB', losable = false }: ServerOptions): string {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: MAX_CONNECTIONS,
    shared_buffers: memory,
    timezone: 'UTC',
    ...(losable ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
  }
  const options = Object.entries(values).map(([name, value]) => `-c ${name}=${value}`)
  return [`-p ${port}`, ...options].join(' ')
}

/** Ends the server when this process ends without having stopped it, also when it is killed. */
function endWithProcess(folder: string, home: string | undefined): () => void {
  const signal = home === undefined ? 'SIGINT' : 'SIGQUIT'
  const end = () => signalServer(folder, signal)
  process.once('exit', end)
  const file = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url))
  const watcher = spawn(process.execPath, [file, folder, signal, home ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
    // Ctrl-C goes to the whole group; the watcher stays until this process is gone.
    detached: true,
  })
  watcher.on('error', () => {})
  watcher.unref()
  return () => {
    process.off('exit', end)
    watcher.kill('SIGKILL')
  }
}

/**
 * Starts PostgreSQL on a free port of this machine, empty unless its folder holds data.
 *
 * @throws when it does not start, with the end of its log
 */
export async function startServer(options: ServerOptions = {}): Promise<PostgresServer> {
  const programs = await postgresPrograms()
  const home = options.folder === undefined ? await mkdtemp(join(tmpdir(), 'angadi-postgres-')) : undefined
  if (home && programs.user) await chown(home, programs.user.uid, programs.user.gid)
  const folder = options.folder ?? join(home ?? '', 'data')
  const isMade = (await readFile(join(folder, 'PG_VERSION')).catch(() => undefined)) !== undefined
  if (isMade) await clearLeftovers(programs, folder)
  else await initialise(programs, folder)
  const port = await freePort()
  const log = join(folder, 'server.log')
  try {
    const start = ['-D', folder, '-w', '-l', log, '-o', settings(port, options), 'start']
    await programs.run('pg_ctl', start)
  } catch {
    const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
    throw new Error(`PostgreSQL did not start:\n${lines.slice(-5).join('\n')}`)
  }
  const forget = endWithProcess(folder, home)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      forget()
      const mode = home ? 'immediate' : 'fast'
      await programs.run('pg_ctl', ['-D', folder, '-w', '-m', mode, 'stop']).catch(() => undefined)
      if (home) await rm(home, { recursive: true, force: true })
    },
  }
}

/** Runs `work` with a connection of the superuser and closes it afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
