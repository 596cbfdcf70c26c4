-- What users may request of an order: moving it, cancelling it, and the wallet's statement.

create function private.try_code(order_id uuid, purpose text, code text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.handover_codes;
begin
  select * into kept from private.handover_codes as h where h.order_id = try_code.order_id and h.purpose = try_code.purpose for update;
  if kept.locked_until > now() then
    return jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until);
  end if;
  if kept.code = try_code.code then
    update private.handover_codes as h set tries = 0, locked_until = null where h.order_id = try_code.order_id and h.purpose = try_code.purpose;
    return null;
  end if;
  update private.handover_codes as h set tries = (h.tries + 1) % 5,
    locked_until = case when h.tries + 1 >= 5 then now() + interval '1 minute' end
  where h.order_id = try_code.order_id and h.purpose = try_code.purpose returning * into kept;
  return case when kept.locked_until is null
    then jsonb_build_object('outcome', 'wrong_code', 'tries_left', 5 - kept.tries, 'retry_at', null)
    else jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until) end;
end
$$;

create function public.advance_order(
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
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
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
comment on function public.advance_order is
  'Moves an order one step, if the caller''s part in it allows that: {outcome (moved, wrong_code, code_locked), '
  'status, seq, tries_left, retry_at}. A wrong handover code is a result and not an error, because an error would roll back the '
  'count of tries; the same user repeating the same transition gets success. reason: why a courier says to have arrived although the '
  'position says otherwise (wrong_position, no_way_nearer, other_spot).';

create function public.preview_cancellation(order_id uuid, reason_code text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  parts text[];
begin
  perform private.require_user();
  select * into o from public.enhanced_orders as e where e.id = preview_cancellation.order_id;
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.cancellation_terms(o, parts[1], preview_cancellation.reason_code);
end
$$;
comment on function public.preview_cancellation is
  'What cancelling would cost the customer at this moment: {allowed, charge_paise, refund_paise, '
  'compensation_paise, credit_paise, vendor_loss_paise, free_until, fault, coupon_paise}, as private.cancellation_terms says; a reason '
  'decides who is at fault. coupon_paise is a discount that other orders of the checkout lose with it, taken from the refund or added to '
  'the cash on delivery.';

create function public.cancel_order(order_id uuid, reason_code text, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
begin
  -- One person's cancellations one after the other: how many were credited is counted.
  perform private.take_turns('cancel_order', caller::text);
  -- A customer's cancellation may change the other orders of the checkout: all are locked first, in one order.
  perform from public.enhanced_orders as e
  where e.checkout_id = (select c.checkout_id from public.enhanced_orders as c where c.id = cancel_order.order_id and c.user_id = caller)
  order by e.id for no key update;
  o := private.lock_order(cancel_order.order_id);
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status = 'cancelled' and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
    return jsonb_build_object('status', o.status, 'charge_paise', o.charge_paise, 'refund_paise', o.refund_paise);
  end if;
  select p into part from unnest(parts) as p join public.cancellation_reasons as c on p = any (c.actors)
  where c.code = cancel_order.reason_code limit 1;
  if part is null then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  o := private.transition(o.id, 'cancelled', caller, part, cancel_order.reason_code, cancel_order.note);
  if part = 'admin' then
    perform private.audit('cancel_order', 'order', o.id::text, null, jsonb_build_object('reason', cancel_order.reason_code),
      left(cancel_order.note, 500));
  end if;
  return jsonb_build_object('status', o.status, 'charge_paise', o.charge_paise, 'refund_paise', o.refund_paise);
end
$$;
comment on function public.cancel_order is
  'Cancels an order as customer, vendor or administrator, with a reason; refunds what preview_cancellation shows: '
  '{status, charge_paise, refund_paise}.';

create function public.wallet_statement(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text, balance_after_paise bigint)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, t.kind, e.amount_paise, t.order_id, o.order_number, t.note, e.balance_after_paise
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet' and (before is null or e.id < before)
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$$;
comment on function public.wallet_statement is
  'The movements of the caller''s wallet, newest first, with the balance after each; before is the id of the last row of the page before.';

revoke execute on function public.advance_order(uuid, public.order_status, text, integer, text), public.preview_cancellation(uuid, text),
  public.cancel_order(uuid, text, text), public.wallet_statement(bigint, integer) from public, anon;
grant execute on function public.advance_order(uuid, public.order_status, text, integer, text), public.preview_cancellation(uuid, text),
  public.cancel_order(uuid, text, text), public.wallet_statement(bigint, integer) to authenticated;
