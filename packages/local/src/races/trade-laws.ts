import { WALLET_RULES } from '../market/wallet-rules.ts'
import type { Harness } from './harness.ts'

/** What a payee was posted for shares, by order, owner and account; cash that a vendor took is no share. */
const POSTED = `
  select t.order_id, a.owner_id, a.kind as account, sum(e.amount_paise) as paise
  from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
  join private.ledger_accounts as a on a.id = e.account_id
  where a.kind::text like '%_payable' and a.kind <> 'tax_payable' and t.idempotency_key !~ '^cancel:'
    and not (t.kind = 'order_settled' and e.amount_paise < 0)
  group by t.order_id, a.owner_id, a.kind`

/** Sums of what an order has booked, by account. */
const BOOKED = `
  select t.order_id, coalesce(sum(e.amount_paise) filter (where a.kind = 'order_escrow'), 0) as escrow,
    coalesce(sum(e.amount_paise) filter (where a.kind in ('customer_wallet', 'cash_with_courier')), 0)
      + coalesce(sum(e.amount_paise) filter (where a.kind = 'vendor_payable' and t.kind = 'order_settled' and e.amount_paise < 0), 0) as given,
    coalesce(sum(e.amount_paise) filter (where a.kind not in ('order_escrow', 'customer_wallet', 'cash_with_courier')
      and not (a.kind = 'vendor_payable' and t.kind = 'order_settled' and e.amount_paise < 0)), 0) as earned,
    coalesce(sum(e.amount_paise) filter (where a.kind = 'tax_payable'), 0) as tax
  from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
  join private.ledger_accounts as a on a.id = e.account_id where t.order_id is not null group by t.order_id`

