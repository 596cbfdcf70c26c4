-- Rides (Spec §2 Transport): the trade, its life from the search to the fare at the end, and what cancelling costs
-- either side (docs/decisions/0139).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table private.rides (
  order_id uuid primary key references public.enhanced_orders (id),
  card_id uuid not null references private.ride_cards (id),
  vehicle text not null references private.vehicle_classes (class),
  mode text not null,
  hours smallint not null,
  -- The way that was agreed last, and its fare as private.ride_fare says it; its cap is the newest agreed one.
  metres integer not null,
  seconds integer not null,
  fare jsonb not null,
  extra_stops smallint not null,
  rider_name text constraint ride_rider_name check (length(rider_name) between 2 and 80),
  rider_phone text constraint ride_rider_phone check (rider_phone ~ '^\+91[6-9][0-9]{9}$'),
  women_driver text constraint ride_women_driver check (women_driver in ('prefer', 'must')),
  started_at timestamptz,
  -- From the arrival at the last stop on the fare stands.
  fixed_at timestamptz,
  final jsonb,
  constraint ride_final_when_fixed check ((fixed_at is null) = (final is null))
);

comment on table private.rides is 'What an order of a ride is about, beside its stops, which are those of its job.';
comment on column private.rides.final is
  'The fare at the end: that of private.ride_fare for the way as it was driven, with cap, fare, waiting, platform, '
  'driver, metres and seconds.';

create index rides_card_idx on private.rides (card_id);
create index rides_vehicle_idx on private.rides (vehicle);

create trigger texts_are_plain before insert or update of rider_name on private.rides
  for each row execute function private.keep_plain('rider_name');

revoke all on private.rides from anon, authenticated;

create table private.ride_tolls (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  name text not null constraint ride_toll_name check (length(name) between 2 and 80),
  paise integer not null constraint ride_toll_paise check (paise between 100 and 100000),
  at timestamptz not null default now()
);

comment on table private.ride_tolls is 'Tolls that a driver paid on a ride and is paid back, whole.';

create index ride_tolls_order_idx on private.ride_tolls (order_id);

create trigger texts_are_plain before insert or update of name on private.ride_tolls
  for each row execute function private.keep_plain('name');

revoke all on private.ride_tolls from anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('ride_search_seconds', 'integer', 'seconds', '900', 60, 7200, 'rides',
    'How long drivers are looked for before a ride that nobody takes ends with everything given back.', true),
  ('ride_ahead_seconds', 'integer', 'seconds', '1500', 300, 14400, 'rides',
    'How long before its time the search for the driver of a scheduled ride begins.', false),
  ('ride_reminder_seconds', 'integer', 'seconds', '3600', 300, 86400, 'rides',
    'How long before its time a customer is reminded of a scheduled ride.', false),
  ('ride_confirm_seconds', 'integer', 'seconds', '120', 30, 900, 'rides',
    'How long a driver who has accepted a ride may take to set out before another one is asked.', false),
  ('ride_approach_m', 'integer', 'metres', '100', 10, 5000, 'rides',
    'How much nearer than at acceptance a driver must be to count as coming when a customer cancels.', false),
  ('ride_track_gap_seconds', 'integer', 'seconds', '120', 30, 900, 'rides',
    'The longest gap between positions with which the way of a ride is still measured by them.', false);

insert into private.notification_templates (template, type, title, message, push_for) values
  ('ride_confirmed', 'success', 'Your driver is coming', 'A driver is on the way to you for ride {order_number}.',
    '30 minutes'),
  ('ride_searching_again', 'warning', 'We look for another driver',
    'Your driver had to give ride {order_number} back. We look for another one; the price stays.', '30 minutes'),
  ('ride_started', 'info', 'Your ride has begun', 'Ride {order_number} has begun. Have a safe journey.', '1 hour'),
  ('ride_ended', 'success', 'You have arrived', 'Ride {order_number} has ended. The fare is {amount}.', '2 hours'),
  ('ride_reminder', 'info', 'Your ride is soon', 'Your ride {order_number} is at {time}. We look for a driver in time.',
    '1 hour'),
  ('ride_fee_received', 'info', 'A driver gave your ride back',
    '{amount} were added to your wallet, because a driver gave ride {order_number} back late.', '2 hours');

-- The trade -----------------------------------------------------------------------------------------------------------
insert into private.party_kinds (role, performs, account_role, path)
values ('driver', true, 'delivery', '/delivery-dashboard') on conflict do nothing;

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from)
values ('passenger_transport', 500, true, '2017-07-01');
insert into public.tax_codes (tax_class, code, valid_from) values ('passenger_transport', '996412', '2017-07-01');

-- The fare is one charge, because what a limit or the cap takes off is no charge; its rows stand in the ride.
insert into public.charge_codes (code, position, nature, tax_class, includes_tax) values
  ('ride_fare', 130, 'fee', 'passenger_transport', false), ('waiting', 131, 'fee', 'passenger_transport', false),
  ('toll', 132, 'fee', null, false);

insert into private.trades (trade, clean, price, place, cancel, detail, performer_role, max_live_orders, needs_place,
  work, job_detail)
values ('ride', 'private.clean_ride', 'private.price_ride', 'private.place_ride', 'private.cancel_ride',
  'private.ride_detail', 'driver', 3, false, 'rides', 'private.ride_job_detail');
insert into private.trade_kinds (trade, kind, takes_tip, payment_methods, cash_role, estimate)
values ('ride', 'ride', true, '{wallet,cash}', 'driver', 'private.estimate_ride');

insert into public.cancellation_reasons (code, actors, fault) values
  ('rider_absent', '{driver}', 'customer'), ('no_driver', '{system}', 'platform'),
  ('ride_vehicle_broke', '{driver}', 'nobody'), ('ride_unsafe', '{driver}', 'nobody'),
  ('rider_asked', '{driver}', 'nobody'), ('ride_wrong_vehicle', '{driver}', 'nobody'),
  ('ride_too_far', '{driver}', 'courier'), ('ride_other_work', '{driver}', 'courier');
