/** What must hold of wallets after every commit, each as a query for whatever breaks it (docs/decisions/0101). */
export const WALLET_RULES: Readonly<Record<string, string>> = {
  'what is left of the lots of a wallet is its balance, and each is what no spend took': `
    select a.id, a.balance_paise, l.paise, l.spent from private.ledger_accounts as a
    cross join lateral (select coalesce(sum(l.left_paise), 0) as paise, coalesce(sum(l.amount_paise - l.left_paise), 0) as spent,
        coalesce(sum((select sum(s.amount_paise) from private.wallet_spends as s where s.lot_id = l.id)), 0) as told
      from private.wallet_lots as l where l.account_id = a.id) as l
    where a.kind = 'customer_wallet' and (a.balance_paise <> l.paise or l.spent <> l.told)`,
  'what the wallet paid of an order and did not get back is what its parts stand for': `
    select o.id, o.status, spent.paise from public.enhanced_orders as o
    cross join lateral (select coalesce(sum(s.amount_paise - s.returned_paise), 0) as paise from private.ledger_transactions as t
      join private.wallet_spends as s on s.transaction_id = t.id where t.order_id = o.id) as spent
    cross join lateral (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) as paise from public.payments as p
      where p.order_id = o.id and p.method = 'wallet' and p.collected_at is not null) as part
    where spent.paise <> part.paise`,
  'gift codes that can still be redeemed are worth what the books hold for them': `
    select codes.paise, books.paise as booked
    from (select coalesce(sum(c.amount_paise), 0) as paise from private.gift_codes as c
      where c.redeemed_at is null and c.ended_at is null) as codes,
      (select coalesce(sum(e.amount_paise), 0) as paise from private.ledger_entries as e
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'gift_codes') as books
    where codes.paise <> books.paise`,
}
