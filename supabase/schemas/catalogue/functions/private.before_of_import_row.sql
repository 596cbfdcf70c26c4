create or replace function private.before_of_import_row()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.before := coalesce((select c.before from private.catalog_import_changes as c where c.import_id = new.import_id
    and c.item_id = new.item_id), new.before);
  return new;
end
$function$;

comment on function private.before_of_import_row() is 'Puts the image from under the lock in place of one that was read earlier.';

revoke all on function private.before_of_import_row() from public;
