-- What a ride costs (Spec §2 Transport): rate cards by region and vehicle within the limits of the law, surge as rows,
-- and one rule that prices before, during and after a ride (docs/decisions/0139).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Until the classes say what they carry, they are names alone.
do $$
begin
  if not exists (select from private.vehicle_classes where class = 'mini') then
    insert into private.vehicle_classes (class) values ('mini'), ('sedan'), ('suv');
  end if;
end
$$;

-- Rates ---------------------------------------------------------------------------------------------------------------
create table private.ride_cards (
  id uuid primary key default gen_random_uuid(),
  region_id uuid not null references public.regions (id),
  vehicle text not null references private.vehicle_classes (class),
  mode text not null default 'trip' constraint ride_card_mode check (mode in ('trip', 'rental', 'intercity')),
  -- Of a rental, base and what it covers are for each hour.
  base_paise integer not null constraint ride_card_base check (base_paise between 100 and 1000000),
  covers_m integer not null constraint ride_card_covers_dead_way check (covers_m >= 3000),
  covers_seconds integer not null default 0 constraint ride_card_covers_time check (covers_seconds >= 0),
  per_km_paise integer not null constraint ride_card_per_km check (per_km_paise between 0 and 100000),
  per_minute_paise integer not null constraint ride_card_per_minute check (per_minute_paise between 0 and 10000),
  stop_paise integer not null default 0 constraint ride_card_stop check (stop_paise between 0 and 100000),
  free_seconds integer not null constraint ride_card_free check (free_seconds between 0 and 3600),
  stop_free_seconds integer not null constraint ride_card_stop_free check (stop_free_seconds between 0 and 3600),
  waiting_per_minute_paise integer not null
    constraint ride_card_waiting check (waiting_per_minute_paise between 0 and 10000),
  night_from time not null default '23:00',
  night_to time not null default '05:00',
  night_bps integer not null constraint ride_card_night check (night_bps between 0 and 10000),
  commission_bps integer not null,
  platform_vehicle boolean not null default false,
  -- The fare that the state has notified, and what of it may be charged.
  law_base_paise integer not null constraint ride_card_law_base check (law_base_paise > 0),
  law_covers_m integer not null constraint ride_card_law_covers check (law_covers_m >= 3000),
  law_per_km_paise integer not null constraint ride_card_law_per_km check (law_per_km_paise >= 0),
  min_bps integer not null default 5000 constraint ride_card_law_least check (min_bps between 5000 and 10000),
  max_bps integer not null default 20000 constraint ride_card_law_most check (max_bps between 10000 and 20000),
  valid_from timestamptz not null default now(),
  unique (region_id, vehicle, mode, valid_from),
  constraint ride_card_driver_floor check (commission_bps between 0 and case when platform_vehicle then 4000 else 2000
    end)
);

comment on table private.ride_cards is
  'What rides cost, by region, vehicle and mode, effective-dated. The limits of the law (half to twice the notified '
  'fare, a base that covers 3 km, 80 % for drivers with their own vehicle and 60 % otherwise) are constraints.';
comment on column private.ride_cards.min_bps is 'The least of the notified fare that base to surge may come to.';
comment on column private.ride_cards.max_bps is 'The most of the notified fare that base to surge may come to.';

create index ride_cards_vehicle_idx on private.ride_cards (vehicle);

revoke all on private.ride_cards from anon, authenticated;

create table private.ride_surges (
  id uuid primary key default gen_random_uuid(),
  region_id uuid not null references public.regions (id),
  -- Null: all vehicles.
  vehicle text references private.vehicle_classes (class),
  -- The hours of the day in India, the end not among them; over midnight where the end is the smaller.
  from_hour smallint not null default 0 constraint ride_surge_from check (from_hour between 0 and 23),
  to_hour smallint not null default 24 constraint ride_surge_to check (to_hour between 1 and 24),
  surge_bps integer not null constraint ride_surge_law check (surge_bps between 5000 and 20000),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  set_by uuid references auth.users (id) on delete set null,
  constraint ride_surge_ends_later check (valid_until > valid_from)
);

