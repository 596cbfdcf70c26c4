-- Ways and travel times: the local rule without network (road factor of a region, speeds by vehicle and hour that own
-- trips teach), and what a routing service has said before (docs/decisions/0138).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('town_metres', 'integer', 'metres', '10000', 1000, 100000, 'couriers',
   'So much of a way is driven at the speed of the town, the rest at the speed of the open road.', false),
  ('road_speed_kmh', 'integer', 'kmh', '45', 10, 120, 'couriers',
   'Speed on the open road, beyond the part of a way that is in town.', false),
  ('learn_from_trips', 'integer', 'count', '20', 5, 1000, 'couriers',
   'So many own trips in an hour of the day teach a speed; fewer change nothing.', false),
  ('route_keep_seconds', 'integer', 'seconds', '604800', 3600, 2592000, 'couriers',
   'So long the answer of a routing service is used again.', false),
  ('routes_a_minute', 'integer', 'count', '60', 5, 1000, 'couriers',
   'So many ways a minute one caller may ask for.', false);

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('routing_service', 'boolean', 'false', 'maps',
   'The apps ask for the road on a map: the edge function route needs OSRM_URL or VALHALLA_URL.', true);

create table private.road_factors (
  id bigint generated always as identity primary key,
  region_id uuid references public.regions (id) on delete cascade,
  factor numeric(4, 2) not null constraint road_factor_range check (factor between 1 and 4),
  from_at timestamptz not null default now(),
  constraint one_road_factor_at_a_time unique nulls not distinct (region_id, from_at)
);

comment on table private.road_factors is
  'How much longer roads are than the straight line, by region; without a region: everywhere else. The newest row '
  'that has begun counts; earlier ones stay.';

revoke all on private.road_factors from anon, authenticated;

insert into private.road_factors (region_id, factor, from_at) values (null, 1.3, '2026-01-01');

create table private.travel_speeds (
  id bigint generated always as identity primary key,
  region_id uuid references public.regions (id) on delete cascade,
  vehicle text references private.vehicle_classes (class),
  hour smallint constraint travel_speed_hour_range check (hour between 0 and 23),
  kmh numeric(5, 1) not null constraint travel_speed_range check (kmh between 2 and 120),
  trips integer not null default 0 constraint travel_speed_trips_range check (trips >= 0),
  from_at timestamptz not null default now(),
  constraint one_travel_speed_at_a_time unique nulls not distinct (region_id, vehicle, hour, from_at)
);

create index travel_speeds_vehicle_idx on private.travel_speeds (vehicle);

comment on table private.travel_speeds is
  'Speeds in town by region, vehicle and hour of the day in India; null stands for any. The most precise row counts, '
  'of these the newest that has begun; where there is none, the setting courier_speed_kmh.';
comment on column private.travel_speeds.trips is 'From how many own trips it was learned; 0: set by hand.';

revoke all on private.travel_speeds from anon, authenticated;

create table private.known_routes (
  way text primary key,
  metres integer not null constraint known_route_metres check (metres >= 0),
  seconds integer not null constraint known_route_seconds check (seconds >= 0),
  polyline text constraint known_route_polyline check (length(polyline) <= 100000),
  source text not null constraint known_route_source check (source in ('osrm', 'valhalla')),
  at timestamptz not null default now()
);

create index known_routes_at_idx on private.known_routes (at);

comment on table private.known_routes is
  'What a routing service has said of a way, used again for some days; way: its points, to the fifth decimal.';
comment on column private.known_routes.polyline is 'Encoded with precision 6.';

revoke all on private.known_routes from anon, authenticated;

create table private.route_askers (
  asker text primary key,
  since timestamptz not null default now(),
  asks integer not null default 1
);

comment on table private.route_askers is 'How often somebody asked for a way within a minute; only counts.';

revoke all on private.route_askers from anon, authenticated;

create function private.road_factor(region_id uuid, at timestamptz default now()) returns numeric
language sql stable security definer set search_path = '' as $$
  select f.factor from private.road_factors as f
  where (f.region_id = road_factor.region_id or f.region_id is null) and f.from_at <= road_factor.at
  order by f.region_id nulls last, f.from_at desc limit 1
$$;

comment on function private.road_factor is 'How much longer roads are than the straight line in a region at a time.';

create function private.travel_speed(region_id uuid, vehicle text, at timestamptz default now()) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.kmh from private.travel_speeds as s
    where (s.region_id = travel_speed.region_id or s.region_id is null)
      and (s.vehicle = travel_speed.vehicle or s.vehicle is null)
      and (s.hour = extract(hour from travel_speed.at at time zone 'Asia/Kolkata') or s.hour is null)
      and s.from_at <= travel_speed.at
    order by s.region_id nulls last, s.vehicle nulls last, s.hour nulls last, s.from_at desc limit 1),
    private.metres_a_minute() * 60 / 1000)
$$;

comment on function private.travel_speed is 'Speed in town in km/h, of a vehicle in a region at an hour.';

