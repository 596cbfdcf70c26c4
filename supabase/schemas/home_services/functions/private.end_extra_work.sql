create or replace function private.end_extra_work (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.withdraw_changes(o) from public.enhanced_orders as o where o.id = end_extra_work.order_id
$function$;

comment on function private.end_extra_work(uuid, private.order_timers) is 'Nobody waits for an answer for longer than extra_work_seconds.';

revoke all on function private.end_extra_work(uuid, private.order_timers) from public;
