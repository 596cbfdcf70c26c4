-- Suggestions: what people buy, when and together; and for_you, which says why it suggests each item.

-- One's own choice ---------------------------------------------------------------------------------------------------

alter table public.profiles add column personal_suggestions boolean not null default true;
comment on column public.profiles.personal_suggestions is
  'Whether suggestions may be made from this person''s own orders; false: no suggestions at all.';
grant update (personal_suggestions) on public.profiles to authenticated;

create table public.less_suggestions (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index less_suggestions_item_idx on public.less_suggestions (item_id);
create index less_suggestions_latest_idx on public.less_suggestions (user_id, created_at desc);
comment on table public.less_suggestions is
  'What people do not want to be suggested: the item, what is called the same elsewhere, and less of its section there.';
alter table public.less_suggestions enable row level security;
create policy "people read what they want less of" on public.less_suggestions for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.less_suggestions from anon, authenticated;
grant select on public.less_suggestions to authenticated;
create trigger account_is_open before insert on public.less_suggestions for each row execute function private.hold_account_of_row('user_id');

create function public.less_of_this(item_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most constant integer := 300;
begin
  if not exists (select from public.catalog_items as i where i.id = less_of_this.item_id) then
    perform private.refuse(404, 'item_not_found', 'This item is not sold any more.');
  end if;
  insert into public.less_suggestions (user_id, item_id) values (caller, less_of_this.item_id) on conflict do nothing;
  delete from public.less_suggestions as l where l.user_id = caller and l.item_id in (
    select o.item_id from public.less_suggestions as o where o.user_id = caller order by o.created_at desc, o.item_id offset most);
end
$$;
comment on function public.less_of_this is
  'The caller does not want this item suggested. Again: nothing changes. The latest 300 are kept. more_of_this takes it back. Raises item_not_found.';

create function public.more_of_this(item_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from public.less_suggestions as l where l.user_id = caller and l.item_id = more_of_this.item_id;
end
$$;
comment on function public.more_of_this is 'Takes less_of_this back; nothing where it was not said.';

create function public.my_less_suggestions(language text default null)
returns table (item_id uuid, item_name text, vendor_name text, picture text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select l.item_id, private.item_name_in(i, my_less_suggestions.language), v.name, i.picture, l.created_at
    from public.less_suggestions as l
    join public.catalog_items as i on i.id = l.item_id
    join public.vendors as v on v.id = i.vendor_id
    where l.user_id = caller
    order by l.created_at desc, l.item_id limit 50;
end
$$;
comment on function public.my_less_suggestions is 'What the caller does not want suggested, the latest 50 first, so that it can be taken back.';

create function private.item_name_in(i public.catalog_items, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(i.name_translations ->> language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name) and w.language = item_name_in.language), i.name);
end
$$;
comment on function private.item_name_in is 'An item''s name for a reader: the vendor''s translation, else the dictionary''s, else as the vendor wrote it.';

-- What is bought -----------------------------------------------------------------------------------------------------

create function private.daypart(at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
declare
  hour integer := extract(hour from at at time zone 'Asia/Kolkata');
begin
  return case when hour between 5 and 10 then 'breakfast' when hour between 11 and 15 then 'lunch'
    when hour between 16 and 18 then 'snacks' when hour between 19 and 22 then 'dinner' else 'late_night' end;
end
$$;
comment on function private.daypart is
  'The part of the day by Indian time: breakfast from 5, lunch from 11, snacks from 16, dinner from 19, late_night from 23 (Spec §1 Home screen).';

create function private.fewest_customers() returns integer language sql immutable set search_path = '' as $$
  select 2
$$;
comment on function private.fewest_customers is
  'What fewer customers than these bought is not counted: a suggestion must not tell what a neighbour orders.';

create table private.item_sales (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  orders integer not null,
  customers integer not null,
  dayparts jsonb not null
);
create index item_sales_vendor_idx on private.item_sales (vendor_id, orders desc);
comment on table private.item_sales is
  'How often items were bought in the last 30 days, by at least fewest_customers() customers; computed anew by refresh_sales().';
comment on column private.item_sales.dayparts is 'Orders by part of the day: {breakfast, lunch, snacks, dinner, late_night}, without those that have none.';

create table private.bought_together (
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  with_id uuid not null references public.catalog_items (id) on delete cascade,
  orders integer not null,
  primary key (item_id, with_id)
);
create index bought_together_with_idx on private.bought_together (with_id);
comment on table private.bought_together is
  'The ten items bought most often in one checkout with another, in the last 90 days, by at least fewest_customers() customers.';

create function private.refresh_sales() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two runs at once would both write everything.
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_sales', 0)) then return; end if;
  merge into private.item_sales as kept
  using (
    select p.item_id, c.vendor_id, sum(p.orders)::integer as orders, max(p.customers)::integer as customers, jsonb_object_agg(p.part, p.orders) as dayparts
    from (
      select s.item_id, s.part, count(*) as orders, min(s.customers) as customers
      from (
        select i.item_id, private.daypart(coalesce(o.scheduled_for, o.created_at)) as part,
          (dense_rank() over (partition by i.item_id order by o.user_id)
            + dense_rank() over (partition by i.item_id order by o.user_id desc) - 1) as customers
        from public.enhanced_orders as o
        join public.order_items as i on i.order_id = o.id
        where o.status = 'delivered' and o.created_at > now() - interval '30 days' and i.item_id is not null
      ) as s
      group by s.item_id, s.part
    ) as p
    join public.catalog_items as c on c.id = p.item_id
    group by p.item_id, c.vendor_id
    having max(p.customers) >= private.fewest_customers()
  ) as counted on counted.item_id = kept.item_id
  when matched and (kept.vendor_id, kept.orders, kept.customers, kept.dayparts)
      is distinct from (counted.vendor_id, counted.orders, counted.customers, counted.dayparts) then
    update set vendor_id = counted.vendor_id, orders = counted.orders, customers = counted.customers, dayparts = counted.dayparts
  when not matched then
    insert (item_id, vendor_id, orders, customers, dayparts)
    values (counted.item_id, counted.vendor_id, counted.orders, counted.customers, counted.dayparts)
  when not matched by source then delete;
  merge into private.bought_together as kept
  using (
    select r.item_id, r.with_id, r.orders from (
      select a.item_id, b.item_id as with_id, count(distinct o.checkout_id)::integer as orders,
        row_number() over (partition by a.item_id order by count(distinct o.checkout_id) desc, b.item_id) as place
      from public.enhanced_orders as o
      join public.order_items as a on a.order_id = o.id
      join public.enhanced_orders as also on also.checkout_id = o.checkout_id
      join public.order_items as b on b.order_id = also.id and b.item_id <> a.item_id
      where o.status = 'delivered' and also.status = 'delivered' and o.created_at > now() - interval '90 days'
        and exists (select from public.catalog_items as c where c.id = a.item_id)
        and exists (select from public.catalog_items as c where c.id = b.item_id)
      group by a.item_id, b.item_id
      having count(distinct o.user_id) >= private.fewest_customers()
    ) as r where r.place <= 10
  ) as counted on counted.item_id = kept.item_id and counted.with_id = kept.with_id
  when matched and kept.orders <> counted.orders then update set orders = counted.orders
  when not matched then insert (item_id, with_id, orders) values (counted.item_id, counted.with_id, counted.orders)
  when not matched by source then delete;
end
$$;
comment on function private.refresh_sales is 'Counts anew what is bought, when, and together. A run while another one goes on does nothing.';
select cron.schedule('refresh-sales', '23 * * * *', 'select private.refresh_sales()');

-- Vendors around a place ---------------------------------------------------------------------------------------------

create function private.vendors_around(lat double precision, lng double precision)
returns table (vendor_id uuid, metres integer, delivers boolean, open_now boolean, minutes integer)
language plpgsql stable rows 200 security definer set search_path = ''
-- As in vendors_near: the index returns the nearest first.
set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  here extensions.cube;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if vendors_around.lat is null or vendors_around.lng is null or vendors_around.lat not between -90 and 90
      or vendors_around.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  here := extensions.ll_to_earth(vendors_around.lat, vendors_around.lng);
  return query
    with candidate as materialized (
      -- The nearest 200, so that the cost is the same for a thousand vendors and for a million.
      select v.id, v.prep_minutes, v.delivery_radius_m, v.accepting_orders, v.paused_until,
        -- public.distance_m, without a call for each.
        round(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(v.lat - vendors_around.lat) / 2), 2)
          + cos(radians(vendors_around.lat)) * cos(radians(v.lat)) * power(sin(radians(v.lng - vendors_around.lng) / 2), 2)))))::integer as metres
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@) extensions.earth_box(here, reach)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200
    )
    select c.id, c.metres, c.metres <= least(c.delivery_radius_m, reach) and c.id not in (
        select d.* from private.drawn_elsewhere(array(select c.id from candidate as c), vendors_around.lat, vendors_around.lng) as d),
      c.accepting_orders and coalesce(c.paused_until <= now(), true) and o.vendor_id is not null,
      c.prep_minutes + ceil(round(1.3 * c.metres) / metres_a_minute)::integer
    from candidate as c
    left join private.open_vendors(array(select c.id from candidate as c), now()) as o (vendor_id) on o.vendor_id = c.id;
