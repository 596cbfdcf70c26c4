-- What whoever sells time sets up and sees of the day: people and rooms with their hours, services, terms, what stands
-- outside of hours (docs/decisions/0128). Names no trade.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Who of those that are booked has an account here --------------------------------------------------------------------
create table private.resource_accounts (
  resource_id uuid primary key references public.resources (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade
);

comment on table private.resource_accounts is
  'Whose account somebody is who can be booked. Whoever is dismissed is booked until their business switches them off.';

create index resource_accounts_user_idx on private.resource_accounts (user_id);
revoke all on private.resource_accounts from anon, authenticated;

create function private.link_account(vendor_id uuid, resource_id uuid, account text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.resource_accounts as a where a.resource_id = link_account.resource_id;
  if account is null then return; end if;
  insert into private.resource_accounts (resource_id, user_id)
  select r.id, s.user_id from public.vendor_staff as s
  join public.resources as r on r.vendor_id = s.vendor_id and r.kind = 'person'
  where s.vendor_id = link_account.vendor_id and s.user_id::text = account and r.id = link_account.resource_id;
  if not found then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "user_id"}');
  end if;
end
$$;

comment on function private.link_account is
  'Says whose account a person is, one of the business''s people; null takes that back.';

create function private.field_of_service("constraint" text) returns text
language sql immutable set search_path = '' as $$
  select case "constraint" when 'service_name_length' then 'name' when 'service_translations' then 'name_translations'
    when 'service_description_length' then 'description' when 'service_preparation_length' then 'preparation'
    when 'service_section_length' then 'section' when 'service_minutes_form' then 'minutes'
    when 'service_before_range' then 'before_minutes' when 'service_after_range' then 'after_minutes'
    when 'service_people_range' then 'people' when 'service_price_range' then 'price_paise'
    when 'service_need_range' then 'resources' when 'service_person_price_range' then 'resources'
    when 'service_resources_pkey' then 'resources' when 'service_warranty_range' then 'warranty_days'
    when 'services_type_fkey' then 'type' end
$$;

comment on function private.field_of_service is
  'Which field of a service a constraint is about, so that a refusal can stand at it; null for none.';

-- Late cancelling -----------------------------------------------------------------------------------------------------
create function private.bookable_trades(vendor_id uuid) returns setof text
language sql stable set search_path = '' as $$
  select t.trade from public.vendor_trades as t join private.trades as k on k.trade = t.trade
  where t.vendor_id = bookable_trades.vendor_id and k.price = 'private.price_booking' order by t.trade
$$;

comment on function private.bookable_trades is 'The trades of a vendor that are booked at a time.';

create function private.save_cancelling(vendor_id uuid, steps jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wanted private.cancellation_steps[];
begin
  if steps is not null then
    if jsonb_typeof(steps) <> 'array' or jsonb_array_length(steps) > 3 then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "cancelling"}');
    end if;
    -- Nothing at all is a step too: free until the time itself.
    wanted := array(select (null, null, (e ->> 'minutes_before')::integer, (e ->> 'charge_bp')::integer, null, 10000,
        null, now(), 'infinity')::private.cancellation_steps
      from jsonb_array_elements(case when steps = '[]' then '[{"minutes_before": 0, "charge_bp": 0}]'
        else steps end) as e);
    -- A week ahead at most, and nobody pays less for cancelling later.
    if exists (select from unnest(wanted) as w where coalesce(w.minutes_before not between 0 and 10080, true)
          or coalesce(w.charge_bp not between 0 and 10000, true))
        or exists (select from unnest(wanted) as a, unnest(wanted) as b
          where a.minutes_before < b.minutes_before and a.charge_bp <= b.charge_bp)
        or (select count(distinct w.minutes_before) from unnest(wanted) as w) < cardinality(wanted) then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "cancelling"}');
    end if;
  end if;
  -- What nobody changes stays: a booking keeps the steps of the moment it was placed.
  if (select coalesce(jsonb_agg(jsonb_build_array(s.minutes_before, s.charge_bp) order by s.minutes_before), '[]')
      from private.cancellation_steps as s where s.vendor_id = save_cancelling.vendor_id
        and s.valid_until = 'infinity' and s.trade = (select t from private.bookable_trades(
          save_cancelling.vendor_id) as t limit 1))
    = (select coalesce(jsonb_agg(jsonb_build_array(w.minutes_before, w.charge_bp) order by w.minutes_before), '[]')
      from unnest(wanted) as w) then
    return;
  end if;
  delete from private.cancellation_steps as s where s.vendor_id = save_cancelling.vendor_id
    and s.valid_until = 'infinity' and s.valid_from >= now();
  update private.cancellation_steps as s set valid_until = now()
  where s.vendor_id = save_cancelling.vendor_id and s.valid_until = 'infinity';
  insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, valid_from)
  select t, save_cancelling.vendor_id, w.minutes_before, w.charge_bp, w.valid_from
  from private.bookable_trades(save_cancelling.vendor_id) as t, unnest(wanted) as w;