comment on table private.ride_surges is
  'How many times the usual a ride costs (10000 is once) in a region and hours. Of rows that hold, the newest counts.';

create index ride_surges_region_idx on private.ride_surges (region_id, valid_from desc);
create index ride_surges_vehicle_idx on private.ride_surges (vehicle);
create index ride_surges_set_by_idx on private.ride_surges (set_by);

revoke all on private.ride_surges from anon, authenticated;

create table private.ride_cancel_rules (
  valid_from timestamptz primary key default now(),
  free_seconds integer not null constraint ride_cancel_free check (free_seconds between 60 and 3600),
  charge_bps integer not null constraint ride_cancel_law_part check (charge_bps between 0 and 1000),
  most_paise integer not null constraint ride_cancel_law_most check (most_paise between 0 and 10000)
);

comment on table private.ride_cancel_rules is
  'What cancelling a ride costs either side, effective-dated: nothing for so many seconds from acceptance, then a part '
  'of the expected fare, at most 10 % and ₹100 by law.';

revoke all on private.ride_cancel_rules from anon, authenticated;

insert into private.ride_cancel_rules (valid_from, free_seconds, charge_bps, most_paise)
values ('2026-01-01', 120, 1000, 10000);

insert into private.ride_cards (region_id, vehicle, mode, base_paise, covers_m, covers_seconds, per_km_paise,
  per_minute_paise, stop_paise, free_seconds, stop_free_seconds, waiting_per_minute_paise, night_bps, commission_bps,
  law_base_paise, law_covers_m, law_per_km_paise, valid_from)
select r.id, c.vehicle, c.mode, p.base, c.covers_m, c.covers_seconds, p.per_km, c.per_minute, c.stop, c.free, 180,
  c.waiting, c.night, c.commission, p.base, c.covers_m, p.per_km, '2026-01-01'
from public.regions as r
cross join (values
  ('bike', 'trip', 3000, 3000, 0, 800, 50, 1000, 180, 100, 5000, 2000),
  ('auto', 'trip', 5000, 3000, 0, 1500, 100, 1000, 300, 150, 5000, 1000),
  ('mini', 'trip', 8000, 3000, 0, 1600, 125, 2000, 300, 175, 2500, 2000),
  ('sedan', 'trip', 9000, 4000, 0, 1800, 150, 2000, 300, 200, 2500, 1750),
  ('suv', 'trip', 13000, 4000, 0, 2400, 200, 2500, 300, 250, 2500, 1750),
  ('auto', 'rental', 18000, 10000, 3600, 1500, 100, 0, 300, 150, 0, 1000),
  ('mini', 'rental', 24000, 10000, 3600, 1600, 125, 0, 300, 175, 0, 2000),
  ('sedan', 'rental', 28000, 10000, 3600, 1800, 150, 0, 300, 200, 0, 1750),
  ('suv', 'rental', 38000, 10000, 3600, 2400, 200, 0, 300, 250, 0, 1750),
  -- The way back, mostly without anybody, is in the rate for a kilometre.
  ('mini', 'intercity', 40000, 20000, 0, 1900, 0, 3000, 600, 175, 1000, 1500),
  ('sedan', 'intercity', 46000, 20000, 0, 2200, 0, 3000, 600, 200, 1000, 1500),
  ('suv', 'intercity', 60000, 20000, 0, 2800, 0, 4000, 600, 250, 1000, 1500)
) as c (vehicle, mode, base, covers_m, covers_seconds, per_km, per_minute, stop, free, waiting, night, commission)
cross join lateral (select
  -- A town is cheaper than the city, in whole rupees.
  case when r.slug in ('hyderabad', 'telangana') then c.base else c.base * 9 / 1000 * 100 end as base,
  case when r.slug in ('hyderabad', 'telangana') then c.per_km else c.per_km * 9 / 1000 * 100 end as per_km) as p;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('ride_range_down_bp', 'integer', 'basis_points', '500', 0, 2000, 'rides',
    'How far below the expected fare the lower end of a ride''s range lies.', false),
  ('ride_range_up_bp', 'integer', 'basis_points', '1000', 0, 2000, 'rides',
    'How far above the expected fare the cap of a ride lies.', false),
  ('ride_asks_a_minute', 'integer', 'count', '60', 5, 10000, 'rides',
    'How often one person may ask for fares within a minute.', false),
  ('ride_longest_trip_m', 'integer', 'metres', '60000', 5000, 300000, 'rides',
    'The longest way of a trip; farther is by intercity.', false),
  ('ride_driver_reach_m', 'integer', 'metres', '8000', 500, 50000, 'rides',
    'How far away a driver may be to count as available before a ride is ordered.', false),
  ('ride_farthest_days', 'integer', 'count', '14', 1, 90, 'rides', 'How many days ahead a ride can be ordered.', true);

