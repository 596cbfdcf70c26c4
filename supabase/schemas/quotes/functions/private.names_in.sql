create or replace function private.names_in (
  item_ids uuid[],
  language text
)
  returns table (
    item_id uuid,
    written text,
    name text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
    select i.id, private.item_label(i.name, i.unit, v.kind),
      private.item_label(coalesce(i.name_translations ->> names_in.language, w.text), i.unit, v.kind)
    from public.catalog_items as i
    join public.vendors as v on v.id = i.vendor_id
    left join public.dictionary as w
      on w.kind = 'item' and w.source = lower(i.name) and w.language = names_in.language
    where i.id = any (names_in.item_ids)
      and coalesce(i.name_translations ->> names_in.language, w.text) is not null;
end
$function$;

comment on function private.names_in(uuid[], text) is 'The names of items in a language as carts and receipts write them, beside what the vendor wrote; without a translation no row.';

revoke all on function private.names_in(uuid[], text) from public;
