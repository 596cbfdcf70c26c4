create or replace function private.parcel_way_paise (
  rate private.parcel_rates,
  grams integer,
  metres integer
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('base', rate.base_paise,
    'distance', round(greatest(parcel_way_paise.metres - rate.covers_metres, 0)::numeric * rate.per_km_paise / 1000),
    'weight', (private.parcel_class(rate, parcel_way_paise.grams)).surcharge_paise)
$function$;

comment on function private.parcel_way_paise(private.parcel_rates, integer, integer) is
  'What one way costs: base, distance beyond what it covers, weight.';

revoke all on function private.parcel_way_paise(private.parcel_rates, integer, integer) from public;
