create or replace function private.items_spelled_like (
  vendor_id uuid,
  lines private.import_line[]
)
  returns table (
    line integer,
    spelling text,
    item_id uuid,
    name text
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if not exists (select from unnest(lines) as l where l.problem is null and l.is_new) then return; end if;
  return query with fresh as materialized (
    select l.line, private.spelling(l.item ->> 'name', l.item ->> 'unit', l.item -> 'goods' -> 'variant') as spelling
    from unnest(lines) as l where l.problem is null and l.is_new
  ), own as materialized (
    select i.id, i.name, i.created_at, private.spelling(i.name, i.unit, g.variant) as spelling
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
      where i.vendor_id = items_spelled_like.vendor_id
      -- What another line of the file changes is not proposed as a second one's.
      and not exists (select from unnest(lines) as l where l.item_id = i.id)
  )
  select distinct on (f.line) f.line, f.spelling, o.id, o.name from fresh as f
    left join own as o on o.spelling = f.spelling
  order by f.line, o.created_at, o.id;
end
$function$;

comment on function private.items_spelled_like(uuid, private.import_line[]) is 'The new items of a file as their names sound, each with an item that the vendor has under another spelling of it.';

revoke all on function private.items_spelled_like(uuid, private.import_line[]) from public;
