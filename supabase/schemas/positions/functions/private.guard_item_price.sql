create or replace function private.guard_item_price()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.guard_prices(new.vendor_id, 'prices_changed', jsonb_build_object('item', new.name));
  return null;
end
$function$;

revoke all on function private.guard_item_price() from public;
