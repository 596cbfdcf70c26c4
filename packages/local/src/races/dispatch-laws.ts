import { z } from 'zod'
import type { Harness } from './harness.ts'

const HELD = `('assigned', 'at_pickup', 'picked_up', 'near')`

/** What must hold of dispatch after every commit, each as a query for whatever breaks it. */
const LAWS: Readonly<Record<string, string>> = {
  'a job is held by the one who was the last to accept it, and by nobody else': `
    select j.id, j.state, j.performer_id from public.jobs as j
    where j.state in ${HELD} and (select array_agg(f.courier_id) from public.job_offers as f
      where f.job_id = j.id and f.outcome = 'accepted') is distinct from array[j.performer_id]`,
  'a job that nobody holds was accepted by nobody': `
    select j.id, j.state from public.jobs as j where j.state in ('waiting', 'searching', 'no_courier')
      and exists (select from public.job_offers as f where f.job_id = j.id and f.outcome = 'accepted')`,
  'whoever holds a job has the part in its order, alone': `
    select j.id, j.state, j.performer_id from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    join private.trades as t on t.trade = o.trade
    where o.status not in ('delivered', 'cancelled') and (select array_agg(p.user_id) from private.order_parties as p
      where p.order_id = o.id and p.role = t.performer_role and p.until_at is null)
      is distinct from case when j.performer_id is not null then array[j.performer_id] end`,
  'nobody carries more than they can': `
    select c.user_id, count(*), c.capacity from public.couriers as c
    join public.jobs as j on j.performer_id = c.user_id and j.state in ${HELD}
    join private.vehicle_classes as k on k.class = c.vehicle_kind
    group by c.user_id, k.class having count(*) > c.capacity or coalesce(sum(j.load_grams), 0) > k.carries_grams`,
  'nothing is carried beside a passenger': `
    select j.performer_id, array_agg(private.work_of(j)) from public.jobs as j where j.state in ${HELD}
    group by j.performer_id having count(*) > 1 and bool_or(private.work_of(j) = 'rides')`,
  // What is given by hand may be from another counter: that is for a person to judge.
  'what was taken together is of one sort, and goods of one counter': `
    select j.performer_id, array_agg(private.work_of(j)) from public.jobs as j where j.state in ${HELD}
    group by j.performer_id having (count(distinct private.work_of(j)) > 1
        or count(distinct j.vendor_id) filter (where private.work_of(j) = 'goods') > 1)
      and not bool_or(exists (select from public.job_offers as f where f.job_id = j.id and f.outcome = 'accepted'
        and f.factors ->> 'by' = 'admin'))`,
  'nobody off duty holds a job': `
    select j.id, j.performer_id from public.jobs as j join public.couriers as c on c.user_id = j.performer_id
    where j.state in ${HELD} and not c.online`,
  'no offer was accepted at its end or later': 'select * from races.accepted where answered_at >= expires_at',
  'no offer ended before its end': `
    select id, answered_at, expires_at from public.job_offers where outcome = 'expired' and answered_at < expires_at`,
  'what is offered is being looked for': `
    select f.id, j.state from public.job_offers as f join public.jobs as j on j.id = f.job_id
    where f.outcome = 'offered' and j.state <> 'searching'`,
  'nobody is asked twice for one job at a time': `
    select f.job_id, f.courier_id from public.job_offers as f where f.outcome = 'offered'
    group by f.job_id, f.courier_id having count(*) > 1`,
  'every search goes on': `
    select j.id, j.state from public.jobs as j where j.state in ('searching', 'no_courier')
      and not exists (select from private.order_timers as t where t.order_id = j.order_id and t.done_at is null
        and t.payload ->> 'job_id' = j.id::text
        and t.action = case j.state when 'searching' then 'next_wave' else 'retry_dispatch' end)`,
  'a ride that nobody drives waits for a driver, and every other one has one': `
    select o.id, o.status, j.state from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id
    where o.trade = 'ride' and (o.status in ('confirmed', 'in_progress') and j.state not in ${HELD}
      or o.status = 'pending' and j.state not in ('searching', 'no_courier', 'assigned')
      or o.status in ('delivered', 'cancelled') and j.state::text <> o.status::text)`,
  'a ride that nobody drives ends in time': `
    select o.id from public.enhanced_orders as o where o.trade = 'ride' and o.status = 'pending'
      and not exists (select from private.order_timers as t where t.order_id = o.id and t.done_at is null
        and t.action = 'end_ride_search')`,
  'an order has ended exactly when its job has': `
    select o.id, o.status, j.state from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id
    where (o.status = 'delivered') <> (j.state = 'delivered') or (o.status = 'cancelled') <> (j.state = 'cancelled')`,
  'a fare is within the cap that was agreed, and the driver has the share of the law': `
    select r.order_id, r.fare -> 'cap' as cap, r.final from private.rides as r
    join private.ride_cards as c on c.id = r.card_id
    where (r.final ->> 'fare')::bigint > (r.fare ->> 'cap')::bigint
      or (r.final ->> 'driver')::bigint * 10000 < ((r.final ->> 'fare')::bigint + (r.final ->> 'waiting')::bigint)
        * case when c.platform_vehicle then 6000 else 8000 end`,
  'the bill of a ride is its fare, its waiting and its tolls, or its cap while it is under way': `
    select r.order_id, o.status, bill.*, r.fare -> 'cap' as cap, r.final from private.rides as r
    join public.enhanced_orders as o on o.id = r.order_id
    cross join lateral (select coalesce(sum(k.amount_paise - k.refunded_paise) filter (where k.code = 'ride_fare'), 0)
        as fare, coalesce(sum(k.amount_paise - k.refunded_paise) filter (where k.code = 'waiting'), 0) as waiting,
      coalesce(sum(k.amount_paise - k.refunded_paise) filter (where k.code = 'toll'), 0) as tolls
      from private.charges_left(o.id) as k) as bill
    where o.status <> 'cancelled' and (bill.tolls <> (select coalesce(sum(t.paise), 0) from private.ride_tolls as t
        where t.order_id = o.id)
      -- A shorter way lowers the cap at once and the bill at the end.
      or r.final is null and (bill.fare < (r.fare ->> 'cap')::bigint or bill.waiting <> 0)
      or r.final is not null and (bill.fare <> (r.final ->> 'fare')::bigint
        or bill.waiting <> (r.final ->> 'waiting')::bigint))`,
  'a driver was paid the share of the fare and all tolls, once': `
    select r.order_id, r.final -> 'driver' as driver, paid.paise from private.rides as r
    join public.enhanced_orders as o on o.id = r.order_id and o.status = 'delivered'
    cross join lateral (select coalesce(sum(e.amount_paise), 0) as paise from private.ledger_transactions as t
      join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
      where t.order_id = o.id and a.kind = 'courier_payable' and t.kind <> 'compensation') as paid
    where paid.paise <> (r.final ->> 'driver')::bigint + (select coalesce(sum(t.paise), 0) from private.ride_tolls as t
      where t.order_id = o.id)`,
  'a ride is given up or given back for a fee once, and for no more than its tenth': `
    select t.order_id, t.idempotency_key from private.ledger_transactions as t
    join private.ledger_entries as e on e.transaction_id = t.id join private.rides as r on r.order_id = t.order_id
    where t.kind = 'compensation' and e.amount_paise > (r.fare ->> 'expected')::bigint / 10 + 1
      -- A change of the way replaces what was expected when the fee was made.
      and not exists (select from private.ride_changes as k where k.order_id = r.order_id)
    union all
    select t.order_id, string_agg(t.idempotency_key, ', ') from private.ledger_transactions as t
    where t.idempotency_key = 'cancel:' || t.order_id group by t.order_id having count(*) > 1`,
  'every transaction of the ledger adds up to zero': 'select * from private.ledger_imbalance()',
}

