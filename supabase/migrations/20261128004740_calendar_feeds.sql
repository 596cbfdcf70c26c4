-- What a customer has after booking: the list of all that they booked, and calendars that read it by a secret address
-- (docs/decisions/0127).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- The list ------------------------------------------------------------------------------------------------------------
create function public.my_bookings(past boolean default false, after_at timestamptz default null,
  after_id uuid default null, most integer default 20)
returns table (id uuid, order_id uuid, order_number text, trade text, kind public.order_kind, state text,
  starts_at timestamptz, ends_at timestamptz, moved jsonb, steps jsonb, vendor jsonb, home text,
  total_paise bigint, due_paise bigint, charge_paise bigint, can_rate boolean, series jsonb, package jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select b.id, o.id, o.order_number, o.trade, o.kind, b.state, b.starts_at, b.ends_at, private.last_move(o),
      private.booking_steps(b.id), jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'picture', v.picture,
        'address', v.address, 'lat', v.lat, 'lng', v.lng), o.address ->> 'line', o.total_paise::bigint,
      case when b.state in ('pending', 'confirmed', 'in_progress') then (select coalesce(sum(p.amount_paise
        - p.refunded_paise), 0) from public.payments as p where p.order_id = o.id and p.collected_at is null
        and p.status not in ('failed', 'void')) else 0 end::bigint,
      case when b.state in ('pending', 'confirmed')
        then (private.cancellation_terms(o, 'user', 'changed_mind') ->> 'charge_paise')::bigint end,
      private.can_rate(o), private.place_in_series(b), private.package_used_by(o.id)
    from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
    join public.vendors as v on v.id = b.vendor_id
    where b.user_id = caller
      and (b.state in ('pending', 'confirmed', 'in_progress')) <> coalesce(my_bookings.past, false)
      and (my_bookings.after_at is null or case when my_bookings.past
        then (b.starts_at, b.id) < (my_bookings.after_at, my_bookings.after_id)
        else (b.starts_at, b.id) > (my_bookings.after_at, my_bookings.after_id) end)
    order by case when my_bookings.past then b.starts_at end desc, case when my_bookings.past then b.id end desc,
      b.starts_at, b.id
    limit least(greatest(coalesce(my_bookings.most, 20), 1), 50);
end
$$;

comment on function public.my_bookings is
  'What the caller has booked, of every trade: what is to come, soonest first, or what is over, last first; a page '
  'after a row by its time and id. home is where it is, null at the vendor; due_paise is still to be paid, '
  'charge_paise what cancelling costs now, null once it is too late for that. series is {id, number, visits, left} '
  'where it is one of several, package {order_id, name} where a sitting of one pays it.';

-- Events of a calendar ------------------------------------------------------------------------------------------------
create function private.calendar_event(b public.bookings, resource_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', b.id, 'order_id', b.order_id, 'order_number', o.order_number,
    'state', case when b.state = 'pending' then 'tentative'
      when b.state in ('confirmed', 'in_progress', 'completed') then 'confirmed' else 'cancelled' end,
    -- Rises whenever a calendar has to show something else: with each move, and when it is called off.
    'sequence', (select count(*) from private.order_reschedules as r where r.order_id = b.order_id)
      + case when b.state in ('cancelled', 'declined', 'skipped', 'no_show') then 1 else 0 end,
    'starts_at', b.starts_at + make_interval(mins => coalesce(p.first, 0)),
    'ends_at', coalesce(b.starts_at + make_interval(mins => p.last), b.ends_at),
    'changed_at', coalesce(o.updated_at, b.created_at), 'services', p.services, 'people', p.people,
    'prepare', case when calendar_event.resource_id is null then p.prepare end,
    'customer', case when calendar_event.resource_id is not null
      then (select nullif(split_part(u.full_name, ' ', 1), '') from public.profiles as u where u.id = b.user_id) end,
    'vendor', case when calendar_event.resource_id is null then v.name end,
    'place', case when calendar_event.resource_id is not null then null when o.address is null
      then jsonb_build_object('name', v.name, 'address', v.address, 'lat', v.lat, 'lng', v.lng)
      else jsonb_build_object('name', o.address ->> 'line', 'address', o.address ->> 'city') end)
  from public.vendors as v left join public.enhanced_orders as o on o.id = b.order_id
  cross join lateral (
    select min(k.starts_after) filter (where calendar_event.resource_id is not null) as first,
      max(k.starts_after + (select sum(m) from unnest(k.minutes) as m))
        filter (where calendar_event.resource_id is not null)::integer as last,
      jsonb_agg(distinct jsonb_build_object('step', k.step, 'name', k.service_name)) as services,
      jsonb_agg(distinct r.name) filter (where k.need = 1) as people,
      string_agg(distinct s.preparation, ' ') as prepare
    from private.booking_parts as k join public.resources as r on r.id = k.resource_id
    left join public.services as s on s.id = k.service_id
    where k.booking_id = b.id
      and (calendar_event.resource_id is null or k.resource_id = calendar_event.resource_id)
  ) as p
  where v.id = b.vendor_id
