-- Waiting for a time to become free: who waits for what, and to whom what becomes free is offered, one after the other
-- (docs/decisions/0130). Names no trade.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.waiting_list (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  -- What is waited for: these services, or an earlier time of this booking.
  steps jsonb,
  booking_id uuid references public.bookings (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  part_of_day text not null default 'any'
    constraint waiting_part_of_day check (part_of_day in ('any', 'morning', 'afternoon', 'evening')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint waiting_days check (to_day between from_day and from_day + 185),
  constraint waiting_for_one check (num_nonnulls(steps, booking_id) = 1)
);

comment on table public.waiting_list is
  'Who waits for a time at a vendor, on which days of India. A row ends when its customer leaves it or has booked; the '
  'first to come is the first to be offered what becomes free.';

create index waiting_list_vendor_idx on public.waiting_list (vendor_id, created_at) where ended_at is null;
create index waiting_list_user_idx on public.waiting_list (user_id);
create index waiting_list_booking_idx on public.waiting_list (booking_id);

alter table public.waiting_list enable row level security;
revoke all on public.waiting_list from anon, authenticated;
grant select on public.waiting_list to authenticated;
create policy "one's own waiting, and that at one's business" on public.waiting_list for select
  to authenticated using (user_id = (select auth.uid()) or private.may(vendor_id, 'orders'));

create table public.waiting_offers (
  id uuid primary key default gen_random_uuid(),
  waiting_id uuid not null references public.waiting_list (id) on delete cascade,
  -- The time that is kept for it, of nobody until it is claimed.
  booking_id uuid not null unique references public.bookings (id) on delete cascade,
  starts_at timestamptz not null,
  until_at timestamptz not null,
  state text not null default 'open'
    constraint waiting_offer_state check (state in ('open', 'claimed', 'declined', 'over')),
  made_at timestamptz not null default now()
);

comment on table public.waiting_offers is
  'A time that became free, offered to one who waits until until_at, exclusive; nobody else can take it meanwhile.';

create index waiting_offers_waiting_idx on public.waiting_offers (waiting_id);
create index waiting_offers_open_idx on public.waiting_offers (until_at) where state = 'open';

alter table public.waiting_offers enable row level security;
revoke all on public.waiting_offers from anon, authenticated;
grant select on public.waiting_offers to authenticated;
-- The policy of who waits decides.
create policy "whoever reads who waits reads what was offered" on public.waiting_offers for select
  to authenticated using (exists (select from public.waiting_list as w where w.id = waiting_id));

create table private.freed_times (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  resource_id uuid not null references public.resources (id) on delete cascade,
  booking_id uuid,
  during tstzrange not null,
  seats smallint not null,
  kept_until timestamptz
);

comment on table private.freed_times is
  'Time that has become free where somebody waits, until it is decided who is offered it. Until kept_until nobody else '
  'can take it; what was given back to choose another time, or never paid, is not kept.';

create index freed_times_vendor_idx on private.freed_times (vendor_id);
create index freed_times_resource_idx on private.freed_times (resource_id);
revoke all on private.freed_times from anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('waiting_claim_seconds', 'integer', 'seconds', '900', 300, 7200, 'orders',
    'How long a time that became free is offered to one who waits for it.', true);

-- What becomes free ---------------------------------------------------------------------------------------------------
create function private.note_freed(resource_id uuid, booking_id uuid, during tstzrange, seats smallint,
  kept boolean) returns void
language sql security definer set search_path = '' as $$
  insert into private.freed_times (vendor_id, resource_id, booking_id, during, seats, kept_until)
  select r.vendor_id, r.id, note_freed.booking_id, note_freed.during, note_freed.seats,
    case when note_freed.kept then now() + interval '1 minute' end
  from public.resources as r
  where r.id = note_freed.resource_id and upper(note_freed.during) > now() and exists (
    select from public.waiting_list as w where w.vendor_id = r.vendor_id and w.ended_at is null
      and daterange(w.from_day, w.to_day + 1) && daterange((lower(note_freed.during) at time zone 'Asia/Kolkata')::date,
        (upper(note_freed.during) at time zone 'Asia/Kolkata')::date + 1))
$$;

create function private.note_freed_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_freed(old.resource_id, old.booking_id, old.during, old.seats, exists (
    select from public.bookings as b where b.id = old.booking_id and b.state <> 'held'
      and (b.order_id is not null or b.user_id is null)));
  return null;
end
$$;

create trigger freed_times_are_offered after delete on private.taken_times
  for each row execute function private.note_freed_time();

create function private.note_freed_block() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_freed(old.resource_id, null, old.during, (select r.capacity from public.resources as r
    where r.id = old.resource_id), true);
  return null;
end
$$;

create trigger freed_blocks_are_offered after delete on private.resource_blocks
  for each row execute function private.note_freed_block();

-- Who is offered it ---------------------------------------------------------------------------------------------------
create function private.in_part_of_day(at timestamptz, part_of_day text) returns boolean
language sql immutable set search_path = '' as $$
  select case part_of_day when 'morning' then h.hour < 12 when 'afternoon' then h.hour between 12 and 16
    when 'evening' then h.hour >= 17 else true end
  from (values (extract(hour from in_part_of_day.at at time zone 'Asia/Kolkata'))) as h (hour)
$$;

comment on function private.in_part_of_day is
  'Whether a time is in the morning, afternoon (from 12) or evening (from 5).';

create function private.offer_to(w public.waiting_list, freed private.freed_times[]) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rules private.start_rules := private.start_rules_of(w.vendor_id);
  own public.bookings;
  visit record;
  start timestamptz;
  b public.bookings;
  chosen uuid[];
begin
  if w.booking_id is not null then
    select * into own from public.bookings as k where k.id = w.booking_id;
    if own.state not in ('pending', 'confirmed') or own.starts_at <= now() then return false; end if;
    select private.parts_of_booking(own) as parts into visit;
  else
    begin
      select * into visit from private.visit_of(w.vendor_id, w.steps);
    exception when sqlstate 'PT409' then
      -- What is not offered any more becomes free for nobody.
      return false;
    end;
  end if;
  select s into start
  from (
    select greatest(w.from_day, (min(lower(f.during)) at time zone 'Asia/Kolkata')::date - 1) as first,
      least(w.to_day, (max(upper(f.during)) at time zone 'Asia/Kolkata')::date) as last from unnest(freed) as f
  ) as d, private.free_starts(visit.parts, rules, case when d.first <= d.last then daterange(d.first, d.last + 1)
    else 'empty' end, now(), coalesce(own.seats, 1::smallint), null, own.lat, own.lng) as s
  where private.in_part_of_day(s, w.part_of_day) and (own.id is null or s < own.starts_at)
    -- An offer ends before the vendor's notice does, and nobody decides in no time.
    and s - make_interval(mins => rules.notice) > now() + interval '1 minute'
    and exists (select from unnest(freed) as f join unnest(visit.parts) as p on f.resource_id = any (p.candidates)
      where f.during && tstzrange(s + make_interval(mins => p.starts_after), s
        + make_interval(mins => p.starts_after + (select sum(m) from unnest(p.minutes) as m)::integer)))
    -- Whoever let a time pass waits for another one.
    and not exists (select from public.waiting_offers as o where o.waiting_id = w.id and o.starts_at = s
      and o.until_at > now() - interval '1 day')
  order by s limit 1;
  if start is null then return false; end if;
  insert into public.bookings (vendor_id, state, starts_at, ends_at, hold_until, seats, lat, lng)
  values (w.vendor_id, 'held', start, start + make_interval(mins => private.minutes_of_visit(visit.parts)),
    -- A minute longer than the offer, which goes from one to the next without a gap.
    least(now() + make_interval(secs => private.setting_int('waiting_claim_seconds')),
      start - make_interval(mins => rules.notice)) + interval '1 minute', coalesce(own.seats, 1), own.lat, own.lng)
  returning * into b;
  chosen := private.take_time(b, visit.parts);
  if own.id is null then perform private.keep_parts(b, visit.parts, visit.needs, chosen); end if;
  insert into public.waiting_offers (waiting_id, booking_id, starts_at, until_at)
  values (w.id, b.id, start, b.hold_until - interval '1 minute');
  perform private.tell_who_waits(w, 'waiting_offer', start, b.hold_until - interval '1 minute');
  return true;
exception when sqlstate 'PT409' then
  -- There is no time for it after all; nothing was kept.
  return false;
end
$$;

comment on function private.offer_to is
  'Keeps the first time that suits who waits, of what became free, and offers it; false where there is none. Under the '
  'lock of the vendor''s resources.';

create function private.tell_who_waits(w public.waiting_list, template text, starts_at timestamptz,
  until_at timestamptz) returns void
language sql set search_path = '' as $$
  select private.notify(w.user_id, tell_who_waits.template, jsonb_build_object('vendor', v.name,
    'day', to_char(tell_who_waits.starts_at at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(tell_who_waits.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
    'until', to_char(tell_who_waits.until_at at time zone 'Asia/Kolkata', 'HH24:MI')), '/waiting-list')
  from public.vendors as v where v.id = w.vendor_id
$$;

create function private.offer_times_of(vendor_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ended record;
  freed private.freed_times[];
  w public.waiting_list;
  offered integer := 0;
begin
  -- One at a time decides for a vendor, so that those who wait are asked in their order.
  perform private.take_turns('waiting_list', offer_times_of.vendor_id::text);
  for ended in select o.id, o.booking_id, o.starts_at, o.until_at, w as waiting from public.waiting_offers as o
      join public.waiting_list as w on w.id = o.waiting_id and w.vendor_id = offer_times_of.vendor_id
      where o.state = 'open' and o.until_at <= now() order by o.until_at loop
    -- Booking before offer: who claims in the last moment has the booking locked.
    update public.bookings as b set state = 'expired', version = b.version + 1
    where b.id = ended.booking_id and b.user_id is null and b.state in ('held', 'expired');
    update public.waiting_offers as o set state = 'over' where o.id = ended.id and o.state = 'open';
    if found then
      perform private.tell_who_waits(ended.waiting, 'waiting_offer_over', ended.starts_at, ended.until_at);
    end if;
  end loop;
  perform private.lock_resources(array(select r.id from public.resources as r
    where r.vendor_id = offer_times_of.vendor_id));
  with decided as (
    delete from private.freed_times as f where f.vendor_id = offer_times_of.vendor_id returning f
  )
  select array_agg(d.f) into freed from decided as d;
  if freed is null or not private.is_on_show(offer_times_of.vendor_id) then return 0; end if;
  for w in select l.* from public.waiting_list as l
      where l.vendor_id = offer_times_of.vendor_id and l.ended_at is null and l.to_day >= private.today()
        and not exists (select from public.waiting_offers as o join public.bookings as b on b.id = o.booking_id
          join public.waiting_list as other on other.id = o.waiting_id and other.user_id = l.user_id
            and other.vendor_id = l.vendor_id
          where b.state = 'held' and b.hold_until > now())
      order by l.created_at, l.id limit 500 loop
    if private.offer_to(w, freed) then offered := offered + 1; end if;
  end loop;
  return offered;
end
$$;

comment on function private.offer_times_of is
  'Ends the offers of a vendor that nobody claimed, and offers what has become free to those who wait, the first to '
  'come first. What nobody wants is everybody''s again.';

create function private.offer_freed_times(batch integer default 50) returns integer
language plpgsql set search_path = '' as $$
declare
  vendor uuid;
  offered integer := 0;
begin
  for vendor in
    select v.id from (
      select f.vendor_id as id from private.freed_times as f
      union
      select w.vendor_id from public.waiting_offers as o join public.waiting_list as w on w.id = o.waiting_id
      where o.state = 'open' and o.until_at <= now()
    ) as v order by v.id limit batch
  loop
    offered := offered + private.offer_times_of(vendor);
  end loop;
  return offered;
end
$$;

comment on function private.offer_freed_times is 'Offers what has become free to those who wait for it.';

select cron.schedule('offer-freed-times', '5 seconds', 'select private.offer_freed_times()');

create function private.end_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.waiting_list as w set ended_at = now() from public.waiting_offers as o
  where o.booking_id = new.id and w.id = o.waiting_id and w.ended_at is null;
  return null;
end
$$;

create trigger who_has_booked_waits_no_more after update of order_id on public.bookings
  for each row when (new.order_id is not null and old.order_id is null) execute function private.end_waiting();

-- What customers do ---------------------------------------------------------------------------------------------------
create function private.visit_without_way(vendor_id uuid, steps jsonb, out parts private.visit_part[],
  out needs jsonb)
language plpgsql stable set search_path = '' as $$
declare
  visit record;
begin
  select * into visit from private.visit_of(visit_without_way.vendor_id, visit_without_way.steps);
  parts := visit.parts;
  needs := visit.needs;
  if exists (select from jsonb_array_elements(needs) as e join public.services as s
      on s.id = (e ->> 'service_id')::uuid where private.visits_homes(s.trade)) then
    perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
  end if;
end
$$;

comment on function private.visit_without_way is
  'A visit as visit_of says, at the vendor: a waiting list and a series know no address, so that nobody could be sent.';

create function private.start_waiting(w public.waiting_list) returns uuid
language plpgsql set search_path = '' as $$
declare
  kept uuid;
begin
  perform private.take_turns('waiting_list_of', w.user_id::text);
  select l.id into kept from public.waiting_list as l
  where l.user_id = w.user_id and l.vendor_id = w.vendor_id and l.ended_at is null and l.to_day >= private.today()
    and l.steps is not distinct from w.steps and l.booking_id is not distinct from w.booking_id
    and (l.booking_id is not null or (l.from_day, l.to_day, l.part_of_day) = (w.from_day, w.to_day, w.part_of_day));
  if kept is not null then return kept; end if;
  if (select count(*) from public.waiting_list as l
      where l.user_id = w.user_id and l.ended_at is null and l.to_day >= private.today()) >= 5 then
    perform private.refuse(429, 'too_many_waiting', 'You wait for several times already. Please leave one list.');
  end if;
  insert into public.waiting_list (user_id, vendor_id, steps, booking_id, from_day, to_day, part_of_day)
  values (w.user_id, w.vendor_id, w.steps, w.booking_id, w.from_day, w.to_day, w.part_of_day) returning id into kept;
  return kept;
end
$$;

comment on function private.start_waiting is
  'Puts somebody on a waiting list, once for the same; at most five at a time (too_many_waiting).';

create function public.join_waiting_list(vendor_id uuid, steps jsonb, from_day date, to_day date,
  part_of_day text default 'any') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  w public.waiting_list;
begin
  perform private.bound(join_waiting_list.steps, 4000);
  if not private.is_on_show(join_waiting_list.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  perform private.visit_without_way(join_waiting_list.vendor_id, join_waiting_list.steps);
  w.from_day := greatest(private.known_day(join_waiting_list.from_day), private.today());
  w.to_day := private.known_day(join_waiting_list.to_day);
  if not coalesce(w.to_day between w.from_day and w.from_day + 30, false)
      or w.to_day > private.today() + (private.start_rules_of(join_waiting_list.vendor_id)).horizon_days
      or coalesce(join_waiting_list.part_of_day, '') not in ('any', 'morning', 'afternoon', 'evening') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  w.user_id := caller;
  w.vendor_id := join_waiting_list.vendor_id;
  w.part_of_day := join_waiting_list.part_of_day;
  w.steps := (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('service_id', e.step -> 'service_id',
      'resource_id', nullif(e.step -> 'resource_id', 'null'), 'gender', nullif(e.step -> 'gender', 'null'),
      'with_previous', case when e.step -> 'with_previous' = 'true' then true end)) order by e.n)
    from jsonb_array_elements(join_waiting_list.steps) with ordinality as e (step, n));
  return private.start_waiting(w);
end
$$;

comment on function public.join_waiting_list is
  'Waits for a time of these services at a vendor, on some of the next days of India (at most 31) and in a part of the '
  'day: any, morning, afternoon or evening. The same again answers the same id. Refuses with too_many_waiting.';

create function public.ask_for_earlier(booking_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  b public.bookings;
  w public.waiting_list;
begin
  select * into b from public.bookings as k where k.id = ask_for_earlier.booking_id and k.user_id = caller;
  if b.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if b.state not in ('pending', 'confirmed') or b.starts_at <= now() then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  w.user_id := caller;
  w.vendor_id := b.vendor_id;
  w.booking_id := b.id;
  w.part_of_day := 'any';
  w.from_day := private.today();
  w.to_day := (b.starts_at at time zone 'Asia/Kolkata')::date;
  return private.start_waiting(w);
end
$$;

comment on function public.ask_for_earlier is
  'Waits for an earlier time of one''s own booking, with the same people; its own time stays until one is claimed.';

create function public.leave_waiting_list(waiting_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  perform private.let_offers_pass(array(select o.id from public.waiting_offers as o
    join public.waiting_list as w on w.id = o.waiting_id and w.user_id = caller
    where w.id = leave_waiting_list.waiting_id and o.state = 'open'));
  update public.waiting_list as w set ended_at = now()
  where w.id = leave_waiting_list.waiting_id and w.user_id = caller and w.ended_at is null;
end
$$;

comment on function public.leave_waiting_list is 'Waits no more; what was offered goes to the next.';

create function private.let_offers_pass(offers uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  update public.bookings as b set state = 'cancelled', version = b.version + 1
  from public.waiting_offers as o
  where o.id = any (offers) and o.booking_id = b.id and o.state = 'open' and b.user_id is null and b.state = 'held';
  update public.waiting_offers as o set state = 'declined' where o.id = any (offers) and o.state = 'open'
    and not exists (select from public.bookings as b where b.id = o.booking_id and b.state = 'held');
end
$$;

create function public.decline_offer(offer_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.let_offers_pass(array(select o.id from public.waiting_offers as o
    join public.waiting_list as w on w.id = o.waiting_id and w.user_id = private.require_user()
    where o.id = decline_offer.offer_id))
$$;

comment on function public.decline_offer is
  'Lets an offered time pass to the next at once; whoever does stays on the list for another one.';

create function public.claim_offer(offer_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  offer public.waiting_offers;
  w public.waiting_list;
  own public.bookings;
  b public.bookings;
begin
  select o.* into offer from public.waiting_offers as o join public.waiting_list as l
    on l.id = o.waiting_id and l.user_id = caller where o.id = claim_offer.offer_id;
  if offer.id is null then
    perform private.refuse(404, 'offer_not_found', 'This offer is gone.');
  end if;
  select * into w from public.waiting_list as l where l.id = offer.waiting_id;
  -- Order, bookings, resources: as everywhere.
  if w.booking_id is not null then
    perform private.lock_order((select k.order_id from public.bookings as k where k.id = w.booking_id));
  end if;
  perform from public.bookings as k where k.id in (w.booking_id, offer.booking_id) order by k.id for no key update;
  select * into own from public.bookings as k where k.id = w.booking_id;
  select * into b from public.bookings as k where k.id = offer.booking_id;
  select * into offer from public.waiting_offers as o where o.id = offer.id;
  if offer.state <> 'claimed' then
    if offer.state <> 'open' or offer.until_at <= now() then
      perform private.refuse(409, 'offer_over', 'This offer is over. You are still on the list.');
    end if;
    update public.waiting_offers as o set state = 'claimed' where o.id = offer.id;
    if own.id is null then
      update public.bookings as k set user_id = caller, version = k.version + 1, hold_until = least(k.starts_at,
        now() + make_interval(secs => private.setting_int('booking_hold_seconds')))
      where k.id = b.id returning * into b;
    else
      if own.state not in ('pending', 'confirmed') or b.starts_at >= own.starts_at then
        perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
      end if;
      perform private.lock_resources(array(select t.resource_id from private.taken_times as t
        where t.booking_id in (b.id, own.id)));
      -- The time that was kept becomes that of the booking, and its own goes to the next who waits.
      update public.bookings as k set state = 'cancelled', version = k.version + 1 where k.id = b.id;
      delete from private.freed_times as f where f.booking_id = b.id;
      own := private.move_to(own, private.parts_of_booking(own), b.starts_at, caller);
      update public.waiting_list as l set ended_at = now() where l.id = w.id;
    end if;
  end if;
  return case when own.id is null then jsonb_build_object('booking_id', b.id, 'order_id', b.order_id, 'starts_at',
      b.starts_at, 'ends_at', b.ends_at, 'hold_until', b.hold_until, 'moved', false)
    else jsonb_build_object('booking_id', own.id, 'order_id', own.order_id, 'starts_at', own.starts_at, 'ends_at',
      own.ends_at, 'hold_until', null, 'moved', true) end;
end
$$;

comment on function public.claim_offer is
  'Takes an offered time while it is offered: {booking_id, order_id, starts_at, ends_at, hold_until, moved}. It is '
  'then kept like any time that one is booking, to be paid; of a booking that waited for an earlier time, moved says '
  'that it has it. Again it answers the same. Refuses with offer_over.';

create function public.my_waiting_list()
returns table (id uuid, vendor_id uuid, vendor_name text, vendor_slug text,
  vendor_kind public.vendor_kind, services text[], from_day date, to_day date, part_of_day text,
  order_id uuid, offer jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select w.id, v.id, v.name, v.slug, v.kind,
      private.services_waited_for(w), w.from_day, w.to_day, w.part_of_day, b.order_id,
      (select jsonb_build_object('id', o.id, 'starts_at', o.starts_at, 'ends_at', k.ends_at, 'until_at', o.until_at,
        'state', o.state, 'booking_id', k.id)
       from public.waiting_offers as o join public.bookings as k on k.id = o.booking_id and k.state = 'held'
       where o.waiting_id = w.id and (o.state = 'open' and o.until_at > now()
         or o.state = 'claimed' and k.hold_until > now()) order by o.made_at desc limit 1)
    from public.waiting_list as w join public.vendors as v on v.id = w.vendor_id
    left join public.bookings as b on b.id = w.booking_id
    where w.user_id = caller and w.ended_at is null and w.to_day >= private.today()
      and (w.booking_id is null or b.state in ('pending', 'confirmed'))
    order by w.created_at, w.id;
end
$$;

comment on function public.my_waiting_list is
  'What the caller waits for, with what is offered just now: {id, starts_at, ends_at, until_at, state, booking_id}, '
  'open to be claimed, claimed to be paid. order_id is a booking that waits for an earlier time.';

create function private.services_waited_for(w public.waiting_list) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(s.name order by s.n), '{}') from (
    select e.n, k.name from jsonb_array_elements(w.steps) with ordinality as e (step, n)
    join public.services as k on k.id::text = e.step ->> 'service_id'
    union all
    select p.step, p.service_name from private.booking_parts as p
    where p.booking_id = w.booking_id group by p.step, p.service_name
  ) as s
$$;

create function public.vendor_waiting_list(vendor_id uuid)
returns table (id uuid, customer_name text, services text[], from_day date, to_day date, part_of_day text,
  is_earlier boolean, created_at timestamptz, offered_until timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_waiting_list.vendor_id, 'orders');
  return query
    select w.id, p.full_name, private.services_waited_for(w), w.from_day, w.to_day, w.part_of_day,
      w.booking_id is not null, w.created_at, (select max(o.until_at) from public.waiting_offers as o
        where o.waiting_id = w.id and o.state = 'open' and o.until_at > now())
    from public.waiting_list as w left join public.profiles as p on p.id = w.user_id
    where w.vendor_id = vendor_waiting_list.vendor_id and w.ended_at is null and w.to_day >= private.today()
    order by w.created_at, w.id limit 500;
end
$$;

comment on function public.vendor_waiting_list is
  'Who waits for a time at a vendor, in the order in which they are asked. Needs the right to orders.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('waiting_offer', 'success', 'A time is free for you',
    '{vendor}: {day} at {from} is yours if you take it until {until}.', '15 minutes'),
  ('waiting_offer_over', 'info', 'The offer is over',
    '{vendor}: {day} at {from} has gone to the next. You are still on the list.', '1 hour');

-- Accounts that close -------------------------------------------------------------------------------------------------
create function private.waiting_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('waiting_list', (select coalesce(jsonb_agg(to_jsonb(w) - 'user_id' order by w.created_at),
    '[]') from public.waiting_list as w where w.user_id = caller))
$$;

comment on function private.waiting_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_waiting(caller uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.let_offers_pass(array(select o.id from public.waiting_offers as o
    join public.waiting_list as w on w.id = o.waiting_id and w.user_id = caller where o.state = 'open'));
  delete from public.waiting_list as w where w.user_id = caller;
end
$$;

comment on function private.forget_waiting is 'Takes a closed account off all waiting lists; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('waiting_list', 'private.waiting_data', 'private.forget_waiting');

revoke execute on function private.note_freed(uuid, uuid, tstzrange, smallint, boolean), private.note_freed_time(),
  private.note_freed_block(), private.in_part_of_day(timestamptz, text),
  private.offer_to(public.waiting_list, private.freed_times[]),
  private.tell_who_waits(public.waiting_list, text, timestamptz, timestamptz), private.offer_times_of(uuid),
  private.offer_freed_times(integer), private.end_waiting(),
  private.visit_without_way(uuid, jsonb), private.start_waiting(public.waiting_list),
  private.let_offers_pass(uuid[]), private.services_waited_for(public.waiting_list), private.waiting_data(uuid),
  private.forget_waiting(uuid) from public;
revoke execute on function public.join_waiting_list(uuid, jsonb, date, date, text), public.ask_for_earlier(uuid),
  public.leave_waiting_list(uuid), public.decline_offer(uuid), public.claim_offer(uuid), public.my_waiting_list(),
  public.vendor_waiting_list(uuid) from public, anon;
grant execute on function public.join_waiting_list(uuid, jsonb, date, date, text), public.ask_for_earlier(uuid),
  public.leave_waiting_list(uuid), public.decline_offer(uuid), public.claim_offer(uuid), public.my_waiting_list(),
  public.vendor_waiting_list(uuid) to authenticated;