create function private.travel_seconds(metres integer, region_id uuid, vehicle text default null,
  at timestamptz default now()) returns numeric
language sql stable security definer set search_path = '' as $$
  select least(travel_seconds.metres, town.town_metres) / (private.travel_speed(region_id, vehicle, at) / 3.6)
    + greatest(travel_seconds.metres - town.town_metres, 0)
      / (greatest(private.setting_int('road_speed_kmh'), private.travel_speed(region_id, vehicle, at)) / 3.6)
  from (select coalesce(private.setting_int('town_metres'), 10000) as town_metres) as town
$$;

comment on function private.travel_seconds is
  'How long a way takes, in seconds, not rounded: in town by vehicle and hour, the rest of a long way as on the open '
  'road, and never slower than in town.';

create function private.travel_minutes(distance_m integer, region_id uuid, vehicle text, at timestamptz)
returns integer language sql stable set search_path = '' as $$
  select ceil(private.travel_seconds(distance_m, region_id, vehicle, at) / 60)::integer
$$;

comment on function private.travel_minutes(integer, uuid, text, timestamptz) is
  'Whole minutes of a way by region, vehicle and hour.';

-- Several points ---------------------------------------------------------------------------------------------------
create type private.route as (metres integer, seconds integer, polyline text, source text);

comment on type private.route is 'A way: polyline only where a routing service drew it, with precision 6.';

create function private.way_of(points jsonb) returns text language sql immutable set search_path = '' as $$
  select string_agg(round((p.value ->> 'lat')::numeric, 5) || ',' || round((p.value ->> 'lng')::numeric, 5), ';'
    order by p.ordinality) from jsonb_array_elements(points) with ordinality as p
$$;

comment on function private.way_of is 'The name of a way, from its points to the fifth decimal (a metre).';

