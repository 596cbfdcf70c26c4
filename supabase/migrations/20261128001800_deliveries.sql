-- Couriers and their jobs: position, offers, assignment.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create type public.job_state as enum ('waiting', 'searching', 'assigned', 'at_pickup', 'picked_up', 'near', 'delivered',
  'cancelled', 'no_courier');

create type public.offer_outcome as enum ('offered', 'accepted', 'declined', 'expired', 'lost', 'withdrawn');

-- Whatever is carried or driven is a job with stops; an order may have several, one after the other
-- (docs/decisions/0093).

create table private.vehicle_classes (
  class text primary key,
  carries_grams integer not null default 10000,
  seats smallint not null default 0,
  rides boolean not null default false,
  parcels boolean not null default true,
  position smallint not null default 0,
  constraint vehicle_class_form check (class ~ '^[a-z][a-z_]{0,19}$'),
  constraint vehicle_class_load check (carries_grams between 0 and 5000000),
  constraint vehicle_class_seats check (seats between 0 and 20)
);

create table public.couriers (
  user_id uuid primary key references auth.users (id),
  name text not null constraint courier_name_length check (length(trim(name)) between 2 and 80),
  phone text constraint courier_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  photo text,
  vehicle_kind text not null,
  plate text constraint courier_plate_form check (plate ~ '^[A-Z0-9 -]{4,16}$'),
  verified boolean not null default false,
  online boolean not null default false,
  capacity smallint not null default 2 constraint courier_capacity_range check (capacity between 1 and 5),
  cash_limit_paise integer not null default 300000 constraint courier_cash_limit_range check (cash_limit_paise >= 0),
  region_id uuid not null references public.regions (id),
  rating numeric(2, 1) constraint courier_rating_range check (rating between 1 and 5),
  ratings_count integer not null default 0,
  stars_sum bigint not null default 0,
  last_online_at timestamptz,
  gender text constraint courier_gender_known check (gender in ('woman', 'man')),
  takes_goods boolean not null default true,
  takes_parcels boolean not null default true,
  takes_rides boolean not null default false,
  created_at timestamptz not null default now(),
  constraint courier_vehicle foreign key (vehicle_kind) references private.vehicle_classes (class)
);

create trigger texts_are_plain before insert or update of name, plate on public.couriers
  for each row execute function private.keep_plain('name', 'plate');

create index couriers_region_idx on public.couriers (region_id);
create index couriers_online_idx on public.couriers (user_id) where online and verified;

comment on table public.couriers is
  'Couriers, who deliver goods. phone is not for API roles; documents are checked before verified is set.';

alter table public.couriers enable row level security;

create policy "couriers read their own row, administrators all" on public.couriers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.couriers from anon, authenticated;
grant select (user_id, name, photo, vehicle_kind, plate, verified, online, capacity, cash_limit_paise, region_id,
  rating,
  ratings_count, last_online_at, takes_goods, takes_parcels, takes_rides, created_at) on public.couriers
  to authenticated;

create table public.courier_positions (
  user_id uuid primary key references public.couriers (user_id) on delete cascade,
  lat double precision not null constraint position_lat_range check (lat between -90 and 90),
  lng double precision not null constraint position_lng_range check (lng between -180 and 180),
  heading real,
  accuracy_m real,
  at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  paused_since timestamptz
);

create index courier_positions_place_idx on public.courier_positions using gist (extensions.ll_to_earth(lat, lng));

comment on table public.courier_positions is 'Last known position of each courier.';
comment on column public.courier_positions.at is
  'When it was measured: by the device''s clock, corrected by how far that is off.';
comment on column public.courier_positions.seen_at is 'The last sign of life, by the clock of the server.';
comment on column public.courier_positions.paused_since is
  'Since when nothing was heard, while that is longer than position_silence_seconds.';

alter table public.courier_positions enable row level security;

create policy "couriers read their own position, administrators all" on public.courier_positions for
  select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.courier_positions from anon, authenticated;
grant select on public.courier_positions to authenticated;

create table private.courier_track (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.couriers (user_id) on delete cascade,
  lat double precision not null,
  lng double precision not null,
  at timestamptz not null default now()
);

create index courier_track_user_idx on private.courier_track (user_id, at);

comment on table private.courier_track is 'Sampled positions, kept for 30 days, for disputes about a delivery.';

create table private.courier_shifts (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.couriers (user_id) on delete cascade,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);

create index courier_shifts_user_idx on private.courier_shifts (user_id, started_at);
create unique index courier_shifts_one_open_idx on private.courier_shifts (user_id) where ended_at is null;

create trigger account_is_open before insert on public.courier_positions for each row
  execute function private.hold_account_of_row('user_id');

create trigger account_is_open before insert on private.courier_track for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.courier_shifts is 'When couriers were online.';

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  leg smallint not null constraint job_leg_range check (leg between 1 and 20),
  vendor_id uuid references public.vendors (id),
  region_id uuid not null references public.regions (id),
  state public.job_state not null default 'waiting',
  performer_id uuid references public.couriers (user_id),
  vehicle_class text references private.vehicle_classes (class),
  load_grams integer constraint job_load check (load_grams between 0 and 5000000),
  wishes jsonb not null default '{}'::jsonb
    constraint job_wishes_are_an_object check (jsonb_typeof(wishes) = 'object'),
  quiet_until timestamptz,
  distance_m integer not null,
  pay_paise integer not null,
  round smallint not null default 0,
  search_started_at timestamptz,
  nobody_since timestamptz,
  asked_until timestamptz,
  assigned_at timestamptz,
  done_at timestamptz,
  constraint one_job_a_leg unique (order_id, leg),
  constraint job_has_performer check (
    performer_id is not null or state in ('waiting', 'searching', 'cancelled', 'no_courier')),
  constraint job_search_ends check ((nobody_since is null) = (asked_until is null))
);

create table public.job_offers (
  id uuid primary key default gen_random_uuid(),
  courier_id uuid not null references public.couriers (user_id),
  round smallint not null,
  distance_to_pickup_m integer not null,
  -- The clock's time, not the transaction's: an offer must be later than the search it belongs to.
  offered_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  outcome public.offer_outcome not null default 'offered',
  reason text constraint offer_reason_length check (length(reason) <= 200),
  factors jsonb not null default '{}'::jsonb,
  job_id uuid references public.jobs (id) not null,
  left_as text constraint offer_left_known check (left_as in ('gave_back', 'silent'))
);

create trigger offers_are_pushed after insert on public.job_offers for each row execute function private.push_offer();

create index job_offers_courier_idx on public.job_offers (courier_id, outcome);

comment on table public.job_offers is 'Offers to couriers: when, why (factors) and the outcome.';

alter table public.job_offers enable row level security;

