create or replace function public.assign_courier (
  order_id uuid,
  courier_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
  job public.jobs;
  c public.couriers;
  reason text;
begin
  o := private.lock_order(assign_courier.order_id);
  select * into job from private.job_of(o.id);
  if job.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if job.performer_id = assign_courier.courier_id then
    return jsonb_build_object('outcome', 'assigned', 'order_id', o.id);
  end if;
  if job.state not in ('waiting', 'searching', 'no_courier') or o.status not in ('confirmed', 'preparing',
    'ready') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  select * into c from public.couriers as k where k.user_id = assign_courier.courier_id for no key update;
  if c.user_id is null then perform private.refuse(404, 'courier_not_found', 'There is no such courier.'); end if;
  reason := private.why_not_carry(job, c);
  if reason is not null then
    perform private.refuse(409, 'courier_cannot_carry', 'This courier cannot take this order now.',
      jsonb_build_object('reason', reason));
  end if;
  insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at, answered_at, outcome,
    factors)
  select job.id, c.user_id, job.round, coalesce(public.distance_m(start.lat, start.lng, p.lat, p.lng), 0), now(),
    now(),
    'accepted', jsonb_build_object('by', 'admin')
  from public.job_stops as start left join public.courier_positions as p on p.user_id = c.user_id
  where start.job_id = job.id and start.n = 1;
  perform private.assign_job(job.id, c.user_id);
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'start_dispatch' and t.done_at is null;
  perform private.notify_party(o, t.performer_role, 'job_assigned') from private.trades as t where t.trade = o.trade;
  perform private.audit('assign_courier', 'order', o.id::text, null, jsonb_build_object('courier_id', c.user_id));
  return jsonb_build_object('outcome', 'assigned', 'order_id', o.id);
end
$function$;

comment on function public.assign_courier(uuid, uuid) is 'Gives an order that has no courier to an online, approved courier by hand, with the limits on capacity and cash: {outcome, order_id}; assigning the same courier again changes nothing. Refuses with order_transition_not_allowed, courier_not_found, courier_cannot_carry {reason}. Administrators only; in the audit log.';

revoke all on function public.assign_courier(uuid, uuid) from public;

grant execute on function public.assign_courier(uuid, uuid) to authenticated, postgres;
