create or replace function private.parcel_return (
  o public.enhanced_orders,
  p private.parcels
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('metres', w.metres, 'paise', private.parcel_return_paise(r, p.grams, w.metres))
  from private.parcel_rates as r, (
    select private.parcel_metres(d.place, jsonb_build_array(p.pickup)) as metres
    from private.parcel_drops as d where d.order_id = o.id and d.state in ('failed', 'returning')
    order by d.n desc limit 1) as w
  where r.id = p.rate_id
$function$;

comment on function private.parcel_return(public.enhanced_orders, private.parcels) is
  'The way back from the last door that did not take it: {metres, paise}.';

revoke all on function private.parcel_return(public.enhanced_orders, private.parcels) from public;
