create or replace function public.cancel_order (
  order_id uuid,
  reason_code text,
  note text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  where e.checkout_id = (select c.checkout_id from public.enhanced_orders as c where c.id = cancel_order.order_id
    and c.user_id = caller)
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
    perform private.audit('cancel_order', 'order', o.id::text, null,
      jsonb_build_object('reason', cancel_order.reason_code),
      left(cancel_order.note, 500));
  end if;
  return jsonb_build_object('status', o.status, 'charge_paise', o.charge_paise, 'refund_paise', o.refund_paise);
end
$function$;

comment on function public.cancel_order(uuid, text, text) is 'Cancels an order as customer, vendor or administrator, with a reason; refunds what preview_cancellation shows: {status, charge_paise, refund_paise}.';

revoke all on function public.cancel_order(uuid, text, text) from public;

grant execute on function public.cancel_order(uuid, text, text) to authenticated, postgres;
