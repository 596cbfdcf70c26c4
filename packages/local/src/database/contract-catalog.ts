import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const roles = z.array(z.string())

const column = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  comment: z.nullable(z.string()),
  readers: roles,
  writers: roles,
})

const table = z.object({
  name: z.string(),
  comment: z.nullable(z.string()),
  policies: z.array(z.string()),
  deleters: roles,
  inserters: roles,
  columns: z.array(column),
})
/** A table of the API: who reads and writes which column, by the grants; the policies narrow the rows. */
export type ContractTable = z.infer<typeof table>

const callable = z.object({
  name: z.string(),
  args: z.string(),
  result: z.string(),
  callers: roles,
  comment: z.nullable(z.string()),
  source: z.string(),
})
/** A function that an API role may call. */
export type ContractFunction = z.infer<typeof callable>

const inner = z.object({ name: z.string(), source: z.string(), comment: z.nullable(z.string()) })
/** A function behind the API. */
export type InnerFunction = z.infer<typeof inner>

const enumeration = z.object({ name: z.string(), labels: z.array(z.string()) })

/** The API roles, in the order in which they are named. */
const API_ROLES = `array['anon', 'authenticated', 'service_role']`

const TABLES = `
  select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    array(select p.polname::text from pg_policy as p where p.polrelid = c.oid order by 1) as policies,
    array(select r from unnest(${API_ROLES}) as r where r <> 'service_role' and has_table_privilege(r, c.oid, 'delete')) as deleters,
    array(select r from unnest(${API_ROLES}) as r where r <> 'service_role' and has_any_column_privilege(r, c.oid, 'insert')) as inserters,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
      'comment', col_description(c.oid, a.attnum),
      'readers', array(select r from unnest(${API_ROLES}) as r where r <> 'service_role' and has_column_privilege(r, c.oid, a.attnum, 'select')),
      'writers', array(select r from unnest(${API_ROLES}) as r where r <> 'service_role' and has_column_privilege(r, c.oid, a.attnum, 'update')))
      order by a.attnum)
      from pg_attribute as a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`

/** Functions of extensions are in a separate schema; trigger functions are not called. */
const FUNCTIONS = `
  select p.proname as name, pg_get_function_arguments(p.oid) as args, pg_get_function_result(p.oid) as result,
    array(select r from unnest(${API_ROLES}) as r where has_function_privilege(r, p.oid, 'execute')) as callers,
    obj_description(p.oid, 'pg_proc') as comment, p.prosrc as source
  from pg_proc as p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, args`

const INNER = `
  select p.proname as name, p.prosrc as source, obj_description(p.oid, 'pg_proc') as comment
  from pg_proc as p where p.pronamespace = 'private'::regnamespace order by p.proname`

const ENUMS = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type as t join pg_enum as e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`

/** Everything in the database that the API roles can use, with its comments. */
export interface Catalog {
  readonly tables: readonly ContractTable[]
  readonly functions: readonly ContractFunction[]
  readonly inner: readonly InnerFunction[]
  readonly enums: readonly z.infer<typeof enumeration>[]
}

/** Reads the catalog of a database that has all migrations. */
export async function readCatalog(database: PGlite): Promise<Catalog> {
  const read = async (sql: string) => (await database.query(sql)).rows
  return {
    tables: z.array(table).parse(await read(TABLES)),
    functions: z.array(callable).parse(await read(FUNCTIONS)),
    inner: z.array(inner).parse(await read(INNER)),
    enums: z.array(enumeration).parse(await read(ENUMS)),
  }
}
