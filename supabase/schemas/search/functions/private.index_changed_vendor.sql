create or replace function private.index_changed_vendor()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_vendors(array[new.id]);
  if old.name <> new.name or private.search_cell(old.lat, old.lng) <> private.search_cell(new.lat, new.lng) then
    perform private.index_items(array(select i.id from public.catalog_items as i where i.vendor_id = new.id));
  end if;
  return null;
end
$function$;

comment on function private.index_changed_vendor() is 'A vendor is found by its new name, cuisines or place, and so are its items.';

revoke all on function private.index_changed_vendor() from public;
