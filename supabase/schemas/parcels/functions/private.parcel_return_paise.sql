create or replace function private.parcel_return_paise (
  rate private.parcel_rates,
  grams integer,
  metres integer
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select round(sum(e.value::numeric) * rate.return_bp / 10000)::integer
  from jsonb_each_text(private.parcel_way_paise(rate, parcel_return_paise.grams, parcel_return_paise.metres)) as e
$function$;

comment on function private.parcel_return_paise(private.parcel_rates, integer, integer) is
  'What the way back costs, before tax.';

revoke all on function private.parcel_return_paise(private.parcel_rates, integer, integer) from public;