-- The rule ------------------------------------------------------------------------------------------------------------
create function private.is_ride_night(card private.ride_cards, starts_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select case when card.night_from <= card.night_to then t >= card.night_from and t < card.night_to
    else t >= card.night_from or t < card.night_to end
  from (select (starts_at at time zone 'Asia/Kolkata')::time as t) as clock
$$;

comment on function private.is_ride_night is
  'Whether a ride that starts then is one by night, by Indian time; the end of the night is not.';

create function private.half_up(amount numeric) returns bigint language sql immutable set search_path = '' as $$
  select floor(amount + 0.5)::bigint
$$;

create function private.ride_fare(card private.ride_cards, metres integer, seconds integer, starts_at timestamptz,
  surge_bps integer default 10000, stops integer default 0, hours integer default 1) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  base bigint := card.base_paise::bigint * hours;
  distance bigint := private.half_up(greatest(metres - card.covers_m * hours, 0)::numeric * card.per_km_paise / 1000);
  in_time bigint := private.half_up(greatest(seconds - card.covers_seconds * hours, 0)::numeric
    * card.per_minute_paise / 60);
  night bigint := 0;
  surge bigint;
  law bigint := card.law_base_paise::bigint * hours + private.half_up(
    greatest(metres - card.law_covers_m * hours, 0)::numeric * card.law_per_km_paise / 1000);
  low bigint := ceil(law::numeric * card.min_bps / 10000);
  high bigint := floor(law::numeric * card.max_bps / 10000);
  counted bigint;
  within bigint := 0;
  for_stops bigint := card.stop_paise::bigint * stops;
  expected bigint;
begin
  if private.is_ride_night(card, starts_at) then
    night := private.half_up((base + distance + in_time)::numeric * card.night_bps / 10000);
  end if;
  surge := private.half_up((base + distance + in_time)::numeric * (surge_bps - 10000) / 10000);
  counted := base + distance + in_time + night + surge;
  within := case when counted < low then low - counted when counted > high then high - counted else 0 end;
  expected := counted + within + for_stops;
  return jsonb_build_object('base', base, 'distance', distance, 'time', in_time, 'night', night, 'surge', surge,
    'limit', within, 'stop', for_stops, 'expected', expected, 'counted', counted + within, 'law', law, 'low', low,
    'high', high, 'surge_bp', surge_bps,
    'from', greatest(floor(expected::numeric * (10000 - private.setting_int('ride_range_down_bp')) / 1000000) * 100,
      low)::bigint,
    'cap', greatest(least(ceil(expected::numeric * (10000 + private.setting_int('ride_range_up_bp')) / 1000000) * 100,
      high + for_stops), expected)::bigint);
end
$$;

comment on function private.ride_fare is
  'What a way costs before tax, row by row, with what the law allows (law, low, high), the range (from, expected, cap) '
  'and counted, which is base to limit. Each row is rounded once, half up. The same rule as '
  'packages/domain/src/rides/fare.ts, which a test compares with it.';

create function private.ride_final(card private.ride_cards, fare jsonb, cap_paise bigint, waiting_paise bigint)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('cap', r.cap, 'fare', r.fare, 'waiting', waiting_paise, 'platform', p.paise,
    'driver', r.fare + waiting_paise - p.paise)
  from (select least(0, cap_paise - (fare ->> 'expected')::bigint) as cap,
    least(cap_paise, (fare ->> 'expected')::bigint) as fare) as r
  cross join lateral (select floor((r.fare + waiting_paise)::numeric * card.commission_bps / 10000)::bigint as paise)
    as p
$$;

comment on function private.ride_final is
  'What a fare comes to under its cap, and who earns what of it: {cap (negative or zero), fare, waiting, platform '
  '(rounded down), driver}, before tax, toll and discount.';

create function private.ride_rows(fare jsonb, more jsonb default '{}') returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', k.code, 'amount_paise', (v.all_of ->> k.code)::bigint)
    order by k.n), '[]')
  from (select fare || more as all_of) as v,
    unnest('{base,distance,time,night,surge,limit,stop,cap,waiting,toll,discount,tax,rounding}'::text[])
      with ordinality as k (code, n)
  -- The range of a quote names its cap by the same word as the row.
  where case when k.code = 'cap' then more ? 'cap' else true end and coalesce((v.all_of ->> k.code)::bigint, 0) <> 0
