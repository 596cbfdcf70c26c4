/** Every query takes the exposed schemas as `$1` and answers one row a thing; types are spelled out with their schema. */

const RELATIONS = `
select c.oid::int8::text as id, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as is_view,
  coalesce(jsonb_agg(jsonb_build_object(
    'name', a.attname, 'type', pg_catalog.format_type(a.atttypid, -1),
    'base', case when t.typtype = 'd' then pg_catalog.format_type(t.typbasetype, t.typtypmod) else pg_catalog.format_type(a.atttypid, null) end,
    'composite', t.typtype = 'c' or t.typcategory = 'A',
    'default', case when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid) end,
    'drawn', a.attidentity <> '') order by a.attnum) filter (where a.attnum is not null), '[]') as columns,
  coalesce((select jsonb_agg(k.attname order by p.position)
    from pg_catalog.pg_index as i cross join lateral unnest(i.indkey::int2[]) with ordinality as p (attnum, position)
    join pg_catalog.pg_attribute as k on k.attrelid = c.oid and k.attnum = p.attnum
    where i.indrelid = c.oid and i.indisprimary), '[]') as primary_key
from pg_catalog.pg_class as c
join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
left join pg_catalog.pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
left join pg_catalog.pg_type as t on t.oid = a.atttypid
left join pg_catalog.pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
where n.nspname = any ($1::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
group by c.oid, n.nspname, c.relname, c.relkind`

const FOREIGN_KEYS = `
select con.conname as name, con.conrelid::int8::text as "from", con.confrelid::int8::text as "to",
  (select jsonb_agg(jsonb_build_array(a.attname, f.attname) order by k.position)
   from unnest(con.conkey, con.confkey) with ordinality as k (attnum, fattnum, position)
   join pg_catalog.pg_attribute as a on a.attrelid = con.conrelid and a.attnum = k.attnum
   join pg_catalog.pg_attribute as f on f.attrelid = con.confrelid and f.attnum = k.fattnum) as columns,
  exists (select from pg_catalog.pg_index as i
    where i.indrelid = con.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
      and (select array_agg(x order by x) from unnest(i.indkey::int2[]) as x) = (select array_agg(x order by x) from unnest(con.conkey) as x)) as is_unique,
  coalesce((select con.conkey <@ i.indkey::int2[] from pg_catalog.pg_index as i where i.indrelid = con.conrelid and i.indisprimary), false) as is_in_key
from pg_catalog.pg_constraint as con
join pg_catalog.pg_class as c on c.oid = con.conrelid join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
where con.contype = 'f' and con.conparentid = 0 and n.nspname = any ($1::text[])
order by con.conname`

const FUNCTIONS = `
select n.nspname as schema, p.proname as name, p.provolatile::text as volatility, p.proretset as is_set,
  p.prorettype = 'void'::regtype as is_void,
  t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as is_composite,
  t.typrelid::int8::text as relation,
  coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(p.proargnames[a.position], ''),
      'type', pg_catalog.format_type(a.type, -1),
      'required', a.input <= p.pronargs - p.pronargdefaults,
      'variadic', coalesce(a.mode = 'v', false)) order by a.position)
    from (select x.type, x.position, p.proargmodes[x.position] as mode, row_number() over (order by x.position) as input
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as x (type, position)
      where coalesce(p.proargmodes[x.position] in ('i', 'b', 'v'), true)) as a), '[]') as parameters
from pg_catalog.pg_proc as p
join pg_catalog.pg_namespace as n on n.oid = p.pronamespace
join pg_catalog.pg_type as t on t.oid = p.prorettype
where n.nspname = any ($1::text[]) and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype and p.prorettype <> 'event_trigger'::regtype`

/** The connecting role of the Data API and those that it may take, and what is set for each of them. */
const ROLES = `
select r.rolname as name, coalesce((
  select jsonb_object_agg(split_part(s, '=', 1), substr(s, strpos(s, '=') + 1))
  from pg_catalog.pg_db_role_setting as d cross join lateral unnest(d.setconfig) as s
  where d.setrole = r.oid and d.setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database()))), '{}') as settings
from pg_catalog.pg_roles as r
where pg_catalog.pg_has_role('authenticator', r.oid, 'member') and $1::text[] is not null`

/** What is read of the database's own catalogue. */
export const catalogQueries = {
  relations: RELATIONS,
  foreignKeys: FOREIGN_KEYS,
  functions: FUNCTIONS,
  roles: ROLES,
} as const
