create or replace function private.guard_option_price()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.guard_prices(private.vendor_of_group(new.group_id), 'prices_changed',
    jsonb_build_object('item', new.name));
  return null;
end
$function$;

revoke all on function private.guard_option_price() from public;
