import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { paths } from '../database/paths.ts'

/** A migration during which a start can be killed. */
export const NEVER_RETURNS = `alter table public.order_events add column gift boolean not null default true;
select count(*) from generate_series(1, 1e12::bigint) as never_returns;
`

/** A folder below `folder` with the repository's migrations and these. */
export async function migrationsWith(folder: string, ...added: readonly string[]): Promise<string> {
  const migrations = join(await mkdtemp(join(folder, 'project-')), 'supabase', 'migrations')
  await cp(paths.migrations, migrations, { recursive: true })
  for (const [index, text] of added.entries())
    await writeFile(join(migrations, `2099120${index + 1}000000_added.sql`), text)
  return migrations
}

/** Which database is brought forward, by the function that opens it and its first argument. */
export interface BegunUpgrade {
  readonly open: 'openPersistentDatabase' | 'openStoredServer' | 'openDatabaseAt'
  readonly where: string
  readonly migrations: string
}

/** Begins an upgrade in a process of its own, and resolves when that says so. */
export async function beginUpgrade({ open, where, migrations }: BegunUpgrade): Promise<ChildProcess> {
  const file = open === 'openPersistentDatabase' ? 'open-pglite-database.ts' : 'open-postgres-database.ts'
  const { href } = new URL(`../start/${file}`, import.meta.url)
  const args = [JSON.stringify(where), ...(open === 'openDatabaseAt' ? [] : ['false']), 'console.log']
  const script = `await (await import(${JSON.stringify(href)})).${open}(${args.join()}, ${JSON.stringify(migrations)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [sentence] = await once(child.stdout, 'data')
  if (!String(sentence).includes('is brought forward by')) throw new Error(String(sentence))
  return child
}

/** Kills a process with SIGKILL and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
