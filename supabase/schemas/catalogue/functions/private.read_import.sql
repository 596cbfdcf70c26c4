create or replace function private.read_import (
  vendor_id uuid,
  kind public.vendor_kind,
  rows jsonb
)
  returns SETOF private.import_line
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query with line as (
    select coalesce((r ->> 'line')::integer, n::integer) as line, r - 'line' as item,
      private.item_problem(r - array['line', 'id'], kind, r ->> 'id' is null) as problem,
      n, private.item_key(r ->> 'name', r ->> 'unit', r -> 'goods' -> 'variant') as key
    from jsonb_array_elements(read_import.rows) with ordinality as e (r, n)
  ), own as materialized (
    select i.id, i.vendor_id, private.item_key(i.name, i.unit, g.variant) as key, g.barcode, i.created_at
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
      where i.vendor_id = read_import.vendor_id
  ), matched as (
    select l.*, case when l.item ->> 'id' is not null then i.id else coalesce(
      -- Of several items with one bar code it is the one of this name.
      case when k.barcode = l.item -> 'goods' ->> 'barcode' then k.id end, b.id, k.id) end as item_id
    from line as l
    left join own as i on i.id::text = l.item ->> 'id'
    left join (select distinct on (o.barcode) o.barcode, o.id from own as o where o.barcode is not null
      order by o.barcode, o.created_at, o.id) as b
      on b.barcode = l.item -> 'goods' ->> 'barcode'
    left join (select distinct on (o.key) o.key, o.id, o.barcode from own as o order by o.key, o.created_at, o.id) as k
      on k.key = l.key
  ), judged as (
    select m.line, m.item, m.n, m.item_id, m.key,
      coalesce(m.problem, case when m.item ->> 'id' is not null and m.item_id is null then 'item_unknown'
        when row_number() over (partition by coalesce(m.item_id::text, m.key) order by m.n) > 1 then 'item_twice'
          end) as problem
    from matched as m
  )
  select j.line, j.item, j.problem, coalesce(j.item_id, gen_random_uuid()), j.item_id is null,
    case when i.id is not null then private.item_image(i) end, j.key
  from judged as j left join public.catalog_items as i on i.id = j.item_id order by j.n;
end
$function$;

comment on function private.read_import(uuid, public.vendor_kind, jsonb) is 'The lines of a file with what each would do: change the item of its id, bar code or name, make a new one, or nothing because of a problem.';

revoke all on function private.read_import(uuid, public.vendor_kind, jsonb) from public;
