-- Who can be booked near a place, what they offer and when, for every trade that is booked (docs/decisions/0126).
-- Names no trade: a reader asks for one.

-- Near a place --------------------------------------------------------------------------------------------------------
create function private.bookable_near(trade text, lat double precision, lng double precision)
returns table (vendor_id uuid, metres integer)
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  here extensions.cube;
begin
  if not coalesce(bookable_near.lat between -90 and 90 and bookable_near.lng between -180 and 180, false) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  perform private.bound(bookable_near.trade, 100);
  if not exists (select from private.trades as t where t.trade = bookable_near.trade
      and t.price = 'private.price_booking') then return; end if;
  here := extensions.ll_to_earth(bookable_near.lat, bookable_near.lng);
  return query
    -- The nearest ones by the index, at most 200 and as far as vendors are searched for: one goes there oneself.
    select n.id, n.metres from (
      select v.id, round(2 * 6371000 * asin(least(1, (extensions.ll_to_earth(v.lat, v.lng)
        operator(extensions.<->) here) / (2 * extensions.earth()))))::integer as metres
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng)
          operator(extensions.<@) extensions.earth_box(here, 15000)
        and exists (select from public.vendor_trades as t where t.vendor_id = v.id and t.trade = bookable_near.trade)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200) as n
    where n.metres <= 15000;
end
$$;

comment on function private.bookable_near is
  'The vendors on show that can be booked by a trade within 15 km, at most the 200 nearest. Refuses place_invalid.';

create function private.pattern_of(search text) returns text
language sql immutable set search_path = '' as $$
  select '%' || replace(replace(replace(lower(left(nullif(trim(pattern_of.search), ''), 100)), '\', '\\'), '%', '\%'),
    '_', '\_') || '%'
$$;

comment on function private.pattern_of is
  'What like finds a typed text by, of its first hundred characters; null for none.';

create function private.offers_of(trade text, vendors uuid[])
returns table (service_id uuid, vendor_id uuid, resource_id uuid, price_paise integer)
language sql stable security definer set search_path = '' as $$
  select s.id, s.vendor_id, r.id, coalesce(o.price_paise, s.price_paise)
  from public.services as s join public.service_resources as o on o.service_id = s.id and o.need = 1
  join public.resources as r on r.id = o.resource_id and r.is_active
  where s.vendor_id = any (offers_of.vendors) and s.trade = offers_of.trade and s.is_active
$$;

comment on function private.offers_of is 'Who does which service of these vendors at which price.';

create function private.next_free_time(vendor_id uuid, service_id uuid, resource_id uuid default null)
returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  visit record;
  rules private.start_rules := private.start_rules_of(vendor_id);
  first date := ((now() + make_interval(mins => rules.notice)) at time zone 'Asia/Kolkata')::date;
  found timestamptz;
begin
  select * into visit from private.visit_of(vendor_id, jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'service_id', service_id, 'resource_id', resource_id))));
  -- Nearly always somebody is free on the first two days.
  select min(s) into found from private.free_starts(visit.parts, rules, daterange(first, first + 2), now()) as s;
  if found is null then
    select min(s) into found from private.free_starts(visit.parts, rules, daterange(first + 2, first + 7), now())
      as s;
  end if;
  return found;
end
$$;

comment on function private.next_free_time is
  'The first time at which a service can be booked, by somebody where it is said by whom; null for none in a week.';

create function public.bookable_vendors(trade text, lat double precision, lng double precision,
  search text default null, section text default null, sort text default 'nearest', page_size integer default 10,
  cursor jsonb default null)
