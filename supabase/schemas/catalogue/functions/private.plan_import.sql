create or replace function private.plan_import (
  vendor_id uuid,
  kind public.vendor_kind,
  rows jsonb
)
  returns SETOF private.import_line
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  lines private.import_line[];
begin
  select array_agg(row(r.line, r.item, case when r.problem is null and r.item ->> 'expires_on' is not null
      and not pg_input_is_valid(r.item ->> 'expires_on', 'date') then 'item_invalid' else r.problem end,
    r.item_id, r.is_new, r.before, r.key)::private.import_line order by r.n) into lines
  from private.read_import(plan_import.vendor_id, kind, rows) with ordinality
    as r (line, item, problem, item_id, is_new, before, key, n);
  -- What is sold between reading and writing would be put back by undoing the import: items as they were are read
  -- behind a lock.
  perform from public.catalog_items as i where i.vendor_id = plan_import.vendor_id
    and i.id in (select l.item_id from unnest(lines) as l where l.problem is null and not l.is_new) order by i.id
      for no key update of i;
  return query select l.line,
      -- A unit that stays says nothing new about the pack, which may be known although the unit does not name it.
      case when i.id is not null and l.item ? 'unit' and jsonb_typeof(l.item -> 'goods') = 'object'
          and coalesce(trim(l.item ->> 'unit'), '') = coalesce(i.unit, '')
        then l.item || jsonb_build_object('goods', (l.item -> 'goods') - array['pack_size', 'pack_unit']) else l.item
          end,
      l.problem, l.item_id, l.is_new, case when i.id is not null then private.item_image(i) end, l.key
    from unnest(lines) with ordinality as l (line, item, problem, item_id, is_new, before, key, n)
    left join public.catalog_items as i on i.id = l.item_id and i.vendor_id = plan_import.vendor_id
    order by l.n;
end
$function$;

comment on function private.plan_import(uuid, public.vendor_kind, jsonb) is 'The lines of a file with what each would do, as private.read_import says; the items that they change are locked, and as they are behind that lock.';

revoke all on function private.plan_import(uuid, public.vendor_kind, jsonb) from public;
