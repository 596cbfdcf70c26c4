-- Couriers and their jobs: position, offers, assignment.

create type public.delivery_state as enum ('waiting', 'searching', 'assigned', 'at_pickup', 'picked_up', 'near', 'delivered',
  'cancelled', 'no_courier');
create type public.offer_outcome as enum ('offered', 'accepted', 'declined', 'expired', 'lost', 'withdrawn');

create table public.couriers (
  user_id uuid primary key references auth.users (id),
  name text not null constraint courier_name_length check (length(trim(name)) between 2 and 80),
  phone text constraint courier_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  photo text,
  vehicle_kind text not null constraint courier_vehicle check (vehicle_kind in ('bike', 'bicycle', 'scooter', 'auto', 'car')),
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
  created_at timestamptz not null default now()
);
create index couriers_region_idx on public.couriers (region_id);
create index couriers_online_idx on public.couriers (user_id) where online and verified;
comment on table public.couriers is
  'Couriers, who deliver goods. phone is not for API roles; documents are checked before verified is set.';
alter table public.couriers enable row level security;
create policy "couriers read their own row, administrators all" on public.couriers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.couriers from anon, authenticated;
grant select (user_id, name, photo, vehicle_kind, plate, verified, online, capacity, cash_limit_paise, region_id, rating,
  ratings_count, last_online_at, created_at) on public.couriers to authenticated;

create table public.courier_positions (
  user_id uuid primary key references public.couriers (user_id) on delete cascade,
  lat double precision not null constraint position_lat_range check (lat between -90 and 90),
  lng double precision not null constraint position_lng_range check (lng between -180 and 180),
  heading real,
  accuracy_m real,
  at timestamptz not null default now()
);
create index courier_positions_place_idx on public.courier_positions using gist (extensions.ll_to_earth(lat, lng));
comment on table public.courier_positions is 'Last known position of each courier.';
alter table public.courier_positions enable row level security;
create policy "couriers read their own position, administrators all" on public.courier_positions for select to authenticated
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
comment on table private.courier_track is 'Sampled positions, kept for seven days, for disputes about a delivery.';

