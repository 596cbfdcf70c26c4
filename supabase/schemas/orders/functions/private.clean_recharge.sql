create or replace function private.clean_recharge (
  request jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.short_values(request, 'operator', 'circle', 'number', 'plan_id', 'amount_paise')
$function$;

comment on function private.clean_recharge(jsonb) is 'What a request says of a recharge.';

revoke all on function private.clean_recharge(jsonb) from public;
