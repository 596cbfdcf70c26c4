create or replace function private.check_substitute (
  item_id uuid,
  substitute_id uuid
)
  returns public.catalog_items
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  missing public.catalog_items;
  instead public.catalog_items;
begin
  select * into missing from public.catalog_items as i where i.id = check_substitute.item_id;
  select * into instead from public.catalog_items as i where i.id = check_substitute.substitute_id
    and i.vendor_id = missing.vendor_id;
  if instead.id is null or instead.id = missing.id then
    perform private.refuse(404, 'substitute_not_found', 'This store does not sell that instead.');
  end if;
  -- The invoice keeps its lines: what replaces an item is taxed alike.
  if instead.tax_class <> missing.tax_class then
    perform private.refuse(409, 'substitute_other_tax', 'This is taxed in another way and cannot take its place.');
  end if;
  return instead;
end
$function$;

comment on function private.check_substitute(uuid, uuid) is 'Refuses what cannot take the place of an item: another store''s, the item itself, or goods of another tax class.';

revoke all on function private.check_substitute(uuid, uuid) from public;
