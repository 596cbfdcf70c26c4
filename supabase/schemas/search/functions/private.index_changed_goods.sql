create or replace function private.index_changed_goods()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_items(array[new.item_id]);
  return null;
end
$function$;

comment on function private.index_changed_goods() is 'An item is found by its new brand or product.';

revoke all on function private.index_changed_goods() from public;
