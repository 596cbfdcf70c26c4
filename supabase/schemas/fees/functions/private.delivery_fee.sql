create or replace function private.delivery_fee (
  rule public.fee_rules,
  distance_m integer
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select rule.base_paise + rule.per_km_paise * (ceil(greatest(distance_m - rule.base_distance_m, 0) / 1000.0))::integer
$function$;

comment on function private.delivery_fee(public.fee_rules, integer) is 'Base plus each started kilometre beyond the base distance, without surcharges; distance_m is by road.';

revoke all on function private.delivery_fee(public.fee_rules, integer) from public;