create policy "couriers read their own offers, administrators all" on public.job_offers for select to authenticated
  using (courier_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.job_offers from anon, authenticated;
grant select on public.job_offers to authenticated;

create function private.courier_pay(distance_m integer) returns integer language plpgsql
  stable set search_path = '' as $$
begin
  return private.setting_int('courier_base_pay_paise')
    + private.setting_int('courier_per_km_paise') * ceil(
      greatest(distance_m - private.setting_int('courier_base_distance_m'), 0) / 1000.0)::integer;
end
$$;

create function private.withdraw_offers(job_id uuid, outcome public.offer_outcome) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  gone record;
begin
  for gone in
    update public.job_offers as f set outcome = withdraw_offers.outcome, answered_at = now()
    where f.job_id = withdraw_offers.job_id and f.outcome = 'offered' returning f.courier_id, f.id
  loop
    perform private.publish('user:' || gone.courier_id, 'offer', jsonb_build_object('offer_id', gone.id));
  end loop;
end
$$;

create function private.cash_in_hand(courier_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce((select -a.balance_paise from private.ledger_accounts as a
      where a.owner_id = cash_in_hand.courier_id and a.kind = 'cash_with_courier'), 0)
    + coalesce((select sum(private.cash_due(d.order_id)) from public.jobs as d
      where d.performer_id = cash_in_hand.courier_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')), 0)
$$;

comment on function private.cash_in_hand is 'Cash that a courier holds or will hold after the present jobs, in paise.';

create function private.may_collect(courier_id uuid, order_id uuid) returns boolean
  language sql stable set search_path = '' as $$
  select private.cash_due(o.id) = 0 or private.cash_in_hand(c.user_id) + private.cash_due(o.id) <= c.cash_limit_paise
  from public.enhanced_orders as o, public.couriers as c
  where o.id = may_collect.order_id and c.user_id = may_collect.courier_id
$$;

comment on function private.may_collect is 'Whether the cash of an order stays within what a courier may hold.';

create function private.start_dispatch(o public.enhanced_orders, was public.order_status default null)
returns void language plpgsql set search_path = '' as $$
declare
  -- A courier who is asked days ahead cannot know where they will be, and one who is asked when a slow kitchen begins
  -- waits there.
  starts_at timestamptz := o.promised_min_at - make_interval(mins => private.travel_minutes(o.distance_m),
    secs => private.setting_int('courier_ahead_seconds'));
begin
  if o.scheduled_for is not null and starts_at > now() then
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'start_dispatch', starts_at from private.job_of(o.id);
    return;
  end if;
  perform private.search_job(j.id) from private.job_of(o.id) as j;
end
$$;

comment on function private.start_dispatch is
  'Searches for a courier: at once, or for an order for later when the promise less travel and the time to reach the '
    'vendor has come.';

create function private.mark_job_ready(o public.enhanced_orders, was public.order_status default null)
returns void language sql set search_path = '' as $$
  select private.tell_performer(o.id)
$$;

create function private.follow_courier(o public.enhanced_orders, was public.order_status default null)
returns void language plpgsql set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from private.job_of(o.id);
  update public.job_stops as s set done_at = now()
  where s.job_id = job.id and s.what = 'pickup' and s.done_at is null;
  update public.jobs as j set state = case when o.status = 'on_way' then 'near' else 'picked_up' end::public.job_state
  where j.id = job.id;
  -- The order's own event, which follows in the same transaction, tells the rest.
  perform private.tell_performer(o.id);
end
$$;

insert into private.order_effects (kind, to_status, position, effect) values
  ('delivery', 'confirmed', 10, 'private.start_dispatch'),
  ('delivery', 'ready', 10, 'private.mark_job_ready'),
  ('delivery', 'out_for_delivery', 10, 'private.follow_courier'),
  ('delivery', 'on_way', 10, 'private.follow_courier');

create function private.next_wave_if_idle(job_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from public.job_offers as f
      where f.job_id = next_wave_if_idle.job_id and f.outcome = 'offered') then
    update private.order_timers as t set done_at = now()
    where t.order_id = (select j.order_id from public.jobs as j where j.id = next_wave_if_idle.job_id)
      and t.action = 'next_wave' and t.payload ->> 'job_id' = next_wave_if_idle.job_id::text and t.done_at is null;
    perform private.dispatch_wave(next_wave_if_idle.job_id);
  end if;
end
$$;

create function private.require_courier() returns public.couriers
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
  c public.couriers;
begin
  select * into c from public.couriers as k where k.user_id = caller;
  if not coalesce(c.verified, false) then
    perform private.refuse(403, 'courier_not_verified', 'Your documents have not been approved yet.');
  end if;
  return c;
end
$$;

create function private.end_shift(courier_id uuid) returns void language sql set search_path = '' as $$
  update public.couriers as k set online = false where k.user_id = end_shift.courier_id;
  update private.courier_shifts as s set ended_at = now() where s.user_id = end_shift.courier_id and s.ended_at is null
$$;

comment on function private.end_shift is 'Ends the shift of a courier, if there is one.';

create function private.take_offers_back(courier_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job uuid;
begin
  -- One that came since the jobs were locked may be at work elsewhere, and is not waited for: whoever has gone offline
  -- cannot accept it, and it ends by itself.
  for job in
    with mine as materialized (select f.id from public.job_offers as f join public.jobs as j on j.id = f.job_id
      where f.courier_id = take_offers_back.courier_id and f.outcome = 'offered'
      order by j.id for no key update of j skip locked)
    update public.job_offers as f set outcome = 'withdrawn', answered_at = now()
    from mine where f.id = mine.id and f.outcome = 'offered' returning f.job_id
  loop
    perform private.next_wave_if_idle(job);
  end loop;
end
$$;

comment on function private.take_offers_back is
  'Takes back what a courier was offered, and offers it to others. Whoever calls it has locked these jobs before the '
    'courier.';

create function private.lock_offered_jobs(courier_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.jobs as j where j.id in (select f.job_id from public.job_offers as f
    where f.courier_id = lock_offered_jobs.courier_id and f.outcome = 'offered') order by j.id for no key update;
end
$$;

comment on function private.lock_offered_jobs is
  'Locks the jobs that a courier was offered: jobs before couriers, as everywhere.';

revoke execute on function private.end_shift(uuid), private.take_offers_back(uuid), private.lock_offered_jobs(uuid)
  from public;

create function public.set_courier_online(online boolean, lat double precision default null,
  lng double precision default null, device text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  waiting record;
begin
  if set_courier_online.online is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  perform private.hold_account(c.user_id);
  perform private.lock_offered_jobs(c.user_id);
  -- Read again under the lock: of sixteen calls at once the first begins the shift and the others find it begun.
  select * into c from public.couriers as k where k.user_id = c.user_id for no key update;
  if not c.verified then perform private.refuse(403, 'courier_not_verified',
    'Your documents have not been approved yet.'); end if;
  if set_courier_online.online then
    if set_courier_online.lat is null or set_courier_online.lng is null
        or set_courier_online.lat not between -90 and 90 or set_courier_online.lng not between -180 and 180 then
      perform private.refuse(400, 'place_invalid', 'Your position is needed to go online.');
    end if;
    perform private.begin_positions(c.user_id, set_courier_online.lat, set_courier_online.lng,
      set_courier_online.device);
    if not c.online then insert into private.courier_shifts (user_id) values (c.user_id); end if;
    update public.couriers as k set online = true, last_online_at = now() where k.user_id = c.user_id;
    -- Orders nearby that wait for a courier are searched for at once, without waiting for the next retry.
    for waiting in select j.id, j.order_id from public.jobs as j
      join public.job_stops as start on start.job_id = j.id and start.n = 1
      where j.state = 'no_courier'
        and public.distance_m(start.lat, start.lng, set_courier_online.lat, set_courier_online.lng) <= 12000
      order by j.search_started_at limit 5
    loop
      update private.order_timers as t set due_at = now() where t.order_id = waiting.order_id
        and t.action = 'retry_dispatch' and t.payload ->> 'job_id' = waiting.id::text and t.done_at is null;
    end loop;
  else
    if exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then
      perform private.refuse(409, 'has_active_job', 'Please finish your delivery before you go offline.');
    end if;
    perform private.end_shift(c.user_id), private.take_offers_back(c.user_id);
  end if;
  perform private.publish('region:' || c.region_id, 'courier', jsonb_build_object('courier_id', c.user_id));
end
$$;

comment on function public.set_courier_online is
  'Starts or ends a courier''s shift; a courier with a job cannot go offline. device: a name that the device gave '
  'itself; of several the last one to go online leads, and the others are told so by report_position.';

-- What couriers call
-- ---------------------------------------------------------------------------------------------------
create function public.respond_to_offer(offer_id uuid, accept boolean,
  reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  f public.job_offers;
  job public.jobs;
begin
  if accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select * into f from public.job_offers as k where k.id = respond_to_offer.offer_id and k.courier_id = c.user_id;
  if not found then perform private.refuse(404, 'offer_not_found', 'There is no such offer.'); end if;
  -- One lock for all responses to the same job: the first one wins.
  select * into job from public.jobs as j where j.id = f.job_id for no key update;
  select * into c from public.couriers as k where k.user_id = c.user_id for no key update;
  select * into f from public.job_offers as k where k.id = f.id for no key update;
  if accept and f.outcome = 'accepted' and job.performer_id = c.user_id then
    return jsonb_build_object('outcome', 'accepted', 'order_id', job.order_id);
  end if;
  if f.outcome <> 'offered' or f.expires_at <= clock_timestamp() or job.state not in ('searching', 'no_courier')
      or accept and not c.online then
    return jsonb_build_object('outcome', case when not accept then 'declined' else 'too_late' end,
      'order_id', job.order_id);
  end if;
  if not accept then
    update public.job_offers as k set outcome = 'declined', answered_at = now(),
      reason = left(respond_to_offer.reason, 200) where k.id = f.id;
    perform private.next_wave_if_idle(job.id);
    return jsonb_build_object('outcome', 'declined', 'order_id', job.order_id);
  end if;
  -- Checked again, because a courier may have become part of the vendor's staff since the offer.
  if private.is_staff_of(job.vendor_id, c.user_id)
      or exists (select from public.enhanced_orders as o where o.id = job.order_id and o.user_id = c.user_id) then
    perform private.refuse(403, 'own_order', 'You cannot deliver your own order or one of your own business.');
  end if;
  -- Two searches may have offered to the same courier at once, so room and cash limit are checked again.
  if not private.has_room(c.user_id, job) then
    perform private.refuse(409, 'hands_full', 'You already carry as many orders as you can.');
  end if;
  if not private.may_collect(c.user_id, job.order_id) then
    perform private.refuse(409, 'cash_limit_reached', 'Please deposit the cash in hand before you collect more.');
  end if;
  update public.job_offers as k set outcome = 'accepted', answered_at = now() where k.id = f.id;
  perform private.assign_job(job.id, c.user_id);
  return jsonb_build_object('outcome', 'accepted', 'order_id', job.order_id);
end
$$;

comment on function public.respond_to_offer is
  'Accepts or declines an offered job. Only one courier gets it; the others get too_late.';

create function private.require_job(order_id uuid) returns public.jobs language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  job public.jobs;
begin
  -- Of several legs the one under way, or else the last.
  select * into job from public.jobs as j where j.order_id = require_job.order_id and j.performer_id = caller
  order by j.state in ('delivered', 'cancelled'), j.leg desc limit 1 for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return job;
end
$$;

create function public.mark_at_pickup(order_id uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(mark_at_pickup.order_id);
begin
  if job.state = 'at_pickup' then return; end if;
  if job.state <> 'assigned' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  perform private.check_arrival(job, (select s from private.next_stop(job.id, 'pickup') as s), mark_at_pickup.reason);
  update public.jobs as j set state = 'at_pickup' where j.id = job.id;
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;

comment on function public.mark_at_pickup is
  'Notifies vendor and customer that the courier has arrived for pick-up; from far away only with a reason '
    '(wrong_position, no_way_nearer, other_spot).';

create function public.release_job(order_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(release_job.order_id);
begin
  -- Whoever has the goods does not put them back into the pool.
  if job.state in ('picked_up', 'near') then
    perform private.refuse(409, 'job_needs_support', 'You have the order with you. Please ask support.');
  end if;
  -- An order that itself goes back when it is given back is given back by a step of its own, with what that costs.
  if job.state not in ('assigned', 'at_pickup') or exists (select from public.enhanced_orders as o
      join public.order_transition_rules as r on r.kind = o.kind and r.from_status = o.status
        and r.to_status = 'pending'
      join private.order_effects as e on e.kind = o.kind and e.to_status = 'pending'
        and (e.trade is null or e.trade = o.trade) and e.effect = 'private.release_jobs'
      where o.id = job.order_id) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order can no longer be given back.');
  end if;
  perform private.release_job(job, release_job.reason);
end
$$;

comment on function public.release_job is
  'Releases a job before pick-up; the search for another courier starts at once. Refuses order_not_found, '
    'job_needs_support (after pick-up), '
  'order_transition_not_allowed.';

revoke execute on function public.set_courier_online(boolean, double precision, double precision, text),
  public.respond_to_offer(uuid, boolean, text),
  public.mark_at_pickup(uuid, text), public.release_job(uuid, text) from public, anon;
grant execute on function public.set_courier_online(boolean, double precision, double precision, text),
  public.respond_to_offer(uuid, boolean, text),
  public.mark_at_pickup(uuid, text), public.release_job(uuid, text) to authenticated;

-- Timers -------------------------------------------------------------------------------------------------------------
create function private.end_accept_window(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o where o.id = end_accept_window.order_id and o.status = 'pending')
    then
    perform private.transition(end_accept_window.order_id, 'cancelled', null, 'system', 'not_accepted_in_time');
  end if;
end
$$;

create function private.start_dispatch_now(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.start_dispatch(o) from public.enhanced_orders as o where o.id = start_dispatch_now.order_id
$$;

create function private.next_wave(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.dispatch_wave((timer.payload ->> 'job_id')::uuid)
$$;

create function private.retry_dispatch(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
declare
  job_id uuid := (timer.payload ->> 'job_id')::uuid;
begin
  update public.jobs as j set search_started_at = clock_timestamp() where j.id = job_id and j.state = 'no_courier';
  perform private.dispatch_wave(job_id);
end
$$;

insert into private.timer_actions (action, run) values ('accept_window', 'private.end_accept_window'),
  ('start_dispatch', 'private.start_dispatch_now'), ('next_wave', 'private.next_wave'),
    ('retry_dispatch', 'private.retry_dispatch');

-- A sweep holds the wallets of those whose orders it has cancelled. It gives up on the next one well before PostgreSQL
-- looks for a deadlock with somebody who has that one's stock and waits for a wallet: the sweep tries again, a customer
-- would see an error.
create function private.sweep_timers(batch integer default 50) returns integer
language plpgsql set search_path = '' set lock_timeout = '50ms' as $$
declare
  timer private.order_timers;
  swept integer := 0;
  locked bigint;
begin
  for timer in
    select * from private.order_timers as t where t.done_at is null and t.due_at <= now()
      order by t.due_at limit batch
  loop
    -- Order first, timer second, as everywhere: a vendor who accepts at this moment is not waited for, the timer
    -- is checked again in the next sweep.
    begin
      perform from public.enhanced_orders as o where o.id = timer.order_id for no key update skip locked;
      continue when not found;
      select count(*) into locked from (select from public.jobs as j where j.order_id = timer.order_id
        for no key update skip locked) as held;
      continue when locked < (select count(*) from public.jobs as j where j.order_id = timer.order_id);
      perform from private.order_timers as t where t.id = timer.id and t.done_at is null for update skip locked;
      continue when not found;
    exception when lock_not_available then
      -- A row that changed while it was looked for is waited for in spite of "skip locked"; the others are due all
      -- the same.
      continue;
    end;
    begin
      update private.order_timers as t set done_at = now() where t.id = timer.id;
      execute format('select %s($1, $2)', (select a.run from private.timer_actions as a
        where a.action = timer.action)) using timer.order_id, timer;
      swept := swept + 1;
    exception when others then
      -- A failed one is retried later and does not block the others.
      update private.order_timers as t set attempts = t.attempts + 1, last_error = sqlerrm,
        due_at = now() + make_interval(secs => 5 * power(2, least(t.attempts, 6))) where t.id = timer.id;
    end;
  end loop;
  return swept;
end
$$;

comment on function private.sweep_timers is
  'Runs due timers; several sweeps may run at once, and one that is killed loses nothing.';

-- When an order arrives: one rule from preparation, distance and the courier's position, for every screen that says a
-- time.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('estimate_preparing_seconds', 'integer', 'seconds', '1500', 300, 7200, 'orders',
   'From placing to arrival while nothing more is known (Spec §4 Orders: 25 minutes while preparing).', false),
  ('estimate_pickup_seconds', 'integer', 'seconds', '300', 60, 3600, 'orders',
   'A courier''s way to the vendor while the position is not known (Spec §4 Orders: 5 minutes when ready).', false),
  ('estimate_least_seconds', 'integer', 'seconds', '120', 60, 3600, 'orders',
   'The least that is left on the way while the courier''s position is not known (Spec §4 Orders: 2 minutes).', false);

create type private.estimate as (arrives_at timestamptz, waits_for text);

comment on type private.estimate is 'waits_for: what decides the time at this moment, preparation, courier or road.';

create function private.travel_time(distance_m integer, region_id uuid default null, vehicle text default null)
returns interval language sql stable set search_path = '' as $$
  select make_interval(mins => private.travel_minutes(travel_time.distance_m, travel_time.region_id,
    travel_time.vehicle, now()))
$$;

comment on function private.travel_time is 'Whole minutes of a way at this hour, by region and vehicle.';

create function private.estimate_goods(o public.enhanced_orders) returns private.estimate
language plpgsql stable set search_path = '' as $$
declare
  job public.jobs;
  pickup public.job_stops;
  goal public.job_stops;
  courier public.courier_positions;
  ready_at timestamptz;
  courier_at timestamptz;
  vehicle text;
begin
  if o.status not in ('preparing', 'ready', 'out_for_delivery', 'on_way')
      and (o.status <> 'confirmed' or private.extra_minutes(o.id) = 0) then return null; end if;
  select * into job from private.job_of(o.id);
  select * into pickup from public.job_stops as s where s.job_id = job.id and s.n = 1;
  vehicle := (select c.vehicle_kind from public.couriers as c where c.user_id = job.performer_id);
  select * into goal from private.last_stop(job.id);
  select * into courier from public.courier_positions as p
    where p.user_id = job.performer_id and p.at > now() - interval '2 minutes';
  if o.status = 'on_way' then return row(now(), 'road')::private.estimate; end if;
  if o.status = 'out_for_delivery' then
    return row(case when courier.user_id is not null
        then now() + private.travel_time(private.road_distance_m(courier.lat, courier.lng, goal.lat, goal.lng),
          o.region_id, vehicle)
        else greatest(pickup.done_at + private.travel_time(o.distance_m, o.region_id, vehicle),
          now() + make_interval(secs => private.setting_int('estimate_least_seconds'))) end,
            'road')::private.estimate;
  end if;

  ready_at := case when o.status <> 'ready' then coalesce(
    (select e.at from public.order_events as e where e.order_id = o.id
      and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
    coalesce(o.placed_at, o.created_at)
      + make_interval(secs => private.setting_int('estimate_preparing_seconds')) -
      private.travel_time(o.distance_m, o.region_id, vehicle)) end;
  ready_at := greatest(ready_at, now() + case when o.status <> 'ready'
    then make_interval(secs => private.setting_int('estimate_least_seconds')) else interval '0' end);
  if job.id is null then return row(ready_at, 'preparation')::private.estimate; end if;
  courier_at := now() + case
    when job.state = 'at_pickup' then interval '0'
    when courier.user_id is not null
      then private.travel_time(private.road_distance_m(courier.lat, courier.lng, pickup.lat, pickup.lng),
        o.region_id, vehicle)
    else make_interval(secs => private.setting_int('estimate_pickup_seconds')) end;
  return row(greatest(greatest(ready_at, courier_at) + private.travel_time(o.distance_m, o.region_id, vehicle),
      o.scheduled_for),
    case when courier_at > ready_at then 'courier' else 'preparation' end)::private.estimate;
end
$$;

comment on function private.estimate_goods is
  'When goods arrive, from preparing on: when they are ready and the courier is there, plus the way; for what is '
    'collected, when it is '
  'ready. Null before, when the promise stands, and after.';

create table private.order_estimates (
  order_id uuid primary key references public.enhanced_orders (id),
  arrives_at timestamptz not null,
  delayed_by text,
  updated_at timestamptz not null default now()
);

comment on table private.order_estimates is
  'The time that the customer of an order was told last, and why it was put back, if it was.';

create function private.estimate_now(o public.enhanced_orders) returns private.order_estimates
language plpgsql stable set search_path = '' as $$
declare
  fresh private.estimate;
  told private.order_estimates;
  rule text := (private.kind_of_order(o)).estimate;
begin
  if rule is null or o.status in ('delivered', 'cancelled') then return null; end if;
  execute format('select * from %s($1)', rule) into fresh using o;
  if fresh.arrives_at is null then return null; end if;
  select * into told from private.order_estimates as e where e.order_id = o.id;
  -- Earlier is told at once; later only with a reason, and not for less than a minute.
  told.arrives_at := coalesce(told.arrives_at, o.promised_max_at);
  if told.arrives_at is null or fresh.arrives_at <= told.arrives_at then
    if told.arrives_at - fresh.arrives_at > interval '1 minute' then told.delayed_by := null; end if;
    told.arrives_at := fresh.arrives_at;
  elsif fresh.arrives_at > told.arrives_at + interval '1 minute' then
    told.arrives_at := fresh.arrives_at;
    told.delayed_by := fresh.waits_for;
  end if;
  told.order_id := o.id;
  told.updated_at := coalesce(told.updated_at, now());
  return told;
end
$$;

comment on function private.estimate_now is
  'The time to tell at this moment: it never moves back without delayed_by (preparation, courier or road). Null where '
    'the promise stands.';

create function private.keep_estimate(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
declare
  before timestamptz := coalesce(
    (select e.arrives_at from private.order_estimates as e where e.order_id = o.id), o.promised_max_at);
  told private.order_estimates := private.estimate_now(o);
begin
  if told.order_id is null then return; end if;
  insert into private.order_estimates as e select told.*
  on conflict (order_id) do update
    set arrives_at = excluded.arrives_at, delayed_by = excluded.delayed_by, updated_at = excluded.updated_at
  where e.arrives_at <> excluded.arrives_at;
  -- A transition announces itself. Lists show minutes: what moves by less is no news for them.
  if was is null and date_trunc('minute', told.arrives_at) is distinct from date_trunc('minute', before) then
    perform private.publish('user:' || o.user_id, 'order',
      jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$$;

comment on function private.keep_estimate is
  'Keeps what is told of an order from now on, and lets its customer''s lists know where that moves by a minute.';

insert into private.order_effects (kind, to_status, position, effect)
select kind, step, 60, 'private.keep_estimate'
from unnest('{delivery,pickup}'::public.order_kind[]) as kind,
  unnest('{preparing,ready,out_for_delivery,on_way}'::public.order_status[]) as step
where kind = 'delivery' or step in ('preparing', 'ready');

-- No time is said of an order that nobody carries: it would slide from minute to minute.
create function private.eta_of(o public.enhanced_orders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  told private.order_estimates;
begin
  if o.status in ('confirmed', 'preparing', 'ready') and private.nobody_carries(o) then
    return jsonb_build_object('min_at', null, 'max_at', null, 'promised_at', o.promised_max_at, 'delayed_by',
      'courier');
  end if;
  told := private.estimate_now(o);
  return jsonb_build_object(
    'min_at', case when told.arrives_at is null then o.promised_min_at else greatest(told.arrives_at, now()) end,
    'max_at', case when told.arrives_at is null then o.promised_max_at else greatest(told.arrives_at, now()) end,
    'promised_at', o.promised_max_at, 'delayed_by', told.delayed_by);
end
$$;

comment on function private.eta_of is
  'When an order arrives, for its customer: {min_at, max_at, promised_at, delayed_by}; the promise until preparing '
    'begins, then one time, '
  'and none while nobody carries it.';

-- "I have arrived" is checked against the courier's position; a way out for wrong positions is recorded.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('arrival_radius_m', 'integer', 'metres', '150', 30, 2000, 'couriers',
    'How near a courier must be to say that they have arrived.', false);

create table public.job_stops (
  job_id uuid not null references public.jobs (id),
  n smallint not null constraint job_stop_number check (n between 1 and 20),
  what text not null constraint job_stop_form check (what ~ '^[a-z][a-z_]{0,19}$'),
  lat double precision not null constraint job_stop_lat_range check (lat between -90 and 90),
  lng double precision not null constraint job_stop_lng_range check (lng between -180 and 180),
  address text constraint job_stop_address_length check (length(address) <= 300),
  landmark text constraint job_stop_landmark_length check (length(landmark) <= 120),
  code_purpose text constraint job_stop_code check (code_purpose ~ '^(pickup|drop|start)(:[0-9]{1,2})?$'),
  proof text constraint job_stop_proof_length check (length(proof) <= 200),
  arrived_at timestamptz,
  done_at timestamptz,
  primary key (job_id, n)
);

create table private.arrivals (
  courier_id uuid not null references public.couriers (user_id),
  at timestamptz not null default now(),
  distance_m integer,
  accuracy_m real,
  in_spite_of_distance text constraint arrival_reason
    check (in_spite_of_distance in ('wrong_position', 'no_way_nearer', 'other_spot')),
  job_id uuid,
  n smallint,
  primary key (job_id, n, courier_id),
  constraint arrivals_stop foreign key (job_id, n) references public.job_stops (job_id, n)
);

create index arrivals_courier_idx on private.arrivals (courier_id);

comment on table private.arrivals is
  'Where couriers said that they had arrived, for disputes: distance_m is null without a fresh position.';
comment on column private.arrivals.in_spite_of_distance is 'The courier''s reason where the position did not agree.';

-- On the way
-- -----------------------------------------------------------------------------------------------------------
create function private.check_arrival(job public.jobs, stop public.job_stops, reason text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  found_at public.courier_positions;
  metres integer;
begin
  if check_arrival.reason not in ('wrong_position', 'no_way_nearer', 'other_spot') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if job.performer_id is null or stop.job_id is null then
    perform private.refuse(409, 'no_stop_left', 'There is no such stop on this way.');
  end if;
  found_at := private.position_at_step(job.performer_id);
  if found_at.lat is not null then metres := public.distance_m(found_at.lat, found_at.lng, stop.lat, stop.lng); end if;
  if check_arrival.reason is null
      and coalesce(metres > private.setting_int('arrival_radius_m') + least(coalesce(found_at.accuracy_m, 0), 100),
        true)
  then
    perform private.refuse(409, 'not_there_yet', 'You do not seem to be there yet.',
      jsonb_build_object('distance_m', metres));
  end if;
  insert into private.arrivals (job_id, n, courier_id, distance_m, accuracy_m, in_spite_of_distance)
  values (stop.job_id, stop.n, job.performer_id, metres, found_at.accuracy_m, check_arrival.reason)
  on conflict do nothing;
  update public.job_stops as s set arrived_at = now()
  where s.job_id = stop.job_id and s.n = stop.n and s.arrived_at is null;
end
$$;

comment on function private.check_arrival is
  'Refuses an arrival at a stop that the last position does not bear out (not_there_yet {distance_m}), unless the '
  'courier gives a reason, and one at a stop that there is not (no_stop_left).';

-- An order that nobody carries: couriers are asked again in rounds, farther away each time; the customer reads until
-- when, may leave free of charge, and gets the money back when that time is over. The administration may give the job
-- to a courier by hand (docs/decisions/0075).

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('offer_again_seconds', 'integer', 'seconds', '180', 30, 3600, 'orders',
   'After declining a job, or giving it back, a courier is asked again no sooner.', false),
  ('courier_search_seconds', 'integer', 'seconds', '1800', 300, 14400, 'orders',
   'How long couriers are asked after nobody was found, from the promised time on; then the order is cancelled.',
     false);

create function private.end_search() returns trigger language plpgsql set search_path = '' as $$
begin
  new.nobody_since := null;
  new.asked_until := null;
  update private.order_timers as t set done_at = now()
  where t.order_id = new.order_id and t.payload ->> 'job_id' = new.id::text and t.done_at is null
    and t.action in ('next_wave', 'retry_dispatch', 'give_up_search');
  return new;
end
$$;

comment on function private.end_search is 'With a courier, the search and its end are over.';

create function private.nobody_carries(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.jobs as j where j.order_id = o.id
    and (j.state = 'no_courier' or (j.state = 'searching' and j.nobody_since is not null)))
$$;

comment on function private.nobody_carries is
  'Whether nobody was found to carry an order, although couriers may be asked again at this moment.';

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

comment on column public.order_transition_rules.guard is
  'The name of a function (o enhanced_orders) returns boolean: guarded_roles may make the transition only where it '
    'answers true.';

create function private.may_move(o public.enhanced_orders, to_status public.order_status, actor_role text)
  returns boolean language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  rule public.order_transition_rules;
  holds boolean;
begin
  -- Of any kind: what waits for its payment is placed or ends, and nobody works on it.
  if o.status = 'awaiting_payment' then
    return case to_status when 'pending' then actor_role = 'system' when 'cancelled' then actor_role in ('user',
      'admin',
      'system') else false end;
  end if;
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = may_move.to_status
    and may_move.actor_role = any (r.roles);
  if not found then return false; end if;
  if may_move.actor_role <> all (rule.guarded_roles) then return true; end if;
  execute format('select %s($1)', rule.guard) into holds using o;
  return holds;
end
$$;

comment on function private.may_move is 'Whether a role may move an order to a status now.';

-- By hand -------------------------------------------------------------------------------------------------------------
insert into private.notification_templates (template, type, title, message, push_for) values
  ('job_assigned', 'info', 'A job for you', 'The administration has given you order {order_number} from {vendor}.',
    '15 minutes');

create function private.why_not_carry(job public.jobs, c public.couriers) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when not c.verified or not exists (select from public.user_roles as r
      where r.user_id = c.user_id and r.role = 'delivery') then 'not_verified'
    when private.suspended_for(c.user_id) is not null then 'suspended'
    when not c.online then 'offline'
    when not private.vehicle_fits(job, c.vehicle_kind) then 'other_vehicle'
    when private.is_staff_of(job.vendor_id, c.user_id)
      or exists (select from public.enhanced_orders as o where o.id = job.order_id and o.user_id = c.user_id)
      then 'own_order'
    -- Whether a second counter or address is on the way is for a person to judge; how much somebody can carry is not.
    when exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
      having count(*) >= c.capacity or bool_or('rides' in (private.work_of(j), private.work_of(job)))
        or coalesce(sum(j.load_grams), 0) + coalesce(job.load_grams, 0) > (select k.carries_grams
          from private.vehicle_classes as k where k.class = c.vehicle_kind)) then 'hands_full'
    when not private.may_collect(c.user_id, job.order_id) then 'cash_limit' end;
end
$$;

comment on function private.why_not_carry is 'Why a courier cannot be given a job by hand; null where they can.';

create function public.couriers_for_order(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs;
  start public.job_stops;
begin
  perform private.require_role('admin');
  select * into job from private.job_of(couriers_for_order.order_id);
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into start from public.job_stops as s where s.job_id = job.id and s.n = 1;
  return (select coalesce(jsonb_agg(to_jsonb(near) order by near.why_not nulls first, near.distance_m), '[]') from (
    select c.user_id, c.name, c.vehicle_kind, c.online,
      public.distance_m(start.lat, start.lng, p.lat, p.lng) as distance_m, p.at as position_at,
      (select count(*) from public.jobs as d
        where d.performer_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs,
      (select f.outcome from public.job_offers as f where f.job_id = job.id and f.courier_id = c.user_id
        order by f.offered_at desc limit 1) as last_answer,
      private.why_not_carry(job, c) as why_not
    from public.couriers as c left join public.courier_positions as p on p.user_id = c.user_id
    where c.verified and (c.region_id = job.region_id
      or public.distance_m(start.lat, start.lng, p.lat, p.lng) <= 50000)
    order by c.online desc, 5 limit 50
  ) as near);
end
$$;

comment on function public.couriers_for_order is
  'Who could be given an order by hand, the suitable ones first: [{user_id, name, vehicle_kind, online, distance_m (to '
    'the pick-up), '
  'position_at, live_jobs, last_answer, why_not (not_verified, offline, own_order, hands_full, cash_limit, or null)}]. '
    'Administrators only.';

create function public.assign_courier(order_id uuid, courier_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.assign_courier is
  'Gives an order that has no courier to an online, approved courier by hand, with the limits on capacity and cash: '
    '{outcome, order_id}; '
  'assigning the same courier again changes nothing. Refuses with order_transition_not_allowed, courier_not_found, '
  'courier_cannot_carry {reason}. Administrators only; in the audit log.';

revoke execute on function public.couriers_for_order(uuid), public.assign_courier(uuid, uuid) from public, anon;
grant execute on function public.couriers_for_order(uuid), public.assign_courier(uuid, uuid) to authenticated;

-- Nobody at the door: the courier calls, waits by the server's clock, takes a photo, and reports that nobody took the
-- order. What becomes of the goods and who bears what is decided by the order's trade (docs/decisions/0081). After
-- pick-up an order is not given back: a courier who cannot go on asks support.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('door_wait_seconds', 'integer', 'seconds', '480', 60, 3600, 'delivery',
   'How long a courier waits at a door that nobody opens, from the first call on.', false);

create table private.undeliverable_rules (
  category text primary key constraint undeliverable_category_form check (category ~ '^[a-z_]{2,40}$'),
  goes text not null constraint undeliverable_goes_known check (goes in ('vendor', 'disposed'))
);

comment on table private.undeliverable_rules is
  'What becomes of an order that nobody took at the door, by its category. vendor: it goes back, and the customer gets '
    'the price of the goods '
  'back; disposed: it cannot be sold again, and the customer has bought it. A category without a row: vendor.';

insert into private.undeliverable_rules (category, goes) values ('food', 'disposed');

create table public.door_waits (
  order_id uuid primary key references public.enhanced_orders (id),
  courier_id uuid not null references public.couriers (user_id),
  started_at timestamptz not null default now(),
  until_at timestamptz not null,
  picture text constraint door_picture_length check (length(picture) <= 200),
  goes text constraint door_goes_known check (goes in ('vendor', 'disposed')),
  ended_at timestamptz,
  back_at timestamptz,
  constraint door_wait_has_a_length check (until_at > started_at),
  constraint door_wait_ends_somewhere check ((goes is null) = (ended_at is null)),
  constraint door_back_only_to_vendor check (back_at is null or goes = 'vendor')
);

create index door_waits_courier_idx on public.door_waits (courier_id);

comment on table public.door_waits is
  'A courier waits at a door that nobody opens. ended_at: nobody took the order; goes: what then becomes of it; '
    'back_at: when it was back with the vendor.';

alter table public.door_waits enable row level security;

create policy "couriers read their own waits" on public.door_waits for select to authenticated
  using (courier_id = (select auth.uid()));

revoke all on public.door_waits from anon, authenticated;
grant select (order_id, courier_id, started_at, until_at, goes, ended_at, back_at) on public.door_waits
  to authenticated;

insert into private.notification_templates (template, type, title, message) values
  ('order_door_wait', 'warning', 'Your courier is at the door',
    'Nobody opens. Your courier waits until {until} with order {order_number}.'),
  ('order_undelivered_kept', 'warning', 'Nobody was at the door',
   'Order {order_number} could not be handed over. It cannot be sold again, so it is not refunded.'),
  ('order_undelivered_back', 'warning', 'Nobody was at the door',
   'Order {order_number} goes back to {vendor}. The price of the goods is refunded, what bringing it cost is not.'),
  ('order_undelivered_cash', 'warning', 'Nobody was at the door',
    'Order {order_number} could not be handed over and has ended.'),
  ('vendor_undelivered_kept', 'info', 'Nobody was at the door',
    'Order {order_number} could not be handed over. You are paid for it.'),
  ('vendor_undelivered_back', 'warning', 'An order comes back',
   'Nobody took order {order_number} at the door. The courier brings it back to you.'),
  ('vendor_handed_back', 'info', 'Order handed back',
    'The courier says that order {order_number} is back with you. Tell support if it is not.');

insert into public.cancellation_reasons (code, actors, fault) values ('nobody_at_door', '{admin}', 'customer');

-- Events of an order that are no step ---------------------------------------------------------------------------------
create function private.note_event(o public.enhanced_orders, actor_id uuid, actor_role text, reason_code text,
  note text default null)
returns public.enhanced_orders language plpgsql set search_path = '' as $$
begin
  update public.enhanced_orders as e set last_seq = e.last_seq + 1, updated_at = now() where e.id = o.id returning *
    into o;
  insert into public.order_events (order_id, seq, from_status, to_status, actor_id, actor_role, reason_code, note)
  values (o.id, o.last_seq, o.status, o.status, note_event.actor_id, note_event.actor_role, note_event.reason_code,
    left(note_event.note, 500));
  perform private.announce_order(o);
  return o;
end
$$;

comment on function private.note_event is
  'Adds to the history of an order what happened without a change of its status, and announces it. The caller holds '
    'the order''s lock.';

-- Money ---------------------------------------------------------------------------------------------------------------
create function private.undeliverable_goes(o public.enhanced_orders) returns text language sql
  stable set search_path = '' as $$
  select coalesce((select r.goes from private.undeliverable_rules as r where r.category = o.category), 'vendor')
$$;

comment on function private.undeliverable_goes is 'What becomes of an order that nobody took; see undeliverable_rules.';

create function private.undelivered_lines(o public.enhanced_orders) returns jsonb language sql
  stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    k.amount_paise - k.refunded_paise) order by k.position), '[]')
  from private.charges_left(o.id) as k
  where k.amount_paise > k.refunded_paise and k.nature = 'goods' and private.undeliverable_goes(o) = 'vendor'
$$;

comment on function private.undelivered_lines is
  'The charges that go back to the customer when nobody took an order, as rows_of_refund takes them: the goods, where '
    'they go back to the vendor. What '
  'bringing it cost stays paid, with the tip: the way was made.';

create function private.undelivered_terms(o public.enhanced_orders) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  refund bigint := 0;
  loss bigint := 0;
begin
  if private.has_paid(o.id) and not private.waits_for_cash(o.id) then
    select private.undelivered_refund(o, coalesce(-sum((r).amount_paise), 0)::bigint) into refund
      from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r;
  else
    refund := private.paid(o.id);
    if private.undeliverable_goes(o) = 'disposed' then loss := private.shared(o.id, 'vendor_payable'); end if;
  end if;
  return jsonb_build_object('allowed', true, 'refund_paise', refund,
    'charge_paise', private.paid(o.id) - refund,
    'compensation_paise', 0, 'credit_paise', 0, 'vendor_loss_paise', loss, 'free_until', null, 'fault', 'customer',
      'coupon_paise', 0);
end
$$;

comment on function private.undelivered_terms is
  'What it costs that nobody took an order, in the form of cancellation_terms: charge_paise is what stays paid, '
    'refund_paise what goes back; '
  'vendor_loss_paise what the platform pays the vendor for food that cash was to pay for.';

create function private.end_undelivered(o public.enhanced_orders, was public.order_status)
  returns public.enhanced_orders language plpgsql set search_path = '' as $$
declare
  what_becomes text := private.undeliverable_goes(o);
  carried public.jobs;
  rows private.refund_row[];
  refund bigint := 0;
  paid private.movement[];
begin
  select * into carried from private.job_of(o.id);
  perform private.cancel_jobs(o);
  if private.has_paid(o.id) and not private.waits_for_cash(o.id) then
    rows := array(select r from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r);
    refund := private.undelivered_refund(o, (select coalesce(-sum(r.amount_paise), 0) from unnest(rows)
      as r)::bigint);
    update public.payments as p set status = 'void', updated_at = now()
    where p.order_id = o.id and p.status in ('created', 'authorised');
    if cardinality(rows) > 0 then perform private.write_refund_rows(o.id, rows, 'customer'); end if;
    if refund > 0 then
      perform private.post('order_refunded', o.id, 'undelivered:' || o.id,
        array(select m from private.give_back(o, refund, 'source', 'nobody_at_door') as m)
          || (null, 'order_escrow', -refund)::private.movement);
    end if;
    update public.enhanced_orders as e set refund_paise = e.refund_paise + refund, charge_paise = private.paid(e.id)
    where e.id = o.id returning * into o;
    -- Everybody did their part: what is left is shared as after a delivery.
    o := private.settle_order(o);
  else
    -- Nothing was collected: the platform pays the courier, and the vendor for what cannot be sold again.
    with taken as (
      update private.order_shares as s set settled_at = now(), paid_to = coalesce(s.owner_id,
        private.performer_of(o.id, s.owner_role))
      where s.order_id = o.id and s.due = 'delivered' and s.settled_at is null
        and (s.account = 'courier_payable' or (s.account = 'vendor_payable' and what_becomes = 'disposed'))
      returning s.position, s.paid_to)
    select array_agg((t.paid_to, s.account, case s.account when 'courier_payable' then least(s.value_paise,
      carried.pay_paise) else s.value_paise end
      )::private.movement order by s.position) into paid
    from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position
      where t.paid_to is not null;
    if private.sum_of_movements(paid) > 0 then
      perform private.post('compensation', o.id, 'undelivered:' || o.id,
        paid || (null, 'platform_revenue', -private.sum_of_movements(paid))::private.movement);
    end if;
    update public.payments as p set status = 'void', updated_at = now()
    where p.order_id = o.id and p.collected_at is null;
    -- Points that paid a part come back, as the rest is not paid.
    refund := private.paid(o.id);
    if refund > 0 then
      perform private.write_refund_rows(o.id, array(select r from private.rows_of_full_refund(o.id, 0) as r),
        'platform');
      perform private.post('order_refunded', o.id, 'points-undelivered:' || o.id,
        array(select m from private.give_back(o, refund, 'source', 'nobody_at_door') as m)
          || (null, 'order_escrow', -refund)::private.movement);
    end if;
    update public.enhanced_orders as e set refund_paise = e.refund_paise + refund where e.id = o.id returning * into o;
  end if;

  update public.door_waits as w set goes = what_becomes, ended_at = now() where w.order_id = o.id
    and w.ended_at is null;
  -- An administrator may end it before the courier has begun to wait.
  insert into public.door_waits (order_id, courier_id, started_at, until_at, goes, ended_at)
  select o.id, carried.performer_id, now() - interval '1 second', now(), what_becomes, now()
    where carried.performer_id is not null
  on conflict do nothing;
  perform private.notify_party(o, 'vendor', case what_becomes when 'vendor' then 'vendor_undelivered_back'
    else 'vendor_undelivered_kept' end);
  return o;
end
$$;

comment on function private.end_undelivered is
  'Ends an order that nobody took at the door. Paid: what undelivered_lines names goes back and the rest is settled. '
    'Cash: the platform pays the courier''s way, and the vendor '
  'for what cannot be sold again.';

create function private.end_cancelled_delivery(o public.enhanced_orders, was public.order_status)
  returns public.enhanced_orders
language plpgsql set search_path = '' as $$
begin
  if o.cancel_reason is distinct from 'nobody_at_door' then return private.unwind_order(o, was); end if;
  if was not in ('out_for_delivery', 'on_way') then perform private.refuse(400, 'reason_invalid',
    'Please choose a reason.'); end if;
  return private.end_undelivered(o, was);
end
$$;

comment on function private.end_cancelled_delivery is 'Ends a delivery by its reason: an effect of order_effects.';

create function private.tell_of_cancelled_delivery(o public.enhanced_orders, was public.order_status)
  returns void language plpgsql set search_path = '' as $$
begin
  if o.cancel_reason is distinct from 'nobody_at_door' then return; end if;
  perform private.notify_party(o, 'user', case when not private.has_paid_money(o.id) and private.paid(o.id) = 0
      then 'order_undelivered_cash'
    when private.undeliverable_goes(o) = 'vendor' then 'order_undelivered_back' else 'order_undelivered_kept' end);
end
$$;

comment on function private.tell_of_cancelled_delivery is
  'One notice for the customer of an order that nobody took at the door: an effect of order_effects.';

insert into private.order_effects (kind, to_status, position, effect)
  values ('delivery', 'cancelled', 95, 'private.tell_of_cancelled_delivery');

-- The courier's steps -------------------------------------------------------------------------------------------------
create function private.has_tried_to_reach(order_id uuid, courier_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.calls as c where c.conversation_id = has_tried_to_reach.order_id
      and c.caller_id = has_tried_to_reach.courier_id and c.with_role = 'user')
    or exists (select from private.conversation_messages as m where m.conversation_id = has_tried_to_reach.order_id
      and m.sender_id = has_tried_to_reach.courier_id and m.to_role = 'user')
$$;

comment on function private.has_tried_to_reach is
  'Whether a courier has called the customer of an order or written to them.';

create function private.door_wait_is_over(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.door_waits as w join lateral private.job_of(w.order_id) as d
    on d.performer_id = w.courier_id
    where w.order_id = o.id and w.until_at <= now() and w.picture is not null
      and private.has_tried_to_reach(w.order_id, w.courier_id))
$$;

comment on function private.door_wait_is_over is
  'Whether whoever carries an order has waited at the door, with a photo and a call or message: then they may end it. '
    'A guard of order_transition_rules.';

create function private.door_of(order_id uuid, courier_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('started_at', w.started_at, 'until_at', w.until_at, 'has_picture', w.picture is not null,
    'has_called', private.has_tried_to_reach(door_of.order_id, door_of.courier_id), 'server_now', now())
  from (select true) as one left join public.door_waits as w on w.order_id = door_of.order_id
    and w.courier_id = door_of.courier_id
$$;

comment on function private.door_of is
  'The courier''s wait at a door: {started_at, until_at (both null before it begins), has_picture, has_called, '
    'server_now}.';

create function private.job_at_door(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  job public.jobs;
begin
  perform private.require_role('delivery');
  o := private.lock_order(job_at_door.order_id);
  job := private.require_job(job_at_door.order_id);
  if o.status <> 'on_way' or job.state <> 'near' then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
      jsonb_build_object('status', o.status));
  end if;
  return o;
end
$$;

comment on function private.job_at_door is
  'The caller''s order, locked, whose door they stand at; refuses order_not_found, not_at_door.';

create function public.start_door_wait(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(start_door_wait.order_id);
  w public.door_waits;
begin
  insert into public.door_waits (order_id, courier_id, until_at)
  values (o.id, auth.uid(), now() + make_interval(secs => private.setting_int('door_wait_seconds')))
  on conflict do nothing returning * into w;
  -- A second tap is the same wait.
  if w.order_id is not null then
    perform private.note_event(o, auth.uid(), 'courier', 'door_wait');
    perform private.notify_party(o, 'user', 'order_door_wait',
      jsonb_build_object('until', lower(to_char(w.until_at at time zone 'Asia/Kolkata', 'FMHH12:MI am'))));
    perform private.publish('user:' || auth.uid(), 'job', jsonb_build_object('order_id', o.id));
  end if;
  return private.door_of(o.id, auth.uid());
end
$$;

comment on function public.start_door_wait is
  'Begins the courier''s wait at a door that nobody opens; the server decides how long, and the customer is told until '
    'when: {started_at, until_at, '
  'has_picture, has_called, server_now}. A second call is the same wait. Refuses order_not_found, not_at_door.';

create function public.door_picture_path(order_id uuid, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(door_picture_path.order_id);
  folder text := o.id || '/' || auth.uid() || '/';
begin
  if coalesce(door_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('door-pictures', folder);
  if private.pictures_in('door-pictures', folder, '-infinity') >= 5 then
    perform private.refuse(429, 'too_many_pictures', 'Five photos of a door are the most.');
  end if;
  return private.place_picture('door-pictures', folder, door_picture_path.extension);
end
$$;

comment on function public.door_picture_path is
  'Where the edge function door-picture stores the courier''s photo of a door, five an order at most. Refuses '
    'order_not_found, not_at_door, '
  'picture_invalid, too_many_pictures.';

create function public.set_door_picture(order_id uuid, path text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(set_door_picture.order_id);
  had text;
begin
  perform private.bound(set_door_picture.path, 200);
  if not starts_with(coalesce(set_door_picture.path, ''), o.id || '/' || auth.uid() || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'door-pictures'
        and s.name = set_door_picture.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  select w.picture into had from public.door_waits as w where w.order_id = o.id and w.courier_id = auth.uid()
    for no key update;
  if not found then perform private.refuse(409, 'door_wait_missing', 'Please start waiting first.'); end if;
  update public.door_waits as w set picture = set_door_picture.path where w.order_id = o.id;
  if had is null then perform private.note_event(o, auth.uid(), 'courier', 'door_picture'); end if;
  perform private.publish('user:' || auth.uid(), 'job', jsonb_build_object('order_id', o.id));
  return private.door_of(o.id, auth.uid());
end
$$;

comment on function public.set_door_picture is
  'Keeps the photo that shows that the courier was at the door; the last one counts. Refuses order_not_found, '
    'not_at_door, picture_invalid, door_wait_missing.';

create function public.report_undeliverable(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  w public.door_waits;
begin
  perform private.lock_order(report_undeliverable.order_id);
  select * into w from public.door_waits as k where k.order_id = report_undeliverable.order_id and k.courier_id = caller
    for no key update;
  -- The answer to the first report was lost.
  if w.ended_at is null then
    o := private.job_at_door(report_undeliverable.order_id);
    if w.order_id is null then perform private.refuse(409, 'door_wait_missing', 'Please start waiting first.'); end if;
    if not private.has_tried_to_reach(o.id, caller) then
      perform private.refuse(409, 'door_call_missing', 'Please call the customer or write to them first.');
    end if;
    if w.picture is null then perform private.refuse(409, 'door_picture_missing',
      'Please take a photo of the door first.'); end if;
    if w.until_at > now() then
      perform private.refuse(409, 'door_wait_running', 'Please wait until the time is over.',
        jsonb_build_object('until_at', w.until_at));
    end if;
    perform private.transition(o.id, 'cancelled', caller, 'courier', 'nobody_at_door');
    select * into w from public.door_waits as k where k.order_id = o.id;
  end if;
  return jsonb_build_object('outcome', 'undeliverable', 'goes', w.goes);
end
$$;

comment on function public.report_undeliverable is
  'Ends an order that nobody took, after the wait, with a photo and a call or message: {outcome, goes (vendor, '
    'disposed)}; a repeat gets the same. '
  'Refuses order_not_found, not_at_door, door_wait_missing, door_call_missing, door_picture_missing, door_wait_running '
    '{until_at}.';

create function public.my_returns() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number,
    'vendor_name', o.vendor_name,
      'vendor_address', v.address, 'lat', s.lat, 'lng', s.lng, 'since', w.ended_at) order by w.ended_at), '[]')
    from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id 
    cross join lateral private.job_of(o.id) as d join public.job_stops as s on s.job_id = d.id and s.n = 1
    left join public.vendors as v on v.id = o.vendor_id
    where w.courier_id = caller and w.goes = 'vendor' and w.back_at is null);
end
$$;

comment on function public.my_returns is
  'What the courier still has to bring back to a vendor: [{order_id, order_number, vendor_name, vendor_address, lat, '
    'lng, since}].';

create function public.confirm_handed_back(order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  w public.door_waits;
begin
  o := private.lock_order(confirm_handed_back.order_id);
  select * into w from public.door_waits as k where k.order_id = o.id and k.courier_id = caller and k.goes = 'vendor'
    for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if w.back_at is not null then return; end if;
  update public.door_waits as k set back_at = now() where k.order_id = o.id;
  perform private.return_stock(o.id);
  perform private.note_event(o, caller, 'courier', 'handed_back');
  perform private.notify_party(o, 'vendor', 'vendor_handed_back');
end
$$;

comment on function public.confirm_handed_back is
  'The courier has brought an order back that nobody took: it is in stock again, and the vendor is told. A repeat '
    'changes nothing. Refuses order_not_found.';

create function private.tell_job_of_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_data jsonb := to_jsonb(new);
  courier uuid := coalesce(row_data ->> 'caller_id', row_data ->> 'sender_id')::uuid;
begin
  -- An order's conversation has the order's id.
  if exists (select from public.jobs as d where d.order_id = new.conversation_id and d.performer_id = courier
    and d.state = 'near') then
    perform private.publish('user:' || courier, 'job', jsonb_build_object('order_id', new.conversation_id));
  end if;
  return null;
end
$$;

comment on function private.tell_job_of_contact is
  'Who stands at a door and has called or written sees it ticked at once.';

insert into private.notification_templates (template, type, title, message) values
  ('admin_courier_help', 'warning', 'A courier asks for help',
    '{courier} needs help with order {order_number} from {vendor}.');

create function public.ask_courier_support(order_id uuid, about text, note text, idempotency_key text,
  language text default 'en') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  c public.couriers;
  ticket private.support_tickets;
  result jsonb;
begin
  perform private.bound(ask_courier_support.note, 2000), private.bound(ask_courier_support.about, 40),
    private.bound(ask_courier_support.language, 10);
  if coalesce(ask_courier_support.about, '') not in ('accident', 'unsafe', 'vehicle', 'damaged', 'address', 'other')
    then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  result := private.claim_idempotency(caller, ask_courier_support.idempotency_key, 'ask_courier_support');
  if result is not null then return result; end if;
  o := private.lock_order(ask_courier_support.order_id);
  perform private.require_job(ask_courier_support.order_id);
  if o.status in ('delivered', 'cancelled') then perform private.refuse(404, 'order_not_found',
    'There is no such order.'); end if;
  if (select count(*) from private.courier_calls_for_help as h where h.courier_id = caller
    and h.at > now() - interval '1 hour') >= 10 then
    perform private.refuse(429, 'too_many_tickets',
      'You have written several times. Support answers as soon as possible; in danger call 112.');
  end if;
  select * into c from public.couriers as k where k.user_id = caller;
  ticket := private.create_ticket(caller, 'delivery', o.id, ask_courier_support.language,
    left(coalesce(nullif(trim(ask_courier_support.note), ''),
      'Order ' || o.order_number || ': ' || ask_courier_support.about), 1000), null);
  insert into private.courier_calls_for_help (order_id, courier_id, about, ticket_id, lat, lng)
  select o.id, caller, ask_courier_support.about, ticket.id, p.lat, p.lng
  from (select caller as id) as me left join public.courier_positions as p on p.user_id = me.id;
  perform private.note_event(o, caller, 'courier', 'courier_help', ask_courier_support.about);
  perform private.notify_party(o, 'admin', 'admin_courier_help',
    jsonb_build_object('courier', c.name, 'about', ask_courier_support.about));
  result := jsonb_build_object('ticket_number', ticket.number);
  perform private.keep_result(caller, ask_courier_support.idempotency_key, result);
  return result;
end
$$;

comment on function public.ask_courier_support is
  'Whoever carries an order asks support: about accident, unsafe, vehicle, damaged, address or other; opens a ticket, '
    'once per key, tells the '
  'administration at once, and keeps the last position: {ticket_number}. Refuses reason_invalid, order_not_found, '
    'too_many_tickets.';

-- What a job says -----------------------------------------------------------------------------------------------------
create function private.ready_by(o public.enhanced_orders) returns timestamptz language sql stable
  security definer set search_path = '' as $$
  select case when o.status in ('confirmed', 'preparing') and o.prep_minutes is not null then
    greatest((select max(e.at) from public.order_events as e where e.order_id = o.id
      and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
      o.scheduled_for - make_interval(mins => private.travel_minutes(o.distance_m))) end
$$;

comment on function private.ready_by is
  'When the vendor will have an accepted order ready, by what it said; null before and afterwards.';

-- Photos --------------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('door-pictures', 'door-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.may_see_door_picture(name text) returns boolean language sql stable
  security definer set search_path = '' as $$
  select private.is_admin() or auth.uid()::text = split_part(may_see_door_picture.name, '/', 2)
    or exists (select from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id
      where w.picture = may_see_door_picture.name and o.user_id = auth.uid())
$$;

comment on function private.may_see_door_picture is
  'Whether the caller may look at a photo of a door: the courier who took it, the customer whose door it is, and '
    'administrators.';

create policy "the parties see the photo of a door" on storage.objects for select to authenticated
  using (bucket_id = 'door-pictures' and private.may_see_door_picture(name));

revoke execute on function private.may_see_door_picture(text), private.door_wait_is_over(public.enhanced_orders),
  private.door_of(uuid, uuid),
  private.has_tried_to_reach(uuid, uuid), private.ready_by(public.enhanced_orders) from public;
grant execute on function private.may_see_door_picture(text) to authenticated;

-- The list of orders under way reads cards, which say what tracking says (docs/decisions/0047), as home does.

create function public.my_active_orders() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
    select o.* from public.enhanced_orders as o
    where o.user_id = caller and o.status not in ('delivered', 'cancelled')
    order by o.created_at desc, o.id desc limit 50) as a), '[]');
end
$$;

comment on function public.my_active_orders is
  'The caller''s orders that are under way, at most 50, newest first: rows of private.order_card (Spec §9 Orders).';

revoke execute on function public.my_active_orders() from public, anon;
grant execute on function public.my_active_orders() to authenticated;

-- One arrival time in what is heard, too: an event carried the promise and put it back over what the list had read.

create function private.arrives_at(o public.enhanced_orders) returns timestamptz
language sql stable set search_path = '' as $$
  select case when o.status in ('delivered', 'cancelled') then o.promised_max_at
    else (private.eta_of(o) ->> 'max_at')::timestamptz end
$$;

comment on function private.arrives_at is
  'When an order arrives, as every screen says it: what its tracking says; null where nobody can say. Once it has '
    'ended, what was promised.';

revoke execute on function private.arrives_at(public.enhanced_orders) from public;

comment on table private.vehicle_classes is 'What couriers move with; a job may ask for one of them.';

revoke all on private.vehicle_classes from anon, authenticated;

insert into private.vehicle_classes (class, carries_grams, seats, rides, parcels, position) values
  ('bicycle', 5000, 0, false, true, 1), ('scooter', 10000, 0, false, true, 2), ('bike', 10000, 1, true, true, 3),
  ('auto', 40000, 3, true, true, 4), ('mini', 60000, 4, true, true, 5), ('car', 60000, 4, true, true, 6),
  ('sedan', 80000, 4, true, true, 7), ('suv', 120000, 6, true, true, 8), ('van', 500000, 0, false, true, 9);

comment on column private.vehicle_classes.carries_grams is 'How much it carries at once.';
comment on column private.vehicle_classes.parcels is 'Whether parcels are carried with it.';
comment on column public.couriers.gender is
  'For customers who want a woman to drive; set by the administration, null where nobody asked.';
comment on column public.jobs.load_grams is 'What it weighs: any vehicle will do that carries so much.';
comment on column public.jobs.wishes is
  'Whom the customer would like or refuses: {driver_gender, must, favourites, not}; the performer does not read it.';
comment on column public.jobs.quiet_until is
  'Until when whoever has it may send no position: another app shows them the way.';
comment on column public.job_offers.left_as is 'How whoever had accepted it lost it again; they are not asked again.';

create index couriers_vehicle_idx on public.couriers (vehicle_kind);

comment on column private.trades.performer_role is
  'The part that whoever is given a job of this trade has in its order; null where the trade has no jobs.';

create index trades_performer_role_idx on private.trades (performer_role);
create index jobs_vendor_idx on public.jobs (vendor_id);
create index jobs_region_idx on public.jobs (region_id);
create index jobs_performer_idx on public.jobs (performer_id, state);
create index jobs_vehicle_class_idx on public.jobs (vehicle_class);

comment on table public.jobs is
  'What somebody carries or drives for an order; pay is fixed when it is added. The legs of an order follow one '
  'another.';
comment on column public.jobs.vendor_id is 'Who sells what is carried, if anybody: its people do not carry it.';
comment on column public.jobs.vehicle_class is 'What it must be moved with; null where anything will do.';
comment on column public.jobs.nobody_since is
  'Since when nobody is found for it; null while a courier has it or is being looked for.';
comment on column public.jobs.asked_until is
  'Until when couriers are asked; then the order is cancelled with a full refund.';
comment on column public.jobs.done_at is 'When its last stop was done; null for a job that came to nothing.';

alter table public.jobs enable row level security;

create policy "couriers read the jobs they hold, administrators all" on public.jobs for select to authenticated
  using (performer_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.jobs from anon, authenticated;
grant select (id, order_id, leg, vendor_id, region_id, state, performer_id, vehicle_class, load_grams, quiet_until,
  distance_m, pay_paise, round, search_started_at, nobody_since, asked_until, assigned_at, done_at) on public.jobs
  to authenticated;

comment on table public.job_stops is
  'Where a job leads, in the order of n: it begins at the first stop and ends at the last.';
comment on column public.job_stops.what is
  'What is done there: pickup, drop or what a trade calls it; order_transition_rules.arrives_at names it.';
comment on column public.job_stops.address is
  'The place in words; null where it is the address of the order, which is kept in one place.';
comment on column public.job_stops.code_purpose is
  'The handover code that is asked there, if any; see handover_codes.';
comment on column public.job_stops.proof is 'What shows that it was done, such as the name of whoever took it.';

alter table public.job_stops enable row level security;

create policy "couriers read the stops of jobs they hold, administrators all" on public.job_stops
  for select to authenticated
  using ((select private.is_admin())
    or exists (select from public.jobs as j where j.id = job_id and j.performer_id = (select auth.uid())));

revoke all on public.job_stops from anon, authenticated;

-- Without the places: my_jobs returns those only while the job is under way.
grant select (job_id, n, what, code_purpose, arrived_at, done_at) on public.job_stops to authenticated;

create trigger texts_are_plain before insert or update of address, landmark, proof on public.job_stops
  for each row execute function private.keep_plain('address', 'landmark', 'proof');

create index job_offers_job_idx on public.job_offers (job_id);

-- Finding a job
-- --------------------------------------------------------------------------------------------------------
create function private.job_of(order_id uuid) returns setof public.jobs
language sql stable rows 1 set search_path = '' as $$
  select j.* from public.jobs as j where j.order_id = job_of.order_id
  order by j.state in ('delivered', 'cancelled'),
    case when j.state in ('delivered', 'cancelled') then -j.leg else j.leg end limit 1
$$;

comment on function private.job_of is
  'The job that an order is at: the first leg that is open, or else its last one; no row for an order without jobs.';

create function private.last_stop(job_id uuid) returns setof public.job_stops
language sql stable rows 1 set search_path = '' as $$
  select s.* from public.job_stops as s where s.job_id = last_stop.job_id order by s.n desc limit 1
$$;

comment on function private.last_stop is 'Where a job ends.';

create function private.next_stop(job_id uuid, what text default null) returns setof public.job_stops
language sql stable rows 1 set search_path = '' as $$
  select s.* from public.job_stops as s
  where s.job_id = next_stop.job_id and s.done_at is null and (next_stop.what is null or s.what = next_stop.what)
  order by s.n limit 1
$$;

comment on function private.next_stop is 'The first stop of a job that is not done yet, of a sort or of any.';

create function private.stops_of(job_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what, 'lat', s.lat, 'lng', s.lng, 'address', s.address,
    'landmark', s.landmark, 'needs_code', s.code_purpose is not null, 'arrived_at', s.arrived_at,
    'done_at', s.done_at) order by s.n)
  from public.job_stops as s where s.job_id = stops_of.job_id
$$;

comment on function private.stops_of is
  'The stops of a job, as whoever performs it reads them; codes are not among it.';

-- How jobs are added, offered, given, given back and done. Trades use add_job, search_job, assign_job, release_jobs
-- and
-- the stops; money uses complete_jobs, cancel_jobs and tell_performer (docs/decisions/0093).

-- Who takes part
-- -------------------------------------------------------------------------------------------------------
create function private.keep_performer_as_party() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  part text := (select t.performer_role from public.enhanced_orders as o join private.trades as t on t.trade = o.trade
    where o.id = new.order_id);
begin
  perform private.end_party(new.order_id, part);
  if new.performer_id is not null then perform private.add_party(new.order_id, part, new.performer_id); end if;
  return null;
end
$$;

comment on function private.keep_performer_as_party is
  'Whoever performs a job takes part in its order, and whoever no longer does hears nothing more of it.';

create trigger the_performer_takes_part after update of performer_id on public.jobs
  for each row when (old.performer_id is distinct from new.performer_id) execute function
    private.keep_performer_as_party();

create trigger a_first_performer_takes_part after insert on public.jobs
  for each row when (new.performer_id is not null) execute function private.keep_performer_as_party();

create trigger a_performer_ends_the_search before update of performer_id on public.jobs
  for each row when (new.performer_id is not null and old.performer_id is null) execute function private.end_search();

-- Telling
-- --------------------------------------------------------------------------------------------------------------
create function private.announce_job(job_id uuid) returns void language sql set search_path = '' as $$
  select private.send_to_order(j.order_id, 'delivery', jsonb_build_object('state', j.state)),
    case when j.vendor_id is not null then private.publish('vendor:' || j.vendor_id, 'order', told.payload) end,
    private.publish('region:' || j.region_id, 'order', told.payload)
  from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id,
    lateral (select jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq) as payload) as told
  where j.id = announce_job.job_id
$$;

comment on function private.announce_job is 'Tells everybody who follows the order what has become of a job.';

create function private.tell_performer(order_id uuid) returns void language sql set search_path = '' as $$
  select private.publish('user:' || j.performer_id, 'job', jsonb_build_object('order_id', j.order_id))
  from private.job_of(tell_performer.order_id) as j where j.performer_id is not null
$$;

comment on function private.tell_performer is
  'Tells whoever performs the job of an order that something of it '
  'has changed.';
comment on function private.withdraw_offers is 'Ends the offers of a job that nobody has answered.';

-- Adding
-- ---------------------------------------------------------------------------------------------------------------
create function private.add_job(o public.enhanced_orders, stops jsonb, pay_paise integer, distance_m integer,
  vehicle_class text default null, load_grams integer default null, wishes jsonb default '{}')
  returns public.jobs
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs;
begin
  if not exists (select from private.trades as t where t.trade = o.trade and t.performer_role is not null) then
    raise exception using errcode = 'check_violation', message = format('the trade %s has no jobs', o.trade);
  end if;
  if coalesce(jsonb_array_length(add_job.stops), 0) = 0 then
    raise exception using errcode = 'check_violation', message = 'a job has at least one stop';
  end if;
  insert into public.jobs (order_id, leg, vendor_id, region_id, pay_paise, distance_m, vehicle_class, load_grams,
    wishes)
  select o.id, coalesce(max(j.leg), 0) + 1, o.vendor_id, o.region_id, add_job.pay_paise, add_job.distance_m,
    add_job.vehicle_class, add_job.load_grams, coalesce(add_job.wishes, '{}')
  from public.jobs as j where j.order_id = o.id
  returning * into job;
  insert into public.job_stops (job_id, n, what, lat, lng, address, landmark, code_purpose)
  select job.id, s.n, s.stop ->> 'what', (s.stop ->> 'lat')::double precision, (s.stop ->> 'lng')::double precision,
    s.stop ->> 'address', s.stop ->> 'landmark', s.stop ->> 'code'
  from jsonb_array_elements(add_job.stops) with ordinality as s (stop, n);
  insert into private.handover_codes (order_id, purpose, code)
  select o.id, s.code_purpose, private.random_code() from public.job_stops as s
  where s.job_id = job.id and s.code_purpose is not null group by s.code_purpose
  on conflict do nothing;
  return job;
end
$$;

comment on function private.add_job is
  'Adds the next leg of an order: the only way in which trades make a job. stops: [{what, lat, lng, address, '
  'landmark, '
  'code}] in the order of the way, code being the purpose of the handover code that is asked there. It waits '
  'until the '
  'legs before it have ended and search_job or assign_job is called.';
comment on function private.require_job is
  'The job of an order that the caller performs, locked; refuses with order_not_found where there is none.';
comment on function private.next_wave_if_idle is
  'Asks the next couriers at once where nobody has an offer of the '
  'job any more.';

create function private.search_job(job_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.jobs as j set state = 'searching', round = 0, search_started_at = clock_timestamp()
  where j.id = search_job.job_id and j.state = 'waiting'
    and j.id = (select k.id from private.job_of(j.order_id) as k);
  if found then perform private.dispatch_wave(search_job.job_id); end if;
end
$$;

comment on function private.search_job is
  'Begins to look for somebody for a job that waits, unless a leg before it is still open.';

-- Giving and giving back
-- -----------------------------------------------------------------------------------------------
create function private.assign_job(job_id uuid, performer_id uuid) returns public.jobs
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs;
begin
  update public.jobs as j set state = 'assigned', performer_id = assign_job.performer_id, assigned_at = now()
  where j.id = assign_job.job_id and j.state in ('waiting', 'searching', 'no_courier')
    and j.id = (select k.id from private.job_of(j.order_id) as k)
  returning * into job;
  -- Also where a leg before it is still open.
  if job.id is null then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  perform private.withdraw_offers(job.id, 'lost');
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
  return job;
end
$$;

comment on function private.assign_job is
  'Gives a job to somebody who becomes a party of its order; the search is over. Whether they may have it is '
  'checked before.';

create function private.release_job(job public.jobs, reason text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.job_offers as f set outcome = 'declined', reason = left(release_job.reason, 200), answered_at = now(),
    left_as = case when release_job.reason = 'silent' then 'silent' else 'gave_back' end
  where f.job_id = job.id and f.courier_id = job.performer_id and f.outcome = 'accepted';
  update public.job_stops as s set arrived_at = null where s.job_id = job.id and s.done_at is null;
  update public.jobs as j set state = 'searching', performer_id = null, assigned_at = null, quiet_until = null,
    round = 0, search_started_at = clock_timestamp() where j.id = job.id;
  perform private.dispatch_wave(job.id);
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;

comment on function private.release_job is 'Takes a job from whoever has it, and looks for somebody else.';

create function private.release_jobs(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.release_job(j, case when exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.reason_code = 'silent') then 'silent' else 'given_back' end)
  from private.job_of(o.id) as j where j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
$$;

comment on function private.release_jobs is 'Effect: an order that is given back looks for somebody else for its job.';

create function private.end_stop(stop public.job_stops, proof text default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs;
  following uuid;
begin
  update public.job_stops as s set arrived_at = coalesce(s.arrived_at, now()), done_at = now(), proof = end_stop.proof
  where s.job_id = stop.job_id and s.n = stop.n and s.done_at is null;
  if not found then return; end if;
  if exists (select from private.next_stop(stop.job_id)) then
    update public.jobs as j set state = 'picked_up' where j.id = stop.job_id returning * into job;
  else
    update public.jobs as j set state = 'delivered', done_at = now() where j.id = stop.job_id returning * into job;
    select k.id into following from private.job_of(job.order_id) as k where k.state = 'waiting';
    if following is not null then
      -- Whoever performed this leg has no part in the next one.
      perform private.end_party(job.order_id, t.performer_role)
      from public.enhanced_orders as o join private.trades as t on t.trade = o.trade where o.id = job.order_id;
      perform private.search_job(following);
    end if;
  end if;
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;

comment on function private.end_stop is
  'A stop is done. After the last one of a leg the next leg is looked for; twice is the same as once.';

create function private.stop_moves_order(o public.enhanced_orders, job public.jobs,
  stop public.job_stops) returns boolean
language sql stable set search_path = '' as $$
  with later as (
    select s.what from public.job_stops as s where s.job_id = job.id and s.n > stop.n and s.done_at is null)
  select exists (select from private.trades as t where t.trade = o.trade and t.own_steps)
    or not exists (select from public.jobs as j where j.order_id = o.id and j.leg > job.leg
      and j.state not in ('delivered', 'cancelled'))
    and (not exists (select from later) or (not exists (select from later as l where l.what = stop.what)
      and exists (select from public.order_transition_rules as r where r.kind = o.kind and r.from_status = o.status
        and r.needs_code = split_part(stop.code_purpose, ':', 1))))
$$;

comment on function private.stop_moves_order is
  'Whether a stop is done by moving the order (advance_order): the last one of the last leg, and the last one of '
  'its sort '
  'where the order''s next move asks its code. Those of a trade with steps of its own are never done here.';

create function private.complete_jobs(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  job public.jobs;
begin
  for job in select * from public.jobs as j where j.order_id = o.id and j.state not in ('delivered', 'cancelled')
    order by j.leg
  loop
    if job.performer_id is null then
      perform private.withdraw_offers(job.id, 'withdrawn');
      update public.jobs as j set state = 'cancelled' where j.id = job.id;
      continue;
    end if;
    update public.job_stops as s set done_at = now() where s.job_id = job.id and s.done_at is null;
    update public.jobs as j set state = 'delivered', done_at = now() where j.id = job.id;
    perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', o.id));
  end loop;
end
$$;

comment on function private.complete_jobs is
  'An order is delivered: so are its jobs, and one that nobody '
  'performed is not needed.';

create function private.cancel_jobs(o public.enhanced_orders) returns boolean
language plpgsql set search_path = '' as $$
declare
  job public.jobs;
  had_performer boolean := false;
begin
  for job in update public.jobs as j set state = 'cancelled'
    where j.order_id = o.id and j.state not in ('delivered', 'cancelled') returning *
  loop
    perform private.withdraw_offers(job.id, 'withdrawn');
    continue when job.performer_id is null;
    had_performer := true;
    perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', o.id));
  end loop;
  return had_performer;
end
$$;

comment on function private.cancel_jobs is
  'Ends the jobs of an order that is not delivered any more; returns whether somebody had one.';

create function private.stop_to_do(job_id uuid, n integer) returns public.job_stops
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  job public.jobs;
  stop public.job_stops;
begin
  perform private.lock_order((select j.order_id from public.jobs as j where j.id = stop_to_do.job_id));
  select * into job from public.jobs as j where j.id = stop_to_do.job_id and j.performer_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into stop from public.job_stops as s where s.job_id = job.id and s.n = stop_to_do.n;
  -- One that was done before is answered, and nothing else: the first answer may have been lost.
  if stop.done_at is null and (job.state not in ('assigned', 'at_pickup', 'picked_up', 'near')
      or stop.n is distinct from (select s.n from private.next_stop(job.id) as s)) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  return stop;
end
$$;

comment on function private.stop_to_do is
  'A stop of a job that the caller performs, with its order locked: the next one to do, or one that is done.';

create function public.arrive_at_job_stop(job_id uuid, n integer, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(arrive_at_job_stop.job_id, arrive_at_job_stop.n);
  job public.jobs;
begin
  if stop.done_at is not null or stop.arrived_at is not null then return; end if;
  select * into job from public.jobs as j where j.id = stop.job_id;
  if exists (select from public.order_transition_rules as r join public.enhanced_orders as o on o.id = job.order_id
      where r.kind = o.kind and r.from_status = o.status and r.arrives_at = stop.what) then
    perform private.refuse(409, 'stop_moves_order', 'This stop is done together with the order itself.');
  end if;
  perform private.check_arrival(job, stop, arrive_at_job_stop.reason);
  update public.jobs as j set state = case when j.state = 'assigned' then 'at_pickup' else 'near' end::public.job_state
  where j.id = job.id;
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;

comment on function public.arrive_at_job_stop is
  'Whoever performs a job says that they have arrived at its next stop. Refused as not_there_yet {distance_m} '
  'without a '
  'position near by or a reason, and as stop_moves_order where advance_order says so for the order.';

create function public.finish_job_stop(job_id uuid, n integer, code text default null,
  proof text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(finish_job_stop.job_id, finish_job_stop.n);
  job public.jobs;
  o public.enhanced_orders;
  verdict jsonb;
begin
  perform private.bound(finish_job_stop.code, 10), private.bound(finish_job_stop.proof, 200);
  if stop.done_at is null then
    select * into job from public.jobs as j where j.id = stop.job_id;
    select * into o from public.enhanced_orders as e where e.id = job.order_id;
    if private.stop_moves_order(o, job, stop) then
      perform private.refuse(409, 'stop_moves_order', 'This stop is done together with the order itself.');
    end if;
    if stop.arrived_at is null then
      perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
        jsonb_build_object('status', o.status));
    end if;
    if stop.code_purpose is not null then
      verdict := private.try_code(o.id, stop.code_purpose, finish_job_stop.code);
      if verdict is not null then return verdict; end if;
    end if;
    perform private.end_stop(stop, nullif(trim(finish_job_stop.proof), ''));
  end if;
  return jsonb_build_object('outcome', 'done', 'tries_left', null, 'retry_at', null);
end
$$;

comment on function public.finish_job_stop is
  'Whoever performs a job has done its next stop: with the stop''s own code where it has one, and what proves it. The '
  'stop that ends the order is done by advance_order (stop_moves_order).';

revoke execute on function public.arrive_at_job_stop(uuid, integer, text), public.finish_job_stop(uuid, integer,
  text, text)
  from public, anon;
grant execute on function public.arrive_at_job_stop(uuid, integer, text), public.finish_job_stop(uuid, integer,
  text, text)
  to authenticated;