exception when data_exception then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "cancelling"}');
end
$$;

comment on function private.save_cancelling is
  'A vendor''s own steps for cancelling late, at most three, dearer the nearer; null gives back the usual ones. The '
  'cap of its trade holds above them, and what is placed already keeps the steps of its time.';

-- Services ------------------------------------------------------------------------------------------------------------
create function public.sort_services(vendor_id uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(sort_services.vendor_id, 'prices');
  if coalesce(cardinality(ids), 0) not between 1 and 300 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  update public.services as s set position = i.n
  from (select e.id, min(e.n) as n from unnest(ids) with ordinality as e (id, n) group by e.id) as i
  where s.id = i.id and s.vendor_id = sort_services.vendor_id and s.position <> i.n;
end
$$;

comment on function public.sort_services is
  'Puts the services of a vendor into the order of their ids; those that are not named keep their place. Needs the '
  'right to prices.';

create function public.remove_service(service_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.services;
  ahead bigint;
begin
  select * into s from public.services as k where k.id = remove_service.service_id;
  perform private.require_right(s.vendor_id, 'prices');
  -- Whoever holds it just now reads it first, or finds nothing.
  select * into s from public.services as k where k.id = s.id for update;
  select count(distinct b.id) into ahead from private.booking_parts as p join public.bookings as b on b.id =
    p.booking_id where p.service_id = s.id and private.booking_lives(b, now());
  if ahead > 0 then
    perform private.refuse(409, 'service_booked', 'Somebody has booked this. Switch it off instead.',
      jsonb_build_object('count', ahead));
  end if;
  delete from public.services as k where k.id = s.id;
end
$$;

comment on function public.remove_service is
  'Removes a service that nobody has booked ahead; others are switched off, so that their bookings can go to somebody '
  'else. Past bookings keep name and price. Needs the right to prices. Refuses service_booked {count}.';

-- Outside of hours ----------------------------------------------------------------------------------------------------
create function private.outside_hours(vendor_id uuid)
returns table (booking_id uuid, resource_id uuid, service_name text, reason text)
language sql stable set search_path = '' as $$
  with ahead as (
    select b.id, b.starts_at, p.part, p.service_name, r as resource, r.id as resource_id,
      r.kind = 'person' as is_person,
      (p.starts_after, p.minutes, p.before, p.after, array[r.id])::private.visit_part as visit_part
    from public.bookings as b join private.booking_parts as p on p.booking_id = b.id
    join public.resources as r on r.id = p.resource_id
    where b.vendor_id = outside_hours.vendor_id and b.state in ('pending', 'confirmed') and b.starts_at > now()
      and b.starts_at < now() + interval '1 year'
  ), spans as materialized (
    select a.resource_id, i.there, i.there - i.breaks as works, (select coalesce(range_agg(k.during), '{}')
        from private.resource_blocks as k where k.resource_id = a.resource_id and upper(k.during) > now()) as blocked
    from (select (array_agg(h.resource))[1] as resource, h.resource_id, max(h.starts_at) as last from ahead as h
      group by h.resource_id) as a
    cross join lateral private.resource_is_there(a.resource, daterange(private.today(),
      (a.last at time zone 'Asia/Kolkata')::date + 2)) as i
  ), judged as (
    select a.id, a.resource_id, a.service_name, a.starts_at, case
      when not (a.resource).is_active then 'off'
      when exists (select from private.pieces_of(a.visit_part, a.starts_at, a.is_person) as p
        where p.work && s.blocked) then 'blocked'
      when exists (select from private.pieces_of(a.visit_part, a.starts_at, a.is_person) as p
        where not p.work <@ s.there) then 'away'
      when exists (select from private.pieces_of(a.visit_part, a.starts_at, a.is_person) as p
        where not p.work <@ s.works) then 'break' end as reason
    from ahead as a join spans as s on s.resource_id = a.resource_id
  )
  select j.id, j.resource_id, j.service_name, j.reason from judged as j where j.reason is not null
  order by j.starts_at, j.id, j.resource_id
$$;

comment on function private.outside_hours is
  'The parts of coming bookings of a vendor whose person or room is not there then: switched off, blocked, away or in '
  'a break. They stand: somebody decides.';

create function public.bookings_outside_hours(vendor_id uuid) returns table (booking_id uuid, order_id uuid,
  order_number text, starts_at timestamptz, customer_name text, resource_id uuid, resource_name text,
  service_name text, reason text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(bookings_outside_hours.vendor_id, 'orders');
  return query
    select b.id, b.order_id, o.order_number, b.starts_at, p.full_name, r.id, r.name, u.service_name, u.reason
    from private.outside_hours(bookings_outside_hours.vendor_id) as u
    join public.bookings as b on b.id = u.booking_id join public.resources as r on r.id = u.resource_id
    left join public.enhanced_orders as o on o.id = b.order_id left join public.profiles as p on p.id = b.user_id
    order by b.starts_at, b.id, r.id limit 200;
end
$$;

comment on function public.bookings_outside_hours is
  'Coming bookings of a vendor that stand outside of the hours as they are now, with why: off, blocked, away, break. '
  'The next 200; needs the right to orders.';

-- Everything that is set up -------------------------------------------------------------------------------------------
create function private.week_hours(resource_id uuid, valid_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes',
    to_char(h.closes, 'HH24:MI'), 'is_break', h.is_break) order by h.weekday, h.opens), '[]')
  from private.resource_hours as h
  where h.resource_id = week_hours.resource_id and h.valid_from = week_hours.valid_from
$$;

create function public.booking_setup(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := private.today();
  first_trade text;
begin
  perform private.require_staff(booking_setup.vendor_id);
  first_trade := (select t from private.bookable_trades(booking_setup.vendor_id) as t limit 1);
  return jsonb_build_object('today', today,
    'trades', (select coalesce(jsonb_agg(jsonb_build_object('trade', t.trade, 'at_home', exists (
        select from private.trade_kinds as k where k.trade = t.trade and k.at_home)) order by t.trade), '[]')
      from private.bookable_trades(booking_setup.vendor_id) as t (trade)),
    'resources', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'name', r.name,
        'capacity', r.capacity, 'per_day', r.per_day, 'gender', r.gender, 'is_active', r.is_active,
        'account', (select jsonb_build_object('user_id', a.user_id, 'name', private.name_of(a.user_id), 'works_here',
          exists (select from public.vendor_staff as s where s.vendor_id = r.vendor_id and s.user_id = a.user_id))
          from private.resource_accounts as a where a.resource_id = r.id),
        'weeks', (select coalesce(jsonb_agg(jsonb_build_object('valid_from', w.valid_from, 'hours',
            private.week_hours(r.id, w.valid_from)) order by w.valid_from), '[]')
          from private.resource_weeks as w where w.resource_id = r.id and w.valid_from >= coalesce((
            select max(n.valid_from) from private.resource_weeks as n
            where n.resource_id = r.id and n.valid_from <= today), '-infinity')),
        'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'hours', (
            select coalesce(jsonb_agg(jsonb_build_object('opens', to_char(h.opens, 'HH24:MI'), 'closes',
              to_char(h.closes, 'HH24:MI'), 'is_break', h.is_break) order by h.opens), '[]')
            from private.resource_day_hours as h where h.resource_id = r.id and h.day = d.day)) order by d.day), '[]')
          from private.resource_days as d where d.resource_id = r.id and d.day between today and today + 400),
        'blocks', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'starts_at', lower(k.during), 'ends_at',
            upper(k.during), 'note', k.note) order by lower(k.during), k.id), '[]')
          from private.resource_blocks as k where k.resource_id = r.id and upper(k.during) > now()
            and lower(k.during) < now() + interval '400 days')) order by r.kind, r.created_at, r.name, r.id), '[]')
      from public.resources as r where r.vendor_id = booking_setup.vendor_id),
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_translations',
        s.name_translations, 'description', s.description, 'preparation', s.preparation, 'section', s.section,
        'minutes', s.minutes, 'before_minutes', s.before_minutes, 'after_minutes', s.after_minutes, 'people', s.people,
        'price_paise', s.price_paise, 'trade', s.trade, 'type', s.type, 'warranty_days', s.warranty_days,
        'sets_off', s.sets_off, 'is_active', s.is_active,
        'resources', (select coalesce(jsonb_agg(jsonb_build_object('id', e.resource_id, 'need', e.need, 'price_paise',
            e.price_paise) order by e.need, e.resource_id), '[]')
          from public.service_resources as e where e.service_id = s.id)) order by s.position, s.created_at, s.id), '[]')
      from public.services as s where s.vendor_id = booking_setup.vendor_id),
    'terms', (select to_jsonb(t) - 'vendor_id' from public.booking_terms as t
      where t.vendor_id = booking_setup.vendor_id),
    'cancelling', jsonb_build_object(
      'own', (select jsonb_agg(jsonb_build_object('minutes_before', c.minutes_before, 'charge_bp', c.charge_bp)
          order by c.minutes_before desc) from private.cancellation_steps as c where c.trade = first_trade
        and c.vendor_id = booking_setup.vendor_id and c.valid_until = 'infinity'),
      'usual', (select coalesce(jsonb_agg(jsonb_build_object('minutes_before', c.minutes_before, 'charge_bp',
          c.charge_bp) order by c.minutes_before desc), '[]') from private.cancellation_steps as c
        where c.trade = first_trade and c.vendor_id is null and c.valid_until = 'infinity')));
