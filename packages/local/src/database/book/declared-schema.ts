import { basename, dirname } from 'node:path'
import { buildSchemaExport } from '@supabase/pg-delta/frontends'
import { supabaseProfile } from '@supabase/pg-delta/integrations'
import pg from 'pg'
import { z } from 'zod'
import type { SqlFile } from '../sql-files.ts'
import { statementsIn } from '../statements.ts'
import { declaration, type Names } from './declarations.ts'
import { domainsOf, subjectsOf } from './domains.ts'

const words = z.array(z.object({ word: z.string() }))
const tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))
const policies = z.array(z.object({ name: z.string(), statement: z.string() }))

const KEYWORDS = `select word from pg_get_keywords() where catcode <> 'U'`

const COLUMNS = `
  select format('%s.%s', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace join pg_attribute as a on a.attrelid = c.oid
  where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  group by 1`

/** Policies on the tables of Storage and Realtime, which are the platform's, so that the exporter passes over them. */
const PLATFORM_POLICIES = `
  select format('%s.%s', p.schemaname, p.tablename) as name,
    concat_ws(' ', format('CREATE POLICY %I ON %I.%I FOR %s TO %s', p.policyname, p.schemaname, p.tablename, p.cmd,
        array_to_string(p.roles, ', ')),
      'USING (' || p.qual || ')', 'WITH CHECK (' || p.with_check || ')') as statement
  from pg_policies as p where p.schemaname not in ('public', 'private') order by p.policyname`

/** Where the exporter puts things that belong to no domain. */
function placeOfCommon(name: string): string {
  if (name.startsWith('cluster/')) return name.replace('cluster/', 'platform/')
  return `platform/${name.replace('schemas/', '').replace('/schema.sql', '.schema.sql').replace('/tables/', '.')}`
}

const PREAMBLE = `# The schema as it is

Written by \`pnpm db:schema\` from a database with all migrations, never by hand: one file for each table (with its constraints, indexes, triggers, policies, comments and rights), function, view and type. \`pnpm --filter @angadi/local advisors\` fails where it is out of date. A file is named by the schema: \`public\` is the API, \`private\` what is behind it. To find one, search for its name: \`public.enhanced_orders\`. To change one, write a migration ([docs/operations/migrations.md](../../docs/operations/migrations.md)). What rows say of trades and kinds of orders is in [docs/kinds.md](../../docs/kinds.md).`

/** The first page: which domains there are. */
function contents(subjects: ReadonlyMap<string, string>): string {
  const lines = [...subjects].map(([domain, subject]) => `- [${domain}](${domain}): ${subject}`)
  const platform =
    '- [platform](platform): extensions, schemas, and what is ours on tables that Supabase brings.'
  return `${PREAMBLE}\n\n${[...lines, platform].join('\n')}\n`
}

/** Whether a file of the exporter holds something that belongs to a domain: `schemas/public/tables/regions.sql`. */
const OF_DOMAIN = /^schemas\/(?:public|private)\/\w+\/[^/]+\.sql$/

/**
 * The schema as declarations, one file for each table, function, view and type, by domain, e.g.
 * `orders/tables/public.enhanced_orders.sql`. What rows make while the platform is used, such as the series of order
 * numbers of each region, is in none.
 *
 * @param url a database with all migrations
 * @returns the texts by their paths
 * @throws when something else is there that no migration makes
 */
export async function declaredSchema(
  url: string,
  migrations: readonly SqlFile[],
): Promise<ReadonlyMap<string, string>> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  try {
    const names: Names = {
      keywords: new Set(words.parse((await pool.query(KEYWORDS)).rows).map(({ word }) => word)),
      columns: new Map(
        tables.parse((await pool.query(COLUMNS)).rows).map(({ name, columns }) => [name, columns]),
      ),
    }
    const { files } = await buildSchemaExport(pool, { profile: supabaseProfile })
    const domains = domainsOf(migrations)
    const declared = files.flatMap(({ name, sql }): [string, string][] => {
      const text = declaration(statementsIn(sql), names)
      if (!OF_DOMAIN.test(name)) return [[placeOfCommon(name), text]]
      const [, schema = '', sort = ''] = dirname(name).split('/')
      const qualified = `${schema}.${basename(name, '.sql')}`
      const domain = domains.get(qualified)
      if (domain === undefined && sort !== 'sequences') throw new Error(`No migration makes ${qualified}.`)
      return domain === undefined ? [] : [[`${domain}/${sort}/${qualified}.sql`, text]]
    })
    const platform = Map.groupBy(
      policies.parse((await pool.query(PLATFORM_POLICIES)).rows),
      ({ name }) => name,
    )
    for (const [table, made] of platform)
      declared.push([
        `platform/${table}.policies.sql`,
        declaration(
          made.map(({ statement }) => statement),
          names,
        ),
      ])
    const filled = new Set(declared.map(([name]) => name.split('/')[0]))
    const subjects = new Map([...subjectsOf(migrations)].filter(([domain]) => filled.has(domain)))
    declared.push(['README.md', contents(subjects)])
    return new Map(declared.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  } finally {
    await pool.end()
  }
}