update public.cancellation_reasons set actors = actors || '{admin}' where code = 'rider_absent';

-- What can be wrong with a ride, also while it is driven; a person decides.
insert into private.help_problems (kind, problem, position, decided)
select 'ride', p.problem, p.position, 'by_hand'
from unnest('{ride_accident,ride_conduct,ride_late,ride_fare,ride_lost_item}'::text[])
  with ordinality as p (problem, position);

insert into public.order_transition_rules (kind, from_status, to_status, roles, needs_code, arrives_at, guard,
  guarded_roles) values
  ('ride', 'pending', 'confirmed', '{driver}', null, null, null, '{}'),
  ('ride', 'confirmed', 'pending', '{driver,system}', null, null, null, '{}'),
  ('ride', 'confirmed', 'in_progress', '{driver}', 'start', 'pickup', null, '{}'),
  ('ride', 'in_progress', 'delivered', '{driver}', null, null, 'private.is_ride_fare_fixed', '{driver}'),
  ('ride', 'pending', 'cancelled', '{user,admin,system}', null, null, null, '{}'),
  ('ride', 'confirmed', 'cancelled', '{user,admin,system,driver}', null, null, 'private.is_rider_absent', '{driver}'),
  ('ride', 'in_progress', 'cancelled', '{admin}', null, null, null, '{}');

insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('ride', 'ride', 'pending', 5, 'private.charge_for_giving_back'),
  ('ride', 'ride', 'pending', 10, 'private.release_jobs'),
  ('ride', 'ride', 'pending', 20, 'private.search_ride_again'),
  ('ride', 'ride', 'confirmed', 20, 'private.ride_has_driver'),
  ('ride', 'ride', 'confirmed', 60, 'private.keep_estimate'),
  ('ride', 'ride', 'in_progress', 20, 'private.begin_ride'),
  ('ride', 'ride', 'in_progress', 60, 'private.keep_estimate'),
  ('ride', 'ride', 'delivered', 50, 'private.settle_order'),
  ('ride', 'ride', 'delivered', 55, 'private.end_ride'),
  ('ride', 'ride', 'delivered', 90, 'private.part_with_performers'),
  ('ride', 'ride', 'cancelled', 50, 'private.unwind_order'),
  ('ride', 'ride', 'cancelled', 90, 'private.part_with_performers');

insert into private.order_notices (trade, kind, to_status, role, template) values
  ('ride', 'ride', 'confirmed', 'user', 'ride_confirmed'), ('ride', 'ride', 'in_progress', 'user', 'ride_started');

create function private.price_ride(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plan jsonb := private.ride_plan(request);
  problems jsonb := plan -> 'problems';
  fare jsonb := case when jsonb_array_length(problems) = 0 then private.ride_offer(plan, request ->> 'vehicle') end;
  starts_at timestamptz := (plan ->> 'starts_at')::timestamptz;
  driver bigint;
begin
  if fare is null and jsonb_array_length(problems) = 0 then
    problems := problems || private.problem('vehicle_unavailable');
  end if;
  if fare is null then
    return jsonb_build_object('problems', problems, 'address', null, 'orders', '[]'::jsonb);
  end if;
  driver := (private.ride_final((select c from private.ride_cards as c where c.id = (fare ->> 'card_id')::uuid),
    fare, (fare ->> 'cap')::bigint, 0) ->> 'driver')::bigint;
  return jsonb_build_object('problems', problems, 'address', null, 'orders', jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('trade', 'ride', 'kind', 'ride', 'category', 'rides', 'vendor_name', 'Ride',
      'region_id', plan -> 'region_id', 'lines', '[]'::jsonb, 'distance_m', plan -> 'metres',
      'minutes_min', ceil((plan ->> 'seconds')::numeric / 60) + 5,
      'minutes_max', ceil((plan ->> 'seconds')::numeric / 60) + 20,
      'starts_at', starts_at, 'ends_at', starts_at + make_interval(secs => (plan ->> 'seconds')::integer),
      -- The most it can cost is paid or promised now; what it costs less comes back at the end.
      'charges', private.charge('ride_fare', (fare ->> 'cap')::bigint),
      'ride', jsonb_build_object('vehicle', request -> 'vehicle', 'mode', plan -> 'mode', 'hours', plan -> 'hours',
        'stops', request -> 'stops', 'extra_stops', plan -> 'stops', 'metres', plan -> 'metres', 'seconds',
        plan -> 'seconds', 'fare', fare, 'range', private.ride_range(fare), 'rows', private.ride_rows(fare,
          jsonb_build_object('tax', private.with_ride_tax((fare ->> 'expected')::bigint)
            - (fare ->> 'expected')::bigint)),
        'driver_paise', driver, 'rider', request -> 'rider', 'women_driver', request -> 'women_driver',
        'note', request -> 'note')))));
end
$$;

comment on function private.price_ride is
  'What a ride costs, as private.trades.price returns it: its charge is the cap; the part''s ride has the range with '
  'tax and the rows of what is expected.';

