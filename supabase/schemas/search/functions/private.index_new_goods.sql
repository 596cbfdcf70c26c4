create or replace function private.index_new_goods()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_items(array(select n.item_id from new_rows as n where n.brand is not null
    or n.product_id is not null));
  return null;
end
$function$;

comment on function private.index_new_goods() is 'Items from a shelf are found by their brand and product as well.';

revoke all on function private.index_new_goods() from public;
