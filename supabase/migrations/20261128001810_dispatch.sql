-- Dispatch: whom a job is offered to, in which order, and what becomes of it when somebody falls silent. One engine for
-- goods, parcels and rides (docs/decisions/0137).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Rules ---------------------------------------------------------------------------------------------------------------
create table private.dispatch_rules (
  id bigint generated always as identity primary key,
  region_id uuid references public.regions (id),
  work text constraint dispatch_rule_work_known check (work in ('goods', 'parcels', 'rides')),
  valid_from timestamptz not null default now(),
  rounds jsonb not null default '[{"radius_m": 3000, "wave": 1}, {"radius_m": 5000, "wave": 2},
    {"radius_m": 8000, "wave": 3}, {"radius_m": 12000, "wave": 4}]'
    constraint dispatch_rule_rounds check (jsonb_typeof(rounds) = 'array' and jsonb_array_length(rounds) between 1
      and 8),
  far_m integer default 20000 constraint dispatch_rule_far check (far_m between 1000 and 100000),
  offer_seconds integer constraint dispatch_rule_offer check (offer_seconds between 10 and 300),
  stale_seconds integer not null default 60 constraint dispatch_rule_stale check (stale_seconds between 10 and 3600),
  silent_seconds integer not null default 60 constraint dispatch_rule_silent check (silent_seconds between 30 and 3600),
  max_extra_seconds integer not null default 300
    constraint dispatch_rule_extra check (max_extra_seconds between 0 and 3600),
  weights jsonb not null default '{}' constraint dispatch_rule_weights check (jsonb_typeof(weights) = 'object'),
  rating_floor numeric(2, 1) constraint dispatch_rule_floor check (rating_floor between 1 and 5),
  stopped boolean not null default false,
  note text constraint dispatch_rule_note check (length(note) <= 300),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now()
);

create index dispatch_rules_scope_idx on private.dispatch_rules (region_id, work, valid_from desc);
create index dispatch_rules_made_by_idx on private.dispatch_rules (made_by);

create trigger texts_are_plain before insert or update of note on private.dispatch_rules
  for each row execute function private.keep_plain('note');

revoke all on private.dispatch_rules from anon, authenticated;

comment on table private.dispatch_rules is
  'How jobs are offered, from a moment on: of a region and a sort of work, or of all where null. A change is a new '
  'row. rounds: [{radius_m, wave}], to how many within which radius; far_m: how far where nobody was found; '
  'offer_seconds: null is the setting of this name; weights: of dispatch_factors, where they are not their '
  'own; stopped: nothing is '
  'offered.';

insert into private.dispatch_rules (valid_from) values ('-infinity');

create function private.dispatch_rule(region_id uuid, work text, at timestamptz default now())
returns private.dispatch_rules language plpgsql stable set search_path = '' as $$
declare
  found_rule private.dispatch_rules;
begin
  select * into found_rule from private.dispatch_rules as r
  where (r.region_id = dispatch_rule.region_id or r.region_id is null)
    and (r.work = dispatch_rule.work or r.work is null) and r.valid_from <= dispatch_rule.at
  order by r.region_id is null, r.work is null, r.valid_from desc, r.id desc limit 1;
  -- A stop of everywhere, or of all work, is one in every region and work, whatever rule these have of their own.
  found_rule.stopped := exists (select from (
    select distinct on (r.region_id, r.work) r.stopped from private.dispatch_rules as r
    where (r.region_id = dispatch_rule.region_id or r.region_id is null)
      and (r.work = dispatch_rule.work or r.work is null) and r.valid_from <= dispatch_rule.at
    order by r.region_id, r.work, r.valid_from desc, r.id desc) as newest where newest.stopped);
  return found_rule;
end
$$;

comment on function private.dispatch_rule is
  'The rule in force: that of the region before that of everywhere, that of the work before that of all, then the '
  'newest; stopped where any of the scopes that hold there is.';

create function private.work_of(job public.jobs) returns text language sql stable set search_path = '' as $$
  select t.work from public.enhanced_orders as o join private.trades as t on t.trade = o.trade
  where o.id = job.order_id
$$;

comment on function private.work_of is 'Which sort of work a job is: goods, parcels or rides.';

