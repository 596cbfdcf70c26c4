import { ACT_AS } from './act-as.ts'
import { whileChangeable } from './append-only.ts'
import { allSalons, serviceLists } from './content/salons.ts'
import { demoAccounts } from './demo-accounts.ts'
import { insertRows, type Query } from './insert-rows.ts'
import { neighbours } from './rows/neighbours.ts'
import { userId } from './rows/people.ts'
import {
  salonHourRows,
  salonId,
  salonResourceRows,
  salonRows,
  salonServicePersonRows,
  salonServiceRows,
  salonStaffRows,
  salonTermRows,
  salonWeekRows,
  salonWorkingHourRows,
} from './rows/salons.ts'

/** What has become of a visit. */
type Stage = 'pending' | 'confirmed' | 'in_progress' | 'delivered' | 'no_show' | 'cancelled'

interface Planned {
  readonly stage: Stage
  /** Days from today; before today where the visit is over. */
  readonly day: number
  /** Places of the services in the salon's list. */
  readonly services: readonly number[]
  readonly stars?: number
  readonly words?: string
}

/** A fortnight of the demo salon. */
const FORTNIGHT: readonly Planned[] = [
  { stage: 'delivered', day: -11, services: [0], stars: 5, words: 'On time, and exactly as I asked for.' },
  { stage: 'delivered', day: -9, services: [1, 2], stars: 4, words: 'Good work. The waiting area is small.' },
  { stage: 'no_show', day: -8, services: [0] },
  { stage: 'delivered', day: -6, services: [4], stars: 5 },
  {
    stage: 'delivered',
    day: -4,
    services: [2],
    stars: 5,
    words: 'Very gentle and clean. I will come again.',
  },
  { stage: 'cancelled', day: 4, services: [1] },
  { stage: 'delivered', day: -2, services: [0, 4], stars: 4 },
  { stage: 'confirmed', day: 1, services: [0] },
  { stage: 'confirmed', day: 1, services: [2] },
  { stage: 'confirmed', day: 2, services: [1, 0] },
  { stage: 'confirmed', day: 5, services: [3] },
]
/** Salons that are asked have one request that waits for them. */
const ASKED: Planned = { stage: 'pending', day: 3, services: [0] }
/** What every other salon has had. */
const OF_OTHERS: readonly Planned[] = [
  { stage: 'delivered', day: -5, services: [0], stars: 5, words: 'Friendly, clean and on time.' },
]

/**
 * Books one visit by the calls that the apps make, and leads it to its stage. What is over is booked for a day ahead
 * and put back to its own.
 */
const BOOK = `
create function pg_temp.book_visit(customer uuid, salon uuid, n integer, plan jsonb) returns void language plpgsql as $$
declare
  stage text := plan ->> 'stage';
  owner_id uuid := (select v.owner_id from public.vendors as v where v.id = salon);
  ahead integer := case when (plan ->> 'day')::integer > 0 then (plan ->> 'day')::integer else 12 + n % 12 end;
  steps jsonb := (select jsonb_agg(jsonb_build_object('service_id', s.id) order by e.n) from jsonb_array_elements_text(plan -> 'services')
    with ordinality as e (place, n) join public.services as s on s.vendor_id = salon and s.position = e.place::integer);
  start timestamptz;
  held jsonb;
  quote jsonb;
  at_order uuid;
begin
  perform pg_temp.act_as(customer);
  -- A salon is closed on one day of a week at the most, and one of its people away on another.
  for later in 0..3 loop
    select f.starts_at into start from public.free_times(salon, steps, private.today() + ahead + later, 1) as f
      order by f.starts_at offset 5 * (n % 6) limit 1;
    exit when start is not null;
  end loop;
  held := public.hold_booking(salon, steps, start, 'seed:visit:' || salon || ':' || n);
  quote := public.quote_order(jsonb_build_object('trade', 'beauty', 'booking_id', held -> 'id'));
  perform private.credit_wallet(customer, (quote #>> '{totals,total_paise}')::bigint, 'seed:visit:' || salon || ':' || n, 'Welcome to Angadi');
  at_order := (public.place_order((quote ->> 'quote_id')::uuid, 'seed:visit-order:' || salon || ':' || n, 'wallet') #>> '{orders,0,id}')::uuid;
  if at_order is null then raise exception 'not booked: %', quote; end if;
  if stage <> 'pending' then
    perform pg_temp.act_as(owner_id);
    if (select o.status from public.enhanced_orders as o where o.id = at_order) = 'pending' then
      perform public.advance_order(at_order, 'confirmed');
    end if;
  end if;
  if stage in ('delivered', 'no_show', 'in_progress') then
    perform pg_temp.put_visit_back(at_order, case when stage = 'in_progress' then now() - interval '20 minutes' - start
      else make_interval(days => (plan ->> 'day')::integer - ((start at time zone 'Asia/Kolkata')::date - private.today())) end);
    if stage = 'no_show' then
      perform public.cancel_order(at_order, 'customer_absent', 'seed:absent:' || at_order);
    else
      perform public.advance_order(at_order, 'in_progress');
      if stage = 'delivered' then perform public.advance_order(at_order, 'delivered'); end if;
    end if;
  elsif stage = 'cancelled' then
    perform pg_temp.act_as(customer);
    perform public.cancel_order(at_order, 'changed_mind', 'seed:left:' || at_order);
  end if;
  if plan ? 'stars' then
    perform pg_temp.act_as(customer);
    perform public.rate_order(at_order, (plan ->> 'stars')::integer, body => plan ->> 'words');
  end if;
  perform pg_temp.act_as();
end
$$`