create function private.place_ride(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  ride jsonb := part -> 'ride';
  card private.ride_cards;
  fare jsonb := part #> '{ride,fare}';
  job public.jobs;
  places jsonb := ride -> 'stops';
begin
  select * into card from private.ride_cards as c where c.id = (fare ->> 'card_id')::uuid;
  insert into private.rides (order_id, card_id, vehicle, mode, hours, metres, seconds, fare, extra_stops, rider_name,
    rider_phone, women_driver)
  values (o.id, card.id, ride ->> 'vehicle', ride ->> 'mode', (ride ->> 'hours')::smallint,
    (ride ->> 'metres')::integer, (ride ->> 'seconds')::integer, fare, (ride ->> 'extra_stops')::smallint,
    ride #>> '{rider,name}', ride #>> '{rider,phone}', ride ->> 'women_driver');
  perform private.add_share_of_rows(o.id, 'courier_payable', null, (private.ride_final(card, fare
      || jsonb_build_object('expected', fare -> 'cap'), (fare ->> 'cap')::bigint, 0) ->> 'driver')::bigint,
    array(select c.position from public.order_charges as c where c.order_id = o.id and c.code = 'ride_fare'),
    owner_role => 'driver');
  if private.charged(o.id, 'tip') > 0 then
    perform private.add_share_of_rows(o.id, 'courier_payable', null, private.charged(o.id, 'tip'),
      array(select c.position from public.order_charges as c where c.order_id = o.id and c.code = 'tip'),
      owner_role => 'driver');
  end if;
  -- A rental comes back to where it began unless it says otherwise.
  if jsonb_array_length(places) = 1 then places := places || places; end if;
  job := private.add_job(o, private.ride_job_stops(places, 1), (ride ->> 'driver_paise')::integer,
    (ride ->> 'metres')::integer, ride ->> 'vehicle', wishes => jsonb_strip_nulls(jsonb_build_object(
      'driver_gender', case when ride ? 'women_driver' then 'woman' end,
      'must', case when ride ->> 'women_driver' = 'must' then true end,
      'favourites', (select jsonb_agg(f.driver_id) from private.favourite_drivers as f where f.user_id = o.user_id))));
  if ride ->> 'note' is not null then
    update public.enhanced_orders as e set instructions = ride ->> 'note' where e.id = o.id;
  end if;
  if o.scheduled_for is not null
      and o.scheduled_for - make_interval(secs => private.setting_int('ride_ahead_seconds')) > now() then
    perform private.set_reminder(o, 'search_ride',
      o.scheduled_for - make_interval(secs => private.setting_int('ride_ahead_seconds')));
    perform private.set_reminder(o, 'remind_ride',
      o.scheduled_for - make_interval(secs => private.setting_int('ride_reminder_seconds')));
  else
    perform private.begin_ride_search(o);
  end if;
end
$$;

comment on function private.place_ride is
  'A placed ride: the driver''s share of the cap, which becomes that of the fare at the end, the job, and the search, '
  'now or in time.';

create function private.ride_job_stops(places jsonb, first_n integer) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('lat', e.s -> 'lat', 'lng', e.s -> 'lng', 'address',
      e.s ->> 'label', 'landmark', e.s ->> 'landmark',
      'what', case when first_n + e.n - 1 = 1 then 'pickup' when e.n = jsonb_array_length(places) then 'drop'
        else 'stop' end,
      'code', case when first_n + e.n - 1 = 1 then 'start' end)) order by e.n)
  from jsonb_array_elements(places) with ordinality as e (s, n)
$$;

comment on function private.ride_job_stops is
  'Places of a ride as stops of its job, the first of them having the number given: pickup with the start code, then '
  'stops, and the last is the drop.';

