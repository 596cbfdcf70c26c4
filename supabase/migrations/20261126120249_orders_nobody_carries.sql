-- An order that nobody carries: couriers are asked again in rounds, farther away each time; the customer reads until when, may leave
-- free of charge, and gets the money back when that time is over. The administration may give the job to a courier by hand
-- (docs/decisions/0075).

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('offer_again_seconds', 'integer', 'seconds', '180', 30, 3600, 'orders',
   'After declining a job, or giving it back, a courier is asked again no sooner.', false),
  ('courier_search_seconds', 'integer', 'seconds', '1800', 300, 14400, 'orders',
   'How long couriers are asked after nobody was found, from the promised time on; then the order is cancelled.', false);

alter table public.deliveries
  add column nobody_since timestamptz,
  add column asked_until timestamptz,
  add constraint delivery_search_ends check ((nobody_since is null) = (asked_until is null));
comment on column public.deliveries.nobody_since is
  'Since when nobody is found to carry it; null while a courier has it or is being looked for.';
comment on column public.deliveries.asked_until is
  'Until when couriers are asked; then the order is cancelled with a full refund.';
grant select (nobody_since, asked_until) on public.deliveries to authenticated;

create function private.end_search() returns trigger language plpgsql set search_path = '' as $$
begin
  new.nobody_since := null;
  new.asked_until := null;
  update private.order_timers as t set done_at = now()
  where t.order_id = new.order_id and t.action in ('next_wave', 'retry_dispatch', 'give_up_search') and t.done_at is null;
  return new;
end
$$;
comment on function private.end_search is 'With a courier, the search and its end are over.';
create trigger a_courier_ends_the_search before update of courier_id on public.deliveries
  for each row when (new.courier_id is not null and old.courier_id is null) execute function private.end_search();

create function private.nobody_carries(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.deliveries as d where d.order_id = o.id
    and (d.state = 'no_courier' or (d.state = 'searching' and d.nobody_since is not null)))
$$;
comment on function private.nobody_carries is
  'Whether nobody was found to carry an order, although couriers may be asked again at this moment.';

create or replace function private.suitable_couriers(job public.deliveries, reach_m integer, many integer)
returns table (courier_id uuid, distance_m integer, factors jsonb)
language sql stable set search_path = '' as $$
  select near.user_id, near.metres,
    jsonb_build_object('distance_m', near.metres, 'live_jobs', near.live_jobs, 'rating', near.rating)
  from (
    select c.user_id, c.rating, public.distance_m(job.pickup_lat, job.pickup_lng, p.lat, p.lng) as metres,
      (select count(*) from public.deliveries as d
        where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs
    from public.couriers as c
    join public.courier_positions as p on p.user_id = c.user_id
    join public.enhanced_orders as o on o.id = job.order_id
    where c.online and c.verified and p.at > now() - interval '5 minutes'
      and extensions.ll_to_earth(p.lat, p.lng) operator(extensions.<@)
        extensions.earth_box(extensions.ll_to_earth(job.pickup_lat, job.pickup_lng), reach_m)
      and c.user_id <> o.user_id
      and exists (select from public.user_roles as r where r.user_id = c.user_id and r.role = 'delivery')
      and not private.is_staff_of(job.vendor_id, c.user_id)
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered')
      -- Once in a search; and whoever declined is asked again in a later one.
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.order_id = job.order_id
        and (f.offered_at >= job.search_started_at or (f.outcome = 'declined'
          and f.answered_at > now() - make_interval(secs => private.setting_int('offer_again_seconds')))))
      and private.has_room(c.user_id, job)
      and private.may_collect(c.user_id, job.order_id)
  ) as near
  order by near.metres, near.user_id limit many
$$;
comment on function private.suitable_couriers is
  'The nearest couriers within reach who may be asked to carry a job now, with what the choice was made from.';

