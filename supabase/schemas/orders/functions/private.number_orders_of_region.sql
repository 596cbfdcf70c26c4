create or replace function private.number_orders_of_region()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.number_orders_of(new.order_prefix);
  return null;
end
$function$;

comment on function private.number_orders_of_region() is 'Creates the sequence of a region that is added later.';

revoke all on function private.number_orders_of_region() from public;
