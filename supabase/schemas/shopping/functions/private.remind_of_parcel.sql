create or replace function private.remind_of_parcel (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'user', 'parcel_late') from public.enhanced_orders as o
  where o.id = remind_of_parcel.order_id and o.status in ('out_for_delivery', 'on_way')
$function$;

comment on function private.remind_of_parcel(uuid, private.order_timers) is 'Tells the customer that a promised day has passed.';

revoke all on function private.remind_of_parcel(uuid, private.order_timers) from public;
