/** What must hold of reward points after every commit, each as a query for whatever breaks it (docs/decisions/0119). */
export const POINTS_RULES: Readonly<Record<string, string>> = {
  'what points paid of orders and did not get back is what the books hold for it': `
    select parts.paise, books.paise as booked
    from (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) as paise from public.payments as p
      where p.method = 'points' and p.collected_at is not null) as parts,
      (select coalesce(-sum(e.amount_paise), 0) as paise from private.ledger_entries as e
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'points_expense') as books
    where parts.paise <> books.paise`,
  'an order that points paid has spent them once, and given back as many as its refunds say': `
    select p.order_id, spent.taken, spent.back from public.payments as p
    cross join lateral (select coalesce(-sum(m.points) filter (where m.kind = 'spent'), 0) as taken,
        coalesce(sum(m.points) filter (where m.kind = 'returned'), 0) as back
      from private.points as m where m.order_id = p.order_id) as spent
    where p.method = 'points' and p.collected_at is not null
      and (spent.taken = 0 or spent.back <> floor(spent.taken * p.refunded_paise::numeric / p.amount_paise))`,
  'nobody has spent points that they did not have': `
    select l.user_id, l.id from private.points as l join private.points as t on t.lot_id = l.id
    where l.kind = 'earned' group by l.id having l.points + sum(t.points) filter (where t.kind <> 'taken_back') < 0`,
}