-- The search ----------------------------------------------------------------------------------------------------------
create function private.begin_ride_search(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.search_job(j.id) from private.job_of(o.id) as j;
  perform private.set_reminder(o, 'end_ride_search', greatest(now(), o.scheduled_for)
    + make_interval(secs => private.setting_int('ride_search_seconds')));
end
$$;

create function private.search_ride_now(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  -- Its customer sees at once that the search has begun.
  select private.begin_ride_search(o), private.announce_detail(o) from public.enhanced_orders as o
  where o.id = search_ride_now.order_id and o.status = 'pending'
$$;

create function private.remind_of_ride(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.notify_party(o, 'user', 'ride_reminder', jsonb_build_object('time',
    to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'HH24:MI')))
  from public.enhanced_orders as o
  where o.id = remind_of_ride.order_id and o.status in ('pending', 'confirmed') and o.scheduled_for > now()
$$;

create function private.end_ride_search(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  job public.jobs;
begin
  select * into o from public.enhanced_orders as e where e.id = end_ride_search.order_id;
  if o.status <> 'pending' then return; end if;
  select * into job from private.job_of(o.id);
  if job.performer_id is null then
    perform private.transition(o.id, 'cancelled', null, 'system', 'no_driver');
  elsif job.assigned_at <= now() - make_interval(secs => private.setting_int('ride_confirm_seconds')) then
    -- Accepted, and never set out: others are asked.
    perform private.release_job(job, 'silent');
    perform private.set_reminder(o, 'end_ride_search',
      now() + make_interval(secs => private.setting_int('ride_search_seconds')));
  else
    perform private.set_reminder(o, 'end_ride_search',
      now() + make_interval(secs => private.setting_int('ride_confirm_seconds')));
  end if;
end
$$;

comment on function private.end_ride_search is
  'Ends a ride that nobody took with everything given back; of somebody who accepted and never set out it is taken.';

insert into private.timer_actions (action, run) values ('search_ride', 'private.search_ride_now'),
  ('remind_ride', 'private.remind_of_ride'), ('end_ride_search', 'private.end_ride_search');

create function private.ride_has_driver(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'end_ride_search' and t.done_at is null
$$;

create function private.search_ride_again(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
begin
  if was <> 'confirmed' then return; end if;
  perform private.set_reminder(o, 'end_ride_search', greatest(now(), o.scheduled_for)
    + make_interval(secs => private.setting_int('ride_search_seconds')));
  -- Of somebody who fell silent the customer is told as of any order.
  if exists (select from public.order_events as e where e.order_id = o.id and e.seq = o.last_seq
      and e.actor_role = 'system') then
    return;
  end if;
  perform private.notify_party(o, 'user', 'ride_searching_again');
end
$$;

comment on function private.search_ride_again is
  'A ride that was given back is the same order with the same price: its search has its whole time again.';

create function public.give_back_ride(order_id uuid, reason_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
begin
  o := private.lock_order(give_back_ride.order_id);
  if not 'driver' = any (private.party_roles(o.id)) or o.trade <> 'ride' then
    -- The answer to the first call was lost.
    if exists (select from public.order_events as e where e.order_id = o.id and e.actor_id = caller
        and e.to_status = 'pending' and e.seq = o.last_seq) then
      return jsonb_build_object('status', o.status);
    end if;
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if not exists (select from public.cancellation_reasons as r where r.code = give_back_ride.reason_code
      and 'driver' = any (r.actors) and r.fault <> 'customer') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  -- Accepted and not yet set out: nothing has moved.
  if o.status = 'pending' then
    perform private.release_job(j, give_back_ride.reason_code) from private.job_of(o.id) as j;
  else
    o := private.transition(o.id, 'pending', caller, 'driver', give_back_ride.reason_code);
  end if;
  return jsonb_build_object('status', o.status);
end
$$;

comment on function public.give_back_ride is
  'A driver gives a ride back before it begins: it searches again, and without a valid reason the driver pays what '
  'preview_giving_back says: {status}. Refuses order_not_found, reason_invalid, order_transition_not_allowed.';

-- Cancelling ----------------------------------------------------------------------------------------------------------
create function private.ride_waits_since(o public.enhanced_orders) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(s.arrived_at, o.scheduled_for)
  from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id and s.n = 1
  where s.arrived_at is not null
$$;

comment on function private.ride_waits_since is
  'Since when a driver waits at the start: from arriving, and never before the time that was agreed.';

create function private.is_rider_absent(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.rides as r join private.ride_cards as c on c.id = r.card_id
    where r.order_id = o.id
      and private.ride_waits_since(o) + make_interval(secs => c.free_seconds) <= now())
$$;

comment on function private.is_rider_absent is
  'Whether a driver has waited at the start for as long as waiting is free: then they may end the ride. A guard.';

create function private.is_driver_coming(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id and s.n = 1
    left join public.courier_positions as p on p.user_id = j.performer_id and p.at > now() - interval '5 minutes'
    left join lateral (select f.distance_to_pickup_m as metres from public.job_offers as f
      where f.job_id = j.id and f.courier_id = j.performer_id and f.outcome = 'accepted'
      order by f.answered_at desc limit 1) as was on true
    where s.arrived_at is not null
      or public.distance_m(p.lat, p.lng, s.lat, s.lng) <= was.metres - private.setting_int('ride_approach_m'))
$$;

comment on function private.is_driver_coming is
  'Whether the driver of a ride has come nearer to its start since accepting, or is there.';

create function private.ride_fee(o public.enhanced_orders, actor_role text, reason_code text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  job public.jobs;
  rule private.ride_cancel_rules;
  expected bigint := (select (r.fare ->> 'expected')::bigint from private.rides as r where r.order_id = o.id);
begin
  select * into job from private.job_of(o.id);
  if o.status <> 'confirmed' or job.assigned_at is null then return 0; end if;
  select * into rule from private.ride_cancel_rules as r
  where r.valid_from <= coalesce(o.placed_at, o.created_at) order by r.valid_from desc limit 1;
  if now() <= job.assigned_at + make_interval(secs => rule.free_seconds) then return 0; end if;
  if not (case ride_fee.actor_role
      when 'user' then private.is_driver_coming(o)
      when 'driver' then coalesce((select c.fault in ('courier', 'customer') from public.cancellation_reasons as c
        where c.code = ride_fee.reason_code), true)
      else ride_fee.reason_code = 'rider_absent' and private.is_rider_absent(o) end) then
    return 0;
  end if;
  return least(floor(expected::numeric * rule.charge_bps / 10000), rule.most_paise)::bigint;
end
$$;

comment on function private.ride_fee is
  'What cancelling a ride, or giving it back, costs whoever does it, or of rider_absent its customer: nothing before '
  'and shortly after acceptance, for a reason that is valid, or where the driver does not come.';

create function private.cancel_ride(o public.enhanced_orders, actor_role text, reason_code text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  paid bigint := private.paid(o.id);
  allowed boolean := private.may_move(o, 'cancelled', actor_role);
  charge bigint := 0;
  at timestamptz := (select j.assigned_at from private.job_of(o.id) as j);
begin
  -- A wallet never falls below zero: what was to be paid in cash costs nothing to cancel.
  if allowed then charge := least(private.ride_fee(o, actor_role, reason_code), paid); end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'points_paise', paid - charge - private.money_of_refund(o.id, paid - charge),
    'compensation_paise', charge, 'credit_paise', 0, 'vendor_loss_paise', 0,
    'free_until', case when o.status = 'confirmed' then at + make_interval(secs => (select r.free_seconds
      from private.ride_cancel_rules as r where r.valid_from <= coalesce(o.placed_at, o.created_at)
      order by r.valid_from desc limit 1)) end,
    'fault', private.fault_for_cancelling(o, actor_role, reason_code), 'coupon_paise', 0);
end
$$;

comment on function private.cancel_ride is
  'The terms of cancelling a ride: what private.ride_fee says, all of it for the driver.';

create function private.charge_for_giving_back(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
declare
  before public.enhanced_orders := o;
  driver uuid := (select j.performer_id from private.job_of(o.id) as j);
  fee bigint;
  given_back public.order_events;
begin
  select * into given_back from public.order_events as e where e.order_id = o.id and e.seq = o.last_seq;
  -- Whoever fell silent has decided nothing.
  if given_back.actor_role = 'system' then return; end if;
  before.status := was;
  fee := private.ride_fee(before, 'driver', given_back.reason_code);
  if driver is null or fee = 0 then return; end if;
  perform private.post('compensation', o.id, 'ride-given-back:' || o.id || ':' || o.last_seq, array[
    (driver, 'courier_payable', -fee)::private.movement, (o.user_id, 'customer_wallet', fee)::private.movement]);
  perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
  perform private.notify_party(o, 'user', 'ride_fee_received', jsonb_build_object('amount', private.rupees(fee),
    'amount_paise', fee));
end
$$;

comment on function private.charge_for_giving_back is
  'A driver who gives a ride back late and for no valid reason pays its customer what the customer would have paid.';

create function public.preview_giving_back(order_id uuid, reason_code text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_role('delivery');
  select * into o from public.enhanced_orders as e where e.id = preview_giving_back.order_id and e.trade = 'ride';
  if not coalesce('driver' = any (private.party_roles(o.id)), false) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return jsonb_build_object('allowed', o.status in ('pending', 'confirmed'), 'fee_paise', private.ride_fee(o,
    'driver', preview_giving_back.reason_code), 'rider_absent', private.is_rider_absent(o),
    'absence_paise', least(private.ride_fee(o, 'driver', 'rider_absent'), private.paid(o.id)));
end
$$;

comment on function public.preview_giving_back is
  'What giving a ride back costs its driver now: {allowed, fee_paise, rider_absent (whether it may be ended because '
  'nobody came, by cancel_order), absence_paise (what the driver gets then)}. Refuses order_not_found.';

-- The fare at the end -------------------------------------------------------------------------------------------------
create function private.is_ride_fare_fixed(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.rides as r where r.order_id = o.id and r.fixed_at is null)
$$;

comment on function private.is_ride_fare_fixed is
  'Whether what a ride costs stands, which it does from arriving at the last stop on. A guard.';

create function private.begin_ride(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  update private.rides as r set started_at = private.step_time() where r.order_id = o.id
$$;

create function private.ride_waiting(o public.enhanced_orders)
returns table (n smallint, seconds integer, minutes integer)
language sql stable set search_path = '' as $$
  select s.n, w.seconds, greatest(w.seconds - case when s.n = 1 then c.free_seconds else c.stop_free_seconds end, 0)
    / 60
  from private.rides as r join private.ride_cards as c on c.id = r.card_id
  cross join lateral private.job_of(r.order_id) as j
  join public.job_stops as s on s.job_id = j.id and s.what <> 'drop' and s.arrived_at is not null
  cross join lateral (select greatest(extract(epoch from coalesce(s.done_at, private.step_time())
    - greatest(s.arrived_at, case when s.n = 1 then o.scheduled_for end))::integer, 0) as seconds) as w
  -- The time of a rental is paid by the hour.
  where r.order_id = o.id and (s.n = 1 or r.mode <> 'rental')
$$;

comment on function private.ride_waiting is
  'How long a driver waited at each stop of a ride, and the whole minutes of it that are charged.';

create function private.ride_metres(o public.enhanced_orders) returns integer
language sql stable security definer set search_path = '' as $$
  with way as (
    select t.lat, t.lng, t.at, lag(t.lat) over w as from_lat, lag(t.lng) over w as from_lng,
      lag(t.at, 1, r.started_at) over w as from_at
    from private.rides as r cross join lateral private.job_of(r.order_id) as j
    join private.courier_track as t on t.user_id = j.performer_id
      and t.at between r.started_at and private.step_time()
    where r.order_id = o.id window w as (order by t.at, t.id)
  )
  select case when count(*) >= 3 and max(y.at) >= private.step_time() - max.gap and max(y.at - y.from_at) <= max.gap
    then coalesce(sum(public.distance_m(y.from_lat, y.from_lng, y.lat, y.lng)), 0)::integer end
  from way as y cross join (select make_interval(secs => private.setting_int('ride_track_gap_seconds')) as gap) as max
  group by max.gap
$$;

comment on function private.ride_metres is
  'How far a ride has gone by the positions of its driver; null where they have gaps, so that the agreed way counts.';

create function private.ride_fare_now(o public.enhanced_orders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  ride private.rides;
  card private.ride_cards;
  metres integer := private.ride_metres(o);
  seconds integer;
  waited integer;
  minutes integer;
  fare jsonb;
begin
  select * into ride from private.rides as r where r.order_id = o.id;
  select * into card from private.ride_cards as c where c.id = ride.card_id;
  metres := coalesce(metres, ride.metres);
  select coalesce(sum(w.seconds) filter (where w.n > 1), 0), coalesce(sum(w.minutes), 0) into waited, minutes
  from private.ride_waiting(o) as w;
  seconds := case when ride.started_at is null then ride.seconds
    else greatest(extract(epoch from private.step_time() - ride.started_at)::integer - waited, 0) end;
  fare := private.ride_fare(card, metres, seconds, coalesce(ride.started_at, private.step_time()),
    (ride.fare ->> 'surge_bp')::integer, ride.extra_stops, ride.hours);
  return fare || private.ride_final(card, fare, (ride.fare ->> 'cap')::bigint,
    minutes::bigint * card.waiting_per_minute_paise)
    || jsonb_build_object('metres', metres, 'seconds', seconds, 'waited_minutes', minutes);
end
$$;

comment on function private.ride_fare_now is
  'What a ride costs if it ends now: the fare of the way as it was driven, under the cap that was agreed last, with '
  'the waiting. cap is the row that takes off what is above it.';

create function private.charge_more_of_ride(o public.enhanced_orders, rows jsonb, paise bigint, reason text, key text)
returns void language plpgsql set search_path = '' as $$
begin
  -- The ride goes on whatever is in the wallet: what it does not cover is paid to the driver.
  if not exists (select from public.payments as p where p.order_id = o.id and p.status = 'created')
      and private.wallet_balance(o.user_id) < charge_more_of_ride.paise then
    perform private.pay_rest_in_cash(o);
  end if;
  perform private.adjust_charges(o, charge_more_of_ride.rows, charge_more_of_ride.reason, charge_more_of_ride.key,
    true);
end
$$;

comment on function private.charge_more_of_ride is
  'Adds to what a ride costs, from the wallet as far as it covers it, or else in cash: the customer has agreed to the '
  'rate of waiting, to tolls at cost, or to another way.';

create function private.set_driver_share(order_id uuid, target bigint) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  share private.order_shares;
  rows smallint[];
  base bigint;
  gone bigint;
  amount bigint;
begin
  rows := array(select c.position from public.order_charges as c
    where c.order_id = set_driver_share.order_id and c.code = 'ride_fare' and c.of_position is null order by 1);
  select * into share from private.order_shares as s where s.order_id = set_driver_share.order_id
    and s.positions && rows order by s.position limit 1;
  update private.order_shares as s set positions = rows
  where s.order_id = share.order_id and s.position = share.position;
  select v.base_paise, v.gone_paise into base, gone from private.share_values as v
  where v.order_id = share.order_id and v.position = share.position;
  -- What goes back takes of a share in proportion, rounded: the amount of which exactly the target is left.
  amount := round(target::numeric * base / (base - gone));
  while amount - private.in_proportion(amount, gone, base) < target loop amount := amount + 1; end loop;
  while amount - private.in_proportion(amount, gone, base) > target loop amount := amount - 1; end loop;
  update private.order_shares as s set amount_paise = amount
  where s.order_id = share.order_id and s.position = share.position;
end
$$;

comment on function private.set_driver_share is
  'Makes what a driver earns of the fare exactly so much, whatever of the cap went back.';

create function private.fix_ride_fare(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  card private.ride_cards;
  ended jsonb := private.ride_fare_now(o);
  waiting bigint := (ended ->> 'waiting')::bigint;
  for_waiting bigint;
  less bigint;
  rows jsonb := '[]';
  charge record;
  now_order public.enhanced_orders;
begin
  select c.* into card from private.ride_cards as c join private.rides as r on r.card_id = c.id
  where r.order_id = o.id;
  if waiting > 0 then
    for_waiting := waiting - floor(waiting::numeric * card.commission_bps / 10000);
    perform private.charge_more_of_ride(o, jsonb_build_array(jsonb_build_object('code', 'waiting', 'amount_paise',
      waiting, 'tax_class', 'passenger_transport', 'share', jsonb_build_object('account', 'courier_payable',
        'owner_role', 'driver', 'amount_paise', for_waiting))), private.with_ride_tax(waiting), 'Waiting',
      'ride-waiting');
  end if;
  less := (select coalesce(sum(k.amount_paise - k.refunded_paise), 0) from private.charges_left(o.id) as k
    where k.code = 'ride_fare') - (ended ->> 'fare')::bigint;
  for charge in select k.position, k.amount_paise - k.refunded_paise as paise from private.charges_left(o.id) as k
      where k.code = 'ride_fare' order by k.position desc loop
    exit when less <= 0;
    if least(charge.paise, less) > 0 then
      rows := rows || jsonb_build_object('position', charge.position, 'amount_paise', least(charge.paise, less));
    end if;
    less := less - charge.paise;
  end loop;
  if jsonb_array_length(rows) > 0 then
    select * into now_order from public.enhanced_orders as e where e.id = o.id;
    perform private.charge_less(now_order, rows, 'other', 'ride-fare:' || o.id);
    perform private.round_cash(o.id);
  end if;
  perform private.set_driver_share(o.id, (ended ->> 'driver')::bigint - coalesce(for_waiting, 0));
  update private.rides as r set fixed_at = now(), final = ended where r.order_id = o.id;
  -- What the driver's day says is what the ride has brought, not what was expected.
  update public.jobs as j set pay_paise = private.shared(o.id, 'courier_payable') - private.charged(o.id, 'tip')
  from private.job_of(o.id) as current where j.id = current.id;
  select * into now_order from public.enhanced_orders as e where e.id = o.id;
  perform private.announce_order(now_order);
  perform private.announce_detail(now_order);
  perform private.tell_performer(o.id);
end
$$;

comment on function private.fix_ride_fare is
  'Makes a ride cost what it came to: what the cap was above it goes back, waiting is added, and the driver earns the '
  'share of the card of both. The caller holds the order.';

create function private.fix_fare_at_the_drop() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
begin
  select e.* into o from public.jobs as j join public.enhanced_orders as e on e.id = j.order_id
    join private.rides as r on r.order_id = e.id and r.fixed_at is null
  where j.id = new.job_id and e.status = 'in_progress';
  if o.id is not null then perform private.fix_ride_fare(o); end if;
  return null;
end
$$;

create trigger the_fare_stands_at_the_drop after update of arrived_at on public.job_stops
  for each row when (new.what = 'drop' and new.arrived_at is not null and old.arrived_at is null)
  execute function private.fix_fare_at_the_drop();

comment on function private.fix_fare_at_the_drop is
  'With the arrival at the last stop of a ride its fare stands, so that driver and customer see what is paid.';

create function private.end_ride(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify_party(o, 'user', 'ride_ended', jsonb_build_object('amount',
    private.rupees((o.total_paise - o.refund_paise)::bigint), 'amount_paise', o.total_paise - o.refund_paise));
end
$$;

create function private.ride_final_rows(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select private.ride_rows(r.final, jsonb_build_object('cap', (r.final ->> 'cap')::bigint,
    'waiting', (r.final ->> 'waiting')::bigint, 'toll', private.charged(o.id, 'toll'), 'tax', private.left_of(o.id,
      'tax'), 'discount', private.left_of(o.id, 'discount'), 'rounding', private.left_of(o.id, 'rounding')))
  from private.rides as r where r.order_id = o.id and r.final is not null
$$;

comment on function private.ride_final_rows is
  'What a ride that has arrived costs, row by row: [{code, amount_paise}]; null before.';

create function public.ride_fare(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  ride private.rides;
  fare jsonb;
begin
  perform private.require_job(ride_fare.order_id);
  select * into o from public.enhanced_orders as e where e.id = ride_fare.order_id;
  select * into ride from private.rides as r where r.order_id = o.id;
  if ride.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if ride.fixed_at is not null then
    return jsonb_build_object('fixed', true, 'rows', private.ride_final_rows(o), 'total_paise',
      o.total_paise - o.refund_paise, 'collect_paise', private.cash_due(o.id),
      'driver_paise', private.shared(o.id, 'courier_payable'));
  end if;
  fare := private.ride_fare_now(o);
  return jsonb_build_object('fixed', false, 'rows', private.ride_rows(fare, jsonb_build_object('cap',
      (fare ->> 'cap')::bigint, 'waiting', (fare ->> 'waiting')::bigint, 'toll', private.charged(o.id, 'toll'),
      'tax', private.with_ride_tax((fare ->> 'fare')::bigint + (fare ->> 'waiting')::bigint)
        - (fare ->> 'fare')::bigint - (fare ->> 'waiting')::bigint)),
    'total_paise', private.with_ride_tax((fare ->> 'fare')::bigint + (fare ->> 'waiting')::bigint)
      + private.charged(o.id, 'toll'), 'collect_paise', null,
    'driver_paise', (fare ->> 'driver')::bigint + private.charged(o.id, 'toll'));
end
$$;

comment on function public.ride_fare is
  'What a ride costs, for its driver: {fixed (from the arrival at the last stop on; before it is what it would cost '
  'now), rows: [{code, amount_paise}], total_paise, collect_paise (in cash; null before), driver_paise}. Refuses '
  'order_not_found.';

create function public.add_ride_toll(order_id uuid, name text, paise integer, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  result jsonb;
  toll uuid := gen_random_uuid();
begin
  perform private.bound(add_ride_toll.name, 200);
  result := private.claim_idempotency(caller, add_ride_toll.idempotency_key, 'add_ride_toll');
  if result is not null then return result; end if;
  o := private.lock_order(add_ride_toll.order_id);
  perform private.require_job(add_ride_toll.order_id);
  if o.status <> 'in_progress' or not exists (select from private.rides as r where r.order_id = o.id) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if add_ride_toll.paise is null or add_ride_toll.paise not between 100 and 100000
      or coalesce(length(trim(private.without_marks(add_ride_toll.name))), 0) not between 2 and 80
      or (select count(*) from private.ride_tolls as t where t.order_id = o.id) >= 10 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  insert into private.ride_tolls (id, order_id, name, paise)
  values (toll, o.id, trim(private.without_marks(add_ride_toll.name)), add_ride_toll.paise);
  perform private.charge_more_of_ride(o, jsonb_build_array(jsonb_build_object('code', 'toll', 'amount_paise',
    add_ride_toll.paise, 'share', jsonb_build_object('account', 'courier_payable', 'owner_role', 'driver',
      'amount_paise', add_ride_toll.paise))), add_ride_toll.paise, 'Toll', 'toll:' || toll);
  perform private.announce_detail(o);
  result := jsonb_build_object('toll_id', toll, 'tolls_paise', private.charged(o.id, 'toll'));
  perform private.keep_result(caller, add_ride_toll.idempotency_key, result);
  return result;
end
$$;

comment on function public.add_ride_toll is
  'A driver paid a toll on the way: the customer pays it at cost, the driver gets all of it, once per key: {toll_id, '
  'tolls_paise (all of the ride)}. Refuses order_not_found, order_transition_not_allowed, request_invalid.';

-- When it comes and arrives -------------------------------------------------------------------------------------------
create function private.estimate_ride(o public.enhanced_orders) returns private.estimate
language plpgsql stable set search_path = '' as $$
declare
  job public.jobs;
  goal public.job_stops;
  driver public.courier_positions;
begin
  if o.status not in ('confirmed', 'in_progress') then return null; end if;
  select * into job from private.job_of(o.id);
  if o.status = 'confirmed' then
    select * into goal from public.job_stops as s where s.job_id = job.id and s.n = 1;
    if goal.arrived_at is not null then return row(goal.arrived_at, 'road')::private.estimate; end if;
  else
    select * into goal from private.last_stop(job.id);
  end if;
  select * into driver from public.courier_positions as p
  where p.user_id = job.performer_id and p.at > now() - interval '5 minutes';
  if driver.user_id is null then return null; end if;
  return row(greatest(now() + private.travel_time(private.road_distance_m(driver.lat, driver.lng, goal.lat,
    goal.lng)), case when o.status = 'confirmed' then o.scheduled_for end), 'road')::private.estimate;
end
$$;

comment on function private.estimate_ride is
  'When the driver comes, and from the start on when the ride arrives at its last stop; null while nobody knows.';

-- What is said of it --------------------------------------------------------------------------------------------------
create function private.ride_stops(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what, 'label', s.address, 'landmark', s.landmark,
    'lat', s.lat, 'lng', s.lng, 'arrived_at', s.arrived_at, 'done_at', s.done_at) order by s.n), '[]')
  from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id
$$;

create function private.ride_waiting_now(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('since', w.since, 'free_until', w.since + make_interval(secs => case when s.n = 1
      then c.free_seconds else c.stop_free_seconds end),
    'per_minute_paise', private.with_ride_tax(c.waiting_per_minute_paise))
  from private.rides as r join private.ride_cards as c on c.id = r.card_id
  cross join lateral private.job_of(r.order_id) as j
  join public.job_stops as s on s.job_id = j.id and s.arrived_at is not null and s.done_at is null and s.what <> 'drop'
  cross join lateral (select case when s.n = 1 then greatest(s.arrived_at, o.scheduled_for) else s.arrived_at end
    as since) as w
  where r.order_id = o.id and o.status in ('confirmed', 'in_progress') order by s.n limit 1
$$;

create function private.ride_driver(o public.enhanced_orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', c.user_id, 'name', split_part(c.name, ' ', 1), 'photo', c.photo,
    'rating', c.rating, 'rides', (select count(*) from public.jobs as d
      join public.enhanced_orders as e on e.id = d.order_id and e.trade = o.trade
      where d.performer_id = c.user_id and d.state = 'delivered'),
    'vehicle', jsonb_build_object('class', c.vehicle_kind, 'plate', c.plate, 'model', null),
    'favourite', exists (select from private.favourite_drivers as f where f.user_id = o.user_id
      and f.driver_id = c.user_id))
  from private.job_of(o.id) as j join public.couriers as c on c.user_id = j.performer_id
$$;

comment on function private.ride_driver is 'Who drives a ride, as its customer sees them; null while nobody does.';

create function private.ride_detail(o public.enhanced_orders, viewer text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('vehicle', r.vehicle, 'mode', r.mode, 'hours', r.hours, 'stops', private.ride_stops(o),
    'metres', r.metres, 'seconds', r.seconds, 'polyline', null, 'range', private.ride_range(r.fare),
    'rows', private.ride_rows(r.fare, jsonb_build_object('tax', private.with_ride_tax((r.fare ->> 'expected')::bigint)
      - (r.fare ->> 'expected')::bigint)),
    'surge_bp', r.fare -> 'surge_bp',
    'rider', case when r.rider_name is not null then jsonb_build_object('name', r.rider_name, 'phone', r.rider_phone)
      end,
    'women_driver', r.women_driver, 'scheduled_for', o.scheduled_for,
    'search_at', (select t.due_at from private.order_timers as t
      where t.order_id = o.id and t.action = 'search_ride' and t.done_at is null),
    'remind_at', (select t.due_at from private.order_timers as t
      where t.order_id = o.id and t.action = 'remind_ride' and t.done_at is null),
    'tip_paise', (select t.paise from private.ride_tips as t where t.order_id = o.id),
    'can_tip', viewer = 'customer' and private.can_tip(o),
    'start_code', case when viewer = 'customer' and o.status = 'confirmed' then (select h.code
      from private.handover_codes as h where h.order_id = o.id and h.purpose = 'start') end,
    'driver', private.ride_driver(o), 'waiting', private.ride_waiting_now(o),
    'tolls', (select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'amount_paise', t.paise, 'at', t.at)
      order by t.at, t.id), '[]') from private.ride_tolls as t where t.order_id = o.id),
    'alerts', private.ride_alerts_of(o), 'sos', private.ride_sos_of(o), 'started_at', r.started_at,
    'ended_at', case when o.status = 'delivered' then o.status_since end, 'final_rows', private.ride_final_rows(o),
    'change', private.ride_change_of(o), 'lost_item', private.lost_item_of(o))
  from private.rides as r where r.order_id = o.id and viewer in ('customer', 'admin')
$$;

comment on function private.ride_detail is
  'What only a ride knows of an order, for its customer and administrators: see docs/decisions/0139 for its shape. '
  'search_at and remind_at are when the search for the driver begins and when its customer is reminded, null once '
  'that has happened.';

create function private.ride_job_detail(o public.enhanced_orders, job public.jobs, offered boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('vehicle', r.vehicle, 'mode', r.mode, 'hours', r.hours,
    'stops', (select jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what,
        -- Before accepting, an area is all that is told: the last words of an address.
        'area', trim(coalesce(nullif(regexp_replace(s.address, '^.*,\s*([^,]+,[^,]+)$', '\1'), ''), s.address)))
        || case when ride_job_detail.offered then '{}' else jsonb_build_object('label', s.address, 'landmark',
          s.landmark, 'lat', s.lat, 'lng', s.lng, 'arrived_at', s.arrived_at, 'done_at', s.done_at) end
        order by s.n) from public.job_stops as s where s.job_id = job.id),
    'pickup_metres', (select public.distance_m(p.lat, p.lng, s.lat, s.lng) from public.job_stops as s
      join public.courier_positions as p on p.user_id = auth.uid() where s.job_id = job.id and s.n = 1),
    'metres', r.metres, 'seconds', r.seconds, 'driver_paise', job.pay_paise,
    'pay', case when private.cash_due(o.id) > 0 then 'cash' else 'wallet' end,
    'rider_name', case when not ride_job_detail.offered then coalesce(r.rider_name, (select split_part(u.full_name,
      ' ', 1) from public.profiles as u where u.id = o.user_id)) end,
    'women_only', coalesce(r.women_driver = 'must', false), 'scheduled_for', o.scheduled_for,
    'note', case when not ride_job_detail.offered then o.instructions end,
    'waiting', private.ride_waiting_now(o), 'fixed', r.fixed_at is not null)
  from private.rides as r where r.order_id = o.id
$$;

comment on function private.ride_job_detail is
  'What a ride says of its job to whoever is offered it or drives it; whole addresses, places and the name only once '
  'it is accepted.';

revoke execute on function private.price_ride(uuid, jsonb), private.place_ride(public.enhanced_orders, jsonb),
  private.ride_job_stops(jsonb, integer), private.begin_ride_search(public.enhanced_orders),
  private.search_ride_now(uuid, private.order_timers), private.remind_of_ride(uuid, private.order_timers),
  private.end_ride_search(uuid, private.order_timers),
  private.ride_has_driver(public.enhanced_orders, public.order_status),
  private.search_ride_again(public.enhanced_orders, public.order_status),
  private.ride_waits_since(public.enhanced_orders), private.is_rider_absent(public.enhanced_orders),
  private.is_driver_coming(public.enhanced_orders), private.ride_fee(public.enhanced_orders, text, text),
  private.cancel_ride(public.enhanced_orders, text, text),
  private.charge_for_giving_back(public.enhanced_orders, public.order_status),
  private.is_ride_fare_fixed(public.enhanced_orders),
  private.begin_ride(public.enhanced_orders, public.order_status), private.ride_waiting(public.enhanced_orders),
  private.ride_metres(public.enhanced_orders), private.ride_fare_now(public.enhanced_orders),
  private.charge_more_of_ride(public.enhanced_orders, jsonb, bigint, text, text),
  private.set_driver_share(uuid, bigint), private.fix_ride_fare(public.enhanced_orders),
  private.fix_fare_at_the_drop(), private.end_ride(public.enhanced_orders, public.order_status),
  private.ride_final_rows(public.enhanced_orders), private.estimate_ride(public.enhanced_orders),
  private.ride_stops(public.enhanced_orders), private.ride_waiting_now(public.enhanced_orders),
  private.ride_driver(public.enhanced_orders), private.ride_detail(public.enhanced_orders, text),
  private.ride_job_detail(public.enhanced_orders, public.jobs, boolean) from public;
revoke execute on function public.give_back_ride(uuid, text), public.preview_giving_back(uuid, text),
  public.ride_fare(uuid), public.add_ride_toll(uuid, text, integer, text) from public, anon;
grant execute on function public.give_back_ride(uuid, text), public.preview_giving_back(uuid, text),
  public.ride_fare(uuid), public.add_ride_toll(uuid, text, integer, text) to authenticated;
