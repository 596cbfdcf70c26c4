create or replace function public.acknowledge_sos (
  sos_id uuid,
  note text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  call private.sos_calls;
  o public.enhanced_orders;
begin
  perform private.bound(acknowledge_sos.note, 2000);
  select * into call from private.sos_calls as s where s.id = acknowledge_sos.sos_id;
  if call.id is null then perform private.refuse(404, 'sos_not_found', 'There is no such call for help.'); end if;
  o := private.lock_order(call.order_id);
  update private.sos_calls as s set acknowledged_at = now(), acknowledged_by = caller,
    note = left(nullif(trim(acknowledge_sos.note), ''), 500)
  where s.id = call.id and s.acknowledged_at is null;
  if not found then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'repeat_sos' and t.payload ->> 'sos_id' = call.id::text and t.done_at is null;
  perform private.audit('acknowledge_sos', 'order', o.id::text, null, jsonb_build_object('sos_id', call.id),
    left(acknowledge_sos.note, 500));
  perform private.announce_detail(o);
  perform private.publish('region:' || o.region_id, 'sos', jsonb_build_object('order_id', o.id, 'sos_id', call.id));
end
$function$;

comment on function public.acknowledge_sos(uuid, text) is 'An administrator answers a call for help, with a note of what is done; a second answer changes nothing. In the audit log. Refuses sos_not_found.';

revoke all on function public.acknowledge_sos(uuid, text) from public;

grant execute on function public.acknowledge_sos(uuid, text) to authenticated, postgres;
