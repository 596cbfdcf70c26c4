create or replace function private.note_event (
  o public.enhanced_orders,
  actor_id uuid,
  actor_role text,
  reason_code text,
  note text default null::text
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.enhanced_orders as e set last_seq = e.last_seq + 1, updated_at = now() where e.id = o.id returning *
    into o;
  insert into public.order_events (order_id, seq, from_status, to_status, actor_id, actor_role, reason_code, note)
  values (o.id, o.last_seq, o.status, o.status, note_event.actor_id, note_event.actor_role, note_event.reason_code,
    left(note_event.note, 500));
  perform private.announce_order(o);
  return o;
end
$function$;

comment on function private.note_event(public.enhanced_orders, uuid, text, text, text) is
  'Adds to the history of an order what happened without a change of its status, and announces it. The caller holds the order''s lock.';

revoke all on function private.note_event(public.enhanced_orders, uuid, text, text, text) from public;
