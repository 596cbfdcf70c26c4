import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { applySqlFiles } from './apply-sql.ts'
import { hostedRoleAt } from './hosted-role.ts'
import { paths } from './paths.ts'
import { type PostgresServer, type ServerOptions, startServer, withClient } from './server.ts'
import { sqlFilesIn } from './sql-files.ts'

const run = promisify(execFile)

/** The official command-line tool of Supabase, run in this repository. */
export async function supabaseCli(args: readonly string[]): Promise<string> {
  const { stdout } = await run(paths.supabaseCli, [...args], { cwd: paths.root, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** How the migrations are applied. */
export interface MigratedOptions extends ServerOptions {
  /** By a role that may do no more than `postgres` on hosted projects. Default by the superuser, who owns all. */
  readonly asHosted?: boolean
}

/** A PostgreSQL with what Supabase brings and all migrations, applied by the official tool. */
export async function migratedServer({
  asHosted = false,
  ...options
}: MigratedOptions = {}): Promise<PostgresServer> {
  const server = await startServer(options)
  try {
    const platform = await sqlFilesIn(paths.platform)
    await withClient(server.url, (client) => applySqlFiles(platform, (text) => client.query(text)))
    const remote = asHosted ? await hostedRoleAt(server.url) : server.url
    await supabaseCli(['db', 'push', `--remote=${remote}`, '--yes'])
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}
