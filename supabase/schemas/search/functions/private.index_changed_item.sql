create or replace function private.index_changed_item()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_items(array[new.id]);
  return null;
end
$function$;

comment on function private.index_changed_item() is 'An item is found by its new name; a change of price or stock costs nothing here.';

revoke all on function private.index_changed_item() from public;