$$;

comment on function private.ride_rows is 'The rows of a fare that are not zero: [{code, amount_paise}].';

create function private.ride_card_at(region_id uuid, vehicle text, mode text, at timestamptz default now())
returns private.ride_cards language sql stable set search_path = '' as $$
  select c from private.ride_cards as c
  where c.region_id = ride_card_at.region_id and c.vehicle = ride_card_at.vehicle and c.mode = ride_card_at.mode
    and c.valid_from <= ride_card_at.at order by c.valid_from desc limit 1
$$;

create function private.ride_surge_at(region_id uuid, vehicle text, at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select coalesce((select s.surge_bps from private.ride_surges as s
    cross join (select extract(hour from ride_surge_at.at at time zone 'Asia/Kolkata')::integer as hour) as clock
    where s.region_id = ride_surge_at.region_id and (s.vehicle is null or s.vehicle = ride_surge_at.vehicle)
      and s.valid_from <= ride_surge_at.at and (s.valid_until is null or s.valid_until > ride_surge_at.at)
      and case when s.from_hour < s.to_hour then clock.hour >= s.from_hour and clock.hour < s.to_hour
        else clock.hour >= s.from_hour or clock.hour < s.to_hour end
    order by s.valid_from desc, s.id limit 1), 10000)
$$;

comment on function private.ride_surge_at is 'How many times the usual a ride costs then, 10000 being once.';

create function public.set_ride_surge(region_id uuid, vehicle text, surge_bp integer, minutes integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if set_ride_surge.surge_bp is null or set_ride_surge.surge_bp not between 5000 and 20000
      or set_ride_surge.minutes is null or set_ride_surge.minutes not between 5 and 1440
      or not exists (select from public.regions as r where r.id = set_ride_surge.region_id)
      or set_ride_surge.vehicle is not null and not exists (select from private.ride_cards as c
        where c.vehicle = set_ride_surge.vehicle) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  insert into private.ride_surges (region_id, vehicle, surge_bps, valid_until, set_by)
  values (set_ride_surge.region_id, set_ride_surge.vehicle, set_ride_surge.surge_bp,
    now() + make_interval(mins => set_ride_surge.minutes), caller);
  perform private.audit('set_ride_surge', 'region', set_ride_surge.region_id::text, null,
    jsonb_build_object('vehicle', set_ride_surge.vehicle, 'surge_bp', set_ride_surge.surge_bp, 'minutes',
      set_ride_surge.minutes));
end
$$;

comment on function public.set_ride_surge is
  'Sets how many times the usual rides cost in a region from now on, for so many minutes (10000 is once, at most '
  '20000), of one vehicle or of all. Administrators only; in the audit log.';

create function public.ride_surges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('region_id', r.id, 'region', r.name, 'vehicle', v.vehicle,
      'surge_bp', private.ride_surge_at(r.id, v.vehicle, now())) order by r.name, v.vehicle), '[]')
    from public.regions as r cross join (select distinct c.vehicle from private.ride_cards as c) as v);
