create or replace function private.keep_sos_alive (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.order_timers (order_id, action, due_at, payload)
  select o.id, 'repeat_sos', now() + make_interval(secs => private.setting_int('sos_repeat_seconds')),
    jsonb_build_object('sos_id', s.id)
  from private.sos_calls as s where s.order_id = o.id and s.acknowledged_at is null
$function$;

revoke all on function private.keep_sos_alive(public.enhanced_orders, public.order_status) from public;
