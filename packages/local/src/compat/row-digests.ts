import { z } from 'zod'
import type { Sql } from '../gateway/database-port.ts'

const columns = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))
const digests = z.tuple([z.object({ rows: z.int(), digest: z.string() })])

/** The columns of each table with rows of users, the ledger, auth or storage. */
export type TableColumns = ReadonlyMap<string, readonly string[]>

/** The tables of a database with their columns, as they are now. */
export async function tableColumns(sql: Sql): Promise<TableColumns> {
  const rows = await sql.query(
    `select format('%I.%I', n.nspname, c.relname) as name, jsonb_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_catalog.pg_class as c
     join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
     join pg_catalog.pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_'
       and n.nspname not in ('information_schema', 'supabase_migrations')
     group by 1`,
  )
  return new Map(columns.parse(rows).map((table) => [table.name, table.columns]))
}

/** By table the number of its rows and a digest of what these columns hold: equal only when every row is there. */
export async function rowDigests(sql: Sql, tables: TableColumns): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const [table, names] of tables) {
    const [{ rows, digest }] = digests.parse(
      await sql.query(
        `select count(*)::integer as rows, md5(coalesce(string_agg(r.digest, '' order by r.digest), '')) as digest
         from (select md5(row(${names.join(', ')})::text) as digest from ${table}) as r`,
      ),
    )
    found[table] = `${rows} rows ${digest}`
  }
  return found
}