create table private.courier_shifts (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.couriers (user_id) on delete cascade,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create index courier_shifts_user_idx on private.courier_shifts (user_id, started_at);
create unique index courier_shifts_one_open_idx on private.courier_shifts (user_id) where ended_at is null;
create trigger account_is_open before insert on public.courier_positions for each row execute function private.hold_account_of_row('user_id');
create trigger account_is_open before insert on private.courier_track for each row execute function private.hold_account_of_row('user_id');
comment on table private.courier_shifts is 'When couriers were online.';

create table public.deliveries (
  order_id uuid primary key references public.enhanced_orders (id),
  vendor_id uuid references public.vendors (id),
  region_id uuid not null references public.regions (id),
  pickup_lat double precision not null,
  pickup_lng double precision not null,
  drop_lat double precision not null,
  drop_lng double precision not null,
  state public.delivery_state not null default 'waiting',
  courier_id uuid references public.couriers (user_id),
  distance_m integer not null,
  pay_paise integer not null,
  round smallint not null default 0,
  search_started_at timestamptz,
  assigned_at timestamptz,
  at_pickup_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  constraint delivery_has_courier check ((courier_id is not null) or state in ('waiting', 'searching', 'cancelled', 'no_courier'))
);
create index deliveries_vendor_idx on public.deliveries (vendor_id);
create index deliveries_region_idx on public.deliveries (region_id);
create index deliveries_courier_idx on public.deliveries (courier_id, state);
comment on table public.deliveries is 'The courier''s part of an order; pay is fixed when the order is placed.';
alter table public.deliveries enable row level security;
create policy "couriers read the jobs they hold, administrators all" on public.deliveries for select to authenticated
  using (courier_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.deliveries from anon, authenticated;
-- Without the customer's address: my_jobs returns that only while the job is under way.
grant select (order_id, vendor_id, region_id, pickup_lat, pickup_lng, state, courier_id, distance_m, pay_paise, round,
  search_started_at, assigned_at, at_pickup_at, picked_up_at, delivered_at) on public.deliveries to authenticated;

create function private.keep_courier_as_party() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_party(new.order_id, 'delivery');
  if new.courier_id is not null then perform private.add_party(new.order_id, 'delivery', new.courier_id); end if;
  return null;
end
$$;
comment on function private.keep_courier_as_party is 'Whoever carries an order takes part in it, and whoever no longer does hears nothing more of it.';
create trigger the_courier_takes_part after update of courier_id on public.deliveries
  for each row when (old.courier_id is distinct from new.courier_id) execute function private.keep_courier_as_party();
create trigger a_first_courier_takes_part after insert on public.deliveries
  for each row when (new.courier_id is not null) execute function private.keep_courier_as_party();

create table public.job_offers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.deliveries (order_id),
  courier_id uuid not null references public.couriers (user_id),
  round smallint not null,
  distance_to_pickup_m integer not null,
  -- The clock's time, not the transaction's: an offer must be later than the search it belongs to.
  offered_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  outcome public.offer_outcome not null default 'offered',
  reason text constraint offer_reason_length check (length(reason) <= 200),
  factors jsonb not null default '{}'::jsonb
);
create index job_offers_order_idx on public.job_offers (order_id);
create index job_offers_courier_idx on public.job_offers (courier_id, outcome);
comment on table public.job_offers is 'Offers to couriers: when, why (factors) and the outcome.';
alter table public.job_offers enable row level security;
create policy "couriers read their own offers, administrators all" on public.job_offers for select to authenticated
  using (courier_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.job_offers from anon, authenticated;
grant select on public.job_offers to authenticated;

create function private.courier_pay(distance_m integer) returns integer language plpgsql stable set search_path = '' as $$
begin
  return private.setting_int('courier_base_pay_paise')
    + private.setting_int('courier_per_km_paise') * ceil(greatest(distance_m - private.setting_int('courier_base_distance_m'), 0) / 1000.0)::integer;
end
$$;

create function private.announce_delivery(order_id uuid) returns void language sql set search_path = '' as $$
  select private.send_to_order(d.order_id, 'delivery', jsonb_build_object('state', d.state)),
    case when d.vendor_id is not null then
      private.publish('vendor:' || d.vendor_id, 'order', jsonb_build_object('order_id', d.order_id, 'status', o.status, 'seq', o.last_seq)) end,
    private.publish('region:' || d.region_id, 'order', jsonb_build_object('order_id', d.order_id, 'status', o.status, 'seq', o.last_seq))
  from public.deliveries as d join public.enhanced_orders as o on o.id = d.order_id where d.order_id = announce_delivery.order_id
$$;

create function private.withdraw_offers(order_id uuid, outcome public.offer_outcome) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  gone record;
begin
  for gone in
    update public.job_offers as f set outcome = withdraw_offers.outcome, answered_at = now()
    where f.order_id = withdraw_offers.order_id and f.outcome = 'offered' returning f.courier_id, f.id
  loop
    perform private.publish('user:' || gone.courier_id, 'offer', jsonb_build_object('offer_id', gone.id));
  end loop;
end
$$;

create function private.has_room(courier_id uuid, job public.deliveries) returns boolean
language sql stable set search_path = '' as $$
  -- A second job only from the same vendor, before the first is picked up, and to a nearby address.
  select count(*) < (select c.capacity from public.couriers as c where c.user_id = has_room.courier_id)
    and coalesce(bool_and(coalesce(d.vendor_id = job.vendor_id, false) and d.state in ('assigned', 'at_pickup')
      and public.distance_m(d.drop_lat, d.drop_lng, job.drop_lat, job.drop_lng) <= 2000), true)
  from public.deliveries as d
  where d.courier_id = has_room.courier_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')
$$;
comment on function private.has_room is 'Whether a courier can take one more job.';

create function private.cash_in_hand(courier_id uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce((select -a.balance_paise from private.ledger_accounts as a where a.owner_id = cash_in_hand.courier_id and a.kind = 'cash_with_courier'), 0)
    + coalesce((select sum(o.total_paise) from public.deliveries as d join public.enhanced_orders as o on o.id = d.order_id
      where d.courier_id = cash_in_hand.courier_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near') and o.payment_method = 'cash'), 0)
$$;
comment on function private.cash_in_hand is 'Cash that a courier holds or will hold after the present jobs, in paise.';

create function private.may_collect(courier_id uuid, order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select o.payment_method <> 'cash' or private.cash_in_hand(c.user_id) + o.total_paise <= c.cash_limit_paise
  from public.enhanced_orders as o, public.couriers as c
  where o.id = may_collect.order_id and c.user_id = may_collect.courier_id
$$;
comment on function private.may_collect is 'Whether the cash of an order stays within what a courier may hold.';

create function private.suitable_couriers(job public.deliveries, reach_m integer, many integer)
returns table (courier_id uuid, distance_m integer, factors jsonb)
language sql stable set search_path = '' as $$
  select near.user_id, near.metres, jsonb_build_object('distance_m', near.metres, 'live_jobs', near.live_jobs, 'rating', near.rating)
  from (
    select c.user_id, c.rating, public.distance_m(job.pickup_lat, job.pickup_lng, p.lat, p.lng) as metres,
      (select count(*) from public.deliveries as d
        where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs
    from public.couriers as c
    join public.courier_positions as p on p.user_id = c.user_id
    join public.enhanced_orders as o on o.id = job.order_id
    where c.online and c.verified and p.at > now() - interval '5 minutes'
      and extensions.ll_to_earth(p.lat, p.lng)
        operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(job.pickup_lat, job.pickup_lng), reach_m)
      and c.user_id <> o.user_id
      and exists (select from public.user_roles as r where r.user_id = c.user_id and r.role = 'delivery')
      and not private.is_staff_of(job.vendor_id, c.user_id)
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered')
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.order_id = job.order_id
        and (f.outcome = 'declined' or f.offered_at >= job.search_started_at))
      and private.has_room(c.user_id, job)
      and private.may_collect(c.user_id, job.order_id)
  ) as near
  order by near.metres, near.user_id limit many
$$;

create function private.dispatch_wave(order_id uuid) returns void
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
begin
  select * into job from public.deliveries as d where d.order_id = dispatch_wave.order_id for no key update;
  if job.state not in ('searching', 'no_courier') then return; end if;
  perform private.withdraw_offers(job.order_id, 'expired');
  while job.round < cardinality(reach) and not offered loop
    job.round := job.round + 1;
    for found_one in select * from private.suitable_couriers(job, reach[job.round], job.round) loop
      insert into public.job_offers (order_id, courier_id, round, distance_to_pickup_m, expires_at, factors)
      values (job.order_id, found_one.courier_id, job.round, found_one.distance_m, now() + make_interval(secs => lifetime), found_one.factors)
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
  -- No courier is left: the customer is notified once, and the search restarts every minute.
  update public.deliveries as d set round = 0, state = 'no_courier' where d.order_id = job.order_id;
  insert into private.order_timers (order_id, action, due_at) values (job.order_id, 'retry_dispatch', now() + interval '1 minute');
  if job.state <> 'no_courier' then
    select * into o from public.enhanced_orders as e where e.id = job.order_id;
    perform private.notify_party(o, 'user', 'order_no_courier');
    perform private.notify_party(o, 'admin', 'admin_no_courier');
    perform private.announce_delivery(o.id);
    perform private.publish('user:' || o.user_id, 'order', jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$$;
comment on function private.dispatch_wave is
  'Offers a job to the nearest suitable couriers; each wave includes more of them, farther away.';

create function private.start_dispatch(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
declare
  -- A courier who is asked days ahead cannot know where they will be, and one who is asked when a slow kitchen begins waits there.
  starts_at timestamptz := o.promised_min_at - make_interval(mins => private.travel_minutes(o.distance_m), secs => private.setting_int('courier_ahead_seconds'));
begin
  if o.scheduled_for is not null and starts_at > now() then
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'start_dispatch', starts_at from public.deliveries as d where d.order_id = o.id;
    return;
  end if;
  update public.deliveries as d set state = 'searching', round = 0, search_started_at = clock_timestamp()
  where d.order_id = o.id and d.state = 'waiting';
  if found then perform private.dispatch_wave(o.id); end if;
end
$$;
comment on function private.start_dispatch is
  'Searches for a courier: at once, or for an order for later when the promise less travel and the time to reach the vendor has come.';

create function private.mark_job_ready(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
  from public.deliveries as d where d.order_id = o.id and d.courier_id is not null;
end
$$;

create function private.follow_courier(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
begin
  update public.deliveries as d set state = case when o.status = 'on_way' then 'near' else 'picked_up' end::public.delivery_state,
    picked_up_at = coalesce(d.picked_up_at, now())
  where d.order_id = o.id;
  -- The order's own event, which follows in the same transaction, tells the rest.
  perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
  from public.deliveries as d where d.order_id = o.id;
end
$$;

insert into private.order_effects (kind, to_status, position, effect) values
  ('delivery', 'confirmed', 10, 'private.start_dispatch'),
  ('delivery', 'ready', 10, 'private.mark_job_ready'),
  ('delivery', 'out_for_delivery', 10, 'private.follow_courier'),
  ('delivery', 'on_way', 10, 'private.follow_courier');

create function private.next_wave_if_idle(order_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from public.job_offers as f where f.order_id = next_wave_if_idle.order_id and f.outcome = 'offered') then
    update private.order_timers as t set done_at = now()
    where t.order_id = next_wave_if_idle.order_id and t.action = 'next_wave' and t.done_at is null;
    perform private.dispatch_wave(next_wave_if_idle.order_id);
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

create function public.set_courier_online(online boolean, lat double precision default null, lng double precision default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  waiting uuid;
begin
  if set_courier_online.online is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  perform private.hold_account(c.user_id);
  perform from public.deliveries as d
  where d.order_id in (select f.order_id from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered')
  order by d.order_id for no key update;
  -- Read again under the lock: of sixteen calls at once the first begins the shift and the others find it begun.
  select * into c from public.couriers as k where k.user_id = c.user_id for no key update;
  if not c.verified then perform private.refuse(403, 'courier_not_verified', 'Your documents have not been approved yet.'); end if;
  if set_courier_online.online then
    if set_courier_online.lat is null or set_courier_online.lng is null
        or set_courier_online.lat not between -90 and 90 or set_courier_online.lng not between -180 and 180 then
      perform private.refuse(400, 'place_invalid', 'Your position is needed to go online.');
    end if;
    insert into public.courier_positions (user_id, lat, lng) values (c.user_id, set_courier_online.lat, set_courier_online.lng)
    on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, heading = null, accuracy_m = null, at = now();
    if not c.online then insert into private.courier_shifts (user_id) values (c.user_id); end if;
    update public.couriers as k set online = true, last_online_at = now() where k.user_id = c.user_id;
    -- Orders nearby that wait for a courier are searched for at once, without waiting for the next retry.
    for waiting in select d.order_id from public.deliveries as d
      where d.state = 'no_courier' and public.distance_m(d.pickup_lat, d.pickup_lng, set_courier_online.lat, set_courier_online.lng) <= 12000
      order by d.search_started_at limit 5
    loop
      update private.order_timers as t set due_at = now() where t.order_id = waiting and t.action = 'retry_dispatch' and t.done_at is null;
    end loop;
  else
    if exists (select from public.deliveries as d where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then
      perform private.refuse(409, 'has_active_job', 'Please finish your delivery before you go offline.');
    end if;
    update public.couriers as k set online = false where k.user_id = c.user_id;
    update private.courier_shifts as s set ended_at = now() where s.user_id = c.user_id and s.ended_at is null;
    for waiting in update public.job_offers as f set outcome = 'withdrawn', answered_at = now()
      where f.courier_id = c.user_id and f.outcome = 'offered' returning f.order_id
    loop
      perform private.next_wave_if_idle(waiting);
    end loop;
  end if;
  perform private.publish('region:' || c.region_id, 'courier', jsonb_build_object('courier_id', c.user_id));
end
$$;
comment on function public.set_courier_online is 'Starts or ends a courier''s shift; a courier with a job cannot go offline.';

create function public.report_position(lat double precision, lng double precision, heading real default null, accuracy_m real default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  -- What no compass or receiver measures is left out.
  direction real := case when report_position.heading between 0 and 360 then report_position.heading end;
  accuracy real := case when report_position.accuracy_m between 0 and 100000 then report_position.accuracy_m end;
begin
  if report_position.lat is null or report_position.lng is null
      or report_position.lat not between -90 and 90 or report_position.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  insert into public.courier_positions as p (user_id, lat, lng, heading, accuracy_m)
  values (c.user_id, report_position.lat, report_position.lng, direction, accuracy)
  on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, heading = excluded.heading, accuracy_m = excluded.accuracy_m, at = now();
  if not exists (select from private.courier_track as t where t.user_id = c.user_id and t.at > now() - interval '10 seconds') then
    insert into private.courier_track (user_id, lat, lng) values (c.user_id, report_position.lat, report_position.lng);
    perform private.keep_estimate(o) from private.order_parties as p join public.enhanced_orders as o on o.id = p.order_id
    where p.user_id = c.user_id and p.role = 'delivery' and p.until_at is null;
  end if;
  perform private.send_to_order(d.order_id, 'courier_position',
    jsonb_build_object('lat', report_position.lat, 'lng', report_position.lng, 'heading', direction, 'at', now(),
      'eta', (select private.eta_of(o) from public.enhanced_orders as o where o.id = d.order_id)))
  from public.deliveries as d where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near');
end
$$;
comment on function public.report_position is 'Stores the courier''s position; the customers of their present jobs see it at once.';

create function public.respond_to_offer(offer_id uuid, accept boolean, reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  f public.job_offers;
  job public.deliveries;
begin
  if accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select * into f from public.job_offers as k where k.id = respond_to_offer.offer_id and k.courier_id = c.user_id;
  if not found then perform private.refuse(404, 'offer_not_found', 'There is no such offer.'); end if;
  -- One lock for all responses to the same job: the first one wins.
  select * into job from public.deliveries as d where d.order_id = f.order_id for no key update;
  perform from public.couriers as k where k.user_id = c.user_id for no key update;
  select * into f from public.job_offers as k where k.id = f.id for no key update;
  if accept and f.outcome = 'accepted' and job.courier_id = c.user_id then
    return jsonb_build_object('outcome', 'accepted', 'order_id', f.order_id);
  end if;
  if f.outcome <> 'offered' or f.expires_at < now() or job.state not in ('searching', 'no_courier') then
    return jsonb_build_object('outcome', case when not accept then 'declined' else 'too_late' end, 'order_id', f.order_id);
  end if;
  if not accept then
    update public.job_offers as k set outcome = 'declined', answered_at = now(), reason = left(respond_to_offer.reason, 200) where k.id = f.id;
    perform private.next_wave_if_idle(f.order_id);
    return jsonb_build_object('outcome', 'declined', 'order_id', f.order_id);
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
  perform private.withdraw_offers(f.order_id, 'lost');
  update private.order_timers as t set done_at = now()
  where t.order_id = f.order_id and t.action in ('next_wave', 'retry_dispatch') and t.done_at is null;
  update public.deliveries as d set state = 'assigned', courier_id = c.user_id, assigned_at = now() where d.order_id = f.order_id;
  perform private.announce_delivery(f.order_id);
  perform private.publish('user:' || c.user_id, 'job', jsonb_build_object('order_id', f.order_id));
  return jsonb_build_object('outcome', 'accepted', 'order_id', f.order_id);
end
$$;
comment on function public.respond_to_offer is 'Accepts or declines an offered job. Only one courier gets it; the others get too_late.';

create function private.require_job(order_id uuid) returns public.deliveries
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  job public.deliveries;
begin
  select * into job from public.deliveries as d where d.order_id = require_job.order_id and d.courier_id = caller for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return job;
end
$$;

create function public.mark_at_pickup(order_id uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.deliveries := private.require_job(mark_at_pickup.order_id);
begin
  if job.state = 'at_pickup' then return; end if;
  if job.state <> 'assigned' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  perform private.check_arrival(job, 'pickup', mark_at_pickup.reason);
  update public.deliveries as d set state = 'at_pickup', at_pickup_at = now() where d.order_id = job.order_id;
  perform private.announce_delivery(job.order_id);
  perform private.publish('user:' || job.courier_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;
comment on function public.mark_at_pickup is
  'Notifies vendor and customer that the courier has arrived for pick-up; from far away only with a reason (wrong_position, no_way_nearer, other_spot).';

create function public.release_job(order_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.deliveries := private.require_job(release_job.order_id);
begin
  if job.state not in ('assigned', 'at_pickup') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order can no longer be given back.');
  end if;
  update public.job_offers as f set outcome = 'declined', reason = left(release_job.reason, 200)
  where f.order_id = job.order_id and f.courier_id = job.courier_id and f.outcome = 'accepted';
  update public.deliveries as d set state = 'searching', courier_id = null, assigned_at = null, at_pickup_at = null, round = 0,
    search_started_at = clock_timestamp() where d.order_id = job.order_id;
  perform private.dispatch_wave(job.order_id);
  perform private.announce_delivery(job.order_id);
  perform private.publish('user:' || job.courier_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;
comment on function public.release_job is 'Releases a job before pick-up; the search for another courier starts at once.';

revoke execute on function public.set_courier_online(boolean, double precision, double precision),
  public.report_position(double precision, double precision, real, real), public.respond_to_offer(uuid, boolean, text),
  public.mark_at_pickup(uuid, text), public.release_job(uuid, text) from public, anon;
grant execute on function public.set_courier_online(boolean, double precision, double precision),
  public.report_position(double precision, double precision, real, real), public.respond_to_offer(uuid, boolean, text),
  public.mark_at_pickup(uuid, text), public.release_job(uuid, text) to authenticated;

-- Timers -------------------------------------------------------------------------------------------------------------

create function private.end_accept_window(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o where o.id = end_accept_window.order_id and o.status = 'pending') then
    perform private.transition(end_accept_window.order_id, 'cancelled', null, 'system', 'not_accepted_in_time');
  end if;
end
$$;
create function private.start_dispatch_now(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.start_dispatch(o) from public.enhanced_orders as o where o.id = start_dispatch_now.order_id
$$;
create function private.next_wave(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.dispatch_wave(next_wave.order_id)
$$;
create function private.retry_dispatch(order_id uuid, timer private.order_timers) returns void language plpgsql set search_path = '' as $$
begin
  update public.deliveries as d set search_started_at = clock_timestamp() where d.order_id = retry_dispatch.order_id and d.state = 'no_courier';
  perform private.dispatch_wave(retry_dispatch.order_id);
end
$$;
insert into private.timer_actions (action, run) values ('accept_window', 'private.end_accept_window'),
  ('start_dispatch', 'private.start_dispatch_now'), ('next_wave', 'private.next_wave'), ('retry_dispatch', 'private.retry_dispatch');

-- A sweep holds the wallets of those whose orders it has cancelled. It gives up on the next one well before PostgreSQL looks for a
-- deadlock with somebody who has that one's stock and waits for a wallet: the sweep tries again, a customer would see an error.
create function private.sweep_timers(batch integer default 50) returns integer
language plpgsql set search_path = '' set lock_timeout = '50ms' as $$
declare
  timer private.order_timers;
  swept integer := 0;
begin
  for timer in
    select * from private.order_timers as t where t.done_at is null and t.due_at <= now() order by t.due_at limit batch
  loop
    -- Order first, timer second, as everywhere: a vendor who accepts at this moment is not waited for, the timer
    -- is checked again in the next sweep.
    perform from public.enhanced_orders as o where o.id = timer.order_id for no key update skip locked;
    continue when not found;
    perform from public.deliveries as d where d.order_id = timer.order_id for no key update skip locked;
    continue when not found and exists (select from public.deliveries as d where d.order_id = timer.order_id);
    perform from private.order_timers as t where t.id = timer.id and t.done_at is null for update skip locked;
    continue when not found;
    begin
      update private.order_timers as t set done_at = now() where t.id = timer.id;
      execute format('select %s($1, $2)', (select a.run from private.timer_actions as a where a.action = timer.action)) using timer.order_id, timer;
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
comment on function private.sweep_timers is 'Runs due timers; several sweeps may run at once, and one that is killed loses nothing.';