returns table (id uuid, slug text, name text, tagline text, area text, picture text, rating numeric,
  ratings_count integer, distance_m integer, services text[], services_count integer, from_paise integer,
  next_free_at timestamptz, next_cursor jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.pattern_of(bookable_vendors.search);
begin
  if coalesce(bookable_vendors.sort, 'nearest') not in ('nearest', 'top_rated') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(bookable_vendors.cursor, 1000);
  if bookable_vendors.cursor is not null and not coalesce(jsonb_typeof(bookable_vendors.cursor -> 'rank') = 'number'
      and pg_input_is_valid(bookable_vendors.cursor ->> 'rank', 'double precision')
      and pg_input_is_valid(bookable_vendors.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
  with near as materialized (
    select * from private.bookable_near(bookable_vendors.trade, bookable_vendors.lat, bookable_vendors.lng)
  ), offered as materialized (
    select o.vendor_id, o.service_id, min(o.price_paise) as price_paise
    from private.offers_of(bookable_vendors.trade, array(select n.vendor_id from near as n)) as o
    group by o.vendor_id, o.service_id
  ), matching as materialized (
    -- Whoever is meant by name shows everything, whoever is found by a service that one.
    select o.*, s.name, s.position from offered as o join public.services as s on s.id = o.service_id
    join public.vendors as v on v.id = o.vendor_id
    where (bookable_vendors.section is null or lower(trim(s.section)) = lower(trim(bookable_vendors.section)))
      and (words is null or lower(s.name) like words or lower(s.section) like words or lower(v.name) like words
        or lower(v.area) like words)
  ), found as (
    select m.vendor_id, min(m.price_paise) as from_paise, count(*)::integer as services_count,
      (array_agg(m.name order by m.position, m.name))[1:3] as services,
      (array_agg(m.service_id order by m.price_paise, m.position, m.service_id))[1] as service_id
    from matching as m group by m.vendor_id
  ), ranked as (
    select f.*, n.metres, (case when bookable_vendors.sort = 'top_rated'
        then 100000 - private.ranked_rating(v.rating, v.ratings_count) * 10000 + n.metres / 100000.0
        else n.metres end)::double precision as rank
    from found as f join near as n on n.vendor_id = f.vendor_id join public.vendors as v on v.id = f.vendor_id
  ), page as materialized (
    select r.* from ranked as r
    where bookable_vendors.cursor is null or (r.rank, r.vendor_id)
      > ((bookable_vendors.cursor ->> 'rank')::double precision, (bookable_vendors.cursor ->> 'id')::uuid)
    order by r.rank, r.vendor_id limit least(greatest(coalesce(bookable_vendors.page_size, 10), 1), 20)
  )
  select v.id, v.slug, v.name, v.tagline, v.area, v.picture, v.rating, v.ratings_count, p.metres, p.services,
    p.services_count, p.from_paise, private.next_free_time(p.vendor_id, p.service_id),
    jsonb_build_object('rank', p.rank, 'id', v.id)
  from page as p join public.vendors as v on v.id = p.vendor_id
  order by p.rank, p.vendor_id;
end
$$;

comment on function public.bookable_vendors is
  'Whoever can be booked by a trade within 15 km of a place, the nearest or best rated first, a page at a time: pass '
  'the last row''s next_cursor. search finds names of vendors, areas, services and sections; services are three of '
  'services_count that match, from_paise the least that one costs, next_free_at when that one can be booked, null '
  'for not within a week. For everybody.';

create function public.bookable_services(trade text, lat double precision, lng double precision,
  search text default null)
returns table (section text, name text, vendors_count integer, from_paise integer, to_paise integer,
  from_minutes integer, to_minutes integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.pattern_of(bookable_services.search);
begin
  return query
  with offered as (
    select s.id, s.vendor_id, s.section, s.name, o.price_paise, (select sum(m) from unnest(s.minutes) as m)::integer
      as minutes
    from private.offers_of(bookable_services.trade, array(select n.vendor_id from private.bookable_near(
      bookable_services.trade, bookable_services.lat, bookable_services.lng) as n)) as o
    join public.services as s on s.id = o.service_id
    where words is null or lower(s.name) like words or lower(s.section) like words
  )
  -- What several call alike is one; how most of them write it is shown.
  select coalesce(trim(mode() within group (order by o.section)), ''), trim(mode() within group (order by o.name)),
    count(distinct o.vendor_id)::integer, min(o.price_paise), max(o.price_paise), min(o.minutes), max(o.minutes)
  from offered as o group by lower(trim(coalesce(o.section, ''))), lower(trim(o.name))
  order by 1, count(distinct o.vendor_id) desc, 2 limit 300;
end
$$;

comment on function public.bookable_services is
  'What can be booked by a trade within 15 km of a place: by section and name, with the span of prices in paise and '
  'minutes, and how many offer it. For everybody.';

create function public.bookable_people(trade text, lat double precision, lng double precision,
  search text default null, page_size integer default 10, cursor jsonb default null)
returns table (id uuid, name text, vendor_slug text, vendor_name text, area text, rating numeric,
  ratings_count integer, distance_m integer, services text[], services_count integer, from_paise integer,
  next_free_at timestamptz, next_cursor jsonb, own_rating numeric, own_ratings_count integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.pattern_of(bookable_people.search);
begin
  perform private.bound(bookable_people.cursor, 1000);
  if bookable_people.cursor is not null and not coalesce(jsonb_typeof(bookable_people.cursor -> 'rank') = 'number'
      and pg_input_is_valid(bookable_people.cursor ->> 'rank', 'double precision')
      and pg_input_is_valid(bookable_people.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
  with near as materialized (
    select * from private.bookable_near(bookable_people.trade, bookable_people.lat, bookable_people.lng)
  ), does as materialized (
    select o.resource_id, o.vendor_id, o.service_id, o.price_paise, s.name, s.position
    from private.offers_of(bookable_people.trade, array(select n.vendor_id from near as n)) as o
    join public.services as s on s.id = o.service_id
    join public.resources as r on r.id = o.resource_id and r.kind = 'person'
    join public.vendors as v on v.id = o.vendor_id
    where words is null or lower(r.name) like words or lower(s.name) like words or lower(s.section) like words
      or lower(v.name) like words
  ), people as (
    select d.resource_id, d.vendor_id, min(d.price_paise) as from_paise, count(*)::integer as services_count,
      (array_agg(d.name order by d.position, d.name))[1:3] as services,
      (array_agg(d.service_id order by d.price_paise, d.position, d.service_id))[1] as service_id
    from does as d group by d.resource_id, d.vendor_id
  ), page as materialized (
    select p.*, n.metres from people as p join near as n on n.vendor_id = p.vendor_id
    where bookable_people.cursor is null or (n.metres, p.resource_id)
      > ((bookable_people.cursor ->> 'rank')::double precision, (bookable_people.cursor ->> 'id')::uuid)
    order by n.metres, p.resource_id limit least(greatest(coalesce(bookable_people.page_size, 10), 1), 20)
  )
  select r.id, r.name, v.slug, v.name, v.area, v.rating, v.ratings_count, p.metres, p.services, p.services_count,
    p.from_paise, private.next_free_time(p.vendor_id, p.service_id, r.id),
    jsonb_build_object('rank', p.metres, 'id', r.id), (own ->> 'rating')::numeric, (own ->> 'ratings_count')::integer
  from page as p join public.resources as r on r.id = p.resource_id join public.vendors as v on v.id = p.vendor_id
  cross join lateral private.rating_of_person(r.id) as own
  order by p.metres, r.id;
end
$$;

comment on function public.bookable_people is
  'Who can be booked by a trade within 15 km of a place, by name, with the vendor they work at: the nearest first, a '
  'page at a time. rating is the vendor''s, own_rating theirs. services are three of services_count that match, '
  'next_free_at when the cheapest of them can be booked with them, null for not within a week. For everybody.';

-- One vendor ----------------------------------------------------------------------------------------------------------
create function public.bookable_vendor(vendor text, trade text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(bookable_vendor.vendor);
  terms public.booking_terms;
  today date := private.today();
  offered jsonb;
begin
  perform private.bound(bookable_vendor.trade, 100);
  select t.* into terms from public.booking_terms as t where t.vendor_id = v.id;
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description,
      'section', s.section, 'minutes', (select sum(m) from unnest(s.minutes) as m), 'people', s.people,
      'price_paise', w.least, 'to_paise', w.most, 'warranty_days', s.warranty_days, 'sets_off', s.sets_off,
      'resources', w.who) order by s.position, s.name, s.id), '[]')
    into offered
  from public.services as s
  cross join lateral (
    select min(o.price_paise) as least, max(o.price_paise) as most, jsonb_agg(jsonb_build_object('id', o.resource_id,
      'price_paise', o.price_paise) order by o.resource_id) as who
    from private.offers_of(bookable_vendor.trade, array[v.id]) as o where o.service_id = s.id
  ) as w
  where s.vendor_id = v.id and s.trade = bookable_vendor.trade and s.is_active and w.who is not null;
  return jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'tagline', v.tagline,
    'area', v.area, 'address', v.address, 'lat', v.lat, 'lng', v.lng, 'picture', v.picture, 'rating', v.rating,
    'ratings_count', v.ratings_count, 'services', offered,
    'people', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'gender', r.gender)
        || private.rating_of_person(r.id) order by r.name, r.id), '[]')
      from public.resources as r where r.vendor_id = v.id and r.is_active and r.kind = 'person'
        and exists (select from jsonb_array_elements(offered) as s
          where s -> 'resources' @> jsonb_build_array(jsonb_build_object('id', r.id)))),
    -- When somebody who can be booked is there.
    'today', (select coalesce(jsonb_agg(jsonb_build_object('opens_at', lower(o), 'closes_at', upper(o))
        order by lower(o)), '[]')
      from (select range_agg(i.there * tstzmultirange(private.hours_on(today, '00:00', '24:00'))) as hours
        from public.resources as r, private.resource_is_there(r, daterange(today, today + 1)) as i
        where r.vendor_id = v.id and r.is_active and r.kind = 'person') as h, unnest(h.hours) as o),
    'terms', jsonb_build_object('confirms_itself', coalesce(terms.confirms_itself, true),
      'deposit_bp', coalesce(terms.deposit_bp, 0), 'deposit_for_new_only', coalesce(terms.deposit_for_new_only, false),
      'horizon_days', coalesce(terms.horizon_days, 30), 'cancelling', (
        select coalesce(jsonb_agg(jsonb_build_object('minutes_before', s.minutes_before, 'charge_bp', s.charge_bp,
          'max_charge_paise', s.max_charge_paise) order by s.minutes_before desc), '[]')
        from private.steps_of(jsonb_populate_record(null::public.enhanced_orders, jsonb_build_object('trade',
          bookable_vendor.trade, 'vendor_id', v.id))) as s)));
