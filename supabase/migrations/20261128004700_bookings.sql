-- Whatever is booked at a time with a person, a room or a chair: who can be booked and when, which times are free, and
-- those that are taken (docs/decisions/0125). Free times are computed, never kept.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Who and what can be booked ------------------------------------------------------------------------------------------
create table public.resources (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  kind text not null constraint resource_kind check (kind in ('person', 'room', 'pool')),
  name text not null constraint resource_name_length check (length(trim(name)) between 2 and 80),
  -- How many at the same moment: chairs of a salon, seats of a class.
  capacity smallint not null default 1 constraint resource_capacity_range check (capacity between 1 and 500),
  per_day smallint constraint resource_per_day_range check (per_day between 1 and 200),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Said by the vendor, for customers who want to be served by a woman or a man.
  gender text constraint resource_gender check (gender is null
    or (gender in ('woman', 'man') and kind = 'person')),
  constraint resource_of_one check (capacity = 1 or kind = 'pool')
);

comment on table public.resources is
  'Whoever or whatever a vendor''s services take time of: a person, a room, or several alike (a pool). per_day is the '
  'most bookings that begin on one day.';

create index resources_vendor_idx on public.resources (vendor_id);

create trigger texts_are_plain before insert or update of name on public.resources
  for each row execute function private.keep_plain('name');

alter table public.resources enable row level security;
revoke all on public.resources from anon, authenticated;
grant select on public.resources to anon, authenticated;
create policy "everyone reads who can be booked at a vendor on show, its people all" on public.resources for select
  to anon, authenticated using ((is_active and private.is_on_show(vendor_id)) or private.works_for(vendor_id));

create table private.resource_weeks (
  resource_id uuid not null references public.resources (id) on delete cascade,
  valid_from date not null,
  primary key (resource_id, valid_from)
);

comment on table private.resource_weeks is
  'From which day a week''s hours hold; the newest that has begun does. A resource without any is always there.';

create table private.resource_hours (
  resource_id uuid not null,
  valid_from date not null,
  weekday smallint not null constraint resource_weekday_range check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  is_break boolean not null default false,
  primary key (resource_id, valid_from, weekday, is_break, opens),
  foreign key (resource_id, valid_from) references private.resource_weeks (resource_id, valid_from) on delete cascade
);

comment on table private.resource_hours is
  'Hours and breaks of a week by Indian time, 0 is Sunday; closes <= opens runs past midnight and belongs to the day '
  'on which it begins; 24:00 is the end of a day.';

create table private.resource_days (
  resource_id uuid not null references public.resources (id) on delete cascade,
  day date not null,
  primary key (resource_id, day)
);

comment on table private.resource_days is
  'Days that have hours of their own, none where the resource is away. They stand before the week and the holiday.';

create table private.resource_day_hours (
  resource_id uuid not null,
  day date not null,
  opens time not null,
  closes time not null,
  is_break boolean not null default false,
  primary key (resource_id, day, is_break, opens),
  foreign key (resource_id, day) references private.resource_days (resource_id, day) on delete cascade
);

comment on table private.resource_day_hours is 'Hours and breaks of such a day, as those of a week.';

create table private.resource_blocks (
  id uuid primary key default gen_random_uuid(),
  resource_id uuid not null references public.resources (id) on delete cascade,
  during tstzrange not null constraint resource_block_bounds check (not lower_inf(during) and not upper_inf(during)
    and not isempty(during) and upper(during) - lower(during) <= interval '62 days'),
  note text constraint resource_block_note_length check (length(note) <= 200),
  made_by uuid references auth.users (id) on delete set null
);

comment on table private.resource_blocks is 'Time that is kept free of bookings: an errand, an illness.';

create index resource_blocks_resource_idx on private.resource_blocks (resource_id);
create index resource_blocks_made_by_idx on private.resource_blocks (made_by);

create trigger texts_are_plain before insert or update of note on private.resource_blocks
  for each row execute function private.keep_plain('note');

revoke all on private.resource_weeks, private.resource_hours, private.resource_days, private.resource_day_hours,
  private.resource_blocks from anon, authenticated;