create function private.check_points(points jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(points) is distinct from 'array' or jsonb_array_length(points) not between 2 and 10
      or exists (select from jsonb_array_elements(points) as p where jsonb_typeof(p.value) <> 'object'
        or jsonb_typeof(p.value -> 'lat') is distinct from 'number'
        or jsonb_typeof(p.value -> 'lng') is distinct from 'number')
      or exists (select from jsonb_array_elements(points) as p
        where (p.value ->> 'lat')::numeric not between -90 and 90
          or (p.value ->> 'lng')::numeric not between -180 and 180) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
end
$$;

comment on function private.check_points is 'Refuses (place_invalid) what is not two to ten places on Earth.';

create function private.route_of(points jsonb, at timestamptz default now(), vehicle text default null)
returns private.route language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  known private.known_routes;
  way private.route;
  leg record;
  exact numeric := 0;
begin
  perform private.check_points(points);
  select * into known from private.known_routes as k where k.way = private.way_of(points)
    and k.at > now() - make_interval(secs => private.setting_int('route_keep_seconds'));
  if found then return row(known.metres, known.seconds, known.polyline, known.source)::private.route; end if;
  way.metres := 0;
  for leg in
    select p.lat, p.lng, lead(p.lat) over (order by p.n) as to_lat, lead(p.lng) over (order by p.n) as to_lng
    from (select (e.value ->> 'lat')::double precision as lat, (e.value ->> 'lng')::double precision as lng,
      e.ordinality as n from jsonb_array_elements(points) with ordinality as e) as p order by p.n
  loop
    continue when leg.to_lat is null;
    way.metres := way.metres + private.road_distance_m(leg.lat, leg.lng, leg.to_lat, leg.to_lng);
  end loop;
  exact := private.travel_seconds(way.metres,
    private.region_at((points -> 0 ->> 'lat')::double precision, (points -> 0 ->> 'lng')::double precision),
    vehicle, at);
  way.seconds := round(exact);
  way.source := 'local';
  return way;
end
$$;

comment on function private.route_of is
  'The way along two to ten points: as a routing service said lately, else straight lines by the road factor of where '
  'each leg starts, driven at the speeds of its vehicle and hour. Refuses place_invalid.';

create function private.pace_routes() returns void language plpgsql set search_path = '' as $$
declare
  who text := coalesce((select auth.uid())::text, private.sender_digest(), '');
  many integer;
begin
  insert into private.route_askers as a (asker) values (who)
  on conflict (asker) do update set
    since = case when a.since < now() - interval '1 minute' then now() else a.since end,
    asks = case when a.since < now() - interval '1 minute' then 1 else a.asks + 1 end
  returning asks into many;
  if many > private.setting_int('routes_a_minute') then
    perform private.refuse(429, 'too_many_routes', 'That was very often. Please wait a minute.');
  end if;
end
$$;

comment on function private.pace_routes is 'Counts who asks for a way; refuses too_many_routes.';

create function public.route_between(points jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  way private.route;
begin
  perform private.pace_routes();
  way := private.route_of(route_between.points);
  return jsonb_build_object('metres', way.metres, 'seconds', way.seconds, 'polyline', way.polyline,
    'source', way.source);
end
$$;

comment on function public.route_between is
  'The way along two to ten points [{lat, lng}], also for guests: {metres, seconds, polyline (precision 6) or null, '
  'source: local, osrm or valhalla}. Refuses place_invalid, too_many_routes.';

create function public.keep_route(points jsonb, metres integer, seconds integer, polyline text, source text)
returns boolean language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  straight bigint;
begin
  perform private.check_points(points);
  select sum(public.distance_m(p.lat, p.lng, p.to_lat, p.to_lng)) into straight
  from (select (e.value ->> 'lat')::double precision as lat, (e.value ->> 'lng')::double precision as lng,
    (lead(e.value) over w ->> 'lat')::double precision as to_lat,
    (lead(e.value) over w ->> 'lng')::double precision as to_lng
    from jsonb_array_elements(points) with ordinality as e window w as (order by e.ordinality)) as p;
  -- A way shorter than the straight line, or one around the world, is a mistake: the local rule stands.
  if metres is null or seconds is null or metres < straight * 0.9 - 100 or metres > straight * 10 + 5000
      or seconds < metres / 42 or source is null or source not in ('osrm', 'valhalla')
      or length(polyline) > 100000 then
    return false;
  end if;
  insert into private.known_routes as k (way, metres, seconds, polyline, source)
  values (private.way_of(points), metres, seconds, polyline, source)
  on conflict (way) do update set metres = excluded.metres, seconds = excluded.seconds, polyline = excluded.polyline,
    source = excluded.source, at = now();
  return true;
end
$$;

comment on function public.keep_route is
  'Keeps what a routing service said of a way, for the function that asked it; false where it cannot be right. '
  'polyline with precision 6.';

-- Learning ----------------------------------------------------------------------------------------------------------
create function private.learn_travel_speeds() returns integer language plpgsql set search_path = '' as $$
declare
  learned integer;
begin
  with legs as (
    select j.region_id, c.vehicle_kind,
      extract(hour from a.done_at at time zone 'Asia/Kolkata')::smallint as hour,
      private.road_distance_m(a.lat, a.lng, b.lat, b.lng) as metres,
      extract(epoch from coalesce(b.arrived_at, b.done_at) - a.done_at) as seconds
    from public.jobs as j join public.couriers as c on c.user_id = j.performer_id
    join public.job_stops as a on a.job_id = j.id join public.job_stops as b on b.job_id = j.id and b.n = a.n + 1
    where j.state = 'delivered' and j.done_at > now() - interval '28 days' and a.done_at is not null
      and coalesce(b.arrived_at, b.done_at) > a.done_at
  ), speeds as (
    select l.region_id, l.vehicle_kind, l.hour, count(*) as trips,
      percentile_cont(0.5) within group (order by l.metres / l.seconds * 3.6) as kmh
    from legs as l
    -- Very short ways say more of doors than of roads; what is faster than any car was noted too late.
    where l.metres >= 500 and l.seconds between 60 and 7200 and l.metres / l.seconds * 3.6 between 3 and 90
    group by grouping sets ((l.region_id, l.vehicle_kind, l.hour), (l.region_id, l.vehicle_kind))
    having count(*) >= private.setting_int('learn_from_trips')
  )
  insert into private.travel_speeds as s (region_id, vehicle, hour, kmh, trips, from_at)
  select p.region_id, p.vehicle_kind, p.hour, round(p.kmh::numeric, 1), p.trips, date_trunc('day', now())
  from speeds as p
  on conflict on constraint one_travel_speed_at_a_time do update set kmh = excluded.kmh, trips = excluded.trips;
  get diagnostics learned = row_count;
  delete from private.travel_speeds as s where s.trips > 0 and s.from_at < now() - interval '90 days';
  delete from private.known_routes as k
  where k.at < now() - make_interval(secs => private.setting_int('route_keep_seconds'));
  delete from private.route_askers as a where a.since < now() - interval '1 hour';
  return learned;
end
$$;

comment on function private.learn_travel_speeds is
  'Learns speeds by region, vehicle and hour from the ways between the stops of jobs done in 28 days (the median), and '
  'forgets what is old. Returns how many it learned.';

select cron.schedule('learn-travel-speeds', '7 20 * * *', 'select private.learn_travel_speeds()');

revoke execute on function private.road_factor(uuid, timestamptz), private.travel_speed(uuid, text, timestamptz),
  private.travel_seconds(integer, uuid, text, timestamptz),
  private.travel_minutes(integer, uuid, text, timestamptz), private.way_of(jsonb), private.check_points(jsonb),
  private.route_of(jsonb, timestamptz, text), private.pace_routes(), private.learn_travel_speeds(),
  public.route_between(jsonb), public.keep_route(jsonb, integer, integer, text, text) from public, anon, authenticated;
grant execute on function public.route_between(jsonb) to anon, authenticated;
grant execute on function public.keep_route(jsonb, integer, integer, text, text) to service_role;
