-- What is offered at a time: services, who does them and by which terms; holding a time, placing it as an order, moving
-- it (docs/decisions/0125). Names no trade: a bookable trade names these functions in its row.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- What is offered -----------------------------------------------------------------------------------------------------
create table public.services (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  trade text not null references private.trades (trade),
  name text not null constraint service_name_length check (length(trim(name)) between 2 and 80),
  description text constraint service_description_length check (length(description) <= 600),
  section text constraint service_section_length check (length(section) <= 60),
  name_translations jsonb not null default '{}' constraint service_translations
    check (private.are_translations(name_translations, 80)),
  -- What the customer does before: hair washed, nothing eaten.
  preparation text constraint service_preparation_length check (length(preparation) <= 300),
  -- Work, gap, work: minutes that follow one another; in a gap whoever works can serve somebody else.
  minutes smallint[] not null,
  before_minutes smallint not null default 0 constraint service_before_range check (before_minutes between 0 and 240),
  after_minutes smallint not null default 0 constraint service_after_range check (after_minutes between 0 and 240),
  people smallint not null default 1 constraint service_people_range check (people between 1 and 10),
  price_paise integer not null constraint service_price_range check (price_paise between 0 and 10000000),
  is_active boolean not null default true,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  constraint service_minutes_form check (array_ndims(minutes) = 1 and cardinality(minutes) in (1, 3, 5)
    and 5 <= all (minutes) and 720 >= all (minutes))
);

comment on table public.services is
  'What can be booked at a vendor, with prices in paise including tax. people is how many do it together; '
  'preparation is what the customer does or brings before.';

create index services_vendor_idx on public.services (vendor_id, position);
create index services_trade_idx on public.services (trade);

create trigger texts_are_plain before insert or update of name, name_translations, description, preparation, section
  on public.services for each row
  execute function private.keep_plain('name', 'name_translations', 'description', 'preparation', 'section');

alter table public.services enable row level security;
revoke all on public.services from anon, authenticated;
grant select on public.services to anon, authenticated;
create policy "everyone reads what a vendor on show offers, its people all" on public.services for select
  to anon, authenticated using ((is_active and private.is_on_show(vendor_id)) or private.works_for(vendor_id));

create table public.service_resources (
  service_id uuid not null references public.services (id) on delete cascade,
  -- 1 is whoever does it; each other number is one room or chair that it needs beside.
  need smallint not null default 1 constraint service_need_range check (need between 1 and 4),
  resource_id uuid not null references public.resources (id) on delete cascade,
  price_paise integer constraint service_person_price_range check (price_paise between 0 and 10000000),
  primary key (service_id, need, resource_id)
);

comment on table public.service_resources is
  'Who can do a service, and which rooms or chairs it can have: one of each need. price_paise is a person''s own '
  'price, null the service''s.';

create index service_resources_resource_idx on public.service_resources (resource_id);

alter table public.service_resources enable row level security;
revoke all on public.service_resources from anon, authenticated;
grant select on public.service_resources to anon, authenticated;
-- The service's own policies decide.
create policy "whoever reads a service reads who does it" on public.service_resources for select
  to anon, authenticated using (exists (select from public.services as s where s.id = service_id));

create table public.booking_terms (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  step_minutes smallint not null default 15 constraint booking_step check (step_minutes in (5, 10, 15, 20, 30, 60)),
  from_opening boolean not null default false,
  notice_minutes integer not null default 60 constraint booking_notice check (notice_minutes between 0 and 20160),
  horizon_days smallint not null default 30 constraint booking_horizon check (horizon_days between 1 and 180),
  confirms_itself boolean not null default true,
  deposit_bp integer not null default 0 constraint booking_deposit check (deposit_bp between 0 and 10000),
  deposit_for_new_only boolean not null default false
);

comment on table public.booking_terms is
  'By which terms a vendor is booked: the grid of starts, minutes between now and the first, days ahead, whether a '
  'booking is confirmed by itself, and which part is paid with it, of everybody or of new customers only.';

alter table public.booking_terms enable row level security;
revoke all on public.booking_terms from anon, authenticated;
grant select on public.booking_terms to anon, authenticated;
create policy "everyone reads the terms of a vendor on show, its people always" on public.booking_terms for select
  to anon, authenticated using (private.is_on_show(vendor_id) or private.works_for(vendor_id));

create table private.booking_parts (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  part smallint not null,
  step smallint not null,
  need smallint not null,
  service_id uuid references public.services (id) on delete set null,
  service_name text not null,
  price_paise integer not null,
  resource_id uuid not null references public.resources (id),
  starts_after integer not null,
  minutes smallint[] not null,
  before smallint not null,
  after smallint not null,
  by_gender text constraint booking_part_gender check (by_gender in ('woman', 'man')),
  primary key (booking_id, part)
);

comment on table private.booking_parts is
  'What was booked, with the name, price and length it had then: a service that is changed, repriced or removed later '
  'changes no booking. price_paise stands at one part of each step.';
comment on column private.booking_parts.by_gender is
  'The customer wants to be served by a woman or by a man: nobody else takes the part over.';

create index booking_parts_service_idx on private.booking_parts (service_id);
create index booking_parts_resource_idx on private.booking_parts (resource_id);
revoke all on private.booking_parts from anon, authenticated;

-- A visit: several services, one after the other or at once ----------------------------------------------------------
create function private.visit_of(vendor_id uuid, steps jsonb, out parts private.visit_part[], out needs jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  step jsonb;
  nth integer;
  s public.services;
  list record;
  chosen uuid;
  wanted text;
  starts integer := 0;
  ends integer := 0;
begin
  parts := '{}';
  needs := '[]';
  if jsonb_typeof(steps) is distinct from 'array' or jsonb_array_length(steps) not between 1 and 8 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  for step, nth in select e.value, e.ordinality from jsonb_array_elements(steps) with ordinality as e loop
    select * into s from public.services as k
    where k.vendor_id = visit_of.vendor_id and k.id::text = step ->> 'service_id' and k.is_active;
    if not found or not exists (select from public.service_resources as r join public.resources as p
        on p.id = r.resource_id and p.is_active where r.service_id = s.id and r.need = 1) then
      perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
    end if;
    if step ->> 'gender' in ('woman', 'man') and not exists (select from public.service_resources as r
        join public.resources as p on p.id = r.resource_id and p.is_active and p.gender = step ->> 'gender'
        where r.service_id = s.id and r.need = 1) then
      perform private.refuse(409, 'nobody_of_gender', 'Nobody like that does this service here.');
    end if;
    chosen := case when pg_input_is_valid(step ->> 'resource_id', 'uuid') then (step ->> 'resource_id')::uuid end;
    wanted := case when step ->> 'gender' in ('woman', 'man') then step ->> 'gender' end;
    if step -> 'with_previous' is distinct from 'true' then starts := ends; end if;
    for list in select r.need, array_agg(r.resource_id order by r.resource_id) as candidates
        from public.service_resources as r join public.resources as p on p.id = r.resource_id and p.is_active
        where r.service_id = s.id and (r.need > 1 or wanted is null or p.gender = wanted)
        group by r.need order by r.need loop
      for unit in 1 .. case when list.need = 1 then s.people else 1 end loop
        if list.need = 1 and unit = 1 and step ->> 'resource_id' is not null then
          if chosen is null or chosen <> all (list.candidates) then
            perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
          end if;
          parts := parts || (starts, s.minutes, s.before_minutes, s.after_minutes, array[chosen])::private.visit_part;
        else
          parts := parts || (starts, s.minutes, s.before_minutes, s.after_minutes, list.candidates)
            ::private.visit_part;
        end if;
        needs := needs || jsonb_build_object('step', nth, 'need', list.need, 'unit', unit, 'service_id', s.id,
          'name', s.name, 'by_gender', case when list.need = 1 then wanted end);
      end loop;
    end loop;
    ends := greatest(ends, starts + (select sum(m) from unnest(s.minutes) as m)::integer);
  end loop;
  if ends > 1440 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- What is prepared and cleaned up lies at the outer ends of the whole visit.
  for i in 1 .. cardinality(parts) loop
    if parts[i].starts_after > 0 then parts[i].before := 0; end if;
    if parts[i].starts_after + (select sum(m) from unnest(parts[i].minutes) as m) < ends then
      parts[i].after := 0;
    end if;
  end loop;
end
$$;

comment on function private.visit_of is
  'What a visit takes: steps is a list of {service_id, resource_id, gender, with_previous}. A step follows the one '
  'before without waiting, or begins with it; gender (woman, man) leaves only those, and refuses with nobody_of_gender '
  'where there are none. needs says of each part which step and need it serves.';

create function private.able_for(p private.booking_parts) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(r.resource_id order by r.resource_id), '{}') from public.service_resources as r
  join public.resources as k on k.id = r.resource_id
  where r.service_id = p.service_id and r.need = p.need and (p.by_gender is null or k.gender = p.by_gender)
