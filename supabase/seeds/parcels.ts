import { ACT_AS } from './act-as.ts'
import { whileChangeable } from './append-only.ts'
import { ERRAND_RECORDS, ERRANDS } from './errands.ts'
import type { Query } from './insert-rows.ts'
import { userId } from './rows/people.ts'

/** Kavya Deshpande of Zaheerabad, a demo account. */
const SENDER = '+919000000003'
/** Basavaraj Mali, the demo courier of Zaheerabad: what he carried is over, so that he is free for the next job. */
const COURIER = '+919000000022'

const DOORS = {
  home: { lat: 17.6846, lng: 77.6098, line: '5-2-41, Housing Board Colony', landmark: 'Beside the temple' },
  market: { lat: 17.6803, lng: 77.6081, line: 'H.No. 4-8-112, Subhash Gunj', landmark: 'Cloth market' },
  stand: { lat: 17.6815, lng: 77.6066, line: 'Plot 9, Main Road', landmark: 'Old Bus Stand' },
} as const

const pickup = { ...DOORS.home, name: 'Kavya Deshpande', phone: SENDER }
const sister = { ...DOORS.market, name: 'Anjali Deshpande', phone: '+919848011201' }
const tailor = { ...DOORS.stand, name: 'Royal Tailors', phone: '+919848011202' }

interface Planned {
  /** What its receivers answered, in their order; without an answer the parcel waits for its day. */
  readonly answers: readonly ('taken' | 'refused')[]
  readonly hoursAgo: number
  readonly minutesTaken: number
  readonly parcel: {
    readonly drops: readonly object[]
    readonly grams: number
    readonly contents: string
    readonly contents_text: string
  }
}

const PLAN: readonly Planned[] = [
  {
    answers: ['taken', 'taken'],
    hoursAgo: 74,
    minutesTaken: 52,
    parcel: { drops: [sister, tailor], grams: 5000, contents: 'clothes', contents_text: 'Two sarees' },
  },
  {
    answers: ['refused'],
    hoursAgo: 27,
    minutesTaken: 47,
    parcel: { drops: [tailor], grams: 5000, contents: 'clothes', contents_text: 'Suit for a change' },
  },
  {
    answers: [],
    hoursAgo: 0,
    minutesTaken: 0,
    parcel: { drops: [sister], grams: 10_000, contents: 'books', contents_text: 'School books' },
  },
]

/** Orders one parcel; without answers it is to be picked up on the day after tomorrow. */
const ORDER = `
create function pg_temp.order_seed_parcel(sender uuid, n integer, plan jsonb) returns uuid language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform pg_temp.act_as(sender);
  quote := public.quote_order(jsonb_strip_nulls(jsonb_build_object('trade', 'parcel', 'parcel', plan -> 'parcel',
    'scheduled_for', case when jsonb_array_length(plan -> 'answers') = 0
      then (private.today() + 2 + time '11:00') at time zone 'Asia/Kolkata' end)));
  perform private.credit_wallet(sender, (quote #>> '{totals,total_paise}')::bigint + 10000, 'seed:parcel:' || n,
    'Welcome to Angadi');
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'seed:parcel-order:' || n, 'wallet');
  if placed ->> 'outcome' is distinct from 'placed' then
    raise exception 'not placed: % %', quote -> 'problems', placed;
  end if;
  return (placed #>> '{orders,0,id}')::uuid;
end
$$`