const ALL_LAWS = `select law, found from (${Object.values(LAWS)
  .map(
    (offenders, n) =>
      `select $${n + 1}::text as law, (select jsonb_agg(to_jsonb(b)) from (select * from (${offenders}) as a limit 3) as b) as found`,
  )
  .join(' union all ')}) as laws where found is not null`

const ACCEPTED = `
  create schema races;
  create table races.accepted (offer_id uuid, job_id uuid, answered_at timestamptz, seen_at timestamptz,
    expires_at timestamptz);
  create function races.keep_accepted() returns trigger language plpgsql security definer as $$
  begin
    insert into races.accepted values (new.id, new.job_id, new.answered_at, clock_timestamp(), new.expires_at);
    return null;
  end
  $$;
  create trigger acceptances_are_kept after update of outcome on public.job_offers for each row
    when (new.outcome = 'accepted') execute function races.keep_accepted()`

/** Keeps every acceptance of an offer as it was, also of one that is given back afterwards: the laws read it. */
export async function keepAcceptances({ owner }: Harness): Promise<void> {
  await owner.query(ACCEPTED)
}

/** What is broken of the laws of dispatch, in one snapshot; empty when nothing is. */
export async function brokenDispatch({ owner }: Harness): Promise<string[]> {
  // Prepared, because planning so many laws takes longer than looking for what breaks them.
  const { rows } = await owner.query({ name: 'laws-of-dispatch', text: ALL_LAWS, values: Object.keys(LAWS) })
  return z
    .array(z.object({ law: z.string(), found: z.unknown() }))
    .parse(rows)
    .map(({ law, found }) => `Not true: ${law}: ${JSON.stringify(found)}`)
}