$$;

comment on function private.able_for is
  'Who can take a part of a booking over: whoever does the same, and is of the gender that the customer asked for.';

create function private.minutes_of_visit(parts private.visit_part[]) returns integer
language sql immutable set search_path = '' as $$
  select max(p.starts_after + (select sum(m) from unnest(p.minutes) as m))::integer from unnest(parts) as p
$$;

create function private.start_rules_of(vendor_id uuid) returns private.start_rules
language sql stable set search_path = '' as $$
  select (coalesce(t.step_minutes, 15), coalesce(t.from_opening, false), coalesce(t.notice_minutes, 60),
    coalesce(t.horizon_days, 30))::private.start_rules
  from (values (start_rules_of.vendor_id)) as v (id) left join public.booking_terms as t on t.vendor_id = v.id
$$;

create function private.parts_of_booking(b public.bookings) returns private.visit_part[]
language sql stable set search_path = '' as $$
  select array_agg((p.starts_after, p.minutes, p.before, p.after, array[p.resource_id])::private.visit_part
    order by p.part)
  from private.booking_parts as p where p.booking_id = b.id
$$;

comment on function private.parts_of_booking is 'What a booking takes, as it was booked: of whoever has it.';

create function private.asked_days(from_day date, days integer, most integer) returns daterange
language plpgsql immutable set search_path = '' as $$
begin
  if private.known_day(from_day) is null or coalesce(days, 0) not between 1 and most then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return daterange(from_day, from_day + days);
end
$$;

comment on function private.asked_days is
  'The days of a calendar that a client asks for; refuses request_invalid for none, and for more than there may be.';

create function private.is_start(starts_at timestamptz, parts private.visit_part[], vendor_id uuid,
  seats integer default 1, moving uuid default null, lat double precision default null,
  lng double precision default null) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  day date := (starts_at at time zone 'Asia/Kolkata')::date;
begin
  return exists (select from private.free_starts(parts, private.start_rules_of(vendor_id), daterange(day, day + 1),
    now(), seats, moving, lat, lng) as s where s = starts_at);
end
$$;

comment on function private.is_start is
  'Whether a visit can begin at a time, by the vendor''s grid, notice and horizon.';

