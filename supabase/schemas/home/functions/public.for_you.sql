create or replace function public.for_you (
  lat double precision,
  lng double precision,
  language text default null::text,
  limit_count integer default 20
)
  returns table (
    item_id uuid,
    product_id uuid,
    item_name text,
    price_paise integer,
    mrp_paise integer,
    unit text,
    diet public.diet,
    picture text,
    has_options boolean,
    vendor_id uuid,
    vendor_slug text,
    vendor_name text,
    vendor_kind public.vendor_kind,
    rating numeric,
    ratings_count integer,
    distance_m integer,
    minutes_min integer,
    minutes_max integer,
    reason jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  part text := private.daypart(now());
begin
  if caller is not null and not coalesce((select p.personal_suggestions from public.profiles as p where p.id = caller),
    false) then return; end if;
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
    select i.item_id, count(distinct o.id)::integer as times, count(distinct o.id)
      filter (where o.part = part)::integer as times_now,
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
      select s.item_id, s.orders, s.dayparts from private.item_sales as s where s.vendor_id = a.vendor_id
        order by s.orders desc limit 8) as best
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
    select p.item_id, 2 + ln(p.orders_now), jsonb_build_object('code', 'at_this_hour', 'part', part, 'orders',
      p.orders_now)
    -- At least half of its orders come in this part of the day.
    from popular as p where p.orders_now >= 2 and 2 * p.orders_now >= p.orders
    union all
    select p.item_id, 1 + ln(p.orders), jsonb_build_object('code', 'popular_nearby', 'orders', p.orders)
      from popular as p
    union all
    -- Where little is sold yet: what the vendor marks.
    select i.id, 0.5, jsonb_build_object('code', 'bestseller')
    from (select a.vendor_id from around as a order by a.metres limit 40) as near
    cross join lateral (
      select i.id from public.catalog_items as i where i.vendor_id = near.vendor_id and i.is_bestseller
        order by i.position, i.id limit 2) as i
  ),
  best as (
    select distinct on (s.item_id) s.item_id, s.score, s.reason from suggested as s order by s.item_id, s.score desc
  ),
  offered as (
    select i.id, i.vendor_id, lower(i.name) as name, b.reason,
      b.score - a.metres / 10000.0 + (private.ranked_rating(v.rating, v.ratings_count) - 3.5) / 2
        - case when exists (select from unwanted as u where u.vendor_id = i.vendor_id and u.section = i.section) then 2
          else 0 end as score
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
    from (select f.*, row_number() over (partition by f.name order by f.score desc, f.id) as of_name
      from offered as f) as o
    where o.of_name = 1
  )
  select i.id, (select g.product_id from public.goods as g where g.item_id = i.id),
    private.item_name_in(i, for_you.language), i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
    exists (select from public.item_option_groups as g where g.item_id = i.id),
    v.id, v.slug, v.name, v.kind, v.rating, v.ratings_count, a.metres, a.minutes, a.minutes + 10,
    case when s.reason ->> 'code' = 'often_with' then s.reason || jsonb_build_object('name', (
      select private.item_name_in(w, for_you.language) from public.catalog_items as w
        where w.id = (s.reason ->> 'item_id')::uuid)) else s.reason end
  from spread as s
  join public.catalog_items as i on i.id = s.id
  join public.vendors as v on v.id = i.vendor_id
  join around as a on a.vendor_id = v.id
  left join public.dishes as d on d.item_id = i.id
  where s.of_vendor <= 3
  order by s.score desc, s.id
  limit least(greatest(coalesce(for_you.limit_count, 20), 1), 50);
end
$function$;

comment on function public.for_you(double precision, double precision, text, integer) is
  'Items that are open and delivered here now, the best suggestion first, from the caller''s own orders, the part of the day, what is bought together and what sells nearby. reason says why: {code: ordered_before, times, last_at}, {code: often_with, item_id, name}, {code: at_this_hour, part, orders}, {code: popular_nearby, orders} or {code: bestseller}. Guests get nothing personal; who switched personal_suggestions off gets nothing. Raises place_invalid.';

revoke all on function public.for_you(double precision, double precision, text, integer) from public;

grant execute
  on function public.for_you(double precision, double precision, text, integer)
  to anon, authenticated, postgres;