end
$$;
comment on function private.vendors_around is
  'The 200 active vendors nearest to a place, of any trade: metres in a straight line, whether they deliver there and are open, minutes until the '
  'earliest arrival. Raises place_invalid.';

-- Suggestions --------------------------------------------------------------------------------------------------------

create index catalog_items_bestseller_idx on public.catalog_items (vendor_id) where is_bestseller;

create function public.for_you(lat double precision, lng double precision, language text default null, limit_count integer default 20)
returns table (item_id uuid, product_id uuid, item_name text, price_paise integer, mrp_paise integer, unit text, diet public.diet, picture text,
  has_options boolean, vendor_id uuid, vendor_slug text, vendor_name text, vendor_kind public.vendor_kind, rating numeric,
  ratings_count integer, distance_m integer, minutes_min integer, minutes_max integer, reason jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  part text := private.daypart(now());
begin
  if caller is not null and not coalesce((select p.personal_suggestions from public.profiles as p where p.id = caller), false) then return; end if;
  return query
  with around as materialized (
    select a.* from private.vendors_around(for_you.lat, for_you.lng) as a
    where a.delivers and a.open_now
      and not exists (select from public.vendor_staff as s where s.vendor_id = a.vendor_id and s.user_id = caller)
  ),
  unwanted as materialized (
    select i.id, i.vendor_id, i.section, lower(i.name) as name
    from public.less_suggestions as l join public.catalog_items as i on i.id = l.item_id
    where l.user_id = caller
  ),
  lately as materialized (
    select o.id, o.created_at, private.daypart(coalesce(o.scheduled_for, o.created_at)) as part
    from public.enhanced_orders as o
    where o.user_id = caller and o.status = 'delivered' and o.created_at > now() - interval '180 days'
    order by o.created_at desc limit 50
  ),
  mine as materialized (
    select i.item_id, count(distinct o.id)::integer as times, count(distinct o.id) filter (where o.part = part)::integer as times_now,
      max(o.created_at) as last_at
    from lately as o join public.order_items as i on i.order_id = o.id
    where i.item_id is not null
    group by i.item_id
  ),
  begun as materialized (
    (select m.item_id from mine as m order by m.last_at desc, m.item_id limit 15)
    union
    (select case when pg_input_is_valid(c.item_id, 'uuid') then c.item_id::uuid end from public.unified_cart_items as c
      where c.user_id = caller order by c.created_at desc limit 15)
  ),
  popular as materialized (
    select best.item_id, best.orders, coalesce((best.dayparts ->> part)::integer, 0) as orders_now
    from around as a
    cross join lateral (
      select s.item_id, s.orders, s.dayparts from private.item_sales as s where s.vendor_id = a.vendor_id order by s.orders desc limit 8) as best
  ),
  suggested as (
    select m.item_id, 4 + ln(1 + m.times) + ln(1 + m.times_now) as score,
      jsonb_build_object('code', 'ordered_before', 'times', m.times, 'last_at', m.last_at) as reason
    -- What has just been eaten is not wanted again at once.
    from mine as m where m.last_at < now() - interval '3 hours'
    union all
    select t.with_id, 2.5 + ln(t.orders), jsonb_build_object('code', 'often_with', 'item_id', t.item_id)
    from begun as b join private.bought_together as t on t.item_id = b.item_id
    where not exists (select from begun as had where had.item_id = t.with_id)
    union all
    select p.item_id, 2 + ln(p.orders_now), jsonb_build_object('code', 'at_this_hour', 'part', part, 'orders', p.orders_now)
    -- At least half of its orders come in this part of the day.
    from popular as p where p.orders_now >= 2 and 2 * p.orders_now >= p.orders
    union all
    select p.item_id, 1 + ln(p.orders), jsonb_build_object('code', 'popular_nearby', 'orders', p.orders) from popular as p
    union all
    -- Where little is sold yet: what the vendor marks.
    select i.id, 0.5, jsonb_build_object('code', 'bestseller')
    from (select a.vendor_id from around as a order by a.metres limit 40) as near
    cross join lateral (
      select i.id from public.catalog_items as i where i.vendor_id = near.vendor_id and i.is_bestseller order by i.position, i.id limit 2) as i
  ),
  best as (
    select distinct on (s.item_id) s.item_id, s.score, s.reason from suggested as s order by s.item_id, s.score desc
  ),
  offered as (
    select i.id, i.vendor_id, lower(i.name) as name, b.reason,
      b.score - a.metres / 10000.0 + coalesce(v.rating - 4, 0) / 2
        - case when exists (select from unwanted as u where u.vendor_id = i.vendor_id and u.section = i.section) then 2 else 0 end as score
    from best as b
    join public.catalog_items as i on i.id = b.item_id
    join around as a on a.vendor_id = i.vendor_id
    join public.vendors as v on v.id = i.vendor_id
    where not exists (select from unwanted as u where u.id = i.id or u.name = lower(i.name))
      and private.item_unavailable_reason(i, now()) is null
  ),
  spread as (
    -- One of a name and three of a vendor, so that a list of ten is worth reading.
    select o.*, row_number() over (partition by o.vendor_id order by o.score desc, o.id) as of_vendor
    from (select f.*, row_number() over (partition by f.name order by f.score desc, f.id) as of_name from offered as f) as o
    where o.of_name = 1
  )
  select i.id, (select g.product_id from public.goods as g where g.item_id = i.id), private.item_name_in(i, for_you.language), i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
    exists (select from public.item_option_groups as g where g.item_id = i.id),
    v.id, v.slug, v.name, v.kind, v.rating, v.ratings_count, a.metres, a.minutes, a.minutes + 10,
    case when s.reason ->> 'code' = 'often_with' then s.reason || jsonb_build_object('name', (
      select private.item_name_in(w, for_you.language) from public.catalog_items as w where w.id = (s.reason ->> 'item_id')::uuid)) else s.reason end
  from spread as s
  join public.catalog_items as i on i.id = s.id
  join public.vendors as v on v.id = i.vendor_id
  join around as a on a.vendor_id = v.id
  left join public.dishes as d on d.item_id = i.id
  where s.of_vendor <= 3
  order by s.score desc, s.id
  limit least(greatest(coalesce(for_you.limit_count, 20), 1), 50);
end
$$;
comment on function public.for_you is
  'Items that are open and delivered here now, the best suggestion first, from the caller''s own orders, the part of the day, what is bought together '
  'and what sells nearby. reason says why: {code: ordered_before, times, last_at}, {code: often_with, item_id, name}, {code: at_this_hour, part, orders}, '
  '{code: popular_nearby, orders} or {code: bestseller}. Guests get nothing personal; who switched personal_suggestions off gets nothing. '
  'Raises place_invalid.';

revoke execute on function public.less_of_this(uuid), public.more_of_this(uuid), public.my_less_suggestions(text),
  public.for_you(double precision, double precision, text, integer) from public, anon;
grant execute on function public.less_of_this(uuid), public.more_of_this(uuid), public.my_less_suggestions(text) to authenticated;
grant execute on function public.for_you(double precision, double precision, text, integer) to anon, authenticated;

-- Accounts -----------------------------------------------------------------------------------------------------------

create function private.forget_suggestions(caller uuid) returns void
language sql set search_path = '' as $$
  delete from public.less_suggestions as l where l.user_id = caller;
$$;
comment on function private.forget_suggestions is 'Removes what a person did not want suggested; see trade_accounts.';

create function private.suggestions_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('less_suggestions', (select coalesce(jsonb_agg(jsonb_build_object('item', i.name, 'created_at', l.created_at)
    order by l.created_at), '[]') from public.less_suggestions as l join public.catalog_items as i on i.id = l.item_id where l.user_id = caller))
$$;
comment on function private.suggestions_data is 'What is stored about a person here; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('suggestions', 'private.suggestions_data', 'private.forget_suggestions');