/** Carries it to its end by the calls that the apps make, so that it is whole: books, steps, codes. */
const CARRY = `
create function pg_temp.carry_seed_parcel(at_order uuid, rider uuid, plan jsonb) returns void language plpgsql as $$
declare
  job uuid := pg_temp.take_job(at_order, rider);
  stop integer := 1;
  answer text;
  code text;
begin
  perform public.mark_at_pickup(at_order);
  -- As public.pick_up_parcel does, without a photo: nobody has taken one.
  perform private.try_code(at_order, 'pickup', (select h.code from private.handover_codes as h
    where h.order_id = at_order and h.purpose = 'pickup'));
  update private.parcels as p set picked_up_at = now() where p.order_id = at_order;
  perform private.transition(at_order, 'out_for_delivery', rider, 'system');
  for answer in select jsonb_array_elements_text(plan -> 'answers') loop
    stop := stop + 1;
    perform pg_temp.stand_at(rider, s.lat, s.lng) from public.job_stops as s where s.job_id = job and s.n = stop;
    perform public.arrive_at_job_stop(job, stop);
    if answer = 'taken' then
      select h.code into code from private.handover_codes as h
      where h.order_id = at_order and h.purpose = 'drop:' || stop - 1;
      perform public.deliver_parcel(job, stop, jsonb_build_object('code', code));
    else
      perform public.fail_parcel_drop(job, stop, 'refused', 'Not ordered');
    end if;
  end loop;
  if plan -> 'answers' ? 'refused' then
    select j.id into job from private.job_of(at_order) as j;
    perform pg_temp.stand_at(rider, s.lat, s.lng) from public.job_stops as s where s.job_id = job and s.n = 1;
    perform public.arrive_at_job_stop(job, 1);
    select h.code into code from private.handover_codes as h
    where h.order_id = at_order and h.purpose = 'drop:90';
    perform public.deliver_parcel(job, 1, jsonb_build_object('code', code));
  end if;
end
$$`

/** Orders and carries it, and puts it back to its day. */
const WHOLE = `
create function pg_temp.seed_parcel(sender uuid, rider uuid, n integer, plan jsonb) returns void language plpgsql as $$
declare
  stood public.courier_positions := (select p from public.courier_positions as p where p.user_id = rider);
  at_order uuid;
  placed timestamptz := now() - make_interval(hours => (plan ->> 'hoursAgo')::integer);
  begun timestamptz := placed + interval '14 minutes';
  ended timestamptz := placed + make_interval(mins => (plan ->> 'minutesTaken')::integer);
begin
  if jsonb_array_length(plan -> 'answers') > 0 then
    perform pg_temp.stand_at(rider, (plan #>> '{parcel,pickup,lat}')::float8,
      (plan #>> '{parcel,pickup,lng}')::float8);
    at_order := pg_temp.order_seed_parcel(sender, n, plan);
    perform pg_temp.carry_seed_parcel(at_order, rider, plan);
    perform pg_temp.act_as();
    perform pg_temp.go_home(stood);
    perform pg_temp.put_errand_back(at_order, placed, begun, ended);
    update private.parcels as p set picked_up_at = begun where p.order_id = at_order;
    update private.parcel_drops as d set called_at = null, done_at = s.at, received_at = s.at
    from (select d.n, coalesce(max(s.done_at) filter (where s.code_purpose = 'drop:' || d.n and s.proof <> 'failed'),
        ended) as at
      from private.parcel_drops as d join public.jobs as j on j.order_id = d.order_id
      join public.job_stops as s on s.job_id = j.id where d.order_id = at_order group by d.n) as s
    where d.order_id = at_order and d.n = s.n and d.done_at is not null;
  else
    perform pg_temp.order_seed_parcel(sender, n, plan);
    perform pg_temp.act_as();
  end if;
  update private.ledger_transactions as t set at = placed where t.idempotency_key = 'seed:parcel:' || n;
end
$$`

/** A demo customer's parcels: one handed over at two doors, one that came back, one for the day after tomorrow. */
export async function seedParcels(query: Query): Promise<void> {
  for (const statement of [ACT_AS, ...ERRANDS, ORDER, CARRY, WHOLE]) await query(statement)
  await whileChangeable(query, ERRAND_RECORDS, async () => {
    for (const [index, { parcel, ...plan }] of PLAN.entries())
      await query('select pg_temp.seed_parcel($1::uuid, $2::uuid, $3::integer, $4::text::jsonb)', [
        userId(SENDER),
        userId(COURIER),
        index,
        JSON.stringify({ ...plan, parcel: { ...parcel, pickup, confirmed: true } }),
      ])
  })
  // What is over long enough ago: its parties can no longer reach each other.
  await query('select private.sweep_timers()')
}
