create or replace function private.return_lots (
  account private.ledger_accounts,
  t private.ledger_transactions,
  most bigint
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rest bigint;
  given bigint;
  returned bigint := 0;
  spend record;
begin
  -- What the wallet paid for the order, less what it still stands for.
  rest := least(most, (
      select coalesce(sum(s.amount_paise - s.returned_paise), 0) from private.ledger_transactions as x
      join private.wallet_spends as s on s.transaction_id = x.id
      join private.wallet_lots as l on l.id = s.lot_id and l.account_id = account.id
      where x.order_id = t.order_id) - (
      select coalesce(sum(p.amount_paise - p.refunded_paise), 0) from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected = 'placing'
      where p.order_id = t.order_id and p.collected_at is not null and private.payer_of(p) = account.owner_id));
  for spend in
    select s.id, s.amount_paise - s.returned_paise as paise, l.bucket, l.expires_at, l.told_days
    from private.ledger_transactions as x
    join private.wallet_spends as s on s.transaction_id = x.id and s.returned_paise < s.amount_paise
    join private.wallet_lots as l on l.id = s.lot_id and l.account_id = account.id
    where x.order_id = t.order_id order by s.id desc
  loop
    exit when rest <= 0;
    given := least(spend.paise, rest);
    update private.wallet_spends as s set returned_paise = s.returned_paise + given where s.id = spend.id;
    -- What came back after its last day can be spent in this transaction, such as for another order of the checkout.
    insert into private.wallet_lots (account_id, bucket, amount_paise, left_paise, expires_at, told_days,
      transaction_id)
    values (account.id, spend.bucket, given, given,
      case when spend.bucket = 'promotional' then greatest(spend.expires_at, now()) end, spend.told_days, t.id);
    rest := rest - given;
    returned := returned + given;
  end loop;
  return returned;
end
$function$;

comment on function private.return_lots(private.ledger_accounts, private.ledger_transactions, bigint) is
  'Puts what goes back of the wallet''s own part of an order into the buckets that paid it, what was spent last first; promotional money keeps its last day. Answers how much that was.';

revoke all
  on function private.return_lots(private.ledger_accounts, private.ledger_transactions, bigint)
  from public;