end
$$;

comment on function public.ride_surges is
  'The surge that holds now by region and vehicle: [{region_id, region, vehicle, surge_bp}]. Administrators only.';

-- The way -------------------------------------------------------------------------------------------------------------
create function private.clean_ride_stops(stops jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(stops) is distinct from 'array' or jsonb_array_length(stops) not between 1 and 5
      or exists (select from jsonb_array_elements(stops) as s where jsonb_typeof(s) <> 'object'
        or jsonb_typeof(s -> 'lat') is distinct from 'number' or jsonb_typeof(s -> 'lng') is distinct from 'number'
        or jsonb_typeof(s -> 'label') is distinct from 'string'
        or jsonb_typeof(s -> 'landmark') not in ('string', 'null')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if exists (select from jsonb_array_elements(stops) as s where (s ->> 'lat')::numeric not between -90 and 90
      or (s ->> 'lng')::numeric not between -180 and 180) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  return (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('lat', round((e.s ->> 'lat')::numeric, 6),
      'lng', round((e.s ->> 'lng')::numeric, 6),
      'label', coalesce(nullif(left(trim(private.without_marks(e.s ->> 'label')), 200), ''), 'Place'),
      'landmark', nullif(left(trim(private.without_marks(e.s ->> 'landmark')), 120), ''))) order by e.n)
    from jsonb_array_elements(stops) with ordinality as e (s, n));
end
$$;

comment on function private.clean_ride_stops is
  'One to five places of a ride, each with lat, lng, label and perhaps a landmark, as they are kept; refuses what is '
  'none with request_invalid and place_invalid.';

create function private.ride_way(stops jsonb, at timestamptz, out metres integer, out seconds integer)
language sql stable set search_path = '' as $$
  select coalesce(sum(d.metres), 0)::integer, greatest(coalesce(sum(d.metres), 0) * 60
    / private.metres_a_minute(), 60)::integer
  from (select private.road_distance_m(lag((e.s ->> 'lat')::double precision) over so_far,
      lag((e.s ->> 'lng')::double precision) over so_far, (e.s ->> 'lat')::double precision,
      (e.s ->> 'lng')::double precision) as metres
    from jsonb_array_elements(stops) with ordinality as e (s, n) window so_far as (order by e.n)) as d
$$;

comment on function private.ride_way is 'How far it is along all stops by road, and how long that takes at a time.';

create function private.ride_starts_at(request jsonb) returns timestamptz language plpgsql
  stable set search_path = '' as $$
begin
  if request ->> 'at' is null then return null; end if;
  if not pg_input_is_valid(request ->> 'at', 'timestamptz') then return '-infinity'; end if;
  return case when (request ->> 'at')::timestamptz between '2000-01-01' and '2200-01-01'
    then (request ->> 'at')::timestamptz else '-infinity' end;
end
$$;

comment on function private.ride_starts_at is 'When a ride is wanted; null for now, -infinity for what is no time.';

