create or replace function private.parcel_rows (
  rate private.parcel_rates,
  grams integer,
  metres integer,
  drops integer,
  receiver_pays boolean,
  declared_paise integer,
  insured boolean
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.parcel_way_paise(rate, parcel_rows.grams, parcel_rows.metres) || jsonb_build_object(
    'drops', (parcel_rows.drops - 1) * rate.extra_drop_paise,
    'cash', case when parcel_rows.receiver_pays then rate.cash_handling_paise else 0 end,
    'insurance', case when coalesce(parcel_rows.insured, false) then greatest(rate.insurance_min_paise,
      round(parcel_rows.declared_paise::numeric * rate.insurance_bp / 10000)) else 0 end)
$function$;

comment on function
  private.parcel_rows(private.parcel_rates, integer, integer, integer, boolean, integer, boolean) is
  'The rows of a parcel''s price, each rounded once: {base, distance, weight, drops, cash, insurance}; insurance only where it was chosen.';

revoke all
  on function private.parcel_rows(private.parcel_rates, integer, integer, integer, boolean, integer, boolean)
  from public;