end
$$;

comment on function public.bookable_vendor is
  'Everything the page of a vendor shows from which a trade is booked: who it is, where, when somebody is there today, '
  'who can be booked [{id, name, rating, ratings_count}], services [{id, name, description, section, minutes, people, '
  'price_paise (the least), to_paise, warranty_days, sets_off, resources: [{id, price_paise}]}], and terms '
  '{confirms_itself, deposit_bp, deposit_for_new_only, horizon_days, cancelling: [{minutes_before, charge_bp, '
  'max_charge_paise}]}. By slug or id, for everybody. Refuses vendor_not_found.';

create function public.my_hold(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return (select jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'hold_until',
      b.hold_until, 'server_now', now(), 'steps', private.booking_steps(b.id), 'series', (
        select jsonb_build_object('id', b.series_id, 'visits', jsonb_agg(jsonb_build_object('id', h.id, 'starts_at',
          h.starts_at, 'ends_at', h.ends_at) order by h.starts_at)) from public.bookings as h
        where h.series_id = b.series_id and h.state = 'held' and h.hold_until > now() having count(*) > 0))
    from public.bookings as b
    where b.user_id = caller and b.vendor_id = my_hold.vendor_id and b.state = 'held' and b.hold_until > now()
    order by b.hold_until desc, b.starts_at limit 1);