create or replace function private.dispatch_wave(order_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job public.deliveries;
  o public.enhanced_orders;
  reach integer[] := array[3000, 5000, 8000, 12000];
  found_one record;
  new_offer uuid;
  offered boolean := false;
  lifetime integer := private.setting_int('offer_seconds');
  search_ends timestamptz;
begin
  select * into job from public.deliveries as d where d.order_id = dispatch_wave.order_id for no key update;
  if job.state not in ('searching', 'no_courier') then return; end if;
  perform private.withdraw_offers(job.order_id, 'expired');
  -- Where nobody near was found, somebody from the next town may come.
  if job.nobody_since is not null then reach := reach || 20000; end if;
  while job.round < cardinality(reach) and not offered loop
    job.round := job.round + 1;
    for found_one in select * from private.suitable_couriers(job, reach[job.round], job.round) loop
      insert into public.job_offers (order_id, courier_id, round, distance_to_pickup_m, expires_at, factors)
      values (job.order_id, found_one.courier_id, job.round, found_one.distance_m, now() + make_interval(secs => lifetime),
        found_one.factors)
      returning id into new_offer;
      perform private.publish('user:' || found_one.courier_id, 'offer', jsonb_build_object('offer_id', new_offer));
      offered := true;
    end loop;
  end loop;
  if offered then
    update public.deliveries as d set round = job.round, state = 'searching' where d.order_id = job.order_id;
    if job.state = 'no_courier' then perform private.announce_delivery(job.order_id); end if;
    insert into private.order_timers (order_id, action, due_at, payload)
    values (job.order_id, 'next_wave', now() + make_interval(secs => lifetime), jsonb_build_object('round', job.round));
    return;
  end if;
  -- No courier is left: everybody is notified once, and the search restarts every minute until its end.
  select * into o from public.enhanced_orders as e where e.id = job.order_id;
  search_ends := coalesce(job.asked_until,
    greatest(now(), o.promised_max_at) + make_interval(secs => private.setting_int('courier_search_seconds')));
  update public.deliveries as d set round = 0, state = 'no_courier', nobody_since = coalesce(d.nobody_since, now()), asked_until = search_ends
  where d.order_id = job.order_id;
  insert into private.order_timers (order_id, action, due_at) values (job.order_id, 'retry_dispatch', now() + interval '1 minute');
  if job.nobody_since is null then
    insert into private.order_timers (order_id, action, due_at) values (job.order_id, 'give_up_search', search_ends);
    perform private.notify_party(o, 'user', 'order_no_courier');
    perform private.notify_party(o, 'admin', 'admin_no_courier');
  end if;
  if job.state <> 'no_courier' then
    perform private.announce_delivery(o.id);
    perform private.publish('user:' || o.user_id, 'order',
      jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$$;
comment on function private.dispatch_wave is
  'Offers a job to the nearest suitable couriers; each wave includes more of them, farther away. Where nobody is left it is tried again '
  'every minute until asked_until.';

create function private.give_up_search(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o where o.id = give_up_search.order_id
      and o.status in ('confirmed', 'preparing', 'ready') and private.nobody_carries(o)) then
    perform private.transition(give_up_search.order_id, 'cancelled', null, 'system', 'no_courier');
  end if;
end
$$;
comment on function private.give_up_search is
  'Cancels an order that nobody carried until the time that its customer was told; everything is refunded.';
insert into private.timer_actions (action, run) values ('give_up_search', 'private.give_up_search');

create or replace function public.release_job(order_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.deliveries := private.require_job(release_job.order_id);
begin
  if job.state not in ('assigned', 'at_pickup') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order can no longer be given back.');
  end if;
  update public.job_offers as f set outcome = 'declined', reason = left(release_job.reason, 200), answered_at = now()
  where f.order_id = job.order_id and f.courier_id = job.courier_id and f.outcome = 'accepted';
  update public.deliveries as d set state = 'searching', courier_id = null, assigned_at = null, at_pickup_at = null, round = 0,
    search_started_at = clock_timestamp() where d.order_id = job.order_id;
  perform private.dispatch_wave(job.order_id);
  perform private.announce_delivery(job.order_id);
  perform private.publish('user:' || job.courier_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;

-- Leaving ----------------------------------------------------------------------------------------------------------------

alter table public.order_transition_rules
  add column guard text,
  add column guarded_roles text[] not null default '{}',
  add constraint rule_guards_somebody check ((guard is null) = (guarded_roles = '{}') and guarded_roles <@ roles);
comment on column public.order_transition_rules.guard is
  'The name of a function (o enhanced_orders) returns boolean: guarded_roles may make the transition only where it answers true.';
update public.order_transition_rules as r
set roles = r.roles || '{user}', guard = 'private.nobody_carries', guarded_roles = '{user}'
where r.kind = 'delivery' and r.from_status in ('preparing', 'ready') and r.to_status = 'cancelled';

create function private.may_move(o public.enhanced_orders, to_status public.order_status, actor_role text) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  rule public.order_transition_rules;
  holds boolean;
begin
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = may_move.to_status and may_move.actor_role = any (r.roles);
  if not found then return false; end if;
  if may_move.actor_role <> all (rule.guarded_roles) then return true; end if;
  execute format('select %s($1)', rule.guard) into holds using o;
  return holds;
end
$$;
comment on function private.may_move is 'Whether a role may move an order to a status now.';

create or replace function private.transition(
  order_id uuid, to_status public.order_status, actor_id uuid, actor_role text,
  reason_code text default null, note text default null, context jsonb default '{}'::jsonb
) returns public.enhanced_orders language plpgsql set search_path = '' as $$
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
  values (o.id, o.last_seq, was, o.status, transition.actor_id, transition.actor_role, transition.reason_code, left(transition.note, 500));
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and (o.status in ('delivered', 'cancelled') or t.action = 'accept_window');

  for effect in select e.effect from private.order_effects as e where e.kind = o.kind and e.to_status = o.status order by e.position loop
    execute format('select %s($1, $2)', effect) using o, was;
  end loop;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  perform private.notify_party(o, n.role, n.template) from private.order_notices as n where n.kind = o.kind and n.to_status = o.status;
  perform private.announce_order(o);
  return o;
end
$$;

create or replace function private.fault_for_cancelling(o public.enhanced_orders, actor_role text, reason_code text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    -- Nobody carries it: neither the customer who leaves nor the vendor who cannot hand it over is to blame.
    when (actor_role = 'user' or (actor_role = 'vendor' and reason_code = 'cannot_deliver')) and private.nobody_carries(o)
      then 'platform'
    when actor_role <> 'user' then coalesce((select c.fault from public.cancellation_reasons as c where c.code = reason_code),
      case when actor_role = 'vendor' then 'vendor' else 'platform' end)
    when private.is_late(o) then 'vendor'
    else 'customer' end;
end
$$;

create or replace function private.cancellation_terms(o public.enhanced_orders, actor_role text, reason_code text default null)
returns jsonb language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  blame text := private.fault_for_cancelling(o, actor_role, reason_code);
  goods bigint := private.left_of(o.id, 'goods');
  allowed boolean;
  charge bigint := 0;
  credit bigint := 0;
  lost bigint := 0;
  paid bigint := case when o.payment_method <> 'cash' then o.total_paise - o.refund_paise else 0 end;
  free_until timestamptz := case when o.status = 'pending' then null
    else greatest(o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds')), private.change_until(o)) end;
begin
  allowed := private.may_move(o, 'cancelled', actor_role);
  -- The first minute is free for both sides.
  if allowed and o.status <> 'pending' and (o.status <> 'confirmed' or now() >= free_until) then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    if blame = 'customer' then
      charge := least(round(goods::numeric * policy.charge_bp / 10000), policy.max_charge_paise, paid);
    elsif actor_role <> 'user' or private.may_claim_credit(o.user_id) then
      credit := least(round(goods::numeric * policy.credit_bp / 10000), policy.max_credit_paise);
    end if;
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then paid - charge end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'credit_paise', credit, 'vendor_loss_paise', case when blame = 'vendor' or coalesce(policy.vendor_loss_bp, 0) = 0 then 0
      else round(private.shared(o.id, 'vendor_payable')::numeric * policy.vendor_loss_bp / 10000)::bigint end,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$$;

-- No time is said of an order that nobody carries: it would slide from minute to minute.
create or replace function private.eta_of(o public.enhanced_orders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  told private.order_estimates;
begin
  if o.status in ('confirmed', 'preparing', 'ready') and private.nobody_carries(o) then
    return jsonb_build_object('min_at', null, 'max_at', null, 'promised_at', o.promised_max_at, 'delayed_by', 'courier');
  end if;
  told := private.estimate_now(o);
  return jsonb_build_object(
    'min_at', case when told.arrives_at is null then o.promised_min_at else greatest(told.arrives_at, now()) end,
    'max_at', case when told.arrives_at is null then o.promised_max_at else greatest(told.arrives_at, now()) end,
    'promised_at', o.promised_max_at, 'delayed_by', told.delayed_by);
end
$$;
comment on function private.eta_of is
  'When an order arrives, for its customer: {min_at, max_at, promised_at, delayed_by}; the promise until preparing begins, then one time, '
  'and none while nobody carries it.';

-- By hand ----------------------------------------------------------------------------------------------------------------

insert into private.notification_templates (template, type, title, message, push_for) values
  ('job_assigned', 'info', 'A job for you', 'The administration has given you order {order_number} from {vendor}.', '15 minutes');

create function private.why_not_carry(job public.deliveries, c public.couriers) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when not c.verified or not exists (select from public.user_roles as r where r.user_id = c.user_id and r.role = 'delivery')
      then 'not_verified'
    when not c.online then 'offline'
    when private.is_staff_of(job.vendor_id, c.user_id)
      or exists (select from public.enhanced_orders as o where o.id = job.order_id and o.user_id = c.user_id) then 'own_order'
    -- Whether a second counter or address is on the way is for a person to judge; how much somebody can carry is not.
    when (select count(*) from public.deliveries as d
      where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) >= c.capacity then 'hands_full'
    when not private.may_collect(c.user_id, job.order_id) then 'cash_limit' end;
end
$$;
comment on function private.why_not_carry is
  'Why a courier cannot be given a job by hand: not_verified, offline, own_order, hands_full, cash_limit; null if they can.';

create function public.couriers_for_order(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.deliveries;
begin
  perform private.require_role('admin');
  select * into job from public.deliveries as d where d.order_id = couriers_for_order.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return (select coalesce(jsonb_agg(to_jsonb(near) order by near.why_not nulls first, near.distance_m), '[]') from (
    select c.user_id, c.name, c.vehicle_kind, c.online,
      public.distance_m(job.pickup_lat, job.pickup_lng, p.lat, p.lng) as distance_m, p.at as position_at,
      (select count(*) from public.deliveries as d
        where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs,
      (select f.outcome from public.job_offers as f where f.order_id = job.order_id and f.courier_id = c.user_id
        order by f.offered_at desc limit 1) as last_answer,
      private.why_not_carry(job, c) as why_not
    from public.couriers as c left join public.courier_positions as p on p.user_id = c.user_id
    where c.verified and (c.region_id = job.region_id
      or public.distance_m(job.pickup_lat, job.pickup_lng, p.lat, p.lng) <= 50000)
    order by c.online desc, 5 limit 50
  ) as near);
end
$$;
comment on function public.couriers_for_order is
  'Who could be given an order by hand, the suitable ones first: [{user_id, name, vehicle_kind, online, distance_m (to the pick-up), '
  'position_at, live_jobs, last_answer, why_not (not_verified, offline, own_order, hands_full, cash_limit, or null)}]. Administrators only.';

create function public.assign_courier(order_id uuid, courier_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
  job public.deliveries;
  c public.couriers;
  reason text;
begin
  o := private.lock_order(assign_courier.order_id);
  select * into job from public.deliveries as d where d.order_id = o.id for no key update;
  if job.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if job.courier_id = assign_courier.courier_id then
    return jsonb_build_object('outcome', 'assigned', 'order_id', o.id);
  end if;
  if job.state not in ('waiting', 'searching', 'no_courier') or o.status not in ('confirmed', 'preparing', 'ready') then
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
  perform private.withdraw_offers(o.id, 'lost');
  insert into public.job_offers (order_id, courier_id, round, distance_to_pickup_m, expires_at, answered_at, outcome, factors)
  select o.id, c.user_id, job.round, coalesce(public.distance_m(job.pickup_lat, job.pickup_lng, p.lat, p.lng), 0), now(), now(),
    'accepted', jsonb_build_object('by', 'admin')
  from (select c.user_id) as k left join public.courier_positions as p on p.user_id = k.user_id;
  update public.deliveries as d set state = 'assigned', courier_id = c.user_id, assigned_at = now() where d.order_id = o.id;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'start_dispatch' and t.done_at is null;
  perform private.notify_party(o, 'delivery', 'job_assigned');
  perform private.announce_delivery(o.id);
  perform private.publish('user:' || c.user_id, 'job', jsonb_build_object('order_id', o.id));
  perform private.audit('assign_courier', 'order', o.id::text, null, jsonb_build_object('courier_id', c.user_id));
  return jsonb_build_object('outcome', 'assigned', 'order_id', o.id);
end
$$;
comment on function public.assign_courier is
  'Gives an order that has no courier to an online, approved courier by hand, with the limits on capacity and cash: {outcome, order_id}; '
  'assigning the same courier again changes nothing. Refuses with order_transition_not_allowed, courier_not_found, '
  'courier_cannot_carry {reason}. Administrators only; in the audit log.';
revoke execute on function public.couriers_for_order(uuid), public.assign_courier(uuid, uuid) from public, anon;
grant execute on function public.couriers_for_order(uuid), public.assign_courier(uuid, uuid) to authenticated;

-- What the customer reads: until when couriers are asked.
create or replace function public.order_tracking(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = order_tracking.order_id and (e.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object(
    'order', private.order_for_customer(o),
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'at', e.at, 'actor_role', e.actor_role,
      'reason_code', e.reason_code) order by e.seq) from public.order_events as e where e.order_id = o.id),
    'delivery', (select jsonb_build_object('state', case when private.nobody_carries(o) then 'no_courier' else d.state end, 'asked_until', d.asked_until,
        'distance_m', d.distance_m,
        'pickup', jsonb_build_object('lat', d.pickup_lat, 'lng', d.pickup_lng), 'drop', jsonb_build_object('lat', d.drop_lat, 'lng', d.drop_lng),
        'courier', case when d.courier_id is not null then jsonb_build_object('name', split_part(c.name, ' ', 1), 'rating', c.rating,
          'vehicle_kind', c.vehicle_kind, 'plate', c.plate, 'photo', c.photo) end,
        'courier_position', case when p.user_id is not null and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')
          then jsonb_build_object('lat', p.lat, 'lng', p.lng, 'heading', p.heading, 'at', p.at) end)
      from public.deliveries as d left join public.couriers as c on c.user_id = d.courier_id
      left join public.courier_positions as p on p.user_id = d.courier_id where d.order_id = o.id),
    'vendor', (select jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'lat', v.lat, 'lng', v.lng, 'address', v.address,
      'picture', v.picture, 'phone_masked', private.mask_phone(v.phone)) from public.vendors as v where v.id = o.vendor_id),
    'drop_code', (select h.code from private.handover_codes as h
      where h.order_id = o.id and h.purpose in ('drop', 'start') and o.user_id = caller and o.status not in ('delivered', 'cancelled', 'pending')
        -- Whoever also hands the order over would confirm it to themselves.
        and not private.is_own_business(o)),
    'eta', private.eta_of(o),
    'cancellation', private.cancellation_terms(o, 'user'),
    'can_rate', private.can_rate(o),
    'contact', case when o.user_id = caller then private.contact_summary(o, 'user', caller) end,
    'server_now', now());
end
$$;