create function public.free_times(vendor_id uuid, steps jsonb, from_day date, days integer default 14,
  lat double precision default null, lng double precision default null) returns table (starts_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked daterange := private.asked_days(free_times.from_day, free_times.days, 31);
  visit record;
begin
  perform private.bound(free_times.steps, 4000);
  if not private.is_on_show(free_times.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  perform private.check_reach(free_times.vendor_id, free_times.lat, free_times.lng);
  select * into visit from private.visit_of(free_times.vendor_id, free_times.steps);
  return query select s from private.free_starts(visit.parts, private.start_rules_of(free_times.vendor_id), asked,
    now(), 1, null, free_times.lat, free_times.lng) as s;
end
$$;

comment on function public.free_times is
  'The starts at which these services can be booked at a vendor, from a day on (India''s), for at most 31 days. Steps '
  'are [{service_id, resource_id, with_previous}]. At a home, lat and lng count the way from and to other homes; '
  'refuses with outside_service_area. For everybody.';

alter table private.trade_kinds add column at_home boolean not null default false;

comment on column private.trade_kinds.at_home is
  'The visit is at the customer''s address, which its booking needs.';

create function private.visits_homes(trade text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.trade_kinds as k where k.trade = visits_homes.trade and k.at_home)
$$;

create function private.check_reach(vendor_id uuid, lat double precision, lng double precision) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.check_place(lat, lng);
  if lat is not null and not (select private.delivers_to(v, check_reach.lat, check_reach.lng)
      from public.vendors as v where v.id = check_reach.vendor_id) then
    perform private.refuse(409, 'outside_service_area', 'This business does not come to this address.');
  end if;
end
$$;

comment on function private.check_reach is 'Refuses a place to which a vendor does not come; none is at the vendor''s.';

-- Taking a time -------------------------------------------------------------------------------------------------------
create function private.end_holds() returns integer
language sql set search_path = '' as $$
  with ended as (
    update public.bookings as b set state = 'expired', version = b.version + 1
    where b.state = 'held' and b.hold_until <= now() returning b.id
  )
  select count(*)::integer from ended
$$;

comment on function private.end_holds is 'Ends holds whose time is over.';

create function private.lock_resources(resources uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.resources as r where r.id = any (lock_resources.resources) order by r.id for no key update;
end
$$;

comment on function private.lock_resources is
  'Whoever takes time of one of them waits here. The order everywhere is order, booking, resources: under this lock '
  'nobody waits for another booking.';

create function private.free_taken_times() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.taken_times as t where t.booking_id = new.id;
  return null;
end
$$;

create trigger ended_bookings_take_no_time after update of state on public.bookings
  for each row when (new.state in ('completed', 'cancelled', 'declined', 'expired', 'skipped', 'no_show'))
  execute function private.free_taken_times();

create function private.free_choice(b public.bookings, parts private.visit_part[], moving uuid default null)
returns uuid[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  free jsonb := '[]';
begin
  for i in 1 .. cardinality(parts) loop
    free := free || jsonb_build_array((
      -- Whoever has least to do that day comes first.
      select coalesce(jsonb_agg(f.resource_id order by (select coalesce(sum(extract(epoch from upper(t.during)
          - lower(t.during))), 0) from private.taken_times as t where t.resource_id = f.resource_id
          and t.during && tstzrange(b.starts_at - interval '12 hours', b.starts_at + interval '12 hours')),
          f.resource_id), '[]'::jsonb)
      from private.free_for_part(parts[i], array[b.starts_at], b.seats, now(), free_choice.moving, b.lat, b.lng)
        as f));
  end loop;
  return private.choose_resources(parts, free);
end
$$;

comment on function private.free_choice is
  'Who of those that are free would have each part of a booking at its time; null where somebody is missing.';

create function private.take_time(b public.bookings, parts private.visit_part[], moving uuid default null)
returns uuid[]
language plpgsql set search_path = '' as $$
declare
  everybody uuid[] := array(select distinct c from unnest(parts) as p, unnest(p.candidates) as c order by c);
  chosen uuid[];
begin
  -- Whoever comes later reads what the one before has taken.
  perform private.lock_resources(everybody);
  -- A hold that is over gives up its time here; its booking may be locked by who pays for it just now.
  delete from private.taken_times as t using public.bookings as h
  where t.resource_id = any (everybody) and h.id = t.booking_id and h.state = 'held' and h.hold_until <= now();
  chosen := private.free_choice(b, parts, moving);
  if chosen is null then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  delete from private.taken_times as t where t.booking_id = b.id;
  insert into private.taken_times (booking_id, part, piece, resource_id, during, seats, is_alone, lat, lng)
  select b.id, p.n, t.piece, r.id, t.taken, b.seats, r.kind <> 'pool', b.lat, b.lng
  from unnest(parts) with ordinality as p (starts_after, minutes, before, after, candidates, n)
  join public.resources as r on r.id = chosen[p.n]
  cross join lateral private.pieces_of((p.starts_after, p.minutes, p.before, p.after, p.candidates)
    ::private.visit_part, b.starts_at, r.kind = 'person') as t;
  return chosen;
end
$$;

comment on function private.take_time is
  'Takes the time of a booking and answers who has which part; refuses with slot_taken. The resources are locked in '
  'one order, what is free is asked again under the lock, and the constraint has the last word.';

create function private.keep_parts(b public.bookings, parts private.visit_part[], needs jsonb, chosen uuid[])
returns void
language sql set search_path = '' as $$
  insert into private.booking_parts (booking_id, part, step, need, service_id, service_name, price_paise,
    resource_id, starts_after, minutes, before, after, warranty_days, sets_off, by_gender)
  select b.id, p.n, (e.need ->> 'step')::smallint, (e.need ->> 'need')::smallint, s.id, s.name,
    case when e.need ->> 'need' = '1' and e.need ->> 'unit' = '1' then coalesce(r.price_paise, s.price_paise)
      else 0 end,
    chosen[p.n], p.starts_after, p.minutes, p.before, p.after, s.warranty_days, s.sets_off,
    e.need ->> 'by_gender'
  from unnest(keep_parts.parts) with ordinality as p (starts_after, minutes, before, after, candidates, n)
  join jsonb_array_elements(keep_parts.needs) with ordinality as e (need, n) on e.n = p.n
  join public.services as s on s.id = (e.need ->> 'service_id')::uuid
  left join public.service_resources as r on r.service_id = s.id and r.need = 1 and r.resource_id = chosen[p.n];
$$;

comment on function private.keep_parts is
  'Writes what was booked, with the names and prices of now; a person''s own price is that of whoever has the step.';

create function private.held_together(booking_id uuid, caller uuid) returns uuid[]
language sql stable set search_path = '' as $$
  select array_agg(h.id order by h.id) from public.bookings as b join public.bookings as h
    on h.id = b.id or h.series_id = b.series_id
  where b.id = held_together.booking_id and b.user_id = caller and h.user_id = caller and h.state = 'held'
    and h.order_id is null
$$;

comment on function private.held_together is
  'The time that somebody keeps, with the others of its series: they are given back together. Null where it is over.';

create function public.hold_booking(vendor_id uuid, steps jsonb, starts_at timestamptz, idempotency_key text,
  instead_of uuid default null, address_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  home public.addresses;
  result jsonb;
  visit record;
  b public.bookings;
  chosen uuid[];
  given uuid[];
  rules private.start_rules;
begin
  perform private.bound(hold_booking.steps, 4000);
  result := private.claim_idempotency(caller, hold_booking.idempotency_key, 'hold_booking');
  if result is not null then
    return result || jsonb_build_object('replayed', true, 'server_now', now());
  end if;
  if not private.is_on_show(hold_booking.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  perform private.take_turns('hold_booking', caller::text);
  select * into visit from private.visit_of(hold_booking.vendor_id, hold_booking.steps);
  if exists (select from jsonb_array_elements(visit.needs) as e join public.services as s
      on s.id = (e ->> 'service_id')::uuid and private.visits_homes(s.trade)) then
    select * into home from public.addresses as a where a.id = hold_booking.address_id and a.user_id = caller;
    if home.id is null then
      perform private.refuse(404, 'address_not_found', 'This address is no longer saved. Please choose another one.');
    end if;
    perform private.check_reach(hold_booking.vendor_id, home.lat, home.lng);
  end if;
  given := private.held_together(hold_booking.instead_of, caller);
  perform from public.bookings as h where h.id = any (given) order by h.id for no key update;
  perform private.lock_resources(array(select c from unnest(visit.parts) as p, unnest(p.candidates) as c
    union select t.resource_id from private.taken_times as t where t.booking_id = any (given)));
  update public.bookings as h set state = 'cancelled', version = h.version + 1
  where h.id = any (given) and h.state = 'held' and h.order_id is null;
  if (select count(*) from public.bookings as h where h.user_id = caller and h.state = 'held'
      and h.series_id is null and h.hold_until > now()) >= 5 then
    perform private.refuse(429, 'too_many_holds', 'You keep several times already. Please book or give one back.');
  end if;
  rules := private.start_rules_of(hold_booking.vendor_id);
  if hold_booking.starts_at is null or hold_booking.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if hold_booking.starts_at > now() + make_interval(days => rules.horizon_days + 1) then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  if not private.is_start(hold_booking.starts_at, visit.parts, hold_booking.vendor_id, 1, null, home.lat,
      home.lng) then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  insert into public.bookings (vendor_id, user_id, state, starts_at, ends_at, hold_until, address_id, lat, lng)
  values (hold_booking.vendor_id, caller, 'held', hold_booking.starts_at, hold_booking.starts_at
    + make_interval(mins => private.minutes_of_visit(visit.parts)),
    now() + make_interval(secs => private.setting_int('booking_hold_seconds')), home.id, home.lat, home.lng)
  returning * into b;
  chosen := private.take_time(b, visit.parts);
  perform private.keep_parts(b, visit.parts, visit.needs, chosen);
  result := jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'hold_until',
    b.hold_until, 'replayed', false, 'server_now', now());
  perform private.keep_result(caller, hold_booking.idempotency_key, result);
  return result;
end
$$;

comment on function public.hold_booking is
  'Keeps a time for the caller while they decide and pay, once per key: {id, starts_at, ends_at, hold_until, '
  'replayed, server_now}. instead_of gives an earlier hold back; a visit at home needs address_id. Refuses with '
  'slot_taken, service_not_offered, too_many_holds, address_not_found, outside_service_area.';

create function public.release_booking(booking_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.bookings as b set state = 'cancelled', version = b.version + 1
  where b.id = any (private.held_together(release_booking.booking_id, private.require_user()))
    and b.state = 'held' and b.order_id is null
$$;

comment on function public.release_booking is
  'Gives a time back that the caller had kept and not booked, of a series all that are kept.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('booking_hold_seconds', 'integer', 'seconds', '600', 300, 900, 'orders',
    'How long a time of a service is kept for whoever is booking it.', true);

select cron.schedule('end-holds', '* * * * *', 'select private.end_holds()');

-- A booking is an order -----------------------------------------------------------------------------------------------
alter table private.trades add column service_tax_class text;

comment on column private.trades.service_tax_class is
  'The class that taxes a service which is booked, where its vendor is registered for GST.';

alter table private.trades add column package_kind public.order_kind;

comment on column private.trades.package_kind is
  'The kind of an order that buys several sittings of a service; null where a trade sells none.';

create function private.clean_booking(request jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.short_values(request, 'booking_id', 'series_id', 'package_id', 'package_order')
$$;

create function private.price_booking(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  v public.vendors;
  home public.addresses;
  place jsonb;
  terms public.booking_terms;
  total bigint;
  deposit bigint;
  problems jsonb := '[]';
  tax_class text;
begin
  if request ? 'series_id' then return private.price_series(caller, request); end if;
  if request ? 'package_id' then return private.price_package(caller, request); end if;
  select k.* into b from public.bookings as k
  where k.id::text = price_booking.request ->> 'booking_id' and k.user_id = caller and k.order_id is null;
  -- The trade decides about tax and terms: that of the services.
  if b.id is null or b.state not in ('held', 'expired') or exists (select from private.booking_parts as p
      join public.services as s on s.id = p.service_id
      where p.booking_id = b.id and s.trade is distinct from price_booking.request ->> 'trade') then
    return jsonb_build_object('problems', jsonb_build_array(private.problem('slot_taken')), 'address', null,
      'orders', '[]'::jsonb);
  end if;
  select e.* into v from public.vendors as e where e.id = b.vendor_id;
  if v.status <> 'active' then problems := problems || private.problem('vendor_suspended',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  if private.is_staff_of(v.id, caller) then problems := problems || private.problem('own_vendor',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  -- Whoever took longer has it still, as long as nobody else took it.
  if not private.booking_lives(b, now()) and (b.starts_at < now()
      or private.free_choice(b, private.parts_of_booking(b), b.id) is null) then
    problems := problems || private.problem('slot_taken');
  end if;
  if request ? 'package_order' and not private.takes_sitting(b, request ->> 'package_order') then
    problems := problems || private.problem('package_unavailable');
  end if;
  if b.rework_of is not null then
    -- What is mended is where it was done, whatever the customer calls home since.
    place := (select o.address from public.enhanced_orders as o where o.id = b.rework_of);
  elsif private.visits_homes(price_booking.request ->> 'trade') then
    select a.* into home from public.addresses as a where a.id = b.address_id and a.user_id = caller;
    -- The time was kept for the way to this place.
    if home.id is null then problems := problems || private.problem('address_not_found');
    else
      place := jsonb_build_object('id', home.id, 'label', home.label, 'line', home.line, 'landmark', home.landmark,
        'city', home.city, 'pincode', home.pincode, 'lat', home.lat, 'lng', home.lng);
      if (home.lat, home.lng) <> (b.lat, b.lng) then problems := problems || private.problem('address_moved'); end if;
    end if;
  end if;
  select t.* into terms from public.booking_terms as t where t.vendor_id = v.id;
  -- Whoever is not registered for GST charges none.
  tax_class := (select t.service_tax_class from private.trades as t where t.trade = price_booking.request ->> 'trade'
    and private.vendor_for_invoice(v.id) ->> 'gstin' is not null);
  total := (select sum(p.price_paise) from private.booking_parts as p where p.booking_id = b.id);
  deposit := case when coalesce(terms.deposit_bp, 0) = 0 or request ? 'package_order'
      or terms.deposit_for_new_only and exists (
      select from public.enhanced_orders as o where o.user_id = caller and o.vendor_id = v.id
        and o.status = 'delivered')
    then 0 else round(total * terms.deposit_bp / 10000.0) end;
  return jsonb_build_object('problems', problems, 'address', place, 'orders', jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('trade', price_booking.request -> 'trade', 'kind', price_booking.request -> 'fulfilment',
      'category', price_booking.request -> 'trade', 'vendor_id', v.id, 'vendor_name', v.name, 'region_id',
      v.region_id,
      'starts_at', b.starts_at, 'ends_at', b.ends_at, 'booking_id', b.id,
      'package_order', request -> 'package_order', 'lines', '[]'::jsonb,
      'accept_seconds', case when coalesce(terms.confirms_itself, true) then null else 86400 end,
      'payment_methods', case when deposit > 0 then '["wallet", "gateway"]'::jsonb end,
      'payments', case when deposit > 0 then jsonb_build_array(jsonb_build_object('amount_paise', deposit))
        || case when deposit < total then '[{"method": "cash", "due": "delivered"}]' else '[]' end::jsonb end,
      'charges', (select coalesce(jsonb_agg(c order by p.part), '[]') from private.booking_parts as p,
        jsonb_array_elements(private.charge('service', p.price_paise, tax_class)) as c
        where p.booking_id = b.id and p.price_paise > 0 and not request ? 'package_order')))));
end
$$;

comment on function private.price_booking is
  'What a held time costs, as private.trades.price returns it; every step is a charge of its own.';

create function private.place_booking(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  b public.bookings;
  v public.vendors;
  is_gone boolean;
  together uuid[];
begin
  if part ? 'package_id' then
    perform private.place_package(o, part);
    return;
  end if;
  -- The visits of a series are placed one after the other: what all of them need is locked at once, in one order.
  together := array(select k.id from public.bookings as k where k.id = (part ->> 'booking_id')::uuid
    or k.order_id is null and k.series_id = (select c.series_id from public.bookings as c
      where c.id = (part ->> 'booking_id')::uuid));
  perform from public.bookings as k where k.id = any (together) order by k.id for no key update;
  select * into b from public.bookings as k where k.id = (part ->> 'booking_id')::uuid;
  select * into v from public.vendors as e where e.id = o.vendor_id;
  perform private.lock_resources(array(select p.resource_id from private.booking_parts as p
    where p.booking_id = any (together)));
  is_gone := b.order_id is not null or b.state not in ('held', 'expired');
  -- Whoever began after the hold's end may have taken its time, although this began before.
  if not is_gone and not (private.booking_lives(b, now())
      and exists (select from private.taken_times as t where t.booking_id = b.id)) then
    is_gone := b.starts_at <= now();
    if not is_gone then
      begin
        perform private.take_time(b, private.parts_of_booking(b), b.id);
      exception when sqlstate 'PT409' then
        is_gone := true;
      end;
    end if;
  end if;
  if is_gone then
    if o.created_at = now() then
      perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
    end if;
    -- Money for a time that somebody else has, that was given back, paid already or has begun goes back by itself.
    perform private.transition(o.id, 'cancelled', null, 'system', 'time_taken');
    return;
  end if;
  update public.bookings as k set state = 'pending', hold_until = null, order_id = o.id, version = k.version + 1
  where k.id = b.id;
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id, s.paise, s.positions)
  from (
    select sum(c.amount_paise - round(c.amount_paise * v.commission_bp / 10000.0))::bigint as paise,
      array_agg(c.position order by c.position) as positions
    from public.order_charges as c where c.order_id = o.id and c.code = 'service'
  ) as s where s.paise > 0;
  if part ? 'package_order' then perform private.reserve_sitting(o, (part ->> 'package_order')::uuid); end if;
  if b.rework_of is not null then perform private.relate_orders(o.id, b.rework_of, 'warranty'); end if;
  perform private.notify_party(o, 'vendor', 'vendor_booking_new', private.booking_words(o));
  if o.accept_by is null then
    perform private.transition(o.id, 'confirmed', null, 'system');
  else
    -- Nobody waits for an answer longer than until it would begin.
    update public.enhanced_orders as e set accept_by = least(e.accept_by, b.starts_at) where e.id = o.id
    returning * into o;
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  end if;
end
$$;

comment on function private.place_booking is
  'Makes a held time the order''s. The vendor earns each service less commission; a vendor who wants to see bookings '
  'first has a day to accept.';

create function private.follow_booking(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  update public.bookings as b set version = b.version + 1, state = case o.status when 'confirmed' then 'confirmed'
    when 'in_progress' then 'in_progress' when 'delivered' then 'completed' else case
      when o.cancel_reason in ('customer_absent', 'nobody_came') and b.starts_at <= now() then 'no_show'
      when o.cancel_reason = 'visit_skipped' then 'skipped'
      when was = 'pending' and o.cancelled_by in ('vendor', 'system') then 'declined' else 'cancelled' end end
  where b.order_id = o.id
$$;

comment on function private.follow_booking is 'A booking has the state of its order; one that ended takes no time.';

create function private.cancel_booking(o public.enhanced_orders, actor_role text, reason_code text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  moved private.order_reschedules;
begin
  select * into moved from private.order_reschedules as r where r.order_id = o.id order by r.id desc limit 1;
  -- Nobody is absent before it begins, or where the salon chose a time that could not be refused for nothing.
  if reason_code = 'customer_absent' and (now() < o.scheduled_for or private.is_asked(o.id)
      or moved.actor_id <> o.user_id and moved.at > o.scheduled_for
        - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s)) then
    return private.usual_cancellation(o, actor_role, 'professional_absent');
  end if;
  if reason_code = 'nobody_came' then return private.terms_of_nobody(o); end if;
  if actor_role = 'user' then
    if private.is_asked(o.id) then return private.usual_cancellation(o, 'vendor', 'professional_absent'); end if;
    -- What nobody has agreed to costs nothing, nor what another one has moved.
    if o.status = 'pending' or now() < o.scheduled_for and moved.actor_id <> o.user_id then
      return private.usual_cancellation(o, 'system', 'time_taken');
    end if;
    -- Afterwards it is not late: the customer was expected.
    if o.status in ('confirmed', 'on_way') and private.is_late(o) then
      return private.usual_cancellation(o, 'vendor', 'customer_absent');
    end if;
  end if;
  return private.usual_cancellation(o, actor_role, reason_code);
end
$$;

comment on function private.cancel_booking is
  'What cancelling a booking comes to: by the steps, for the customer free while nobody has agreed, after the vendor '
  'has moved it or somebody of theirs is away, and in full after its end.';

create function private.may_begin_booking(o public.enhanced_orders) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from public.bookings as b where b.order_id = o.id
    and b.starts_at > now() + interval '1 hour')
$$;

comment on function private.may_begin_booking is
  'Whether a visit may begin or end: from an hour before its time, so that nobody is paid for what is days ahead. A '
  'guard of order_transition_rules.';

create function private.tell_of_booking(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.notify_party(o, 'user', case when o.address is null then 'booking_confirmed'
    else 'visit_confirmed' end, private.booking_words(o))
$$;

create function private.booking_words(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('day', to_char(b.starts_at at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(b.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
    'to', to_char(b.ends_at at time zone 'Asia/Kolkata', 'HH24:MI'))
  from public.bookings as b where b.order_id = o.id
$$;

create function private.booking_steps(booking_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(s.step order by s.n), '[]')
  from (
    select p.step as n, jsonb_build_object('service_id', (array_agg(p.service_id))[1], 'name', min(p.service_name),
      'price_paise', sum(p.price_paise), 'starts_at', min(b.starts_at + make_interval(mins => p.starts_after)),
      'minutes', max((select sum(m) from unnest(p.minutes) as m)),
      'people', jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'part', p.part) order by p.part)
        filter (where p.need = 1), 'prepare', (select k.preparation from public.services as k
          where k.id = (array_agg(p.service_id))[1])) as step
    from private.booking_parts as p join public.bookings as b on b.id = p.booking_id
    join public.resources as r on r.id = p.resource_id
    where p.booking_id = booking_steps.booking_id group by p.step
  ) as s
$$;

create function private.booking_detail(o public.enhanced_orders, viewer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('booking', jsonb_build_object('id', b.id, 'state', b.state, 'starts_at', b.starts_at,
    'ends_at', b.ends_at, 'version', b.version, 'series_id', b.series_id, 'steps', private.booking_steps(b.id),
    'moved', private.last_move(o), 'cancelling', private.cancelling_by_time(o),
    'horizon_days', (private.start_rules_of(b.vendor_id)).horizon_days,
    'warranty_until', case when o.status = 'delivered' then private.warranty_until(o) end, 'rework_of', b.rework_of,
    'series', private.place_in_series(b), 'package', private.package_used_by(o.id),
    'began_at', (select max(e.at) from public.order_events as e where e.order_id = o.id
      and e.to_status = 'in_progress'),
    -- Whoever comes to the door is told where it is, from the yes until the work is done.
    'address', case when viewer = 'vendor' and o.status in ('confirmed', 'on_way', 'in_progress') then o.address end,
    'people_to_rate', case when viewer = 'customer' then private.people_to_rate(o) end)
    || private.absence_of(b))
  from public.bookings as b where b.order_id = o.id
$$;

comment on function private.booking_detail is
  'The time of an order, who has which step and whoever of them is away, how it was last moved, what cancelling '
  'will cost and until which day the work is under warranty, for everybody who takes part; to the vendor the '
  'address of a visit that is to come or under way, to the customer whom they may rate once it is done.';

create function private.last_move(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('from', r.from_slot, 'at', r.at,
    'by', case when r.actor_id = o.user_id then 'user' else 'vendor' end)
  from private.order_reschedules as r where r.order_id = o.id order by r.id desc limit 1
$$;

comment on function private.last_move is 'From when an order was moved last, when and by which side; null for never.';

create function private.cancelling_by_time(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  with agreed as (
    -- What nobody has agreed to is free, as is what the other side has moved.
    select o.status = 'confirmed' and private.last_move(o) ->> 'by' is distinct from 'vendor' as is_so,
      greatest(coalesce(o.placed_at, o.created_at) + make_interval(secs =>
        private.setting_int('free_cancel_seconds')),
        o.scheduled_for - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s))
        as free_until
  ), steps as (
    select distinct on (greatest(a.free_until, o.scheduled_for - make_interval(mins => s.minutes_before)))
      greatest(a.free_until, o.scheduled_for - make_interval(mins => s.minutes_before)) as from_at,
      private.charge_of_step(o, s) as paise
    from agreed as a, private.steps_of(o) as s where a.is_so
    order by 1, s.minutes_before
  )
  select coalesce(jsonb_agg(jsonb_build_object('from', s.from_at, 'charge_paise', s.paise) order by s.from_at)
    filter (where s.paise > 0), '[]') from steps as s
  having o.status in ('pending', 'confirmed')
$$;

comment on function private.cancelling_by_time is
  'What cancelling costs the customer from which moment on, before that nothing: [{from, charge_paise}], after the '
  'moment itself. Null once it cannot be cancelled.';

-- Moving --------------------------------------------------------------------------------------------------------------
create function private.move_to(b public.bookings, parts private.visit_part[], starts_at timestamptz, actor uuid)
returns public.bookings
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  chosen uuid[];
  was timestamptz := b.starts_at;
  o public.enhanced_orders;
begin
  b.ends_at := move_to.starts_at + (b.ends_at - b.starts_at);
  b.starts_at := move_to.starts_at;
  chosen := private.take_time(b, parts, b.id);
  update private.booking_parts as p set resource_id = chosen[p.part] where p.booking_id = b.id;
  update public.bookings as k set starts_at = b.starts_at, ends_at = b.ends_at, version = k.version + 1
  where k.id = b.id returning * into b;
  if b.order_id is not null then
    update public.enhanced_orders as e set scheduled_for = b.starts_at, promised_min_at = b.starts_at,
      promised_max_at = b.ends_at, updated_at = now() where e.id = b.order_id returning * into o;
    if was <> b.starts_at then
      insert into private.order_reschedules (order_id, from_slot, to_slot, actor_id)
      values (o.id, was, b.starts_at, actor);
      if o.status = 'pending' then
        update public.enhanced_orders as e set accept_by = least(e.accept_by, b.starts_at) where e.id = o.id
        returning * into o;
        update private.order_timers as t set due_at = o.accept_by
        where t.order_id = o.id and t.action = 'accept_window' and t.done_at is null;
      else
        perform private.plan_booking_reminders(o);
      end if;
      perform private.notify_party(o, 'vendor', 'vendor_booking_moved', private.booking_words(o));
      perform private.notify_party(o, 'user', 'booking_moved', private.booking_words(o));
    end if;
    perform private.answer_absence(o, actor);
    perform private.announce_order(o);
  else
    perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  end if;
  return b;
end
$$;

create function public.move_booking(booking_id uuid, starts_at timestamptz, seen_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  b public.bookings;
  o public.enhanced_orders;
  parts private.visit_part[];
begin
  select * into b from public.bookings as k where k.id = move_booking.booking_id and k.user_id = caller;
  if b.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(b.order_id);
  select * into b from public.bookings as k where k.id = b.id for no key update;
  if b.starts_at = move_booking.starts_at and not private.is_asked(o.id) then
    return jsonb_build_object('starts_at', b.starts_at, 'version', b.version);
  end if;
  if b.version is distinct from move_booking.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  -- Moving late costs what cancelling costs: whoever wants that cancels, and sees the price of it first.
  if o.status not in ('pending', 'confirmed')
      or (private.cancellation_terms(o, 'user', 'changed_mind') ->> 'charge_paise')::bigint > 0 then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  parts := private.parts_to_move(b);
  if not private.is_start(move_booking.starts_at, parts, b.vendor_id, b.seats, b.id, b.lat, b.lng) then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  b := private.move_to(b, parts, move_booking.starts_at, caller);
  return jsonb_build_object('starts_at', b.starts_at, 'version', b.version);
end
$$;

comment on function public.move_booking is
  'Moves one''s own booking to another free time with the same people, or others where somebody is away, while '
  'cancelling it would cost nothing: number and payment stay. {starts_at, version}; refuses with slot_taken, '
  'booking_changed, schedule_change_over.';

create function public.moving_times(booking_id uuid, from_day date, days integer default 14)
returns table (starts_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  asked daterange := private.asked_days(moving_times.from_day, moving_times.days, 31);
  b public.bookings;
begin
  select * into b from public.bookings as k where k.id = moving_times.booking_id and k.user_id = caller;
  if b.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return query select s from private.free_starts(private.parts_to_move(b), private.start_rules_of(b.vendor_id),
    asked, now(), b.seats, b.id, b.lat, b.lng) as s;
end
$$;

comment on function public.moving_times is
  'The starts to which one''s own booking can be moved, its present one included where it is one.';

create function private.plan_booking_reminders(o public.enhanced_orders, was public.order_status default null)
returns void
language sql set search_path = '' as $$
  select private.set_reminder(o, 'remind_booking_day', o.scheduled_for - interval '24 hours'),
    private.set_reminder(o, 'remind_booking_soon', o.scheduled_for - interval '2 hours'),
    private.plan_booking_end(o)
$$;

create function private.remind_booking(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  -- Whoever stays at home is told who comes, and everybody else what to do before.
  select private.notify_party(o, 'user', case when o.address is not null then 'visit_due'
      when p.prepare is null then 'booking_due' else 'booking_due_prepare' end,
    private.booking_words(o) || jsonb_strip_nulls(jsonb_build_object('prepare', p.prepare)))
  from public.enhanced_orders as o join public.bookings as b on b.order_id = o.id
  cross join lateral (select string_agg(distinct s ->> 'prepare', ' ') as prepare
    from jsonb_array_elements(private.booking_steps(b.id)) as s) as p
  where o.id = remind_booking.order_id and o.status = 'confirmed'
$$;

insert into private.timer_actions (action, run) values
  ('remind_booking_day', 'private.remind_booking'), ('remind_booking_soon', 'private.remind_booking');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('booking_confirmed', 'success', 'Booked', '{vendor} expects you on {day} at {from}. Booking {order_number}.',
    '1 day'),
  ('booking_moved', 'success', 'New time', 'Your booking {order_number} is now on {day}, {from}–{to}.', '1 day'),
  ('booking_due', 'info', 'Your appointment', '{vendor} expects you on {day} at {from}.', '2 hours'),
  ('booking_due_prepare', 'info', 'Your appointment', '{vendor} expects you on {day} at {from}. Please note: {prepare}',
    '2 hours'),
  ('booking_done', 'success', 'Thank you for your visit', 'How was it at {vendor}? Booking {order_number} is done.',
    '1 hour'),
  ('vendor_booking_new', 'info', 'New booking', 'Booking {order_number}: {day}, {from}–{to}.', '1 day'),
  ('vendor_booking_moved', 'info', 'Booking moved', 'Booking {order_number} is now on {day}, {from}–{to}.', '1 day');

insert into public.cancellation_reasons (code, actors, fault) values
  ('time_taken', '{system}', 'nobody'), ('customer_absent', '{vendor}', 'customer'),
  ('professional_absent', '{vendor}', 'vendor');

-- The desk of whoever sells time --------------------------------------------------------------------------------------
create function public.save_resource(vendor_id uuid, resource jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  saved uuid;
begin
  perform private.require_right(save_resource.vendor_id, 'catalogue');
  perform private.bound(save_resource.resource, 8000);
  if resource ->> 'id' is null then
    if (select count(*) from public.resources as r where r.vendor_id = save_resource.vendor_id) >= 100 then
      perform private.refuse(409, 'too_many_resources', 'No more than 100 people and rooms can be kept.');
    end if;
    insert into public.resources (vendor_id, kind, name, capacity, per_day, gender)
    values (save_resource.vendor_id, coalesce(resource ->> 'kind', 'person'), trim(resource ->> 'name'),
      coalesce((resource ->> 'capacity')::smallint, 1), (resource ->> 'per_day')::smallint, resource ->> 'gender')
    returning id into saved;
    -- Services that were prepared before there was anybody: the first person does them.
    insert into public.service_resources (service_id, need, resource_id)
    select s.id, 1, saved from public.services as s where s.vendor_id = save_resource.vendor_id
      and coalesce(resource ->> 'kind', 'person') = 'person'
      and not exists (select from public.resources as r where r.vendor_id = save_resource.vendor_id
        and r.kind = 'person' and r.id <> saved)
      and not exists (select from public.service_resources as e where e.service_id = s.id and e.need = 1);
  else
    update public.resources as r set name = coalesce(trim(resource ->> 'name'), r.name),
      capacity = coalesce((resource ->> 'capacity')::smallint, r.capacity),
      per_day = case when resource ? 'per_day' then (resource ->> 'per_day')::smallint else r.per_day end,
      gender = case when resource ? 'gender' then resource ->> 'gender' else r.gender end,
      is_active = coalesce((resource ->> 'is_active')::boolean, r.is_active)
    where r.id::text = resource ->> 'id' and r.vendor_id = save_resource.vendor_id returning r.id into saved;
    if saved is null then perform private.refuse(404, 'resource_not_found', 'There is nobody of that name.'); end if;
  end if;
  if resource ? 'user_id' then
    perform private.link_account(save_resource.vendor_id, saved, resource ->> 'user_id');
  end if;
  -- With the first hours, so that nobody new is there at night for as long as hours are missing.
  if resource ? 'hours' then perform public.save_resource_week(saved, private.today(), resource -> 'hours'); end if;
  return saved;
exception when check_violation or not_null_violation or invalid_text_representation
    or numeric_value_out_of_range then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$$;

comment on function public.save_resource is
  'Adds or changes a person, a room or a pool of a vendor: {id, kind, name, capacity, per_day, gender, is_active, '
  'user_id: the account of whoever it is, one of the business''s people, hours: those of the week from today on}. '
  'Bookings of somebody who is switched off stand. The first person does the services that nobody does yet. Needs the '
  'right to the catalogue.';

create function private.hours_of_request(hours jsonb) returns table (weekday smallint, opens time, closes time,
  is_break boolean)
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 60 then
    perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
  end if;
  return query select (h ->> 'weekday')::smallint, (h ->> 'opens')::time, (h ->> 'closes')::time,
    coalesce((h ->> 'is_break')::boolean, false) from jsonb_array_elements(hours) as h;
exception when data_exception then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$$;

create function public.save_resource_week(resource_id uuid, valid_from date, hours jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right((select r.vendor_id from public.resources as r
    where r.id = save_resource_week.resource_id), 'catalogue');
  perform private.bound(save_resource_week.hours, 8000);
  perform private.known_day(save_resource_week.valid_from);
  if save_resource_week.hours is null and save_resource_week.valid_from > private.today() then
    delete from private.resource_weeks as w where w.resource_id = save_resource_week.resource_id
      and w.valid_from = save_resource_week.valid_from;
    return;
  end if;
  insert into private.resource_weeks (resource_id, valid_from)
  values (save_resource_week.resource_id, save_resource_week.valid_from) on conflict do nothing;
  delete from private.resource_hours as h where h.resource_id = save_resource_week.resource_id
    and h.valid_from = save_resource_week.valid_from;
  insert into private.resource_hours (resource_id, valid_from, weekday, opens, closes, is_break)
  select save_resource_week.resource_id, save_resource_week.valid_from, h.weekday, h.opens, h.closes, h.is_break
  from private.hours_of_request(save_resource_week.hours) as h;
exception when check_violation or not_null_violation or unique_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$$;

comment on function public.save_resource_week is
  'The hours of somebody''s week from a day on, [{weekday: 0 is Sunday, opens, closes, is_break}]; null takes those '
  'back that have not begun. Bookings outside new hours stand.';

create function public.save_resource_day(resource_id uuid, day date, hours jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right((select r.vendor_id from public.resources as r
    where r.id = save_resource_day.resource_id), 'catalogue');
  perform private.bound(save_resource_day.hours, 4000);
  delete from private.resource_days as d where d.resource_id = save_resource_day.resource_id
    and d.day = save_resource_day.day;
  if save_resource_day.hours is null then return; end if;
  insert into private.resource_days (resource_id, day) values (save_resource_day.resource_id, save_resource_day.day);
  insert into private.resource_day_hours (resource_id, day, opens, closes, is_break)
  select save_resource_day.resource_id, save_resource_day.day, h.opens, h.closes, h.is_break
  from private.hours_of_request(save_resource_day.hours) as h;
exception when check_violation or not_null_violation or unique_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$$;

comment on function public.save_resource_day is
  'The hours of one day of somebody, none where they are away; null gives the day back to the week.';

create function public.block_time(resource_id uuid, starts_at timestamptz, ends_at timestamptz, note text default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  made uuid;
begin
  perform private.require_right((select r.vendor_id from public.resources as r where r.id = block_time.resource_id),
    'orders');
  if not coalesce(block_time.ends_at > block_time.starts_at, false) then
    perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
  end if;
  insert into private.resource_blocks (resource_id, during, note, made_by)
  values (block_time.resource_id, tstzrange(block_time.starts_at, block_time.ends_at),
    nullif(trim(block_time.note), ''), auth.uid()) returning id into made;
  perform private.publish('vendor:' || (select r.vendor_id from public.resources as r
    where r.id = block_time.resource_id), 'booking', '{}');
  return made;
exception when check_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$$;

comment on function public.block_time is 'Keeps time of somebody free of bookings; those that are there stand.';

create function public.unblock_time(block_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  vendor uuid := (select r.vendor_id from private.resource_blocks as k
    join public.resources as r on r.id = k.resource_id where k.id = unblock_time.block_id);
begin
  perform private.require_right(vendor, 'orders');
  delete from private.resource_blocks as k where k.id = unblock_time.block_id;
  perform private.publish('vendor:' || vendor, 'booking', '{}');
end
$$;

comment on function public.unblock_time is 'Gives time that was kept free of bookings back to them.';

create function public.resize_block(block_id uuid, ends_at timestamptz, seen_ends_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  block private.resource_blocks;
  r public.resources;
begin
  select * into block from private.resource_blocks as k where k.id = resize_block.block_id for no key update;
  select * into r from public.resources as k where k.id = block.resource_id;
  perform private.require_right(r.vendor_id, 'orders');
  if upper(block.during) is distinct from resize_block.seen_ends_at then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.');
  end if;
  if not coalesce(resize_block.ends_at > lower(block.during), false) then
    perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
  end if;
  update private.resource_blocks as k set during = tstzrange(lower(k.during), resize_block.ends_at)
  where k.id = block.id;
  if resize_block.ends_at < upper(block.during) then
    perform private.note_freed(r.id, null, tstzrange(resize_block.ends_at, upper(block.during)), r.capacity, true);
  end if;
  perform private.publish('vendor:' || r.vendor_id, 'booking', '{}');
exception when check_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$$;

comment on function public.resize_block is
  'Time that is kept free of bookings ends earlier or later; refuses with booking_changed where it does not end when '
  'the caller saw it end.';

create function private.write_service(vendor_id uuid, service jsonb) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.services;
  broken text;
  lacking text;
begin
  if service ->> 'id' is null then
    if (select count(*) from public.services as k where k.vendor_id = write_service.vendor_id) >= 300 then
      perform private.refuse(409, 'too_many_services', 'No more than 300 services can be kept.');
    end if;
    insert into public.services (vendor_id, trade, name, minutes, price_paise)
    select write_service.vendor_id, t.trade, trim(service ->> 'name'),
      array(select m::smallint from jsonb_array_elements_text(service -> 'minutes') with ordinality as e (m, n)
        order by e.n), (service ->> 'price_paise')::integer
    from public.vendor_trades as t join private.trades as k on k.trade = t.trade
    where t.vendor_id = write_service.vendor_id and k.price = 'private.price_booking'
      and t.trade = coalesce(service ->> 'trade', (select w.trade from public.service_types as w
        where w.type = service ->> 'type'), t.trade)
    order by t.trade limit 1 returning * into s;
    if s.id is null then perform private.refuse(409, 'trade_not_sold', 'This business does not sell that.'); end if;
  else
    select * into s from public.services as k where k.id::text = service ->> 'id'
      and k.vendor_id = write_service.vendor_id for no key update;
    if s.id is null then perform private.refuse(404, 'service_not_found', 'There is no such service.'); end if;
  end if;
  -- A kind of another trade, or a whole kind of work, is nothing that this service can be.
  if service ->> 'type' is not null and not exists (select from public.service_types as w
      where w.type = service ->> 'type' and w.trade = s.trade and w.part_of is not null) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "type"}');
  end if;
  update public.services as k set name = coalesce(trim(service ->> 'name'), k.name),
    description = case when service ? 'description' then nullif(trim(service ->> 'description'), '')
      else k.description end,
    section = case when service ? 'section' then nullif(trim(service ->> 'section'), '') else k.section end,
    name_translations = coalesce(service -> 'name_translations', k.name_translations),
    preparation = case when service ? 'preparation' then nullif(trim(service ->> 'preparation'), '')
      else k.preparation end,
    minutes = case when service ? 'minutes' then array(select m::smallint
      from jsonb_array_elements_text(service -> 'minutes') with ordinality as e (m, n) order by e.n)
      else k.minutes end,
    before_minutes = coalesce((service ->> 'before_minutes')::smallint, k.before_minutes),
    after_minutes = coalesce((service ->> 'after_minutes')::smallint, k.after_minutes),
    people = coalesce((service ->> 'people')::smallint, k.people),
    warranty_days = coalesce((service ->> 'warranty_days')::smallint, k.warranty_days),
    sets_off = coalesce((service ->> 'sets_off')::boolean, k.sets_off),
    type = case when service ? 'type' then service ->> 'type' else k.type end,
    price_paise = coalesce((service ->> 'price_paise')::integer, k.price_paise),
    is_active = coalesce((service ->> 'is_active')::boolean, k.is_active),
    position = coalesce((service ->> 'position')::smallint, k.position) where k.id = s.id;
  if service ? 'resources' then
    delete from public.service_resources as r where r.service_id = s.id;
    insert into public.service_resources (service_id, need, resource_id, price_paise)
    select s.id, coalesce((e ->> 'need')::smallint, 1), r.id, (e ->> 'price_paise')::integer
    from jsonb_array_elements(service -> 'resources') as e
    join public.resources as r on r.id::text = e ->> 'id' and r.vendor_id = write_service.vendor_id;
  end if;
  return s.id;
exception when check_violation or not_null_violation or unique_violation or foreign_key_violation
    or data_exception then
  get stacked diagnostics broken = constraint_name, lacking = column_name;
  perform private.refuse(400, 'request_invalid', 'This request could not be read.',
    jsonb_build_object('field', coalesce(nullif(lacking, ''), private.field_of_service(broken))));
end
$$;

comment on function private.write_service is
  'Makes a service of a vendor, or changes the one with an id: see public.save_service.';

create function public.save_service(vendor_id uuid, service jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right(save_service.vendor_id, 'prices');
  perform private.bound(save_service.service, 8000);
  return private.write_service(save_service.vendor_id, save_service.service);
end
$$;

comment on function public.save_service is
  'Adds or changes a service: {id, trade, name, name_translations, description, preparation, section, minutes: [work, '
  'gap, work], before_minutes, after_minutes, people, price_paise, warranty_days, sets_off, type, is_active, position, '
  'resources: [{id, need, price_paise}]}. What is booked already keeps name, length, price and warranty. Needs the '
  'right to prices. Refuses request_invalid with {field}.';

create function public.save_booking_terms(vendor_id uuid, terms jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(save_booking_terms.vendor_id, 'prices');
  perform private.bound(save_booking_terms.terms, 1000);
  insert into public.booking_terms (vendor_id) values (save_booking_terms.vendor_id) on conflict do nothing;
  update public.booking_terms as t set step_minutes = coalesce((terms ->> 'step_minutes')::smallint, t.step_minutes),
    from_opening = coalesce((terms ->> 'from_opening')::boolean, t.from_opening),
    notice_minutes = coalesce((terms ->> 'notice_minutes')::integer, t.notice_minutes),
    horizon_days = coalesce((terms ->> 'horizon_days')::smallint, t.horizon_days),
    confirms_itself = coalesce((terms ->> 'confirms_itself')::boolean, t.confirms_itself),
    deposit_bp = coalesce((terms ->> 'deposit_bp')::integer, t.deposit_bp),
    deposit_for_new_only = coalesce((terms ->> 'deposit_for_new_only')::boolean, t.deposit_for_new_only)
  where t.vendor_id = save_booking_terms.vendor_id;
  if terms ? 'cancelling' then
    perform private.save_cancelling(save_booking_terms.vendor_id, nullif(terms -> 'cancelling', 'null'));
  end if;
exception when check_violation or data_exception then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$$;

comment on function public.save_booking_terms is
  'By which terms a vendor is booked, a row of booking_terms; cancelling: what a customer pays who cancels late, '
  '[{minutes_before, charge_bp}], null for the usual. It holds for bookings that are placed from now on.';

create function public.reassign_booking(booking_id uuid, starts_at timestamptz default null,
  resource_id uuid default null, part smallint default null, seen_version integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  b public.bookings;
  parts private.visit_part[];
begin
  select * into b from public.bookings as k where k.id = reassign_booking.booking_id;
  perform private.require_right(b.vendor_id, 'orders');
  if b.order_id is not null then perform private.lock_order(b.order_id); end if;
  select * into b from public.bookings as k where k.id = b.id for no key update;
  if b.version is distinct from reassign_booking.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  if b.state not in ('pending', 'confirmed') then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  if reassign_booking.starts_at <> b.starts_at and reassign_booking.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if reassign_booking.starts_at > now() + interval '1 year' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  parts := private.parts_of_booking(b);
  if reassign_booking.resource_id is not null then
    if not exists (select from private.booking_parts as p join public.service_resources as r
        on r.service_id = p.service_id and r.need = p.need and r.resource_id = reassign_booking.resource_id
        where p.booking_id = b.id and p.part = reassign_booking.part) then
      perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
    end if;
    if not exists (select from private.booking_parts as p where p.booking_id = b.id
        and p.part = reassign_booking.part and reassign_booking.resource_id = any (private.able_for(p))) then
      perform private.refuse(409, 'other_gender_wanted', 'The customer asked to be served by a woman or a man.');
    end if;
    parts[reassign_booking.part].candidates := array[reassign_booking.resource_id];
  end if;
  b := private.move_to(b, parts, coalesce(reassign_booking.starts_at, b.starts_at), auth.uid());
  return jsonb_build_object('starts_at', b.starts_at, 'version', b.version);
end
$$;

comment on function public.reassign_booking is
  'Moves a booking of a vendor in its calendar, to another time or to somebody else who can do the part; whoever saw '
  'an older version is refused with booking_changed and the present time. The customer is told of another time.';

-- Accounts that close -------------------------------------------------------------------------------------------------
create function private.booking_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'user_id' || jsonb_build_object(
    'steps', private.booking_steps(b.id)) order by b.created_at), '[]') from public.bookings as b
    where b.user_id = caller))
$$;

comment on function private.booking_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_bookings(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.bookings as b where b.user_id = caller and b.order_id is null;
  update public.bookings as b set lat = null, lng = null where b.user_id = caller
$$;

comment on function private.forget_bookings is
  'Gives up the times that a closed account kept, and where it was visited; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('bookings', 'private.booking_data', 'private.forget_bookings');

revoke execute on function private.asked_days(date, integer, integer),
  private.check_reach(uuid, double precision, double precision), private.visits_homes(text),
  private.booking_data(uuid),
  private.booking_detail(public.enhanced_orders, text), private.booking_steps(uuid),
  private.booking_words(public.enhanced_orders), private.cancel_booking(public.enhanced_orders, text, text),
  private.cancelling_by_time(public.enhanced_orders), private.last_move(public.enhanced_orders),
  private.clean_booking(jsonb), private.end_holds(),
  private.follow_booking(public.enhanced_orders, public.order_status), private.forget_bookings(uuid),
  private.free_choice(public.bookings, private.visit_part[], uuid), private.free_taken_times(),
  private.held_together(uuid, uuid), private.hours_of_request(jsonb),
  private.is_start(timestamptz, private.visit_part[], uuid, integer, uuid, double precision, double precision),
  private.keep_parts(public.bookings, private.visit_part[], jsonb, uuid[]),
  private.lock_resources(uuid[]), private.may_begin_booking(public.enhanced_orders),
  private.minutes_of_visit(private.visit_part[]),
  private.move_to(public.bookings, private.visit_part[], timestamptz, uuid),
  private.parts_of_booking(public.bookings), private.place_booking(public.enhanced_orders, jsonb),
  private.plan_booking_reminders(public.enhanced_orders, public.order_status), private.price_booking(uuid, jsonb),
  private.remind_booking(uuid, private.order_timers), private.start_rules_of(uuid),
  private.take_time(public.bookings, private.visit_part[], uuid),
  private.tell_of_booking(public.enhanced_orders, public.order_status), private.visit_of(uuid, jsonb),
  private.write_service(uuid, jsonb),
  private.keep_parts(public.bookings, private.visit_part[], jsonb, uuid[]) from public;
revoke execute on function public.block_time(uuid, timestamptz, timestamptz, text),
  public.free_times(uuid, jsonb, date, integer, double precision, double precision),
  public.hold_booking(uuid, jsonb, timestamptz, text, uuid, uuid),
  public.move_booking(uuid, timestamptz, integer), public.moving_times(uuid, date, integer),
  public.reassign_booking(uuid, timestamptz, uuid, smallint, integer), public.release_booking(uuid),
  public.save_booking_terms(uuid, jsonb), public.save_resource(uuid, jsonb),
  public.save_resource_day(uuid, date, jsonb), public.save_resource_week(uuid, date, jsonb),
  public.save_service(uuid, jsonb), public.unblock_time(uuid), public.resize_block(uuid, timestamptz, timestamptz)
  from public, anon;
grant execute on function public.free_times(uuid, jsonb, date, integer, double precision, double precision)
  to anon, authenticated;
grant execute on function public.hold_booking(uuid, jsonb, timestamptz, text, uuid, uuid), public.release_booking(uuid),
  public.move_booking(uuid, timestamptz, integer), public.moving_times(uuid, date, integer),
  public.save_resource(uuid, jsonb), public.save_resource_week(uuid, date, jsonb),
  public.save_resource_day(uuid, date, jsonb), public.block_time(uuid, timestamptz, timestamptz, text),
  public.unblock_time(uuid), public.resize_block(uuid, timestamptz, timestamptz), public.save_service(uuid, jsonb),
  public.save_booking_terms(uuid, jsonb),
  public.reassign_booking(uuid, timestamptz, uuid, smallint, integer) to authenticated;
