-- Free times of a service: the fourteen cases of what people report of other calendars, at three zones of the server.
begin;
select no_plan();
select tests.create_user('vikram', '+919000000002', '{vendor}'), tests.reset();
select tests.open_vendor('salon-one', 'vikram'), tests.reset();

-- Puts what a case gives into the database and asks for the starts of its days ----------------------------------------
create table tests.given_people (case_id text, name text, id uuid default gen_random_uuid(),
  primary key (case_id, name));
create table tests.given_bookings (case_id text, name text, id uuid);
create function pg_temp.minutes_of(step jsonb) returns smallint[] language sql as $$
  select case when step ? 'parts' then array(select (p ->> 1)::smallint from jsonb_array_elements(step -> 'parts') as p)
    else array[(step ->> 'minutes')::smallint] end
$$;
create function pg_temp.place_of(place text, out lat double precision, out lng double precision) language sql as $$
  select 17 + (ascii(right(place, 1)) - 48) / 1000.0, case when place is not null then 78.0 end
$$;
create function pg_temp.give(case_id text, given jsonb) returns void language plpgsql as $$
declare
  r jsonb;
  b jsonb;
  resource public.resources;
  booking uuid;
  day text;
  hours jsonb;
begin
  for r in select * from jsonb_array_elements(given -> 'resources') loop
    insert into public.resources (vendor_id, kind, name, capacity, per_day)
    values (tests.vendor_id_of('salon-one'), coalesce(r ->> 'kind', 'person'), 'Named ' || (r ->> 'id'),
      coalesce((r ->> 'capacity')::smallint, 1), (r ->> 'per_day')::smallint) returning * into resource;
    insert into tests.given_people values (case_id, r ->> 'id', resource.id);
    insert into private.resource_weeks values (resource.id, '2026-01-01');
    insert into private.resource_hours (resource_id, valid_from, weekday, opens, closes, is_break)
    select resource.id, '2026-01-01', array_position('{sun,mon,tue,wed,thu,fri,sat}'::text[], e.key) - 1,
      (h ->> 0)::time, (h ->> 1)::time, w.is_break
    from (values ('weekly', false), ('breaks', true)) as w (what, is_break),
      jsonb_each(coalesce(r -> w.what, '{}')) as e, jsonb_array_elements(e.value) as h;
    for day, hours in select * from jsonb_each(coalesce(r -> 'overrides', '{}')) loop
      insert into private.resource_days values (resource.id, day::date);
      insert into private.resource_day_hours (resource_id, day, opens, closes)
      select resource.id, day::date, (h ->> 0)::time, (h ->> 1)::time from jsonb_array_elements(hours -> 'hours') as h;
    end loop;
    for b in select * from jsonb_array_elements(coalesce(r -> 'bookings', '[]')) loop
      insert into public.bookings (vendor_id, state, starts_at, ends_at, hold_until, lat, lng)
      select resource.vendor_id, b ->> 'status', (b ->> 'start')::timestamptz, coalesce((b ->> 'end')::timestamptz,
        (b ->> 'start')::timestamptz + make_interval(mins => (select sum(m) from unnest(pg_temp.minutes_of(b)) as m)
          ::integer)), (b ->> 'hold_until')::timestamptz, p.lat, p.lng
      from pg_temp.place_of(b ->> 'place') as p returning id into booking;
      insert into tests.given_bookings values (case_id, b ->> 'id', booking);
      insert into private.taken_times (booking_id, part, piece, resource_id, during, seats, is_alone, lat, lng)
      select booking, 1, t.piece, resource.id, t.taken, 1, resource.kind <> 'pool', k.lat, k.lng
      from public.bookings as k, private.pieces_of((0, case when b ? 'parts' then pg_temp.minutes_of(b)
          else array[extract(epoch from k.ends_at - k.starts_at) / 60]::smallint[] end,
        coalesce((b ->> 'before')::smallint, 0), coalesce((b ->> 'after')::smallint, 0), '{}')::private.visit_part,
        k.starts_at, resource.kind = 'person') as t where k.id = booking;
    end loop;
  end loop;