create function private.clean_ride(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  mode text := coalesce(request ->> 'mode', 'trip');
begin
  if not private.are_texts(request, 'mode', 'vehicle', 'at', 'women_driver', 'note')
      or jsonb_typeof(request -> 'hours') not in ('number', 'null')
      or jsonb_typeof(request -> 'rider') not in ('object', 'null')
      or mode not in ('trip', 'rental', 'intercity')
      or coalesce(request ->> 'women_driver', 'prefer') not in ('prefer', 'must')
      or (request ->> 'hours')::numeric not between 1 and 12
      or (request ->> 'hours')::numeric <> trunc((request ->> 'hours')::numeric)
      or length(request ->> 'vehicle') > 20 or length(request ->> 'at') > 60
      or mode <> 'rental' and jsonb_array_length(private.clean_ride_stops(request -> 'stops')) < 2
      or jsonb_typeof(request -> 'rider') = 'object' and (not private.are_texts(request -> 'rider', 'name', 'phone')
        or coalesce(length(trim(private.without_marks(request #>> '{rider,name}'))), 0) not between 2 and 80
        or coalesce(request #>> '{rider,phone}', '') !~ '^\+91[6-9][0-9]{9}$') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('stops', private.clean_ride_stops(request -> 'stops'), 'mode', mode,
    'vehicle', request -> 'vehicle', 'hours', case when mode = 'rental'
      then coalesce((request ->> 'hours')::integer, 1) end, 'at', request -> 'at',
    'women_driver', request -> 'women_driver',
    'note', nullif(left(trim(private.without_marks(request ->> 'note')), 200), ''),
    'rider', case when jsonb_typeof(request -> 'rider') = 'object' then jsonb_build_object('name',
      trim(private.without_marks(request #>> '{rider,name}')), 'phone', request #> '{rider,phone}') end));
end
$$;

comment on function private.clean_ride is
  'What a request says of a ride: stops, vehicle, mode, hours, at, rider, women_driver and note; refuses what is none.';

create function private.ride_plan(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  stops jsonb := request -> 'stops';
  mode text := request ->> 'mode';
  asked timestamptz := private.ride_starts_at(request);
  way record;
  region uuid := private.region_at((stops #>> '{0,lat}')::double precision, (stops #>> '{0,lng}')::double precision);
  problems jsonb := '[]';
begin
  select * into way from private.ride_way(stops, coalesce(nullif(asked, '-infinity'), now()));
  -- A rental is paid by its hours: what it covers is what it is expected to take.
  if mode = 'rental' then
    way.metres := (request ->> 'hours')::integer * 10000;
    way.seconds := (request ->> 'hours')::integer * 3600;
  end if;
  if region is null then problems := problems || private.problem('outside_area'); end if;
  if asked = '-infinity' or asked < now() - interval '1 minute' then
    problems := problems || private.problem('schedule_past');
    asked := null;
  elsif asked > now() + make_interval(days => private.setting_int('ride_farthest_days')) then
    problems := problems || private.problem('schedule_too_far');
    asked := null;
  end if;
  if mode = 'trip' and way.metres > private.setting_int('ride_longest_trip_m') then
    problems := problems || private.problem('ride_too_far',
      jsonb_build_object('most_m', private.setting_int('ride_longest_trip_m')));
  elsif mode <> 'rental' and way.metres < 100 then
    problems := problems || private.problem('ride_too_short');
  elsif mode = 'intercity' and way.metres > 600000 then
    problems := problems || private.problem('ride_too_far', jsonb_build_object('most_m', 600000));
  end if;
  return jsonb_build_object('region_id', region, 'metres', way.metres, 'seconds', way.seconds, 'starts_at', asked,
    'mode', mode, 'hours', coalesce((request ->> 'hours')::integer, 1), 'stops',
    greatest(jsonb_array_length(stops) - 2, 0), 'problems', problems);
end
$$;

comment on function private.ride_plan is
  'A ride as it is asked for, without its price: {region_id, metres, seconds, starts_at (null for now), mode, hours, '
  'stops (between the first and the last), problems}.';

create function private.ride_offer(plan jsonb, vehicle text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  at timestamptz := coalesce((plan ->> 'starts_at')::timestamptz, now());
  card private.ride_cards := private.ride_card_at((plan ->> 'region_id')::uuid, vehicle, plan ->> 'mode', at);
begin
  if card.id is null then return null; end if;
  return private.ride_fare(card, (plan ->> 'metres')::integer, (plan ->> 'seconds')::integer, at,
    -- A rental and a way to another town have no surge: they are agreed ahead.
    case when plan ->> 'mode' = 'trip' then private.ride_surge_at(card.region_id, vehicle, at) else 10000 end,
    (plan ->> 'stops')::integer, (plan ->> 'hours')::integer)
    || jsonb_build_object('card_id', card.id, 'is_night', private.is_ride_night(card, at) and card.night_bps > 0);
end
$$;

comment on function private.ride_offer is
  'The fare of a plan with a vehicle, as private.ride_fare says it, with card_id; null where no card is.';

create function private.with_ride_tax(paise bigint) returns bigint language sql stable set search_path = '' as $$
  select paise + private.tax_of(paise, private.tax_rate('passenger_transport'), false)
$$;

comment on function private.with_ride_tax is 'An amount of a fare with its GST.';

create function private.ride_range(fare jsonb) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('expected_paise', private.with_ride_tax((fare ->> 'expected')::bigint),
    'from_paise', private.with_ride_tax((fare ->> 'from')::bigint),
    'cap_paise', private.with_ride_tax((fare ->> 'cap')::bigint))
$$;

comment on function private.ride_range is
  'Between what a ride costs, with tax: {expected_paise, from_paise, cap_paise}.';

create table private.ride_asks (
  asker text primary key,
  since timestamptz not null default now(),
  asks integer not null default 1
);

comment on table private.ride_asks is 'How often somebody asked for fares within a minute; only counts.';

revoke all on private.ride_asks from anon, authenticated;

create function private.pace_ride_asks() returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  who text := coalesce(auth.uid()::text, private.sender_digest(), 'guest');
  so_far integer;
begin
  delete from private.ride_asks as a where a.since < now() - interval '1 minute'
    and (a.asker = who or a.since < now() - interval '1 hour');
  insert into private.ride_asks as a (asker) values (who)
  on conflict (asker) do update set asks = a.asks + 1 returning a.asks into so_far;
  -- Guests behind one address share it.
  if so_far > private.setting_int('ride_asks_a_minute') * (case when auth.uid() is null then 5 else 1 end) then
    perform private.refuse(429, 'too_many_quotes',
      'Prices were asked for too often. Please wait a moment and try again.');
  end if;
end
$$;

comment on function private.pace_ride_asks is 'Refuses fares that are asked for too often with too_many_quotes.';

create function private.nearest_driver_m(vehicle text, lat double precision, lng double precision) returns integer
language sql stable security definer set search_path = '' as $$
  select min(public.distance_m(p.lat, p.lng, nearest_driver_m.lat, nearest_driver_m.lng))
  from public.couriers as c join public.courier_positions as p on p.user_id = c.user_id
  where c.online and c.verified and c.vehicle_kind = nearest_driver_m.vehicle
    and p.at > now() - interval '5 minutes'
    and extensions.ll_to_earth(p.lat, p.lng) operator(extensions.<@) extensions.earth_box(
      extensions.ll_to_earth(nearest_driver_m.lat, nearest_driver_m.lng), private.setting_int('ride_driver_reach_m'))
    and c.user_id is distinct from auth.uid()
    and not exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
$$;

comment on function private.nearest_driver_m is
  'How far the nearest free driver with a vehicle is, in metres; null where nobody is near.';

create function public.ride_options(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb;
  plan jsonb;
  lat double precision;
  lng double precision;
begin
  perform private.bound(ride_options.request, 6000);
  if jsonb_typeof(ride_options.request) is distinct from 'object' or not private.is_bounded(ride_options.request) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  asked := private.clean_ride(ride_options.request);
  perform private.pace_ride_asks();
  plan := private.ride_plan(asked);
  lat := (asked #>> '{stops,0,lat}')::double precision;
  lng := (asked #>> '{stops,0,lng}')::double precision;
  return jsonb_build_object('metres', plan -> 'metres', 'seconds', plan -> 'seconds', 'polyline', null,
    'region_id', plan -> 'region_id', 'problems', plan -> 'problems', 'options', (
      select coalesce(jsonb_agg(jsonb_build_object('vehicle', v.vehicle, 'seats', v.seats,
        'rows', private.ride_rows(f.fare, jsonb_build_object('tax', private.with_ride_tax((f.fare ->> 'expected')
          ::bigint) - (f.fare ->> 'expected')::bigint)),
        'surge_bp', f.fare -> 'surge_bp', 'night', f.fare -> 'is_night',
        'waiting', jsonb_build_object('free_seconds', c.free_seconds, 'per_minute_paise',
          private.with_ride_tax(c.waiting_per_minute_paise)),
        'pickup_seconds', round(1.3 * d.metres * 60 / private.metres_a_minute()),
        'available', d.metres is not null or plan ->> 'starts_at' is not null)
        || private.ride_range(f.fare) order by v.position), '[]')
      from private.ride_vehicles as v cross join lateral (select private.ride_offer(plan, v.vehicle) as fare) as f
      join private.ride_cards as c on c.id = (f.fare ->> 'card_id')::uuid
      cross join lateral (select private.nearest_driver_m(v.vehicle, lat, lng) as metres) as d
      where jsonb_array_length(plan -> 'problems') = 0));
end
$$;

comment on function public.ride_options is
  'What a ride costs with each vehicle, with tax, for everybody: {metres, seconds, polyline, region_id, problems: '
  '[{code}], options: [{vehicle, seats, expected_paise, from_paise, cap_paise, rows: [{code, amount_paise}], surge_bp '
  '(10000 is once), night, waiting {free_seconds, per_minute_paise}, pickup_seconds (null: nobody near), available}]}. '
  'request: {stops: [{lat, lng, label, landmark?}] of two to five, at?, mode? (trip, rental, intercity), hours?}. '
  'Refuses request_invalid, place_invalid, too_many_quotes.';

create table private.ride_vehicles (
  vehicle text primary key references private.vehicle_classes (class),
  seats smallint not null constraint ride_vehicle_seats check (seats between 1 and 12),
  position smallint not null unique
);

comment on table private.ride_vehicles is 'What one can ride in, in the order in which it is offered.';

revoke all on private.ride_vehicles from anon, authenticated;

insert into private.ride_vehicles (vehicle, seats, position) values
  ('bike', 1, 1), ('auto', 3, 2), ('mini', 4, 3), ('sedan', 4, 4), ('suv', 6, 5);

revoke execute on function private.is_ride_night(private.ride_cards, timestamptz), private.half_up(numeric),
  private.ride_fare(private.ride_cards, integer, integer, timestamptz, integer, integer, integer),
  private.ride_final(private.ride_cards, jsonb, bigint, bigint), private.ride_rows(jsonb, jsonb),
  private.ride_card_at(uuid, text, text, timestamptz), private.ride_surge_at(uuid, text, timestamptz),
  private.clean_ride_stops(jsonb), private.ride_way(jsonb, timestamptz), private.ride_starts_at(jsonb),
  private.clean_ride(jsonb), private.ride_plan(jsonb), private.ride_offer(jsonb, text), private.with_ride_tax(bigint),
  private.ride_range(jsonb), private.pace_ride_asks(), private.nearest_driver_m(text, double precision,
  double precision) from public;
revoke execute on function public.set_ride_surge(uuid, text, integer, integer), public.ride_surges() from public, anon;
grant execute on function public.set_ride_surge(uuid, text, integer, integer), public.ride_surges() to authenticated;
revoke execute on function public.ride_options(jsonb) from public;
grant execute on function public.ride_options(jsonb) to anon, authenticated;
