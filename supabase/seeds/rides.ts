import { ACT_AS } from './act-as.ts'
import { whileChangeable } from './append-only.ts'
import { ERRAND_RECORDS, ERRANDS } from './errands.ts'
import type { Query } from './insert-rows.ts'
import { userId } from './rows/people.ts'

interface Stop {
  readonly lat: number
  readonly lng: number
  readonly label: string
}

interface PlannedRide {
  readonly customer: string
  readonly driver: string
  readonly stops: readonly [from: Stop, to: Stop]
  readonly end: 'delivered' | 'cancelled late'
  /** Whole days, so that it was driven at the hour of its fare. */
  readonly daysAgo: number
  /** How long it took, in minutes: its fare follows from that. */
  readonly minutes: number
  readonly review?: { readonly stars: number; readonly body: string; readonly tipPaise: number }
}

const KAVYA = '+919000000003'
const NIKHIL = '+919000000055'
const NARSING = '+919000000023'
const CHANDRAIAH = '+919000000156'

const BUS_STAND: Stop = { lat: 17.6819, lng: 77.6078, label: 'Bus Stand, Zaheerabad' }
const RAILWAY: Stop = { lat: 17.6708, lng: 77.5952, label: 'Railway Station, Zaheerabad' }
const FACTORY: Stop = { lat: 17.7046, lng: 77.6241, label: 'Mahindra Gate, Zaheerabad' }
const MADHAPUR: Stop = { lat: 17.4478, lng: 78.3912, label: 'Kavuri Hills, Madhapur, Hyderabad' }
const GACHIBOWLI: Stop = { lat: 17.4401, lng: 78.3489, label: 'Stadium Road, Gachibowli, Hyderabad' }

/** The last days of the demo drivers; the newcomer among the customers has not ridden yet. */
const PLAN: readonly PlannedRide[] = [
  {
    customer: KAVYA,
    driver: NARSING,
    stops: [BUS_STAND, FACTORY],
    end: 'delivered',
    daysAgo: 5,
    minutes: 14,
    review: { stars: 5, body: 'On time, and a calm drive through the market.', tipPaise: 2000 },
  },
  {
    customer: KAVYA,
    driver: NARSING,
    stops: [BUS_STAND, RAILWAY],
    end: 'delivered',
    daysAgo: 3,
    minutes: 9,
  },
  {
    customer: KAVYA,
    driver: NARSING,
    stops: [BUS_STAND, RAILWAY],
    end: 'cancelled late',
    daysAgo: 2,
    minutes: 0,
  },
  {
    customer: NIKHIL,
    driver: CHANDRAIAH,
    stops: [MADHAPUR, GACHIBOWLI],
    end: 'delivered',
    daysAgo: 1,
    minutes: 19,
  },
]

/** Orders one ride and drives it by the calls that the apps make, so that it is whole: fare, books, steps, offers. */
const RIDE = `
create function pg_temp.past_ride(customer uuid, driver uuid, n integer, plan jsonb) returns uuid language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
  at_order uuid;
  job uuid;
  pickup_lat float8 := (plan #>> '{stops,0,lat}')::float8;
  pickup_lng float8 := (plan #>> '{stops,0,lng}')::float8;
begin
  perform pg_temp.stand_at(driver, pickup_lat + 0.008, pickup_lng);
  perform pg_temp.act_as(customer);
  quote := public.quote_order(jsonb_build_object('trade', 'ride', 'vehicle', 'auto', 'stops', plan -> 'stops'));
  perform private.credit_wallet(customer, (quote #>> '{totals,total_paise}')::bigint + 5000, 'seed:ride:' || n,
    'Welcome to Angadi');
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'seed:ride-order:' || n, 'wallet');
  if placed ->> 'outcome' is distinct from 'placed' then
    raise exception 'not placed: % %', quote -> 'problems', placed;
  end if;
  at_order := (placed #>> '{orders,0,id}')::uuid;
  job := pg_temp.take_job(at_order, driver);
  perform public.advance_order(at_order, 'confirmed');
  perform pg_temp.stand_at(driver, pickup_lat, pickup_lng);
  if plan ->> 'end' = 'cancelled late' then
    update public.jobs as j set assigned_at = j.assigned_at - interval '4 minutes' where j.id = job;
    perform pg_temp.act_as(customer);
    perform public.cancel_order(at_order, 'changed_mind');
    return at_order;
  end if;
  perform public.mark_at_pickup(at_order);
  perform public.advance_order(at_order, 'in_progress', (select h.code from private.handover_codes as h
    where h.order_id = at_order and h.purpose = 'start'));
  -- The fare counts the time since then.
  update private.rides as r set started_at = now() - make_interval(mins => (plan ->> 'minutes')::integer)
  where r.order_id = at_order;
  perform pg_temp.stand_at(driver, (plan #>> '{stops,1,lat}')::float8, (plan #>> '{stops,1,lng}')::float8);
  perform public.arrive_at_job_stop(job, 2);
  perform public.advance_order(at_order, 'delivered');
  if plan ? 'review' then
    perform pg_temp.act_as(customer);
    perform public.rate_order(at_order, (plan #>> '{review,stars}')::integer, (plan #>> '{review,stars}')::integer,
      plan #>> '{review,body}');
    perform public.tip_driver(at_order, (plan #>> '{review,tipPaise}')::integer, 'seed:ride-tip:' || n);
  end if;
  return at_order;
end
$$`

/** Drives it, and puts it back to its day. */
const WHOLE = `
create function pg_temp.seed_ride(customer uuid, driver uuid, n integer, plan jsonb) returns void language plpgsql as $$
declare
  stood public.courier_positions := (select p from public.courier_positions as p where p.user_id = driver);
  at_order uuid := pg_temp.past_ride(customer, driver, n, plan);
  placed timestamptz := now() - make_interval(days => (plan ->> 'daysAgo')::integer);
  begun timestamptz := placed + interval '5 minutes';
  ended timestamptz := begun + make_interval(mins => (plan ->> 'minutes')::integer);
begin
  perform pg_temp.act_as();
  perform pg_temp.go_home(stood);
  perform pg_temp.put_errand_back(at_order, placed, begun, ended);
  update private.ledger_transactions as t set at = placed where t.idempotency_key = 'seed:ride:' || n;
  update private.rides as r set started_at = begun, fixed_at = ended
  where r.order_id = at_order and r.fixed_at is not null;
  update private.ride_tips as t set at = ended where t.order_id = at_order;
  update public.reviews as r set created_at = ended where r.order_id = at_order;
end
$$`

/** Rides of the demo customers with the demo drivers: one rated and tipped, one cancelled late. */
export async function seedRides(query: Query): Promise<void> {
  for (const statement of [ACT_AS, ...ERRANDS, RIDE, WHOLE]) await query(statement)
  await whileChangeable(query, ERRAND_RECORDS, async () => {
    for (const [index, { customer, driver, ...plan }] of PLAN.entries())
      await query('select pg_temp.seed_ride($1::uuid, $2::uuid, $3::integer, $4::text::jsonb)', [
        userId(customer),
        userId(driver),
        index,
        JSON.stringify(plan),
      ])
  })
  // What is over long enough ago: its parties can no longer reach each other.
  await query('select private.sweep_timers()')
}
