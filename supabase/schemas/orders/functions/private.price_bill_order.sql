create or replace function private.price_bill_order (
  caller uuid,
  request jsonb
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.digital_order(caller, 'bill', private.price_bill(caller, request), request)
$function$;

comment on function private.price_bill_order(uuid, jsonb) is 'What paying a bill costs, as private.trades.price returns it.';

revoke all on function private.price_bill_order(uuid, jsonb) from public;