end
$$;
create function pg_temp.parts_of(case_id text, given jsonb) returns private.visit_part[] language sql as $$
  with steps as (
    select s, n, pg_temp.minutes_of(s) as minutes
    from jsonb_array_elements(coalesce(given -> 'service' -> 'steps', jsonb_build_array(given -> 'service')))
      with ordinality as e (s, n)
  )
  select array_agg((coalesce((select sum(m) from steps as b, unnest(b.minutes) as m where b.n < s.n), 0), s.minutes,
    coalesce((s.s ->> 'before')::smallint, 0), coalesce((s.s ->> 'after')::smallint, 0),
    array(select p.id from tests.given_people as p where p.case_id = parts_of.case_id
      and coalesce((s.s -> 'by') ? p.name, true)))::private.visit_part order by s.n) from steps as s
$$;
create function pg_temp.starts(case_id text, given jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(d.day, coalesce(f.starts, '[]')) from jsonb_array_elements_text(given -> 'days') as d (day)
  cross join pg_temp.place_of(given ->> 'place') as place
  cross join lateral (select jsonb_agg(to_char(s at time zone 'Asia/Kolkata', 'HH24:MI') order by s) as starts
    from private.free_starts(pg_temp.parts_of(case_id, given), ((given -> 'service' ->> 'step')::smallint,
        given -> 'service' ->> 'grid' is not distinct from 'opening', (given -> 'service' ->> 'notice')::integer,
        (given -> 'service' ->> 'horizon_days')::smallint)::private.start_rules,
      daterange(d.day::date, d.day::date + 1), (given ->> 'now')::timestamptz, 1,
      (select b.id from tests.given_bookings as b where b.case_id = starts.case_id and b.name = given ->> 'moving'),
      place.lat, place.lng) as s) as f
$$;

create table tests.cases (id text primary key, title text, given jsonb, starts jsonb);
insert into tests.cases values
  ('FS-01', 'Back to back, and the last start before closing',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"minutes": 45, "before": 0, "after": 0,
    "step": 15, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["09:00", "12:00"]]},
    "bookings": [{"start": "2026-12-07T10:00:00+05:30", "end": "2026-12-07T10:45:00+05:30", "status":
    "confirmed"}]}]}',
    '{"2026-12-07": ["09:00", "09:15", "10:45", "11:00", "11:15"]}'),
  ('FS-02', 'An hour of work never starts half an hour before lunch',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"minutes": 60, "before": 0, "after": 0,
    "step": 30, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["10:00", "16:00"]]},
    "breaks": {"mon": [["12:00", "12:30"]]}, "bookings": []}]}',
    '{"2026-12-07": ["10:00", "10:30", "11:00", "12:30", "13:00", "13:30", "14:00", "14:30", "15:00"]}'),
  ('FS-03', 'A day that ends at midnight',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07", "2026-12-08"], "service": {"minutes": 60, "before": 0,
    "after": 0, "step": 60, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["21:00",
    "24:00"]]}, "bookings": []}]}',
    '{"2026-12-07": ["21:00", "22:00", "23:00"], "2026-12-08": []}'),
  ('FS-04', 'Night hours: the part after midnight belongs to the evening before',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-11", "2026-12-12"], "service": {"minutes": 60, "before": 0,
    "after": 0, "step": 30, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"fri": [["22:00",
    "02:00"]], "sat": [["10:00", "14:00"]]}, "overrides": {"2026-12-12": {"hours": []}}, "bookings": [{"start":
    "2026-12-11T23:30:00+05:30", "end": "2026-12-12T00:30:00+05:30", "status": "confirmed"}]}]}',
    '{"2026-12-11": ["22:00", "22:30"], "2026-12-12": ["00:30", "01:00"]}'),
  ('FS-05', 'Buffers of both bookings add up; a buffer may lie outside opening hours',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"minutes": 60, "before": 10, "after": 15,
    "step": 15, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["09:00", "15:00"]]},
    "bookings": [{"start": "2026-12-07T11:00:00+05:30", "end": "2026-12-07T12:00:00+05:30", "status": "confirmed",
    "before": 10, "after": 20}]}]}',
    '{"2026-12-07": ["09:00", "09:15", "09:30", "12:30", "12:45", "13:00", "13:15", "13:30", "13:45", "14:00"]}'),
  ('FS-06', 'Minimum notice to the second',
    '{"now": "2026-12-07T10:15:01+05:30", "days": ["2026-12-07"], "service": {"minutes": 30, "before": 0, "after": 0,
    "step": 15, "notice": 120, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["10:00", "14:00"]]},
    "bookings": []}]}',
    '{"2026-12-07": ["12:30", "12:45", "13:00", "13:15", "13:30"]}'),
  ('FS-07', 'Now is yesterday in UTC; horizon of one day',
    '{"now": "2026-12-06T19:00:00Z", "days": ["2026-12-06", "2026-12-07", "2026-12-08", "2026-12-09"], "service":
    {"minutes": 60, "before": 0, "after": 0, "step": 60, "notice": 0, "horizon_days": 1}, "resources": [{"id": "r1",
    "weekly": {"mon": [["09:00", "10:00"]], "tue": [["09:00", "10:00"]], "wed": [["09:00", "10:00"]], "thu": [["09:00",
    "10:00"]], "fri": [["09:00", "10:00"]], "sat": [["09:00", "10:00"]], "sun": [["09:00", "10:00"]]}, "bookings":
    []}]}',
    '{"2026-12-06": [], "2026-12-07": ["09:00"], "2026-12-08": ["09:00"], "2026-12-09": []}'),
  ('FS-08', 'A haircut while somebody else’s colour takes effect',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"minutes": 45, "before": 0, "after": 0,
    "step": 15, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["09:00", "13:00"]]},
    "bookings": [{"start": "2026-12-07T10:00:00+05:30", "parts": [["work", 30], ["gap", 45], ["work", 30]], "status":
    "confirmed"}]}]}',
    '{"2026-12-07": ["09:00", "09:15", "10:30", "11:45", "12:00", "12:15"]}'),
  ('FS-09', 'A colour around a haircut, and over lunch',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"parts": [["work", 30], ["gap", 45],
    ["work", 30]], "before": 0, "after": 0, "step": 15, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1",
    "weekly": {"mon": [["09:00", "15:00"]]}, "breaks": {"mon": [["13:00", "13:30"]]}, "bookings": [{"start":
    "2026-12-07T11:00:00+05:30", "end": "2026-12-07T11:45:00+05:30", "status": "confirmed"}]}]}',
    '{"2026-12-07": ["09:00", "09:15", "10:30", "12:15", "12:30"]}'),
  ('FS-10', 'Home visits: the way there and the way on are two numbers',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "place": "P2", "travel": {"P1": {"P2": 35}, "P2":
    {"P1": 20, "P3": 50}, "P3": {"P2": 35}}, "service": {"minutes": 60, "before": 0, "after": 0, "step": 15, "notice":
    0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["09:00", "16:00"]]}, "bookings": [{"start":
    "2026-12-07T09:00:00+05:30", "end": "2026-12-07T10:00:00+05:30", "status": "confirmed", "place": "P1"}, {"start":
    "2026-12-07T13:00:00+05:30", "end": "2026-12-07T14:00:00+05:30", "status": "confirmed", "place": "P3"}]}]}',
    '{"2026-12-07": ["10:45", "11:00", "14:45", "15:00"]}'),
  ('FS-11', 'Hold that ended this second, live hold, request without answer, cancelled',
    '{"now": "2026-12-07T09:00:00+05:30", "days": ["2026-12-07"], "service": {"minutes": 60, "before": 0, "after": 0,
    "step": 60, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "weekly": {"mon": [["10:00", "14:00"]]},
    "bookings": [{"start": "2026-12-07T10:00:00+05:30", "end": "2026-12-07T11:00:00+05:30", "status": "held",
    "hold_until": "2026-12-07T09:00:00+05:30"}, {"start": "2026-12-07T11:00:00+05:30", "end":
    "2026-12-07T12:00:00+05:30", "status": "held", "hold_until": "2026-12-07T09:05:00+05:30"}, {"start":
    "2026-12-07T12:00:00+05:30", "end": "2026-12-07T13:00:00+05:30", "status": "pending"}, {"start":
    "2026-12-07T13:00:00+05:30", "end": "2026-12-07T14:00:00+05:30", "status": "cancelled"}]}]}',
    '{"2026-12-07": ["10:00", "13:00"]}'),
  ('FS-12', 'One visit, two people one after the other',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"step": 15, "notice": 0, "horizon_days":
    30, "steps": [{"name": "pedicure", "minutes": 45, "by": ["a"]}, {"name": "facial", "minutes": 30, "by": ["b"]}]},
    "resources": [{"id": "a", "weekly": {"mon": [["09:00", "12:00"]]}, "bookings": [{"start":
    "2026-12-07T10:00:00+05:30", "end": "2026-12-07T10:45:00+05:30", "status": "confirmed"}]}, {"id": "b", "weekly":
    {"mon": [["09:00", "12:00"]]}, "bookings": [{"start": "2026-12-07T11:00:00+05:30", "end":
    "2026-12-07T11:30:00+05:30", "status": "confirmed"}]}]}',
    '{"2026-12-07": ["09:00", "09:15", "10:45"]}'),
  ('FS-13', 'Two chairs: how many at the same moment, not how many bookings',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "service": {"minutes": 90, "before": 0, "after": 0,
    "step": 30, "notice": 0, "horizon_days": 30}, "resources": [{"id": "chairs", "kind": "pool", "capacity": 2,
    "weekly": {"mon": [["10:00", "14:00"]]}, "bookings": [{"start": "2026-12-07T10:00:00+05:30", "end":
    "2026-12-07T11:00:00+05:30", "status": "confirmed"}, {"start": "2026-12-07T11:00:00+05:30", "end":
    "2026-12-07T12:00:00+05:30", "status": "confirmed"}, {"start": "2026-12-07T12:00:00+05:30", "end":
    "2026-12-07T13:00:00+05:30", "status": "confirmed"}, {"start": "2026-12-07T12:30:00+05:30", "end":
    "2026-12-07T13:00:00+05:30", "status": "confirmed"}]}]}',
    '{"2026-12-07": ["10:00", "10:30", "11:00"]}'),
  ('FS-14', 'Moving a booking: its own time does not stand in its way',
    '{"now": "2026-12-05T09:00:00+05:30", "days": ["2026-12-07"], "moving": "b1", "service": {"minutes": 120, "before":
    0, "after": 0, "step": 30, "notice": 0, "horizon_days": 30}, "resources": [{"id": "r1", "per_day": 2, "weekly":
    {"mon": [["13:00", "19:00"]]}, "bookings": [{"start": "2026-12-07T14:30:00+05:30", "end":
    "2026-12-07T16:30:00+05:30", "status": "confirmed", "id": "b1"}, {"start": "2026-12-07T17:00:00+05:30", "end":
    "2026-12-07T18:00:00+05:30", "status": "confirmed", "id": "b2"}]}]}',
    '{"2026-12-07": ["13:00", "13:30", "14:00", "14:30", "15:00"]}');

select pg_temp.give(c.id, c.given) from tests.cases as c;
-- How long each way takes is what the case says, in place of what the distance says.
create function tests.minutes_between(one double precision, other double precision) returns integer
  language sql stable as $$
  select (c.given -> 'travel' -> ('P' || chr(48 + round((one - 17) * 1000)::integer))
    ->> ('P' || chr(48 + round((other - 17) * 1000)::integer)))::integer from tests.cases as c where c.given ? 'travel'
$$;
create or replace function private.travel_between(from_lat double precision, from_lng double precision,
  to_lat double precision, to_lng double precision) returns interval language sql stable as $$
  select make_interval(mins => tests.minutes_between(from_lat, to_lat))
$$;
set local timezone = 'Asia/Kolkata';
select is(pg_temp.starts(c.id, c.given), c.starts, c.id || ': ' || c.title) from tests.cases as c order by c.id;
set local timezone = 'America/New_York';
select is(pg_temp.starts(c.id, c.given), c.starts, c.id || ' where the server is in New York')
from tests.cases as c order by c.id;
set local timezone = 'UTC';
select is(pg_temp.starts(c.id, c.given), c.starts, c.id || ' where the server keeps UTC')
from tests.cases as c order by c.id;
select * from finish();
rollback;
