create or replace function public.parcel_contents()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('kinds', jsonb_agg(jsonb_build_object('kind', k.kind, 'allowed', k.allowed)
    order by k.position), 'classes', (select jsonb_agg(jsonb_build_object('class', w.class, 'up_to_grams',
      w.up_to_grams, 'surcharge_paise', w.surcharge_paise) order by w.up_to_grams)
      from private.parcel_weights as w where w.rate_id = (private.parcel_rate(null)).id),
    'declared_max_paise', (private.parcel_rate(null)).declared_max_paise,
    'insurance_bp', (private.parcel_rate(null)).insurance_bp,
    'insurance_min_paise', (private.parcel_rate(null)).insurance_min_paise,
    'waiting_free_seconds', (private.parcel_rate(null)).waiting_free_seconds,
    'waiting_per_minute_paise', (private.parcel_rate(null)).waiting_per_minute_paise,
    'return_bp', (private.parcel_rate(null)).return_bp,
    'eway_paise', private.setting_int('parcel_eway_paise'))
  from private.parcel_contents as k
$function$;

comment on function public.parcel_contents() is 'What the form of a parcel offers: {kinds: [{kind, allowed}], classes: [{class, up_to_grams, surcharge_paise}], declared_max_paise, insurance_bp, insurance_min_paise, waiting_free_seconds, waiting_per_minute_paise, return_bp, eway_paise}. For everybody.';

revoke all on function public.parcel_contents() from public;

grant execute on function public.parcel_contents() to anon, authenticated, postgres;
