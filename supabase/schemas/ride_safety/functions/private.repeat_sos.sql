create or replace function private.repeat_sos (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  call private.sos_calls;
  o public.enhanced_orders;
begin
  update private.sos_calls as s set told = least(s.told + 1, 1000)
  where s.id = (timer.payload ->> 'sos_id')::uuid and s.acknowledged_at is null returning * into call;
  if call.id is null then return; end if;
  select * into o from public.enhanced_orders as e where e.id = call.order_id;
  perform private.notify_party(o, 'admin', 'admin_sos', jsonb_build_object('times', call.told));
  perform private.publish('region:' || o.region_id, 'sos', jsonb_build_object('order_id', o.id, 'sos_id', call.id));
  insert into private.order_timers (order_id, action, due_at, payload)
  values (o.id, 'repeat_sos', now() + make_interval(secs => private.setting_int('sos_repeat_seconds')), timer.payload);
end
$function$;

comment on function private.repeat_sos(uuid, private.order_timers) is 'Tells administrators again of a call for help that nobody has answered.';

revoke all on function private.repeat_sos(uuid, private.order_timers) from public;
