create or replace function private.remind_of_ride (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'user', 'ride_reminder', jsonb_build_object('time',
    to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'HH24:MI')))
  from public.enhanced_orders as o
  where o.id = remind_of_ride.order_id and o.status in ('pending', 'confirmed') and o.scheduled_for > now()
$function$;

revoke all on function private.remind_of_ride(uuid, private.order_timers) from public;
