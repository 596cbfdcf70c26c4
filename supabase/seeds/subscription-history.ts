import { ACT_AS } from './act-as.ts'
import { whileChangeable } from './append-only.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { Query } from './insert-rows.ts'
import { neighbours } from './rows/neighbours.ts'
import { userId } from './rows/people.ts'

/** Who has subscribed for how many days, and what they topped their wallet up by the evening before, in paise. */
interface Regular {
  readonly user_id: string
  readonly days: number
  readonly topup_paise: number
}

/** Enough for Imran's milk of a week; on the next day nothing comes, and he tops it up again. */
const IMRANS_WEEK = 50_000
const ANANYAS_WEEK = 100_000
/** Neighbours of the demo store who have had milk for some days, by their place in the list: days. */
const NEIGHBOURS = { 2: 3, 5: 6, 8: 9 }

function customer(name: string): string {
  const found = demoAccounts.find((account) => account.role === 'customer' && account.name === name)
  if (!found) throw new Error(`${name} is no demo customer.`)
  return userId(found.phone)
}

const imran: Regular = { user_id: customer('Imran Pasha'), days: 14, topup_paise: IMRANS_WEEK }

const regulars: readonly Regular[] = [
  // Since her last dinner of the history, so that her wallet tells one thing after the other.
  { user_id: customer('Ananya Reddy'), days: 8, topup_paise: ANANYAS_WEEK },
  imran,
  ...Object.entries(NEIGHBOURS).map(([index, days]) => ({
    user_id: userId(neighbours[Number(index)]?.phone ?? ''),
    days,
    topup_paise: 0,
  })),
]

/** The regulars with the day before their first one. The last day is today once the round is over. */
const REGULARS = `
create temp table regulars as
select d.id as subscriber_id, d.user_id, r.topup_paise, last.day as last_day, last.day - r.days as day_before
from jsonb_to_recordset($1::text::jsonb) as r(user_id uuid, days integer, topup_paise bigint)
join public.subscribers as d on d.user_id = r.user_id
cross join lateral (select private.today() - case when (now() at time zone 'Asia/Kolkata')::time < '08:30' then 1 else 0 end as day) as last`

/** They subscribed the evening before their first day. */
const BEGIN = [
  `update public.subscribers as d set created_at = (r.day_before + time '18:40') at time zone 'Asia/Kolkata'
   from pg_temp.regulars as r where r.subscriber_id = d.id`,
  `update public.subscriptions as s set starts_on = r.day_before + 1, rule_from = r.day_before + 1,
     created_at = (r.day_before + time '18:40') at time zone 'Asia/Kolkata' from pg_temp.regulars as r where r.subscriber_id = s.subscriber_id`,
  'select private.plan_subscriber(r.subscriber_id, r.day_before + 1) from pg_temp.regulars as r',
  'select pg_temp.top_up(r, r.day_before) from pg_temp.regulars as r where r.topup_paise > 0',
  // One morning nobody was at home.
  `insert into public.subscription_changes (subscription_id, day, quantity)
   select s.id, r.last_day - 3, 0 from pg_temp.regulars as r join public.subscriptions as s on s.subscriber_id = r.subscriber_id
   where r.last_day - r.day_before > 7`,
]

const TOP_UP = `
create function pg_temp.top_up(r pg_temp.regulars, day date) returns void language sql as $$
  select private.post('wallet_topup', null, format('seed:milk:%s:%s', r.user_id, day), array[
    (r.user_id, 'customer_wallet', r.topup_paise)::private.movement, (null, 'gateway_clearing', -r.topup_paise)::private.movement])
$$`

/**
 * The nightly runs of the past, each followed by its round. Whoever had nothing in the wallet tops it up, and once a
 * delivery did not come, said its customer at breakfast, and was refunded.
 */
const RUN_DAYS = `
create function pg_temp.run_past_days(claimant uuid) returns void language plpgsql as $$
declare
  run_day date;
  stop record;
  claim public.delivery_claims;
begin
  for run_day in select generate_series(min(r.day_before) + 1, max(r.last_day), interval '1 day')::date from pg_temp.regulars as r loop
    perform private.run_subscriptions(run_day, 500, private.clock_on(run_day, 'subscription_run_seconds'));
    for stop in
      select w.order_id, s.user_id as staff from public.subscription_orders as w
      join public.vendor_staff as s on s.vendor_id = w.vendor_id and s.position = 'owner' where w.day = run_day
    loop
      perform pg_temp.act_as(stop.staff);
      perform public.complete_stop(stop.order_id, true);
    end loop;
    perform pg_temp.act_as();
    insert into public.delivery_claims (order_id, user_id, subscription_ids, status)
    select w.order_id, r.user_id, array_agg(d.subscription_id), 'open' from pg_temp.regulars as r
    join public.subscription_orders as w on w.subscriber_id = r.subscriber_id and w.day = run_day
    join public.subscription_days as d on d.order_id = w.order_id
    where r.user_id = claimant and run_day = r.last_day - 1 group by w.order_id, r.user_id returning * into claim;
    if found then perform private.pay_claim(claim); end if;
    perform pg_temp.top_up(r, run_day) from pg_temp.regulars as r where exists (
      select from public.subscriptions as s join public.subscription_days as d on d.subscription_id = s.id
      where s.subscriber_id = r.subscriber_id and d.day = run_day and d.skipped = 'wallet');
  end loop;
  if exists (select from public.subscribers as d where d.last_error is not null) then
    raise exception 'a past day failed: %', (select d.last_error from public.subscribers as d where d.last_error is not null limit 1);
  end if;
end
$$`

