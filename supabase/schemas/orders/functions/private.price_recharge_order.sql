create or replace function private.price_recharge_order (
  caller uuid,
  request jsonb
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.digital_order(caller, 'recharge', private.price_recharge(request), request)
$function$;

comment on function private.price_recharge_order(uuid, jsonb) is 'What a recharge costs, as private.trades.price returns it.';

revoke all on function private.price_recharge_order(uuid, jsonb) from public;