/** The laws of the kernel, each as a query for whatever breaks it; they hold after every commit, whatever the trade. */
const LAWS: Readonly<Record<string, string>> = {
  // A refund of what nobody has paid yet moves no money; its transaction keeps the key.
  'every transaction adds up to zero and has two sides': `
    select t.id, t.idempotency_key from private.ledger_transactions as t left join private.ledger_entries as e on e.transaction_id = t.id
    group by t.id having count(e.id) < case when t.kind = 'order_refunded' and count(e.id) = 0 then 0 else 2 end
      or sum(e.amount_paise) <> 0`,
  'no payable is without its owner': `
    select id from private.ledger_accounts where owner_id is null and kind::text like '%_payable' and kind <> 'tax_payable'`,
  'charges that were not refunded come to the total': `
    select o.id from public.enhanced_orders as o join public.order_charges as c on c.order_id = o.id and c.phase <> 'refunded'
    group by o.id having sum(c.amount_paise) <> o.total_paise`,
  'payments come to the total, and what went back of them to what was refunded': `
    select o.id, o.status, o.total_paise, o.refund_paise, sum(p.amount_paise) as paise, sum(p.refunded_paise) as back
    from public.enhanced_orders as o join public.payments as p on p.order_id = o.id
    group by o.id having sum(p.refunded_paise) <> o.refund_paise
      or sum(p.amount_paise) filter (where p.status <> 'failed' and (o.status = 'cancelled' or p.status <> 'void')) <> o.total_paise`,
  'rows of refunds come to what was refunded': `
    select o.id, o.refund_paise, rows.paise from public.enhanced_orders as o
    cross join lateral (select coalesce(-sum(c.amount_paise), 0) as paise from public.order_charges as c
      where c.order_id = o.id and c.phase = 'refunded') as rows
    where rows.paise <> o.refund_paise and not (o.status = 'cancelled' and private.has_paid(o.id))`,
  'what is left of the rows of a cancelled order is its charge; cash that nobody collects is not rounded': `
    select o.id, o.charge_paise, rows.paise from public.enhanced_orders as o
    cross join lateral (select coalesce(sum(c.amount_paise), 0) as paise from public.order_charges as c
      where c.order_id = o.id and c.code <> 'rounding') as rows
    where o.status = 'cancelled' and private.has_paid(o.id) and rows.paise <> o.charge_paise`,
  'a refund never exceeds its charge': `
    select c.order_id, c.position from public.order_charges as c
    join public.order_charges as r on r.order_id = c.order_id and r.of_position = c.position
    where c.phase in ('quoted', 'added') and c.code <> 'rounding' group by c.order_id, c.position
    having sign(c.amount_paise) = -sign(c.amount_paise + sum(r.amount_paise))`,
  'what was given is what payments say': `
    select o.id, b.given, private.paid(o.id) from public.enhanced_orders as o left join (${BOOKED}) as b on b.order_id = o.id
    where -coalesce(b.given, 0) <> private.paid(o.id)`,
  'escrow holds what was paid and not shared': `
    select o.id, o.status, b.escrow from public.enhanced_orders as o left join (${BOOKED}) as b on b.order_id = o.id
    cross join lateral (select coalesce(sum(v.value_paise) filter (where v.settled_at is not null), 0) as shared,
        coalesce(sum(v.value_paise) filter (where v.settled_at is null), 0) as later
      from private.share_values as v where v.order_id = o.id) as s
    where coalesce(b.escrow, 0) <> case o.status when 'cancelled' then 0 when 'delivered' then s.later
      else private.paid(o.id) - s.shared end`,
  'what was settled is what its own rows left of the share, and nobody else was posted anything': `
    select coalesce(s.order_id, p.order_id) as id, coalesce(s.owner_id, p.owner_id) as owner_id, s.paise, p.paise as posted from (
      select v.order_id, v.paid_to as owner_id, v.account, sum(v.value_paise) as paise from private.share_values as v
      where v.settled_at is not null and v.paid_to is not null group by v.order_id, v.paid_to, v.account) as s
    full join (${POSTED}) as p on p.order_id = s.order_id and p.owner_id = s.owner_id and p.account = s.account
    where coalesce(s.paise, 0) <> coalesce(p.paise, 0)`,
  'shares, platform and taxes of what is done and paid come to the total less refunds': `
    select o.id, b.earned, b.tax from public.enhanced_orders as o join (${BOOKED}) as b on b.order_id = o.id
    where o.status = 'delivered' and private.still_due(o.id) = 0
      and (b.earned + b.escrow <> o.total_paise - o.refund_paise or b.tax <> private.left_of(o.id, 'tax'))`,
  'who cancels keeps paying the charge and nothing else': `
    select o.id, o.charge_paise, private.paid(o.id) from public.enhanced_orders as o left join (${BOOKED}) as b on b.order_id = o.id
    where o.status = 'cancelled' and (private.paid(o.id) <> o.charge_paise or coalesce(b.earned, 0) <> o.charge_paise)`,
  'what was approved is added once, and nothing else': `
    select o.id, added.paise, agreed.paise as agreed from public.enhanced_orders as o
    cross join lateral (select coalesce(sum(c.amount_paise), 0) as paise from public.order_charges as c
      where c.order_id = o.id and c.phase = 'added' and c.code not in ('tax', 'rounding')) as added
    cross join lateral (select coalesce(sum((r ->> 'amount_paise')::bigint), 0) as paise from private.order_changes as c,
      jsonb_array_elements(c.rows) as r where c.order_id = o.id and c.state = 'approved' and r ? 'code') as agreed
    where added.paise <> agreed.paise`,
  'nothing costs more than was authorised or approved': `
    select o.id from public.enhanced_orders as o
    where o.total_paise - o.refund_paise > greatest((o.terms ->> 'authorised_paise')::bigint, (select sum(c.amount_paise)
        from public.order_charges as c where c.order_id = o.id and c.phase = 'quoted'))
      and not exists (select from private.order_changes as c where c.order_id = o.id and c.state = 'approved' and c.decided_by is not null)`,
  'events follow each other without a gap': `
    select o.id from public.enhanced_orders as o join public.order_events as e on e.order_id = o.id
    group by o.id having count(*) <> o.last_seq or (array_agg(e.to_status order by e.seq desc))[1] <> o.status`,
  'a job ends as its order does, and whoever has it has the part': `
    select o.id, o.status, j.state from public.enhanced_orders as o join lateral private.job_of(o.id) as j on true
    where (o.status = 'delivered') <> (j.state = 'delivered') or (o.status = 'cancelled') <> (j.state = 'cancelled')
      or (o.status not in ('delivered', 'cancelled') and j.performer_id is distinct from (select p.user_id from private.order_parties as p
        where p.order_id = o.id and p.role = 'driver' and p.until_at is null))`,
  'no wallet is below zero, and balances are the sum of their entries': `
    select a.id from private.ledger_accounts as a left join private.ledger_entries as e on e.account_id = a.id
    where a.balance_paise is not null group by a.id
    having a.balance_paise <> coalesce(sum(e.amount_paise), 0) or (a.kind = 'customer_wallet' and a.balance_paise < 0)`,
  ...WALLET_RULES,
}

/** What must hold besides when all orders have ended. */
const AT_THE_END: Readonly<Record<string, string>> = {
  'every order has ended': `select id, status from public.enhanced_orders where status not in ('delivered', 'cancelled')`,
  'nothing is asked for any more': `select order_id from public.payments where status in ('created', 'authorised')`,
  'nothing lies in escrow': `
    select e.order_id from (${BOOKED}) as e where e.escrow <> 0`,
  'no share of what was done waits': `
    select v.order_id from private.share_values as v join public.enhanced_orders as o on o.id = v.order_id
    where o.status = 'delivered' and v.settled_at is null and v.value_paise <> 0`,
}

/** All broken laws as messages, in one snapshot; empty when there are none. */
export async function brokenLaws({ owner }: Harness, isEnd = false): Promise<string[]> {
  const client = await owner.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const broken: string[] = []
    for (const [law, offenders] of Object.entries({ ...LAWS, ...(isEnd ? AT_THE_END : {}) })) {
      const { rows } = await client.query(`${offenders} limit 3`)
      if (rows.length > 0) broken.push(`Not true: ${law}: ${JSON.stringify(rows)}`)
    }
    return broken
  } finally {
    await client.query('rollback')
    client.release()
  }
}