-- What is kept of a decision ------------------------------------------------------------------------------------------
create table private.dispatch_decisions (
  id bigint generated always as identity primary key,
  job_id uuid not null references public.jobs (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  round smallint not null,
  radius_m integer not null,
  rule_id bigint references private.dispatch_rules (id),
  considered jsonb not null,
  offered uuid[] not null
);

create index dispatch_decisions_job_idx on private.dispatch_decisions (job_id, at);
create index dispatch_decisions_rule_idx on private.dispatch_decisions (rule_id);
create index dispatch_decisions_at_idx on private.dispatch_decisions (at);

revoke all on private.dispatch_decisions from anon, authenticated;

comment on table private.dispatch_decisions is
  'Each round of each search, kept for 30 days. considered: [{courier_id, metres, points, factors, why_not}], the best '
  'first; why_not is null for those who could be asked.';

-- Who is suitable -----------------------------------------------------------------------------------------------------
create function private.vehicle_fits(job public.jobs, vehicle text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (select case when job.vehicle_class is not null then job.vehicle_class = vehicle
      or job.vehicle_class = 'mini' and vehicle = 'car'
    when job.load_grams is not null then exists (select from private.vehicle_classes as k
      where k.class = vehicle and k.parcels and k.carries_grams >= job.load_grams)
    else true end);
end
$$;

comment on function private.vehicle_fits is
  'Whether a job can be done with a vehicle: the class that it names, or any that carries its load.';

create function private.best_way(seconds jsonb, hand text[], fresh text[], promises jsonb, max_extra_seconds integer)
returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  way text[];
  best jsonb;
  shortest integer;
  before jsonb := '{}';
  arrivals jsonb;
  at integer;
  extra integer;
  most integer;
  leg text;
  why text[] := '{}';
  stop text;
  here text;
begin
  -- When everything in hand comes without the new job.
  at := 0;
  here := 'here';
  foreach stop in array hand loop
    at := at + coalesce((seconds ->> (here || '-' || stop))::integer, 0);
    before := before || jsonb_build_object(stop, at);
    here := stop;
  end loop;
  -- The stops in hand keep their order; the new pick-up comes before its own drop.
  for i in 0 .. cardinality(hand) loop
    for k in i .. cardinality(hand) loop
      way := hand[1:i] || fresh[1] || hand[i + 1:k] || fresh[2] || hand[k + 1:];
      at := 0;
      here := 'here';
      arrivals := '{}';
      most := 0;
      leg := null;
      foreach stop in array way loop
        leg := here || '-' || stop;
        exit when seconds ->> leg is null;
        at := at + (seconds ->> leg)::integer;
        arrivals := arrivals || jsonb_build_object(stop, at);
        if before ? stop and promises ? stop then
          extra := at - (before ->> stop)::integer;
          most := greatest(most, extra);
        end if;
        here := stop;
        leg := null;
      end loop;
      continue when leg is not null;
      if most > max_extra_seconds then
        why := why || 'detour'::text;
      elsif exists (select from jsonb_each_text(promises) as p (stop, until)
        where (arrivals ->> p.stop)::integer > p.until::integer) then
        why := why || 'late'::text;
      elsif shortest is null or at < shortest then
        shortest := at;
        best := jsonb_build_object('allowed', true, 'order', to_jsonb(way), 'arrivals', arrivals,
          'extra_seconds', most, 'seconds', at);
      end if;
    end loop;
  end loop;
  return coalesce(best, jsonb_build_object('allowed', false, 'reasons',
    (select coalesce(jsonb_agg(distinct w), '[]') from unnest(why) as w)));
end
$$;

comment on function private.best_way is
  'The shortest way that adds a job to those in hand. seconds: {"a-b": s} from "here" on, hand: the stops in hand '
  'in their order, fresh: pick-up and drop of the new job, promises: {stop: seconds until}. No drop in hand comes '
  'later by more than max_extra_seconds, and none later than its promise: {allowed, order, arrivals, extra_seconds, '
  'seconds} or {allowed: false, reasons: [detour, late]}.';

create function private.lies_on_the_way(courier_id uuid, job public.jobs, rule private.dispatch_rules) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  places jsonb;
  promises jsonb;
  hand text[];
  fresh text[];
  legs jsonb;
begin
  with stops as (
    select 's' || row_number() over (order by j.id <> job.id desc, j.assigned_at, j.id, s.n) as name, s.lat, s.lng,
      j.id = job.id as is_new, s.n = first_value(s.n) over (partition by j.id order by s.n) as is_first,
      s.n = first_value(s.n) over (partition by j.id order by s.n desc) as is_last,
      extract(epoch from o.promised_max_at - now())::integer as promise
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    join public.job_stops as s on s.job_id = j.id and s.done_at is null
    where j.id = job.id or j.performer_id = lies_on_the_way.courier_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
  select jsonb_agg(to_jsonb(stops)), array_agg(name order by name) filter (where not is_new),
    -- Of a job with several drops the first and the last decide.
    array_agg(name order by is_first desc) filter (where is_new and (is_first or is_last)),
    coalesce(jsonb_object_agg(name, promise) filter (where is_last and promise is not null), '{}')
  into places, hand, fresh, promises from stops;
  if cardinality(fresh) < 2 or coalesce(cardinality(hand), 0) > 8 then return false; end if;
  select jsonb_object_agg(a.name || '-' || b.name,
    ceil(60 * private.road_distance_m(a.lat, a.lng, b.lat, b.lng) / private.metres_a_minute())::integer)
  into legs
  from (select p.name, p.lat, p.lng from jsonb_to_recordset(places) as p (name text, lat double precision,
      lng double precision)
    union all select 'here', c.lat, c.lng from public.courier_positions as c
      where c.user_id = lies_on_the_way.courier_id) as a
  cross join jsonb_to_recordset(places) as b (name text, lat double precision, lng double precision)
  where a.name <> b.name;
  return (private.best_way(legs, hand, fresh, promises, rule.max_extra_seconds) ->> 'allowed')::boolean;
end
$$;

comment on function private.lies_on_the_way is
  'Whether a job can be added to what a courier has in hand without making any of it late; see best_way.';

create function private.has_room(courier_id uuid, job public.jobs) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  held integer;
  most integer := (select c.capacity from public.couriers as c where c.user_id = has_room.courier_id);
  sorts text[];
  work text;
  load bigint;
begin
  select count(*), array_agg(distinct private.work_of(j)), sum(j.load_grams) into held, sorts, load
  from public.jobs as j where j.performer_id = has_room.courier_id
    and j.state in ('assigned', 'at_pickup', 'picked_up', 'near');
  if held = 0 then return true; end if;
  if held >= most then return false; end if;
  work := private.work_of(job);
  -- Nobody is driven beside anything else, and what is eaten hot does not ride with parcels.
  if work = 'rides' or sorts <> array[work] then return false; end if;
  if work = 'parcels' then
    return coalesce(load, 0) + coalesce(job.load_grams, 0) <= (select k.carries_grams from public.couriers as c
        join private.vehicle_classes as k on k.class = c.vehicle_kind where c.user_id = has_room.courier_id)
      and private.lies_on_the_way(has_room.courier_id, job, private.dispatch_rule(job.region_id, work));
  end if;
  -- Goods: a second job only from the same vendor, before the first is picked up, and to a nearby address.
  return (select bool_and(coalesce(j.vendor_id = job.vendor_id, false) and j.state in ('assigned', 'at_pickup')
      and public.distance_m(own.lat, own.lng, other.lat, other.lng) <= 2000)
    from public.jobs as j cross join lateral private.last_stop(j.id) as own
    cross join lateral private.last_stop(job.id) as other
    where j.performer_id = has_room.courier_id and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'));
end
$$;

comment on function private.has_room is
  'Whether a courier can take this job beside what they carry: goods of one counter for neighbours, parcels on the '
  'way, nothing beside a ride.';

create function private.why_not_offer(job public.jobs, o public.enhanced_orders, c public.couriers,
  p public.courier_positions, rule private.dispatch_rules, work text, ends_at timestamptz) returns text
language plpgsql stable set search_path = '' as $$
declare
  last public.job_offers;
begin
  if not c.online then return 'offline'; end if;
  if p.at <= now() - make_interval(secs => rule.stale_seconds) then return 'stale'; end if;
  if not c.verified or not exists (select from public.user_roles as r where r.user_id = c.user_id
    and r.role = 'delivery') then return 'not_verified'; end if;
  if not (case work when 'rides' then c.takes_rides when 'parcels' then c.takes_parcels else c.takes_goods end) then
    return 'other_work';
  end if;
  if not private.vehicle_fits(job, c.vehicle_kind) then return 'vehicle'; end if;
  if exists (select from private.provider_documents as d where d.user_id = c.user_id and d.state = 'accepted'
    and d.valid_until < (ends_at at time zone 'Asia/Kolkata')::date) then return 'document_expired'; end if;
  if exists (select from private.measures as m where m.provider_id = c.user_id and m.state in ('in_force', 'ending'))
    then return 'suspended';
  end if;
  if c.user_id = o.user_id then return 'own_order'; end if;
  if private.is_staff_of(job.vendor_id, c.user_id) then return 'own_business'; end if;
  if coalesce(job.wishes -> 'not', '[]') ? c.user_id::text then return 'unwanted'; end if;
  if (job.wishes ->> 'must')::boolean and c.gender is distinct from (job.wishes ->> 'driver_gender') then
    return 'gender';
  end if;
  if c.rating < rule.rating_floor then return 'rating'; end if;
  select * into last from public.job_offers as f where f.job_id = job.id and f.courier_id = c.user_id
    and (f.left_as is not null or f.offered_at >= job.search_started_at or (f.outcome = 'declined'
      and f.answered_at > now() - make_interval(secs => private.setting_int('offer_again_seconds'))))
  order by f.left_as nulls last, f.offered_at desc limit 1;
  if found then
    return coalesce(last.left_as, case last.outcome when 'declined' then 'declined' else 'asked_already' end);
  end if;
  if exists (select from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered') then
    return 'asked_elsewhere';
  end if;
  if not private.is_homeward(c.user_id, job, p.lat, p.lng) then return 'not_homeward'; end if;
  if not private.has_room(c.user_id, job) then return 'capacity'; end if;
  if not private.may_collect(c.user_id, job.order_id) then return 'cash_limit'; end if;
  return null;
end
$$;

comment on function private.why_not_offer is 'Why a job is not offered to a courier; null where it may be.';

-- What decides among the suitable ones --------------------------------------------------------------------------------
create table private.dispatch_factors (
  factor text primary key constraint dispatch_factor_form check (factor ~ '^[a-z][a-z_]{1,29}$'),
  function text not null,
  weight numeric not null,
  position smallint not null default 100
);

revoke all on private.dispatch_factors from anon, authenticated;

comment on table private.dispatch_factors is
  'What counts when a job is offered: function (job jobs, courier couriers, metres integer) returns numeric says how '
  'much of it there is, weight how many points one of it is worth. A rule may weigh it otherwise. In plpgsql, which '
  'keeps its plans: it is called for each of up to a hundred couriers in every round.';

-- What the factors read of somebody, however long that one has worked.
create index jobs_done_by_idx on public.jobs (performer_id, done_at) where state = 'delivered';
create index job_offers_answered_idx on public.job_offers (courier_id, offered_at)
  where outcome in ('accepted', 'declined', 'expired');

create function private.factor_pickup(job public.jobs, courier public.couriers, metres integer) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return (select round(60 * metres * 1.3 / private.metres_a_minute()));
end
$$;

comment on function private.factor_pickup is 'Seconds to the pick-up.';

create function private.factor_idle(job public.jobs, courier public.couriers, metres integer) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return (select least(30, round(extract(epoch from now() - greatest(courier.last_online_at, (select max(j.done_at)
    from public.jobs as j where j.performer_id = courier.user_id and j.state = 'delivered'
      and j.done_at > now() - interval '1 hour'))) / 60, 1)));
end
$$;

comment on function private.factor_idle is 'Minutes without work, at most 30.';

create function private.factor_acceptance(job public.jobs, courier public.couriers, metres integer) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  -- Losing a race and what was withdrawn do not count. Ten that were taken are given to begin with.
  return (select round((10 + count(*) filter (where f.outcome = 'accepted')) / (10.0 + count(*)), 3)
  from (select k.outcome from public.job_offers as k where k.courier_id = courier.user_id
    and k.outcome in ('accepted', 'declined', 'expired') order by k.offered_at desc limit 50) as f);
end
$$;

comment on function private.factor_acceptance is 'The share of the last 50 offers that were taken.';

create function private.factor_vehicle(job public.jobs, courier public.couriers, metres integer) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return (select case when job.load_grams is null then 0 else - (select count(*) from private.vehicle_classes as k,
    private.vehicle_classes as own where own.class = courier.vehicle_kind and k.parcels
      and k.carries_grams >= job.load_grams and k.carries_grams < own.carries_grams) end);
end
$$;

comment on function private.factor_vehicle is 'How many smaller classes would carry the load, as a negative number.';

create function private.factor_wish(job public.jobs, courier public.couriers, metres integer) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return (select (case when coalesce(job.wishes -> 'favourites', '[]') ? courier.user_id::text then 1 else 0 end)
    + (case when courier.gender = job.wishes ->> 'driver_gender' then 1 else 0 end));
end
$$;

comment on function private.factor_wish is 'Whether the customer would like this one: a favourite, the wished gender.';

insert into private.dispatch_factors (factor, function, weight, position) values
  ('pickup', 'private.factor_pickup', -1, 10), ('idle', 'private.factor_idle', 1, 20),
  ('acceptance', 'private.factor_acceptance', 60, 30), ('vehicle', 'private.factor_vehicle', 1, 40),
  ('wish', 'private.factor_wish', 3000, 50);

create function private.scores(job public.jobs, couriers public.couriers[], metres integer[],
  rule private.dispatch_rules) returns jsonb[]
language plpgsql stable set search_path = '' as $$
declare
  calls text := (select string_agg(format('%s($1, $2[i], $3[i])', f.function), ', ' order by f.position, f.factor)
    from private.dispatch_factors as f);
  amounts numeric[];
begin
  -- One statement for all of them: each that is made from a text is planned anew.
  execute format('select array_agg(array[%s]::numeric[] order by i) from generate_subscripts($3, 1) as i', calls)
    into amounts using job, couriers, scores.metres;
  return array(
    select jsonb_build_object('points', sum(a.points), 'factors', jsonb_agg(jsonb_build_object('key', a.factor,
      'value', a.amount, 'points', a.points) order by a.k))
    from (select c.i, w.k, w.factor, coalesce(amounts[c.i][w.k], 0) as amount,
        round(coalesce(amounts[c.i][w.k], 0) * w.weight, 1) as points
      from generate_subscripts(scores.metres, 1) as c (i)
      cross join (select f.factor, coalesce((rule.weights ->> f.factor)::numeric, f.weight) as weight,
        row_number() over (order by f.position, f.factor)::integer as k from private.dispatch_factors as f) as w) as a
    group by a.i order by a.i);
end
$$;

comment on function private.scores is
  'What speaks for each of several couriers, in their order: {points, factors: [{key, value, points}]}.';

create function private.weigh_couriers(job public.jobs, rule private.dispatch_rules, reach_m integer)
returns table (courier_id uuid, metres integer, why_not text, score jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- By the index on places, the nearest first; those who cannot be asked stand in the decision with the reason.
  return query
  with start as materialized (select s.lat, s.lng, o, private.work_of(job) as work,
      greatest(o.scheduled_for, now()) + make_interval(mins => private.travel_minutes(job.distance_m)) as ends_at
    from public.job_stops as s, public.enhanced_orders as o
    where s.job_id = job.id and s.n = 1 and o.id = job.order_id),
  near as materialized (select c, found.p, start.o, start.work, start.ends_at,
      public.distance_m(start.lat, start.lng, (found.p).lat, (found.p).lng) as metres
    from start cross join lateral (select k as p from public.courier_positions as k
      join public.couriers as u on u.user_id = k.user_id and u.online and u.verified
      where extensions.ll_to_earth(k.lat, k.lng) operator(extensions.<@)
        extensions.earth_box(extensions.ll_to_earth(start.lat, start.lng), weigh_couriers.reach_m)
        and k.at > now() - make_interval(secs => rule.stale_seconds)
        and private.vehicle_fits(job, u.vehicle_kind)
        and case start.work when 'rides' then u.takes_rides when 'parcels' then u.takes_parcels else u.takes_goods end
      order by extensions.ll_to_earth(k.lat, k.lng) operator(extensions.<->)
        extensions.ll_to_earth(start.lat, start.lng) limit 100) as found
    join public.couriers as c on c.user_id = (found.p).user_id),
  judged as materialized (select n.c, n.metres, private.why_not_offer(job, n.o, n.c, n.p, rule, n.work, n.ends_at)
    as why_not from near as n where n.metres <= weigh_couriers.reach_m),
  numbered as materialized (select j.c, j.metres, j.why_not,
    row_number() over (partition by j.why_not is null order by (j.c).user_id)::integer as n from judged as j),
  weighed as materialized (select private.scores(job, array_agg(m.c order by m.n), array_agg(m.metres order by m.n),
    rule) as list from numbered as m where m.why_not is null)
  select (m.c).user_id, m.metres, m.why_not, case when m.why_not is null then w.list[m.n] end
  from numbered as m cross join weighed as w;
end
$$;

comment on function private.weigh_couriers is
  'The nearest 100 couriers within a reach that are online, heard of, and have the vehicle: with the reason why each '
  'cannot be asked, or what speaks for them.';

create function private.suitable_couriers(job public.jobs, reach_m integer, many integer)
returns table (courier_id uuid, distance_m integer, factors jsonb)
language sql stable set search_path = '' as $$
  select w.courier_id, w.metres, w.score
  from private.weigh_couriers(job, private.dispatch_rule(job.region_id, private.work_of(job)), reach_m) as w
  join public.couriers as c on c.user_id = w.courier_id
  where w.why_not is null
  order by (w.score ->> 'points')::numeric desc, w.metres, c.last_online_at, w.courier_id limit many
$$;

comment on function private.suitable_couriers is
  'Whom a job may be offered to within a reach of its first stop, the best first; all else equal the nearest, then who '
  'has waited longest.';

-- Rounds --------------------------------------------------------------------------------------------------------------
create function private.offer_round(job public.jobs, rule private.dispatch_rules, reach_m integer, many integer)
returns integer language plpgsql set search_path = '' as $$
declare
  lifetime integer := coalesce(rule.offer_seconds, private.setting_int('offer_seconds'));
  seen record;
  new_offer uuid;
  asked uuid[] := '{}';
  story jsonb := '[]';
begin
  for seen in
    select w.*, count(*) filter (where w.why_not is null) over () as suitable, row_number() over (
      order by w.why_not is not null, (w.score ->> 'points')::numeric desc, w.metres, c.last_online_at,
        w.courier_id) as rank
    from private.weigh_couriers(job, rule, reach_m) as w join public.couriers as c on c.user_id = w.courier_id
    order by rank
  loop
    story := story || jsonb_build_object('courier_id', seen.courier_id, 'metres', seen.metres, 'why_not', seen.why_not,
      'points', seen.score -> 'points', 'factors', seen.score -> 'factors');
    continue when seen.why_not is not null or seen.rank > many;
    insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at, factors)
    values (job.id, seen.courier_id, job.round, seen.metres, now() + make_interval(secs => lifetime), seen.score
      || jsonb_build_object('rank', seen.rank, 'of', seen.suitable, 'radius_m', reach_m))
    returning id into new_offer;
    asked := asked || seen.courier_id;
    perform private.publish('user:' || seen.courier_id, 'offer', jsonb_build_object('offer_id', new_offer));
  end loop;
  if story <> '[]' then
    insert into private.dispatch_decisions (job_id, round, radius_m, rule_id, considered, offered)
    values (job.id, job.round, reach_m, rule.id, story, asked);
  end if;
  return cardinality(asked);
end
$$;

comment on function private.offer_round is
  'Offers a job to the best within a reach, keeps the decision, and returns how many were asked.';

create function private.dispatch_wave(job_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs;
  o public.enhanced_orders;
  rule private.dispatch_rules;
  rounds jsonb;
  step jsonb;
  offered boolean := false;
  search_ends timestamptz;
begin
  select * into job from public.jobs as j where j.id = dispatch_wave.job_id for no key update;
  if job.state not in ('searching', 'no_courier') then return; end if;
  perform private.withdraw_offers(job.id, 'expired');
  rule := private.dispatch_rule(job.region_id, private.work_of(job));
  rounds := rule.rounds;
  -- Where nobody near was found, somebody from the next town may come.
  if job.nobody_since is not null and rule.far_m is not null then
    rounds := rounds || jsonb_build_object('radius_m', rule.far_m, 'wave', jsonb_array_length(rounds) + 1);
  end if;
  while not rule.stopped and job.round < jsonb_array_length(rounds) and not offered loop
    step := rounds -> job.round::integer;
    job.round := job.round + 1;
    offered := private.offer_round(job, rule, (step ->> 'radius_m')::integer, (step ->> 'wave')::integer) > 0;
  end loop;
  if offered then
    update public.jobs as j set round = job.round, state = 'searching' where j.id = job.id;
    if job.state = 'no_courier' then perform private.announce_job(job.id); end if;
    insert into private.order_timers (order_id, action, due_at, payload)
    values (job.order_id, 'next_wave', (select max(f.expires_at) from public.job_offers as f where f.job_id = job.id
      and f.outcome = 'offered'), jsonb_build_object('job_id', job.id, 'round', job.round));
    return;
  end if;
  -- No courier is left: everybody is notified once, and the search restarts every minute until its end.
  select * into o from public.enhanced_orders as e where e.id = job.order_id;
  search_ends := coalesce(job.asked_until,
    greatest(now(), o.promised_max_at) + make_interval(secs => private.setting_int('courier_search_seconds')));
  update public.jobs as j set round = 0, state = 'no_courier', nobody_since = coalesce(j.nobody_since, now()),
    asked_until = search_ends
  where j.id = job.id;
  insert into private.order_timers (order_id, action, due_at, payload)
  values (job.order_id, 'retry_dispatch', now() + interval '1 minute', jsonb_build_object('job_id', job.id));
  if job.nobody_since is null then
    insert into private.order_timers (order_id, action, due_at, payload)
    values (job.order_id, 'give_up_search', search_ends, jsonb_build_object('job_id', job.id));
    perform private.notify_party(o, 'user', 'order_no_courier');
    perform private.notify_party(o, 'admin', 'admin_no_courier');
  end if;
  if job.state <> 'no_courier' then
    perform private.announce_job(job.id);
    perform private.publish('user:' || o.user_id, 'order',
      jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$$;

comment on function private.dispatch_wave is
  'Offers a job to the next circle of couriers, or says that there is nobody and asks again later.';

-- Silence -------------------------------------------------------------------------------------------------------------
insert into private.notification_templates (template, type, title, message, push_for) values
  ('courier_silent', 'warning', 'Your phone was not heard',
    'Order {order_number} went to somebody else, because your position did not arrive.', '15 minutes'),
  ('order_courier_silent', 'info', 'We look for somebody else',
    'The one who was to come for order {order_number} cannot be reached. Somebody else is asked; the price stays.',
    '15 minutes');

create function private.release_silent_jobs(batch integer default 50) returns integer
language plpgsql set search_path = '' set lock_timeout = '50ms' as $$
declare
  found_one record;
  o public.enhanced_orders;
  job public.jobs;
  taken integer := 0;
begin
  for found_one in
    select j.id, j.order_id from public.jobs as j left join public.courier_positions as p on p.user_id = j.performer_id
    where j.state in ('assigned', 'at_pickup') and coalesce(j.quiet_until, '-infinity') <= now()
      and greatest(p.at, j.assigned_at) <= now() - make_interval(secs =>
        (private.dispatch_rule(j.region_id, private.work_of(j))).silent_seconds)
    order by j.assigned_at limit batch
  loop
    begin
      -- Order first, job second, as everywhere; whoever is at work on them is looked at again in the next sweep.
      select * into o from public.enhanced_orders as e where e.id = found_one.order_id for no key update skip locked;
      continue when not found;
      select * into job from public.jobs as j where j.id = found_one.id for no key update skip locked;
      continue when not found or job.state not in ('assigned', 'at_pickup') or job.quiet_until > now()
        -- Somebody else may have it by now.
        or job.assigned_at > now() - make_interval(secs =>
          (private.dispatch_rule(job.region_id, private.work_of(job))).silent_seconds)
        or exists (select from public.courier_positions as p where p.user_id = job.performer_id
          and p.at > now() - make_interval(secs =>
            (private.dispatch_rule(job.region_id, private.work_of(job))).silent_seconds));
      perform private.notify_party(o, t.performer_role, 'courier_silent') from private.trades as t
        where t.trade = o.trade;
      perform private.notify_party(o, 'user', 'order_courier_silent');
      if exists (select from private.order_effects as e where e.kind = o.kind and e.to_status = 'pending'
          and e.effect = 'private.release_jobs') and o.status = 'confirmed' then
        perform private.transition(o.id, 'pending', null, 'system', 'silent');
      else
        perform private.release_job(job, 'silent');
      end if;
      taken := taken + 1;
    exception
      when lock_not_available then continue;
      -- One that fails is tried again and does not keep the others.
      when others then raise warning 'a silent job was not released: %, %', found_one.id, sqlerrm;
    end;
  end loop;
  return taken;
end
$$;

comment on function private.release_silent_jobs is
  'Takes jobs from those who sent no position for silent_seconds before the pick-up, tells both, and searches again '
  'without them; returns how many.';

select cron.schedule('release-silent-jobs', '10 seconds', 'select private.release_silent_jobs()');

create function public.note_navigation(order_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(note_navigation.order_id);
  until timestamptz;
begin
  if job.state not in ('assigned', 'at_pickup') then return null; end if;
  select now() + make_interval(secs => least(600, 60 + coalesce(60 * private.road_distance_m(p.lat, p.lng, s.lat,
      s.lng) / private.metres_a_minute(), 240))) into until
  from public.job_stops as s left join public.courier_positions as p on p.user_id = job.performer_id
  where s.job_id = job.id and s.n = 1;
  update public.jobs as j set quiet_until = greatest(j.quiet_until, least(until, j.assigned_at + interval '20 minutes'))
  where j.id = job.id returning j.quiet_until into until;
  return until;
end
$$;

comment on function public.note_navigation is
  'Whoever performs a job opens another app that shows the way: until when they may be silent, at most ten minutes, or '
  'null after the pick-up. Refuses order_not_found.';

-- The courier's choice ------------------------------------------------------------------------------------------------
create function public.set_courier_work(goods boolean, parcels boolean, rides boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
begin
  if goods is null or parcels is null or rides is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not (goods or parcels or rides) then
    perform private.refuse(400, 'work_missing', 'Please choose at least one sort of work.');
  end if;
  if rides and not exists (select from private.vehicle_classes as k where k.class = c.vehicle_kind and k.rides) then
    perform private.refuse(409, 'vehicle_no_rides', 'Nobody can be driven with this vehicle.');
  end if;
  update public.couriers as k set takes_goods = goods, takes_parcels = parcels, takes_rides = rides
  where k.user_id = c.user_id;
  return jsonb_build_object('goods', goods, 'parcels', parcels, 'rides', rides);
end
$$;

comment on function public.set_courier_work is
  'What the caller is offered from now on: {goods, parcels, rides}. Refuses request_invalid, work_missing, '
  'vehicle_no_rides.';

create function private.job_detail_of(o public.enhanced_orders, job public.jobs, offered boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  named text := (select t.job_detail from private.trades as t where t.trade = o.trade);
  found_detail jsonb;
begin
  if named is null then return null; end if;
  execute format('select %s($1, $2, $3)', named) into found_detail using o, job, job_detail_of.offered;
  return found_detail;
end
$$;

comment on function private.job_detail_of is
  'What only its trade says of a job to whoever performs it, or before they accept it; null where it says nothing.';

-- Why -----------------------------------------------------------------------------------------------------------------
create function public.offer_reasons(offer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  f public.job_offers;
begin
  select * into f from public.job_offers as k where k.id = offer_reasons.offer_id
    and (k.courier_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'offer_not_found', 'There is no such offer.'); end if;
  return jsonb_build_object('factors', coalesce(f.factors -> 'factors', '[]'), 'rank', f.factors -> 'rank',
    'of', f.factors -> 'of', 'round', f.round, 'radius_m', f.factors -> 'radius_m',
    'pay', (select j.pay_paise from public.jobs as j where j.id = f.job_id));
end
$$;

comment on function public.offer_reasons is
  'Why a courier was offered a job, for them and administrators: {factors: [{key, value, points}], rank, of, round, '
  'radius_m, pay}. Refuses offer_not_found.';

create function public.dispatch_of_order(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('at', d.at, 'leg', j.leg, 'round', d.round,
      'radius_m', d.radius_m, 'considered', (select jsonb_agg(w.seen || jsonb_build_object('name', c.name,
        'offered', c.user_id = any (d.offered)) order by w.n)
        from jsonb_array_elements(d.considered) with ordinality as w (seen, n)
        join public.couriers as c on c.user_id = (w.seen ->> 'courier_id')::uuid)) order by d.at), '[]')
    from private.dispatch_decisions as d join public.jobs as j on j.id = d.job_id
    where j.order_id = dispatch_of_order.order_id);
end
$$;

comment on function public.dispatch_of_order is
  'Each round of the searches for an order, of the last 30 days: [{at, leg, round, radius_m, considered: [{courier_id, '
  'name, metres, points, factors, why_not, offered}]}]. Administrators only.';

create function public.dispatch_rules() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(to_jsonb(r) - 'made_by' || jsonb_build_object('region', g.name, 'weights',
      (select jsonb_object_agg(f.factor, coalesce((r.weights ->> f.factor)::numeric, f.weight))
        from private.dispatch_factors as f), 'in_force',
      r.id = (select k.id from private.dispatch_rules as k where k.region_id is not distinct from r.region_id
        and k.work is not distinct from r.work and k.valid_from <= now() order by k.valid_from desc, k.id desc limit 1))
      order by r.id desc), '[]')
    from (select * from private.dispatch_rules order by id desc limit 200) as r
    left join public.regions as g on g.id = r.region_id);
end
$$;

comment on function public.dispatch_rules is
  'The rules of dispatch and their history, the newest first, each with in_force and what every factor weighs. '
  'Administrators only.';

create function public.set_dispatch_rule(rule jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  before private.dispatch_rules;
  made private.dispatch_rules;
  result jsonb;
begin
  if jsonb_typeof(set_dispatch_rule.rule) is distinct from 'object' or length(set_dispatch_rule.rule::text) > 4000 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  result := private.claim_idempotency(caller, set_dispatch_rule.idempotency_key, 'set_dispatch_rule');
  if result is not null then return result; end if;
  begin
    before := private.dispatch_rule((rule ->> 'region_id')::uuid, rule ->> 'work');
    -- What is stopped for a wider scope is not a stop of this one: it ends there, and here with it.
    before.stopped := coalesce((select r.stopped from private.dispatch_rules as r
      where r.region_id is not distinct from (rule ->> 'region_id')::uuid
        and r.work is not distinct from rule ->> 'work' and r.valid_from <= now()
      order by r.valid_from desc, r.id desc limit 1), false);
    made := jsonb_populate_record(before, rule - array['id', 'made_by', 'made_at']);
    made.weights := before.weights || made.weights;
    if made.valid_from < now() or not rule ? 'valid_from' then made.valid_from := now(); end if;
    if exists (select from jsonb_array_elements(made.rounds) as s where coalesce((s ->> 'radius_m')::integer, 0)
        not between 100 and 100000 or coalesce((s ->> 'wave')::integer, 0) not between 1 and 50)
      or exists (select from (select (s ->> 'radius_m')::integer as radius, lag((s ->> 'radius_m')::integer)
          over (order by place) as before from jsonb_array_elements(made.rounds) with ordinality as e (s, place)) as r
        where r.radius <= r.before)
      or exists (select from jsonb_each(made.weights) as w where jsonb_typeof(w.value) <> 'number'
        or abs((w.value)::numeric) > 100000
        or not exists (select from private.dispatch_factors as f where f.factor = w.key)) then
      raise exception using errcode = 'check_violation';
    end if;
    insert into private.dispatch_rules (region_id, work, valid_from, rounds, far_m, offer_seconds, stale_seconds,
      silent_seconds, max_extra_seconds, weights, rating_floor, stopped, note, made_by)
    values ((rule ->> 'region_id')::uuid, rule ->> 'work', made.valid_from, made.rounds, made.far_m,
      made.offer_seconds, made.stale_seconds, made.silent_seconds, made.max_extra_seconds, made.weights,
      made.rating_floor, made.stopped, rule ->> 'note', caller) returning * into made;
  exception when data_exception or integrity_constraint_violation then
    perform private.refuse(400, 'rule_invalid', 'Please check the rule.');
  end;
  perform private.audit('set_dispatch_rule', 'dispatch_rule', made.id::text, to_jsonb(before), to_jsonb(made));
  result := jsonb_build_object('rule_id', made.id);
  perform private.keep_result(caller, set_dispatch_rule.idempotency_key, result);
  return result;
end
$$;

comment on function public.set_dispatch_rule is
  'A new rule from now or valid_from on; what rule does not name, also of the weights, stays as it is in force: '
  '{region_id, work, valid_from, rounds, far_m, offer_seconds, stale_seconds, silent_seconds, max_extra_seconds, '
  'weights, rating_floor, stopped, note}. Returns {rule_id}. Administrators only; in the audit log. '
  'Refuses request_invalid, rule_invalid.';

revoke execute on function private.job_detail_of(public.enhanced_orders, public.jobs, boolean) from public;
revoke execute on function public.note_navigation(uuid), public.set_courier_work(boolean, boolean, boolean),
  public.offer_reasons(uuid), public.dispatch_of_order(uuid), public.dispatch_rules(),
  public.set_dispatch_rule(jsonb, text) from public, anon;
grant execute on function public.note_navigation(uuid), public.set_courier_work(boolean, boolean, boolean),
  public.offer_reasons(uuid), public.dispatch_of_order(uuid), public.dispatch_rules(),
  public.set_dispatch_rule(jsonb, text) to authenticated;