/** The calls wrote "now"; each order was placed at night and came in the morning, door after door. */
const PUT_BACK = [
  `update public.enhanced_orders as o set created_at = w.placed, status_since = w.came, updated_at = w.came, order_number = w.number
   from (
     select k.order_id, private.clock_on(k.day, 'subscription_run_seconds') as placed,
       (k.day + time '05:20' + interval '7 minutes' * row_number() over round) at time zone 'Asia/Kolkata' as came,
       -- Numbers of today are drawn like those of every other order.
       case when k.day = private.today() then e.order_number else format('%s-%s-%s', g.order_prefix, to_char(k.day, 'YYMMDD'), lpad((
         row_number() over (partition by k.day, e.region_id order by k.area, k.order_id) + (select count(*) from public.enhanced_orders as x
           where x.region_id = e.region_id and (x.created_at at time zone 'Asia/Kolkata')::date = k.day
             and x.kind <> 'subscription'))::text, 4, '0')) end as number
     from public.subscription_orders as k join public.enhanced_orders as e on e.id = k.order_id join public.regions as g on g.id = e.region_id
     window round as (partition by k.day, k.vendor_id order by k.area, k.order_id)) as w
   where w.order_id = o.id`,
  `update public.order_events as e set at = case when e.seq = 1 then o.created_at else o.status_since end
   from public.enhanced_orders as o where o.id = e.order_id and o.kind = 'subscription'`,
  `update public.delivery_claims as c set created_at = o.status_since + interval '95 minutes', decided_at = o.status_since + interval '95 minutes'
   from public.enhanced_orders as o where o.id = c.order_id`,
  `update private.ledger_transactions as t set at = case t.kind when 'order_paid' then o.created_at
     when 'order_refunded' then o.status_since + interval '95 minutes' else o.status_since end
   from public.enhanced_orders as o where o.id = t.order_id and o.kind = 'subscription'`,
  `update private.ledger_transactions as t set at = (split_part(t.idempotency_key, ':', 4)::date + time '18:40') at time zone 'Asia/Kolkata'
   where t.idempotency_key like 'seed:milk:%'`,
  `update private.ledger_transactions as t set at = (r.day_before + time '18:40') at time zone 'Asia/Kolkata'
   from pg_temp.regulars as r where t.idempotency_key = 'seed:round:' || r.user_id`,
  `update public.payments as p set created_at = o.created_at, updated_at = o.status_since, collected_at = o.created_at
   from public.enhanced_orders as o where o.id = p.order_id and o.kind = 'subscription'`,
  `update public.refunds as f set created_at = c.decided_at from public.delivery_claims as c where c.order_id = f.order_id`,
  `update private.order_shares as s set settled_at = o.status_since
   from public.enhanced_orders as o where o.id = s.order_id and o.kind = 'subscription' and s.settled_at is not null`,
  `update private.order_parties as p set from_at = o.created_at
   from public.enhanced_orders as o where o.id = p.order_id and o.kind = 'subscription'`,
]

/** The calendar goes on with the first day that can still be changed, as that of everybody who subscribes today. */
const GO_ON = [
  `insert into public.subscription_changes (subscription_id, day, quantity)
   select s.id, left_out.day::date, 0 from pg_temp.regulars as r join public.subscribers as d on d.id = r.subscriber_id
   join public.subscriptions as s on s.subscriber_id = d.id
   cross join lateral generate_series(r.last_day + 1, private.first_changeable_day(d.vendor_id) - 1, interval '1 day') as left_out (day)`,
  'select private.plan_subscriber(r.subscriber_id) from pg_temp.regulars as r',
  'drop table pg_temp.regulars cascade',
  // Nobody needs to be told of these days now.
  'delete from public.system_notifications',
]

/** Up to two weeks of milk: days that came, one skipped, one without money in the wallet, and one that was reported. */
export async function seedSubscriptionHistory(query: Query): Promise<void> {
  await query(ACT_AS)
  await query(REGULARS, [JSON.stringify(regulars)])
  for (const statement of [TOP_UP, RUN_DAYS, ...BEGIN]) await query(statement)
  await query('select pg_temp.run_past_days($1::uuid)', [imran.user_id])
  await whileChangeable(query, ['public.order_events', 'private.ledger_transactions'], async () => {
    for (const statement of PUT_BACK) await query(statement)
  })
  for (const statement of GO_ON) await query(statement)
}