$$;

comment on function private.calendar_event is
  'A booking as a calendar shows it: to its customer with the place, the vendor''s or their home, to somebody of the '
  'vendor their own part of it with the customer''s first name. Cancelled, its number rises by one and its times stay.';

create function private.stays_in_calendar(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select case when b.state in ('pending', 'confirmed', 'in_progress', 'completed')
      then b.ends_at > now() - interval '30 days'
    -- Calendars take away what they are told of: until its day is over.
    when b.state in ('cancelled', 'declined', 'skipped', 'no_show') then
      (b.ends_at at time zone 'Asia/Kolkata')::date >= (now() at time zone 'Asia/Kolkata')::date
    else false end
$$;

comment on function private.stays_in_calendar is
  'Whether a feed tells of a booking: a month back, and one that was called off until its day is over.';

create function public.booking_event(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  event jsonb;
begin
  select private.calendar_event(b) into event from public.bookings as b
  where b.order_id = booking_event.order_id and b.user_id = caller;
  if event is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return event;
end
$$;

comment on function public.booking_event is 'The caller''s own booking as the entry of a calendar.';

-- Feeds ---------------------------------------------------------------------------------------------------------------
create table private.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  resource_id uuid references public.resources (id) on delete cascade,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  reads_since timestamptz not null default now(),
  reads integer not null default 0,
  constraint calendar_feed_once unique nulls not distinct (user_id, resource_id)
);

comment on table private.calendar_feeds is
  'Secret addresses by which calendars read bookings: one''s own, or those of somebody at a vendor, read with the '
  'rights of whoever made the address. A new one takes the place of the old.';
comment on column private.calendar_feeds.token_hash is
  'SHA-256 of what the address carries, 256 random bits that are not kept.';
comment on column private.calendar_feeds.reads is 'How often it was read since reads_since, at most an hour.';

create index calendar_feeds_resource_idx on private.calendar_feeds (resource_id);

revoke all on private.calendar_feeds from anon, authenticated;

create function private.whose_feed(resource_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if whose_feed.resource_id is not null then
    perform private.require_right((select r.vendor_id from public.resources as r where r.id = whose_feed.resource_id),
      'orders');
  end if;
  return caller;
end
$$;

comment on function private.whose_feed is
  'The caller, who reads their own bookings, or those of somebody where they see the orders.';

create function public.calendar_feed(resource_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at) from private.calendar_feeds as f
  where f.user_id = private.whose_feed(calendar_feed.resource_id)
    and f.resource_id is not distinct from calendar_feed.resource_id
$$;

comment on function public.calendar_feed is
  'Since when the caller has an address for calendars and when one last read it; null while there is none.';

create function public.open_calendar_feed(resource_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.whose_feed(open_calendar_feed.resource_id);
  token text := rtrim(translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/', '-_'), '=');
begin
  perform private.hold_account(caller);
  insert into private.calendar_feeds as f (token_hash, user_id, resource_id)
  values (sha256(convert_to(token, 'utf8')), caller, open_calendar_feed.resource_id)
  on conflict on constraint calendar_feed_once do update set token_hash = excluded.token_hash, created_at = now(),
    read_at = null, reads_since = now(), reads = 0;
  return jsonb_build_object('token', token);
end
$$;

comment on function public.open_calendar_feed is
  'A new secret for an address by which calendars read the caller''s bookings, or those of somebody at a vendor: '
  '{token}, told only once. The one before ends.';

create function public.end_calendar_feed(resource_id uuid default null) returns void
language sql security definer set search_path = '' as $$
  delete from private.calendar_feeds as f where f.user_id = private.whose_feed(end_calendar_feed.resource_id)
    and f.resource_id is not distinct from end_calendar_feed.resource_id
$$;

comment on function public.end_calendar_feed is 'Ends the caller''s address for calendars at once.';

create function public.read_calendar_feed(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  f private.calendar_feeds;
  shown public.resources;
begin
  update private.calendar_feeds as k set read_at = now(),
    reads = case when k.reads_since > now() - interval '1 hour' then k.reads + 1 else 1 end,
    reads_since = case when k.reads_since > now() - interval '1 hour' then k.reads_since else now() end
  where k.token_hash = sha256(convert_to(left(read_calendar_feed.token, 60), 'utf8')) returning * into f;
  if f.reads > 120 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
  select * into shown from public.resources as r where r.id = f.resource_id and r.is_active
    and f.user_id in (select private.staff_with(r.vendor_id, 'orders'));
  -- Whoever left, or was switched off, has no address any more; nothing tells it from one that never was.
  if f.id is null or f.resource_id is not null and shown.id is null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  return jsonb_build_object('name', shown.name, 'events', (
    select coalesce(jsonb_agg(private.calendar_event(b, f.resource_id) order by b.starts_at, b.id), '[]')
    from (
      select k.* from public.bookings as k
      where f.resource_id is null and k.user_id = f.user_id and k.order_id is not null
        and k.starts_at > now() - interval '31 days'
      union all
      select k.* from public.bookings as k
      where k.vendor_id = shown.vendor_id and k.starts_at > now() - interval '31 days'
        and exists (select from private.booking_parts as p where p.booking_id = k.id and p.resource_id = shown.id)
    ) as b where private.stays_in_calendar(b)));
end
$$;

comment on function public.read_calendar_feed is
  'For the function calendar only: the bookings that an address tells, {name of whoever they are with at a vendor, '
  'events}. 120 times an hour at most; refuses share_link_not_found alike for an address that never was and one that '
  'has ended.';

-- Accounts that close -------------------------------------------------------------------------------------------------
create function private.calendar_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('calendar_addresses', (select coalesce(jsonb_agg(jsonb_build_object('of', r.name,
    'created_at', f.created_at, 'read_at', f.read_at) order by f.created_at), '[]')
    from private.calendar_feeds as f left join public.resources as r on r.id = f.resource_id where f.user_id = caller))
$$;

comment on function private.calendar_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_calendars(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.calendar_feeds as f where f.user_id = caller
$$;

comment on function private.forget_calendars is 'Ends the addresses of a closed account; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('calendars', 'private.calendar_data', 'private.forget_calendars');

revoke execute on function private.calendar_data(uuid), private.calendar_event(public.bookings, uuid),
  private.forget_calendars(uuid), private.stays_in_calendar(public.bookings), private.whose_feed(uuid) from public;
revoke execute on function public.booking_event(uuid), public.calendar_feed(uuid), public.end_calendar_feed(uuid),
  public.my_bookings(boolean, timestamptz, uuid, integer), public.open_calendar_feed(uuid),
  public.read_calendar_feed(text) from public, anon, authenticated;
grant execute on function public.booking_event(uuid), public.calendar_feed(uuid), public.end_calendar_feed(uuid),
  public.my_bookings(boolean, timestamptz, uuid, integer), public.open_calendar_feed(uuid) to authenticated;
grant execute on function public.read_calendar_feed(text) to service_role;