end
$$;

comment on function public.my_hold is
  'The time that the caller keeps at a vendor, with who has which step; null for none. So a page that was closed '
  'meanwhile goes on where it was. Of a series it is the first, with series {id, visits: [{id, starts_at, ends_at}]}.';

-- Found by what they offer --------------------------------------------------------------------------------------------
create function private.find_by_services() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.vendors as v set keywords = w.words
  from (
    select c.vendor_id, left(coalesce((select string_agg(distinct said, ' ') from public.services as s,
      unnest(array[lower(trim(s.section)), lower(trim(s.name))]) as said
      where s.vendor_id = c.vendor_id and s.is_active), ''), 4000) as words
    from (select distinct k.vendor_id from changed as k) as c
  ) as w
  where v.id = w.vendor_id and v.keywords <> w.words
    -- Whoever sells dishes or goods as well is found by those.
    and not exists (select from public.vendor_trades as t join private.trades as k on k.trade = t.trade
      where t.vendor_id = v.id and k.price is distinct from 'private.price_booking');
  return null;
end
$$;

comment on function private.find_by_services is 'The search finds a vendor by what can be booked there.';

create trigger new_services_find_their_vendor after insert on public.services
  referencing new table as changed for each statement execute function private.find_by_services();
create trigger changed_services_find_their_vendor after update on public.services
  referencing new table as changed for each statement execute function private.find_by_services();
create trigger removed_services_find_no_vendor after delete on public.services
  referencing old table as changed for each statement execute function private.find_by_services();

revoke execute on function private.bookable_near(text, double precision, double precision), private.pattern_of(text),
  private.offers_of(text, uuid[]), private.next_free_time(uuid, uuid, uuid), private.find_by_services() from public;
revoke execute on function public.bookable_vendors(text, double precision, double precision, text, text, text,
    integer, jsonb), public.bookable_services(text, double precision, double precision, text),
  public.bookable_people(text, double precision, double precision, text, integer, jsonb),
  public.bookable_vendor(text, text), public.my_hold(uuid) from public, anon;
grant execute on function public.bookable_vendors(text, double precision, double precision, text, text, text,
    integer, jsonb), public.bookable_services(text, double precision, double precision, text),
  public.bookable_people(text, double precision, double precision, text, integer, jsonb),
  public.bookable_vendor(text, text) to anon, authenticated;
grant execute on function public.my_hold(uuid) to authenticated;
