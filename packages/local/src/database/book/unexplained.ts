import type pg from 'pg'
import { z } from 'zod'

const found = z.array(z.object({ name: z.string() }))

/** Tables of the API, and functions that an API role may call and no extension has made, without a comment. */
const UNEXPLAINED = `
  select 'table ' || c.relname as name
  from pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and obj_description(c.oid, 'pg_class') is null
  union all
  select 'function ' || p.proname
  from pg_proc as p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and obj_description(p.oid, 'pg_proc') is null
    and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
    and exists (select from unnest(array['anon', 'authenticated', 'service_role']) as r
      where has_function_privilege(r, p.oid, 'execute'))
  order by name`

/** Tables and functions of the API that have no comment. */
export async function unexplained(client: pg.Client): Promise<readonly string[]> {
  return found.parse((await client.query(UNEXPLAINED)).rows).map(({ name }) => name)
}
