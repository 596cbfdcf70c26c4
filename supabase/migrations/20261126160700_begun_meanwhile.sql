-- A tap on "Start cooking" in the moment in which the order begins by itself is no conflict.

create or replace function public.advance_order(
  order_id uuid, to_status public.order_status, code text default null, prep_minutes integer default null, reason text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
  rule public.order_transition_rules;
  verdict jsonb;
  context jsonb := '{}'::jsonb;
  prep integer;
begin
  o := private.lock_order(advance_order.order_id);
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if advance_order.to_status = 'cancelled' then
    perform private.refuse(400, 'use_cancel_order', 'Cancelling needs a reason.');
  end if;
  -- The response to the first request was lost: the same user repeating the same transition gets success.
  if o.status = advance_order.to_status and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq
        -- Or a timer did for the caller what they were about to do (private.begin_preparing).
        and (e.actor_id = caller or (e.actor_id is null and e.actor_role = any (parts)))) then
    return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null, 'retry_at', null);
  end if;
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = advance_order.to_status and parts && r.roles;
  select p into part from unnest(parts) as p where p = any (rule.roles) limit 1;
  if part is null then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.', jsonb_build_object('status', o.status));
  end if;
  -- A timer cancels it within seconds; accepted meanwhile, it would depend on which of the two comes first.
  if o.status = 'pending' and advance_order.to_status = 'confirmed' and o.accept_by <= now() then
    perform private.refuse(409, 'accept_time_over', 'The time to accept this order is over.', jsonb_build_object('accept_by', o.accept_by));
  end if;
  if rule.needs_code is not null then
    verdict := private.try_code(o.id, rule.needs_code, advance_order.code);
    if verdict is not null then return verdict || jsonb_build_object('status', o.status, 'seq', o.last_seq); end if;
  end if;
  if rule.arrives_at is not null then
    perform private.check_arrival(d, rule.arrives_at, advance_order.reason) from public.deliveries as d where d.order_id = o.id;
  end if;
  if advance_order.to_status = 'confirmed' then
    prep := coalesce(advance_order.prep_minutes, o.prep_minutes, 20);
    if prep not between 1 and 120 then
      perform private.refuse(400, 'prep_minutes_invalid', 'Preparing takes between 1 and 120 minutes.');
    end if;
    context := jsonb_build_object('prep_minutes', prep,
      'promised_min_at', greatest(now() + make_interval(mins => prep + private.travel_minutes(o.distance_m)), o.scheduled_for),
      'promised_max_at', greatest(now() + make_interval(mins => prep + private.travel_minutes(o.distance_m) + 10), o.scheduled_for + private.slot_length()));
  end if;
  o := private.transition(o.id, advance_order.to_status, caller, part, null, null, context);
  return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null, 'retry_at', null);
end
$$;
