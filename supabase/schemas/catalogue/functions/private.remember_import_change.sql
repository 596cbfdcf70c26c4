create or replace function private.remember_import_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.catalog_import_changes as c (import_id, item_id, before, stock_change, is_recounted)
  values (current_setting('angadi.import')::uuid, old.id, private.item_image(old), coalesce(new.stock - old.stock, 0),
    (new.stock is null) <> (old.stock is null))
  on conflict (import_id, item_id) do update
    set stock_change = c.stock_change + excluded.stock_change, is_recounted = c.is_recounted or excluded.is_recounted;
  return null;
end
$function$;

comment on function private.remember_import_change() is 'Writes down what the import of this transaction (angadi.import) does to an item.';

revoke all on function private.remember_import_change() from public;
