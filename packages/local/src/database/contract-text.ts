import { basename } from 'node:path'
import type { Catalog, ContractFunction, ContractTable } from './contract-catalog.ts'
import type { SqlFile } from './sql-files.ts'

const CODE = /private\.refuse\(\s*(?:\d+|case\b[\s\S]*?\bend)\s*,\s*'([a-z_]+)'/g
const NAMED_CODES = /-- refuses: ([a-z_, ]+)/g
const PRIVATE_CALL = /private\.([a-z_]+)\(/g

/** The codes that a function may refuse with, its helpers' included. */
export function refusalsOf({ source }: { readonly source: string }, catalog: Catalog): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (text: string) => {
    for (const [, code = ''] of text.matchAll(CODE)) found.add(code)
    for (const [, codes = ''] of text.matchAll(NAMED_CODES))
      for (const code of codes.split(',')) found.add(code.trim())
    for (const [, name = ''] of text.matchAll(PRIVATE_CALL)) {
      if (seen.has(name)) continue
      seen.add(name)
      for (const helper of catalog.inner) if (helper.name === name) visit(helper.source)
    }
  }
  visit(source)
  return [...found].toSorted()
}

const ROLE_NAMES: Readonly<Record<string, string>> = {
  anon: 'guests',
  authenticated: 'signed-in people',
  service_role: 'the service role',
}

function people(roles: readonly string[]): string {
  return roles.map((role) => ROLE_NAMES[role] ?? role).join(', ')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function tableText({ name, comment, columns, policies, inserters, deleters }: ContractTable): string {
  const rows = columns
    .filter(({ readers, writers }) => readers.length + writers.length > 0)
    .map(({ name: column, type, required, readers, writers, comment: what }) =>
      [
        `\`${column}\``,
        `${type}${required ? '' : ', may be null'}`,
        people(readers) || 'nobody',
        people(writers),
        what ?? '',
      ]
        .map(cell)
        .join(' | '),
    )
  const hidden = columns
    .filter(({ readers, writers }) => readers.length + writers.length === 0)
    .map((column) => `\`${column.name}\``)
  return [
    `### Table \`${name}\``,
    comment ?? '',
    rows.length > 0
      ? `| Column | Type | Read by | Changed by | |\n|---|---|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`
      : '',
    hidden.length > 0
      ? rows.length > 0
        ? `Not for the API: ${hidden.join(', ')}.`
        : 'Nothing of it is for the API.'
      : '',
    inserters.length > 0 ? `Rows are added by ${people(inserters)}.` : '',
    deleters.length > 0 ? `Rows are deleted by ${people(deleters)}.` : '',
    policies.length > 0 ? `Of the rows: ${policies.join('; ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function functionText(one: ContractFunction, catalog: Catalog): string {
  const refusals = refusalsOf(one, catalog)
  return [
    `### \`${one.name}(${one.args}) → ${one.result.replace(/^TABLE\(/, 'setof (')}\``,
    one.comment ?? '',
    `Called by ${people(one.callers)}.${refusals.length > 0 ? ` May refuse with ${refusals.map((code) => `\`${code}\``).join(', ')}.` : ''}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The first comment of a migration describes its domain. */
function subjectOf({ text }: SqlFile): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('--'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^-- ?/, ''))
    .join(' ')
}

const CREATED = /^create (?:or replace )?(table|function) public\.([a-z0-9_]+)/gm

/** Where each table and function was first made: a later migration that replaces one does not move it. */
function homesIn(migrations: readonly SqlFile[]): ReadonlyMap<string, SqlFile> {
  const homes = new Map<string, SqlFile>()
  for (const file of migrations)
    for (const [, kind = '', name = ''] of file.text.matchAll(CREATED))
      if (!homes.has(`${kind} ${name}`)) homes.set(`${kind} ${name}`, file)
  return homes
}

const PREAMBLE = `# The contract between the database and the apps

Written by \`pnpm db:types\` from the comments, grants and policies of the database; \`pnpm --filter @angadi/local advisors\` fails where it is out of date. To change a sentence, change the \`comment on\` in the migration. What holds for all of it (errors, idempotency, the edge functions, sign-in) is written in [api.md](api.md).`

/** What one reads to call the database: by domain its tables, then its functions. */
export function contractText(catalog: Catalog, migrations: readonly SqlFile[]): string {
  const can = (name: string) => catalog.inner.find((one) => one.name === name)?.comment ?? ''
  const homes = homesIn(migrations)
  const domains = migrations.map((file) => {
    const holds = (kind: 'table' | 'function', name: string) => homes.get(`${kind} ${name}`) === file
    const parts = [
      ...catalog.tables.filter(({ name }) => holds('table', name)).map(tableText),
      ...catalog.functions
        .filter(({ name, callers }) => callers.length > 0 && holds('function', name))
        .map((one) => functionText(one, catalog)),
    ]
    return parts.length === 0
      ? ''
      : [
          `## ${basename(file.path, '.sql').replace(/^\d+_/, '').replaceAll('_', ' ')}`,
          subjectOf(file),
          ...parts,
        ].join('\n\n')
  })
  return `${[
    PREAMBLE,
    '## Enums',
    catalog.enums.map(({ name, labels }) => `- \`${name}\`: ${labels.join(', ')}`).join('\n'),
    '## Topics',
    can('can_join'),
    can('publish'),
    ...domains.filter((part) => part !== ''),
  ].join('\n\n')}\n`
}

/** Tables and functions of the API that have no comment. */
export function unexplained(catalog: Catalog): readonly string[] {
  return [
    ...catalog.tables.filter(({ comment }) => !comment).map(({ name }) => `table ${name}`),
    ...catalog.functions
      .filter(({ comment, callers }) => !comment && callers.length > 0)
      .map(({ name }) => `function ${name}`),
  ]
}
