create or replace function private.collect_at_time (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.collect_payment(o, 'time') from public.enhanced_orders as o where o.id = collect_at_time.order_id
$function$;

comment on function private.collect_at_time(uuid, private.order_timers) is 'Collects what falls due now.';

revoke all on function private.collect_at_time(uuid, private.order_timers) from public;
