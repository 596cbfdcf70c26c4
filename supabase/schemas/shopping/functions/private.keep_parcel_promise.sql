create or replace function private.keep_parcel_promise (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.enhanced_orders as e set promised_min_at = (s.promised_from + time '09:00') at time zone 'Asia/Kolkata',
    promised_max_at = private.end_of_day(s.promised_to)
  from public.shipments as s where e.id = o.id and s.order_id = o.id and s.purpose = 'order'
    and s.promised_to is not null
$function$;

comment on function private.keep_parcel_promise(public.enhanced_orders, public.order_status) is
  'Accepting an order does not change the days that its customer was told.';

revoke all on function private.keep_parcel_promise(public.enhanced_orders, public.order_status) from public;
