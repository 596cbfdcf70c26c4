create or replace function private.transition (
  order_id uuid,
  to_status public.order_status,
  actor_id uuid,
  actor_role text,
  reason_code text default null::text,
  note text default null::text,
  context jsonb default '{}'::jsonb
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  was public.order_status;
  effect text;
begin
  o := private.lock_order(transition.order_id);
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  was := o.status;
  if not private.may_move(o, transition.to_status, transition.actor_role) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', was));
  end if;

  update public.enhanced_orders as e set
    status = transition.to_status, status_since = now(), last_seq = e.last_seq + 1, updated_at = now(),
    prep_minutes = coalesce((context ->> 'prep_minutes')::integer, e.prep_minutes),
    accept_by = case when transition.to_status = 'pending' then e.accept_by end,
    promised_min_at = coalesce((context ->> 'promised_min_at')::timestamptz, e.promised_min_at),
    promised_max_at = coalesce((context ->> 'promised_max_at')::timestamptz, e.promised_max_at),
    cancel_reason = case when transition.to_status = 'cancelled' then transition.reason_code else e.cancel_reason end,
    cancelled_by = case when transition.to_status = 'cancelled' then transition.actor_role else e.cancelled_by end
  where e.id = transition.order_id returning * into o;

  insert into public.order_events (order_id, seq, from_status, to_status, actor_id, actor_role, reason_code, note)
  values (o.id, o.last_seq, was, o.status, transition.actor_id, transition.actor_role, transition.reason_code,
    left(transition.note, 500));
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and (o.status in ('delivered', 'cancelled')
    or t.action = 'accept_window');

  perform private.collect_payment(o, o.status::text, transition.actor_role = 'user');

  for effect in select e.effect from private.order_effects as e
      where e.kind = o.kind and e.to_status = o.status and (e.trade is null or e.trade = o.trade)
        order by e.position loop
    execute format('select %s($1, $2)', effect) using o, was;
  end loop;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  perform private.notify_party(o, n.role, n.template) from private.order_notices as n
  where n.kind = o.kind and n.to_status = o.status and (n.trade is null or n.trade = o.trade);
  perform private.announce_order(o);
  return o;
end
$function$;

comment on function private.transition(uuid, public.order_status, uuid, text, text, text, jsonb) is
  'The only way an order changes state: checks the rule, writes the event, moves money, timers and the courier''s job, and notifies, in one transaction.';

revoke all
  on function private.transition(uuid, public.order_status, uuid, text, text, text, jsonb)
  from public;
