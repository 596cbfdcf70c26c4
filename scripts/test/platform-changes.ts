import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { isSharedFolder, journeyFolders } from './journey-folders.ts'

/** Folders of journeys of the platform alone: they need not run when only trades have changed. */
export const PLATFORM_JOURNEYS: readonly string[] = ['identity', 'shell']

/** Journeys that do not run, and why. */
export interface LeftOut {
  readonly folders: readonly string[]
  readonly reason: string
}

/** What has changed since the last landed commit. */
export interface Changes {
  /** The short id of that commit. */
  readonly base: string
  /** Paths relative to the root of the repository, with slashes. */
  readonly paths: readonly string[]
}

/** What no running product reads, or only tests of its own. */
const NOT_RUN =
  /^(docs|\.changeset|\.github|supabase\/tests|e2e\/(bench|browsers|look|pictures)|scripts\/(test|requirements|decisions|migrations|slice|sql))\/|\.(test|stories)\.tsx?$|(^|\/)[A-Z-]+\.md$/

/** The folders of customers' features that every screen or the sign-in is made of. */
const PLATFORM_FEATURES: ReadonlySet<string> = new Set([
  'access',
  'auth',
  'layout',
  'location',
  'profile',
  'recovery',
])

/** What a migration of accounts, roles or sessions names. */
const PLATFORM_SQL = /\bauth\.(users|sessions|identities)\b|\bpublic\.(user_roles|profiles|addresses)\b/

/**
 * Whether a changed file can change what the journeys of the platform see. Whatever is not known to belong to a trade or
 * to tests counts as the platform.
 *
 * @param trades the names of the folders that belong to trades
 * @param textOf the text of a changed file, empty where it was deleted
 */
export function isOfPlatform(
  path: string,
  trades: readonly string[],
  textOf: (path: string) => string,
): boolean {
  if (NOT_RUN.test(path)) return false
  const [journeys, folder = ''] = /^e2e\/journeys\/([^/]+)\//.exec(path) ?? []
  if (journeys !== undefined) return PLATFORM_JOURNEYS.includes(folder)
  const [migration] = /^supabase\/migrations\/.*\.sql$/.exec(path) ?? []
  if (migration !== undefined) {
    const text = textOf(path)
    return text === '' || PLATFORM_SQL.test(text)
  }
  const [, app, feature = ''] = /^apps\/([^/]+)\/src\/features\/([^/]+)\//.exec(path) ?? []
  if (app !== undefined) return app === 'customer' && PLATFORM_FEATURES.has(feature)
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''))
  return !parts.some((part) => trades.includes(part))
}

/**
 * Which journeys of the platform need not run: none where everything is asked for, where nothing tells what has changed,
 * and where the platform has changed.
 *
 * @param changes undefined where the last landed commit is unknown or nothing has changed since
 */
export function journeysLeftOut(
  changes: Changes | undefined,
  runsAll: boolean,
  isPlatform: (path: string) => boolean,
): LeftOut | undefined {
  if (runsAll || changes === undefined || changes.paths.some(isPlatform)) return undefined
  return {
    folders: PLATFORM_JOURNEYS,
    reason: `nothing of the platform has changed since ${changes.base}; CI=true runs them`,
  }
}

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/**
 * What this checkout changes, committed or not. The last landed commit is the one where its branch left the remote's
 * main branch, or `main` where there is no remote; on `main` itself without a remote it is unknown.
 */
export function changesSinceLanding(): Changes | undefined {
  const landed = ['origin/HEAD', 'origin/main', 'main'].find((name) =>
    git('rev-parse', '--verify', '--quiet', name),
  )
  if (!landed || (landed === 'main' && git('branch', '--show-current') === 'main')) return undefined
  const base = git('merge-base', 'HEAD', landed)
  const tracked = base && git('diff', '--name-only', '--no-renames', base)
  const added = git('ls-files', '--others', '--exclude-standard')
  if (!base || tracked === undefined || added === undefined) return undefined
  const paths = `${tracked}\n${added}`.split('\n').filter((path) => path !== '')
  return paths.length === 0 ? undefined : { base: base.slice(0, 8), paths }
}

/** The journeys that this run leaves out. */
export function leftOutNow(): LeftOut | undefined {
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const trades = journeyFolders().filter((folder) => !isSharedFolder(folder))
  return journeysLeftOut(changesSinceLanding(), Boolean(process.env['CI']), (path) =>
    isOfPlatform(path, trades, textOf),
  )
}