-- The times of a visit ------------------------------------------------------------------------------------------------
-- One person, room or place in a pool that a visit needs: so many minutes after its start, for its minutes of work,
-- gap, work and so on, with minutes to prepare before and to clean up after, of one of the candidates.
create type private.visit_part as (
  starts_after integer,
  minutes smallint[],
  before smallint,
  after smallint,
  candidates uuid[]
);

-- What a vendor asks of a start.
create type private.start_rules as (
  -- Minutes between two starts, counted from midnight or from opening.
  step smallint,
  from_opening boolean,
  -- Minutes between now and the first start.
  notice integer,
  -- Whole days after today.
  horizon_days smallint
);

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid references public.vendors (id),
  user_id uuid references auth.users (id),
  order_id uuid unique references public.enhanced_orders (id),
  state text not null constraint booking_state check (state in ('held', 'pending', 'confirmed', 'in_progress',
    'completed', 'cancelled', 'declined', 'expired', 'skipped', 'no_show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  hold_until timestamptz,
  seats smallint not null default 1 constraint booking_seats_range check (seats between 1 and 50),
  lat double precision,
  lng double precision,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint booking_times check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  constraint booking_hold check ((state = 'held') <= (hold_until is not null)),
  constraint booking_place_whole check (num_nulls(lat, lng) in (0, 2))
);

comment on table public.bookings is
  'A reserved time. A hold lives until hold_until, whether or not anybody has ended it; held, pending, confirmed and '
  'in progress take their time. version rises with every change, so that two people who move it see each other.';

create index bookings_vendor_idx on public.bookings (vendor_id, starts_at);
create index bookings_user_idx on public.bookings (user_id, starts_at);
create index bookings_held_idx on public.bookings (hold_until) where state = 'held';

alter table public.bookings enable row level security;
revoke all on public.bookings from anon, authenticated;
grant select on public.bookings to authenticated;
create policy "one's own bookings, and those of one's business" on public.bookings for select
  to authenticated using (user_id = (select auth.uid()) or private.may(vendor_id, 'orders'));

create table private.taken_times (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  part smallint not null,
  piece smallint not null,
  resource_id uuid not null references public.resources (id),
  during tstzrange not null constraint taken_time_bounds check (not isempty(during)),
  seats smallint not null,
  -- False of a pool, which several bookings share.
  is_alone boolean not null,
  lat double precision,
  lng double precision,
  primary key (booking_id, part, piece),
  constraint nobody_is_booked_twice exclude using gist (resource_id with =, during with &&) where (is_alone)
);

comment on table private.taken_times is
  'Time that bookings take of whoever they need, with what they prepare and clean up. Rows go when a booking takes no '
  'time any more. Of persons and rooms they never overlap: the constraint says so, whoever writes.';

create index taken_times_resource_idx on private.taken_times using gist (resource_id, during);

revoke all on private.taken_times from anon, authenticated;

-- When somebody is there, and when not --------------------------------------------------------------------------------
create function private.hours_on(day date, opens time, closes time) returns tstzrange
language sql immutable set search_path = '' as $$
  select tstzrange((hours_on.day + hours_on.opens) at time zone 'Asia/Kolkata',
    (hours_on.day + hours_on.closes + case when closes <= opens then interval '1 day' else interval '0' end)
      at time zone 'Asia/Kolkata')
$$;

create function private.resource_is_there(r public.resources, days daterange, out there tstzmultirange,
  out breaks tstzmultirange)
language sql stable set search_path = '' as $$
  with days as (
    -- The evening before may run into the first day, and a start on the last day into the next.
    select d.day, exists (select from private.resource_days as e where e.resource_id = r.id and e.day = d.day)
        as is_own,
      exists (select from public.vendor_holidays as h where h.vendor_id = r.vendor_id and h.day = d.day) as is_holiday,
      (select max(w.valid_from) from private.resource_weeks as w where w.resource_id = r.id and w.valid_from <= d.day)
        as valid_from
    from generate_series(-1, upper(resource_is_there.days) - lower(resource_is_there.days)) as n
    cross join lateral (values (lower(resource_is_there.days) + n)) as d (day)
  ), hours as (
    select private.hours_on(d.day, h.opens, h.closes) as during, h.is_break
    from days as d join private.resource_day_hours as h on h.resource_id = r.id and h.day = d.day where d.is_own
    union all
    select private.hours_on(d.day, h.opens, h.closes), h.is_break
    from days as d join private.resource_hours as h on h.resource_id = r.id and h.valid_from = d.valid_from
      and h.weekday = extract(dow from d.day) where not d.is_own and not d.is_holiday
    union all
    select private.hours_on(d.day, '00:00', '24:00'), false from days as d
    where not d.is_own and not d.is_holiday
      and not exists (select from private.resource_weeks as w where w.resource_id = r.id)
  )
  select coalesce(range_agg(h.during) filter (where not h.is_break), '{}'),
    coalesce(range_agg(h.during) filter (where h.is_break), '{}') from hours as h
$$;

comment on function private.resource_is_there is
  'When a resource is there on the given days, and its breaks: hours of the day itself, or else none on a holiday of '
  'the vendor, or else those of the week. Hours that touch are one.';

create function private.travel_between(from_lat double precision, from_lng double precision,
  to_lat double precision, to_lng double precision) returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => private.travel_minutes(round(extensions.earth_distance(
    extensions.ll_to_earth(from_lat, from_lng), extensions.ll_to_earth(to_lat, to_lng)))::integer))