const PUT_BACK = `
create function pg_temp.put_visit_back(at_order uuid, shift interval) returns void language sql as $$
  update private.taken_times as t set during = tstzrange(lower(t.during) + shift, upper(t.during) + shift)
    from public.bookings as b where b.order_id = at_order and t.booking_id = b.id;
  update public.bookings as b set starts_at = b.starts_at + shift, ends_at = b.ends_at + shift,
    created_at = b.starts_at + shift - interval '2 days' where b.order_id = at_order;
  update public.enhanced_orders as o set scheduled_for = o.scheduled_for + shift where o.id = at_order;
  delete from private.order_timers as t where t.order_id = at_order;
$$`

/** The calls wrote "now": a visit that is over was booked two days before it, and ended with it. */
const DATE = [
  `create temp table past_visits as select b.order_id, b.starts_at - interval '2 days' as booked, least(b.ends_at, now()) as ended
   from public.bookings as b where b.starts_at < now() and b.order_id is not null`,
  `update public.enhanced_orders as o set created_at = v.booked, updated_at = v.ended, status_since = v.ended, order_number = v.number
   from (select p.*, format('%s-%s-%s', g.order_prefix, to_char(p.booked at time zone 'Asia/Kolkata', 'YYMMDD'),
       (7000 + row_number() over (order by p.booked, p.order_id))) as number
     from pg_temp.past_visits as p join public.enhanced_orders as e on e.id = p.order_id join public.regions as g on g.id = e.region_id) as v
   where v.order_id = o.id`,
  `update public.order_events as e set at = case when e.seq = 1 then v.booked when e.to_status = 'confirmed' then v.booked + interval '2 minutes'
     else v.ended end from pg_temp.past_visits as v where v.order_id = e.order_id`,
  `update private.ledger_transactions as t set at = case t.kind when 'order_paid' then v.booked else v.ended end
   from pg_temp.past_visits as v where v.order_id = t.order_id`,
  `update public.payments as p set created_at = v.booked, updated_at = v.ended from pg_temp.past_visits as v where v.order_id = p.order_id`,
  `update public.reviews as r set created_at = v.ended + interval '5 hours' from pg_temp.past_visits as v where v.order_id = r.order_id`,
  `update private.order_shares as s set settled_at = v.ended from pg_temp.past_visits as v where v.order_id = s.order_id and s.settled_at is not null`,
  `update private.order_parties as p set from_at = v.booked from pg_temp.past_visits as v where v.order_id = p.order_id`,
  // Whoever was there has read of it long ago.
  `update public.system_notifications as n set is_read = true, created_at = v.ended,
     message = replace(n.message, n.params ->> 'order_number', o.order_number),
     params = n.params || jsonb_build_object('order_number', o.order_number)
   from pg_temp.past_visits as v join public.enhanced_orders as o on o.id = v.order_id
   where n.params ->> 'order_id' = v.order_id::text`,
  'drop table pg_temp.past_visits',
]

/** Salons with their people, chairs, hours, services and terms. */
export async function seedSalons(query: Query, now: Date): Promise<void> {
  await insertRows(query, 'public.vendors', salonRows(now), { region_id: 'private.region_at(r.lat, r.lng)' })
  await insertRows(query, 'public.vendor_hours', salonHourRows())
  await insertRows(query, 'public.vendor_staff', salonStaffRows())
  await insertRows(query, 'public.resources', salonResourceRows())
  await insertRows(query, 'private.resource_weeks', salonWeekRows())
  await insertRows(query, 'private.resource_hours', salonWorkingHourRows())
  await insertRows(query, 'public.services', salonServiceRows())
  await insertRows(query, 'public.service_resources', salonServicePersonRows())
  await insertRows(query, 'public.booking_terms', salonTermRows())
}

/** Two weeks of visits: over, cancelled, missed, asked for and to come; the demo customer has one of each side. */
export async function seedVisits(query: Query): Promise<void> {
  await query(ACT_AS)
  for (const statement of [PUT_BACK, BOOK]) await query(statement)
  const demoCustomer = userId(demoAccounts.find(({ name }) => name === 'Kavya Deshpande')?.phone ?? '')
  let n = 0
  for (const salon of allSalons) {
    const isDemo = salon.name === 'Lotus Beauty Studio'
    const near = neighbours.filter(({ address }) => address.city === salon.town.name)
    const plans: Planned[] = [...(isDemo ? FORTNIGHT : OF_OTHERS), ...(salon.confirmsItself ? [] : [ASKED])]
    if (isDemo) plans.push({ stage: 'in_progress', day: 0, services: [9] })
    for (const [index, plan] of plans.entries()) {
      const own = isDemo && (index === 1 || index === FORTNIGHT.length - 2)
      const customer = own ? demoCustomer : userId(near[index % near.length]?.phone ?? '')
      await query('select pg_temp.book_visit($1::uuid, $2::uuid, $3::integer, $4::text::jsonb)', [
        customer,
        salonId(salon),
        n++,
        JSON.stringify({
          ...plan,
          services: plan.services.map((place) => place % serviceLists[salon.offers].length),
        }),
      ])
    }
  }
  await whileChangeable(query, ['public.order_events', 'private.ledger_transactions'], async () => {
    for (const statement of DATE) await query(statement)
  })
}
