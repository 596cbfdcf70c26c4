import { customers } from './content/people.ts'
import type { Query } from './insert-rows.ts'
import { neighbourPeople } from './rows/neighbours.ts'
import { userId } from './rows/people.ts'

/** Deposit for milk in a glass bottle, in paise. */
const BOTTLE_PAISE = 5000
/** The store of a demo account, and how many neighbours have subscribed there. */
const DEMO_STORE = 'manjeera-fresh-mart-zaheerabad'
const NEIGHBOUR_DOORS = 11
/** How far from a store its demo subscribers live at most, in metres. */
const NEAR_M = 6000

const TERMS = `
insert into public.subscription_terms (vendor_id, cut_off, delivery_paise)
select v.id, case when v.ratings_count % 2 = 0 then '20:00' else '21:00' end::time, case when v.min_order_paise > 0 then 200 else 0 end
from public.vendors as v where v.kind = 'grocery' and exists (
  select from public.catalog_items as i join public.categories as c on c.id = i.category_id where i.vendor_id = v.id and c.slug = 'milk')`

const ITEMS = `
insert into public.subscription_items (item_id, vendor_id, deposit_paise)
select i.id, i.vendor_id, case when i.name ilike '%glass bottle%' then $1::integer else 0 end
from public.catalog_items as i join public.categories as c on c.id = i.category_id
join public.subscription_terms as t on t.vendor_id = i.vendor_id
where c.slug in ('milk', 'newspapers') or (c.slug = 'curd-and-paneer' and i.name ilike '%curd%')`

const PRICES = `
insert into public.subscription_prices (item_id, from_day, price_paise)
select i.id, private.today() - 60, i.price_paise
from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id`

/** Each of these customers at the nearest store with milk, at their default address. */
const SUBSCRIBERS = `
insert into public.subscribers (vendor_id, user_id, address, area, distance_m, instructions)
select near.id, a.user_id, jsonb_build_object('id', a.id, 'label', a.label, 'line', a.line, 'landmark', a.landmark, 'city', a.city,
    'pincode', a.pincode, 'lat', a.lat, 'lng', a.lng), trim(split_part(a.line, ',', -1)),
  private.road_distance_m(a.lat, a.lng, near.lat, near.lng), case when a.landmark is not null then 'Near: ' || a.landmark end
from public.addresses as a
cross join lateral (
  select v.id, v.lat, v.lng from public.vendors as v join public.subscription_terms as t on t.vendor_id = v.id
  where public.distance_m(a.lat, a.lng, v.lat, v.lng) < $2 order by v.slug = $3 desc, public.distance_m(a.lat, a.lng, v.lat, v.lng), v.id limit 1) as near
where a.is_default and a.user_id = any ($1::uuid[])`

/** People of the same streets, so that the demo store has a round worth the name. */
const NEIGHBOURS = `
insert into public.subscribers (vendor_id, user_id, address, area, distance_m, created_at)
select v.id, u.id, jsonb_build_object('label', 'Home', 'line', 'House ' || (u.n * 3 + 2) || ', ' || area.name, 'landmark', null, 'city', r.name,
    'pincode', '502220', 'lat', v.lat + (u.n - 6) * 0.0011, 'lng', v.lng + (u.n % 3) * 0.0014), area.name, 700 + (u.n * 90)::integer, now() - u.n * interval '1 day'
from unnest($1::uuid[]) with ordinality as u (id, n) cross join public.vendors as v join public.regions as r on r.id = v.region_id
cross join lateral (select ('{Subhash Gunj,Main Road,Old Bus Stand}'::text[])[1 + u.n % 3] as name) as area
where v.slug = $2`
const WALLETS = `
select private.credit_wallet(u, 50000, 'seed:round:' || u::text, 'Welcome to Angadi') from unnest($1::uuid[]) as u`

/** Milk every day, curd every other day and a paper on working days, where the store has them. */
const SUBSCRIPTIONS = `
insert into public.subscriptions (subscriber_id, item_id, frequency, weekdays, rule_from, quantity, starts_on, agreed_paise)
select d.id, chosen.id, wanted.frequency, wanted.weekdays, first.day, wanted.quantity + case when wanted.category = 'milk' then (d.distance_m / 90) % 3 else 0 end, first.day, chosen.price_paise
from public.subscribers as d
cross join lateral (select private.first_changeable_day(d.vendor_id) as day) as first
cross join (values ('milk', 'daily', '{}'::smallint[], 1), ('curd-and-paneer', 'alternate', '{}', 1), ('newspapers', 'weekdays', '{1,2,3,4,5}', 1))
  as wanted (category, frequency, weekdays, quantity)
cross join lateral (
  select i.id, i.price_paise from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id
  join public.categories as c on c.id = i.category_id
  where o.vendor_id = d.vendor_id and c.slug = wanted.category order by o.deposit_paise desc, i.price_paise, i.id limit 1) as chosen`

/** What stores bring every morning, and the demo customers who have subscribed from tomorrow on. */
export async function seedSubscriptions(query: Query): Promise<void> {
  await query(TERMS)
  await query(ITEMS, [BOTTLE_PAISE])
  await query(PRICES)
  await query(SUBSCRIBERS, [[...new Set(customers.map(({ phone }) => userId(phone)))], NEAR_M, DEMO_STORE])
  await query(NEIGHBOURS, [
    neighbourPeople.slice(0, NEIGHBOUR_DOORS).map(({ phone }) => userId(phone)),
    DEMO_STORE,
  ])
  await query(WALLETS, [neighbourPeople.slice(0, NEIGHBOUR_DOORS).map(({ phone }) => userId(phone))])
  await query(SUBSCRIPTIONS)
  await query('select private.plan_subscriber(d.id) from public.subscribers as d')
}