$$;

comment on function private.travel_between is
  'How long it takes from one home to another. Both directions are asked for: the way back may be longer.';

create function private.booking_lives(b public.bookings, at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select b.state in ('pending', 'confirmed', 'in_progress') or b.state = 'held' and b.hold_until > booking_lives.at
$$;

create function private.full_times(r public.resources, during tstzrange, seats integer, at timestamptz,
  moving uuid default null, lat double precision default null, lng double precision default null)
returns tstzmultirange
language sql stable set search_path = '' as $$
  with taken as (
    select case when t.lat is null or full_times.lat is null then t.during else tstzrange(
        lower(t.during) - private.travel_between(full_times.lat, full_times.lng, t.lat, t.lng),
        upper(t.during) + private.travel_between(t.lat, t.lng, full_times.lat, full_times.lng)) end as during, t.seats
    from private.taken_times as t join public.bookings as b on b.id = t.booking_id
    where t.resource_id = r.id and t.during && tstzrange(lower(full_times.during) - interval '1 day',
        upper(full_times.during) + interval '1 day')
      and private.booking_lives(b, full_times.at) and b.id is distinct from full_times.moving
    union all
    select k.during, r.capacity from private.resource_blocks as k
    where k.resource_id = r.id and k.during && full_times.during
    union all
    -- What has become free is nobody's until those who wait for it are asked.
    select f.during, f.seats from private.freed_times as f
    where f.resource_id = r.id and f.kept_until > full_times.at and f.during && full_times.during
  ), changes as (
    select lower(t.during) as at, t.seats from taken as t
    union all select upper(t.during), -t.seats from taken as t
  ), levels as (
    select c.at, sum(sum(c.seats)) over (order by c.at) as level, lead(c.at) over (order by c.at) as until
    from changes as c group by c.at
  )
  select coalesce(range_agg(tstzrange(l.at, l.until)), '{}') from levels as l
  where l.until is not null and l.level > r.capacity - full_times.seats
$$;

comment on function private.full_times is
  'When a resource has not so many seats left: counted at every moment, not over a day. With a place, the way from and '
  'to the visits at other places comes on top. What a booking that is being moved takes is left out.';

create function private.pieces_of(part private.visit_part, starts_at timestamptz, is_person boolean)
returns table (work tstzrange, taken tstzrange, piece integer)
language sql immutable set search_path = '' as $$
  with timed as (
    select m.n, m.minutes, sum(m.minutes) over (order by m.n) - m.minutes as after,
      cardinality((pieces_of.part).minutes) as pieces
    from unnest((pieces_of.part).minutes) with ordinality as m (minutes, n)
  ), pieces as (
    select t.n, t.after as from_minute, t.after + t.minutes as to_minute, t.pieces from timed as t
    where pieces_of.is_person and t.n % 2 = 1
    union all
    select 1, 0, sum(t.minutes), 1 from timed as t where not pieces_of.is_person having count(*) > 0
  )
  select tstzrange(b.at + make_interval(mins => p.from_minute::integer),
      b.at + make_interval(mins => p.to_minute::integer)),
    tstzrange(b.at + make_interval(mins => p.from_minute::integer
        - case when p.n = 1 then (pieces_of.part).before else 0 end),
      b.at + make_interval(mins => p.to_minute::integer
        + case when p.n = p.pieces then (pieces_of.part).after else 0 end)), p.n::integer
  from pieces as p, (values (pieces_of.starts_at + make_interval(mins => (pieces_of.part).starts_after))) as b (at)
$$;

comment on function private.pieces_of is
  'What a part of a visit takes: of a person each piece of work, so that somebody else can be served in a gap; of a '
  'room the whole. What is prepared and cleaned up lies at the outer ends.';

create function private.free_for_part(part private.visit_part, starts timestamptz[], seats integer, at timestamptz,
  moving uuid default null, lat double precision default null, lng double precision default null)
returns table (starts_at timestamptz, resource_id uuid)
language sql stable set search_path = '' as $$
  with asked as (
    select min(s) as first, max(s) as last, (select sum(m) from unnest((free_for_part.part).minutes) as m)::integer
      as minutes
    from unnest(free_for_part.starts) as s
  ), pieces as materialized (
    -- From the start of a visit. They are the same for every start, of which there are a thousand in a fortnight.
    select k.is_person, make_interval(secs => extract(epoch from lower(p.work))) as work_from,
      make_interval(secs => extract(epoch from upper(p.work))) as work_to,
      make_interval(secs => extract(epoch from lower(p.taken))) as taken_from,
      make_interval(secs => extract(epoch from upper(p.taken))) as taken_to
    from (values (true), (false)) as k (is_person),
      private.pieces_of(free_for_part.part, to_timestamp(0), k.is_person) as p
  ), resources as materialized (
    select r.id, r.kind = 'person' as is_person, r.per_day, i.there, i.there - i.breaks as works,
      private.full_times(r, tstzrange(a.first - interval '1 day', a.last + interval '2 days'), free_for_part.seats,
        free_for_part.at, free_for_part.moving, free_for_part.lat, free_for_part.lng) as busy
    from asked as a, public.resources as r, private.resource_is_there(r,
      daterange((a.first at time zone 'Asia/Kolkata')::date, (a.last at time zone 'Asia/Kolkata')::date + 2)) as i
    where r.id = any ((free_for_part.part).candidates) and r.is_active
  )
  select s.at, r.id
  from asked as a, resources as r, unnest(free_for_part.starts) as s (at),
    lateral (values (s.at + make_interval(mins => (free_for_part.part).starts_after))) as b (at)
  where tstzrange(b.at, b.at + make_interval(mins => a.minutes)) <@ r.there
    and not exists (select from pieces as p where p.is_person = r.is_person
      and (not tstzrange(s.at + p.work_from, s.at + p.work_to) <@ r.works
        or tstzrange(s.at + p.taken_from, s.at + p.taken_to) && r.busy))
    and (r.per_day is null or r.per_day > (select count(distinct t.booking_id)
      from private.taken_times as t join public.bookings as k on k.id = t.booking_id
      where t.resource_id = r.id and private.booking_lives(k, free_for_part.at)
        and k.id is distinct from free_for_part.moving
        and (k.starts_at at time zone 'Asia/Kolkata')::date = (s.at at time zone 'Asia/Kolkata')::date
        and t.during && tstzrange(s.at - interval '2 days', s.at + interval '2 days')))
$$;

comment on function private.free_for_part is
  'Which of a part''s candidates are free for it, for each start of a visit.';

create function private.choose_resources(parts private.visit_part[], free jsonb, chosen uuid[] default '{}')
returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  n integer := cardinality(chosen) + 1;
  candidate uuid;
  found uuid[];
begin
  if n > cardinality(parts) then return chosen; end if;
  for candidate in select c::uuid from jsonb_array_elements_text(free -> (n - 1)) with ordinality as e (c, nth)
      order by e.nth loop
    -- Two at once are two people; one after the other may be the same.
    if not exists (select from generate_subscripts(chosen, 1) as i where chosen[i] = candidate
        and private.at_once(parts[i], parts[n])) then
      found := private.choose_resources(parts, free, chosen || candidate);
      if found is not null then return found; end if;
    end if;
  end loop;
  return null;
end
$$;

comment on function private.choose_resources is
  'Somebody for every part, nobody in two at once: free has a list of ids for each part, the preferred first. Null '
  'where there is no such choice.';

create function private.at_once(one private.visit_part, other private.visit_part) returns boolean
language sql immutable set search_path = '' as $$
  select int4range(one.starts_after, one.starts_after + (select sum(m) from unnest(one.minutes) as m)::integer)
    && int4range(other.starts_after, other.starts_after + (select sum(m) from unnest(other.minutes) as m)::integer)
$$;

create function private.free_starts(parts private.visit_part[], rules private.start_rules, days daterange,
  at timestamptz, seats integer default 1, moving uuid default null, lat double precision default null,
  lng double precision default null) returns setof timestamptz
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (free_starts.at at time zone 'Asia/Kolkata')::date;
  asked daterange := free_starts.days * daterange(today, today + rules.horizon_days + 1);
  starts timestamptz[];
  needs_choice boolean := exists (select from generate_subscripts(parts, 1) as i, generate_subscripts(parts, 1) as j
    where i < j and private.at_once(parts[i], parts[j]) and parts[i].candidates && parts[j].candidates);
begin
  if isempty(asked) or cardinality(parts) = 0 then return; end if;
  starts := array(select distinct s.at from (
      select (lower(asked) + n + make_interval(mins => m)) at time zone 'Asia/Kolkata' as at
      from generate_series(0, upper(asked) - lower(asked) - 1) as n, generate_series(0, 1439, rules.step) as m
      where not rules.from_opening
      union all
      select s from public.resources as r, private.resource_is_there(r, asked) as i, unnest(i.there) as o,
        generate_series(lower(o), upper(o), make_interval(mins => rules.step)) as s
      where rules.from_opening and r.id = any (parts[1].candidates)) as s
    where s.at >= free_starts.at + make_interval(mins => rules.notice)
      and (s.at at time zone 'Asia/Kolkata')::date <@ asked);
  if cardinality(starts) = 0 then return; end if;
  return query
    with free as materialized (
      select p.n, f.starts_at, f.resource_id
      from unnest(parts) with ordinality as p (starts_after, minutes, before, after, candidates, n),
        private.free_for_part((p.starts_after, p.minutes, p.before, p.after, p.candidates)::private.visit_part, starts,
          seats, free_starts.at, moving, free_starts.lat, free_starts.lng) as f
    ), served as (
      select f.starts_at from free as f group by f.starts_at having count(distinct f.n) = cardinality(parts)
    )
    select e.starts_at from served as e where not needs_choice or private.choose_resources(parts, (
      select jsonb_agg(c.resources order by c.n) from (
        select f.n, jsonb_agg(f.resource_id) as resources from free as f where f.starts_at = e.starts_at group by f.n
      ) as c)) is not null
    order by e.starts_at;
end
$$;

comment on function private.free_starts is
  'The starts at which a visit of these parts can begin on the given days of India: within notice and horizon, '
  'somebody free for every part. at is now; moving is a booking whose own time does not stand in its way.';

revoke execute on function private.hours_on(date, time, time), private.resource_is_there(public.resources, daterange),
  private.travel_between(double precision, double precision, double precision, double precision),
  private.booking_lives(public.bookings, timestamptz), private.full_times(public.resources, tstzrange, integer,
    timestamptz, uuid, double precision, double precision),
  private.pieces_of(private.visit_part, timestamptz, boolean), private.free_for_part(private.visit_part, timestamptz[],
    integer, timestamptz, uuid, double precision, double precision),
  private.choose_resources(private.visit_part[], jsonb, uuid[]),
  private.at_once(private.visit_part, private.visit_part), private.free_starts(private.visit_part[],
    private.start_rules, daterange, timestamptz, integer, uuid, double precision, double precision) from public;