end
$$;

comment on function public.booking_setup is
  'What a vendor that sells time has set up, for its people: {today, trades: [{trade, at_home}] that it is booked in, '
  'resources: [{…, account: {user_id, name, works_here}, weeks (the present one and those to come), days, blocks}], '
  'services: [{…, trade, type, warranty_days, sets_off, resources}], terms (null for the usual), cancelling: {own '
  '(null for the usual), usual}}.';

-- The day -------------------------------------------------------------------------------------------------------------
create function private.minutes_in(spans tstzmultirange) returns integer
language sql immutable set search_path = '' as $$
  select coalesce(sum(extract(epoch from upper(s) - lower(s)) / 60), 0)::integer from unnest(spans) as s
$$;

comment on function private.minutes_in is 'How many minutes some spans are, none of them endless.';

create function public.booking_day(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := private.today();
  whole tstzrange := tstzrange(private.india_midnight(today), private.india_midnight(today + 1));
  rest tstzmultirange := tstzmultirange(tstzrange(now(), private.india_midnight(today + 1)));
  rights text[];
begin
  perform private.require_right(booking_day.vendor_id, 'orders');
  rights := array(select distinct r."right" from private.position_rights as r
    where private.may(booking_day.vendor_id, r."right"));
  return jsonb_build_object('server_now', now(),
    'next', (select coalesce(jsonb_agg(to_jsonb(n) order by n.starts_at, n.id), '[]') from (
      select b.id, b.order_id, o.order_number, b.state, b.starts_at, b.ends_at, p.full_name as customer_name,
        private.booking_steps(b.id) as steps
      from public.bookings as b left join public.enhanced_orders as o on o.id = b.order_id
      left join public.profiles as p on p.id = b.user_id
      where b.vendor_id = booking_day.vendor_id and b.state in ('confirmed', 'in_progress') and b.ends_at > now()
        and b.starts_at < upper(whole) order by b.starts_at, b.id limit 6) as n),
    'today', (select count(*) from public.bookings as b where b.vendor_id = booking_day.vendor_id
      and b.starts_at >= lower(whole) and b.starts_at < upper(whole)
      and b.state in ('confirmed', 'in_progress', 'completed', 'no_show')),
    'requests', (select coalesce(jsonb_agg(to_jsonb(n) order by n.accept_by, n.id), '[]') from (
      select b.id, b.order_id, o.order_number, b.state, b.starts_at, b.ends_at, o.accept_by,
        p.full_name as customer_name, private.booking_steps(b.id) as steps
      from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
      left join public.profiles as p on p.id = b.user_id
      where b.vendor_id = booking_day.vendor_id and b.state = 'pending' and o.status = 'pending'
      order by o.accept_by, b.id limit 20) as n),
    'capacity', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name,
        'open_minutes', private.minutes_in(d.works * tstzmultirange(whole)),
        'free_minutes', private.minutes_in(d.works * rest - d.busy)) order by r.created_at, r.name, r.id), '[]')
      from public.resources as r
      cross join lateral private.resource_is_there(r, daterange(today, today + 1)) as i
      cross join lateral (select i.there - i.breaks - (select coalesce(range_agg(k.during), '{}')
          from private.resource_blocks as k where k.resource_id = r.id and k.during && whole) as works,
        (select coalesce(range_agg(t.during), '{}') from private.taken_times as t
          join public.bookings as b on b.id = t.booking_id
          where t.resource_id = r.id and t.during && whole and private.booking_lives(b, now())) as busy) as d
      where r.vendor_id = booking_day.vendor_id and r.kind = 'person' and r.is_active),
    'money', case when 'prices' = any (rights) then (
      select jsonb_build_object('booked_paise', coalesce(sum(o.total_paise), 0),
        'done_paise', coalesce(sum(o.total_paise) filter (where o.status = 'delivered'), 0),
        'to_collect_paise', coalesce(sum(greatest(o.total_paise - private.paid(o.id), 0))
          filter (where o.status <> 'delivered'), 0))
      from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
      where b.vendor_id = booking_day.vendor_id and b.starts_at >= lower(whole) and b.starts_at < upper(whole)
        and b.state in ('confirmed', 'in_progress', 'completed')) end,
    'outside', (select count(distinct u.booking_id) from private.outside_hours(booking_day.vendor_id) as u),
    'setup', (select jsonb_build_object(
        'services', exists (select from public.services as s where s.vendor_id = v.id and s.is_active
          and exists (select from public.service_resources as e join public.resources as r on r.id = e.resource_id
            where e.service_id = s.id and e.need = 1 and r.is_active)),
        'people', exists (select from public.resources as r where r.vendor_id = v.id and r.is_active
          and r.kind = 'person'),
        'hours', exists (select from public.resources as r where r.vendor_id = v.id and r.is_active)
          and not exists (select from public.resources as r where r.vendor_id = v.id and r.is_active
            and r.kind = 'person' and not exists (select from private.resource_weeks as w where w.resource_id = r.id)),
        'opening', exists (select from public.vendor_hours as h where h.vendor_id = v.id),
        'terms', exists (select from public.booking_terms as t where t.vendor_id = v.id),
        'photo', v.picture is not null,
        'bank', case when 'money' = any (rights) then exists (select from private.payout_accounts as b
          where b.owner_id = v.id and b.kind = 'vendor_payable' and b.replaced_at is null) end)
      from public.vendors as v where v.id = booking_day.vendor_id));
