import { basename } from 'node:path'
import type { SqlFile } from '../sql-files.ts'

const nameOf = ({ path }: SqlFile) => basename(path, '.sql').replace(/^\d+_/, '')

/** The lines of the comment that a migration begins with. */
const headingOf = ({ text }: SqlFile) => text.split(/\n(?!--)/)[0] ?? ''

/**
 * What a migration belongs to, e.g. `orders`: as its first comment says, `-- Domain: orders`, else as it is named, as
 * those of schema 0.2 and of new trades are.
 */
function domainOf(migration: SqlFile): string {
  return /^-- Domain: (\w+)$/m.exec(headingOf(migration))?.[1] ?? nameOf(migration)
}

const CREATED =
  /^\s*create (?:or replace )?(?:unlogged )?(?:table|function|view|type|sequence) (?:if not exists )?((?:public|private)\.[a-z0-9_]+)/i

const RENAMED =
  /^\s*alter (?:table|function|view|type|sequence) (?:if exists )?((public|private)\.[a-z0-9_]+)(?:\s*\([^)]*\))? rename to ([a-z0-9_]+)/i

/**
 * The domain of each table, function, view, type and sequence by its qualified name: that of the migration that first
 * made it. One that replaces or renames it later does not move it.
 */
export function domainsOf(migrations: readonly SqlFile[]): ReadonlyMap<string, string> {
  const domains = new Map<string, string>()
  for (const migration of migrations)
    for (const line of migration.text.split('\n')) {
      const [, made] = CREATED.exec(line) ?? []
      if (made !== undefined && !domains.has(made)) domains.set(made, domainOf(migration))
      const [, from = '', schema, to] = RENAMED.exec(line) ?? []
      const domain = domains.get(from)
      if (domain !== undefined) domains.set(`${schema}.${to}`, domain)
    }
  return domains
}

/** What each domain is about, in reading order, as the migration of its name says, or else its first one. */
export function subjectsOf(migrations: readonly SqlFile[]): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>()
  for (const [domain, own] of Map.groupBy(migrations, domainOf)) {
    const [first] = own
    const telling = own.find((one) => nameOf(one) === domain) ?? first
    const lines = telling ? headingOf(telling).replace(/^-- Domain: .*$/m, '') : ''
    subjects.set(domain, lines.replaceAll(/^-- ?/gm, '').replaceAll(/\s+/g, ' ').trim())
  }
  return subjects
}