end
$$;

comment on function public.booking_day is
  'The day of whoever sells time: {server_now, next (six visits), today (how many), requests (that wait for an answer, '
  'the most urgent first), capacity: [{id, name, open_minutes (today), free_minutes (of what is left)}], money: '
  '{booked_paise, done_paise, to_collect_paise} of today''s visits with the right to prices, outside (bookings outside '
  'of hours), setup: {services, people, hours, opening, terms, photo, bank (null without the right to money)}}. Needs '
  'the right to orders.';

-- Accounts that close -------------------------------------------------------------------------------------------------
create function private.resource_account_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('booked_as', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'name',
      r.name) order by v.name, r.name), '[]')
    from private.resource_accounts as a join public.resources as r on r.id = a.resource_id
    join public.vendors as v on v.id = r.vendor_id where a.user_id = caller))
$$;

comment on function private.resource_account_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_resource_account(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.resource_accounts as a where a.user_id = caller
$$;

comment on function private.forget_resource_account is
  'Takes the account from whom it was booked as; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('booked_people', 'private.resource_account_data', 'private.forget_resource_account');

revoke execute on function private.link_account(uuid, uuid, text), private.field_of_service(text),
  private.bookable_trades(uuid), private.save_cancelling(uuid, jsonb), private.outside_hours(uuid),
  private.week_hours(uuid, date), private.minutes_in(tstzmultirange), private.resource_account_data(uuid),
  private.forget_resource_account(uuid) from public;
revoke execute on function public.sort_services(uuid, uuid[]), public.remove_service(uuid),
  public.bookings_outside_hours(uuid), public.booking_setup(uuid), public.booking_day(uuid) from public, anon;
grant execute on function public.sort_services(uuid, uuid[]), public.remove_service(uuid),
  public.bookings_outside_hours(uuid), public.booking_setup(uuid), public.booking_day(uuid) to authenticated;
