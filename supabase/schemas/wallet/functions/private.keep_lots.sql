create or replace function private.keep_lots()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  account private.ledger_accounts;
  t private.ledger_transactions;
  rules private.wallet_kinds;
  rest bigint := new.amount_paise;
begin
  select * into account from private.ledger_accounts as a where a.id = new.account_id;
  if account.kind <> 'customer_wallet' then return null; end if;
  select * into t from private.ledger_transactions as x where x.id = new.transaction_id;
  select * into rules from private.wallet_kinds as k where k.kind = t.kind;
  if rest < 0 then
    perform private.spend_lots(account.id, t.id, -rest, coalesce(rules.expires, false),
      case when rules.only_bucket then rules.bucket end);
    return null;
  end if;
  if rules.goes_back and t.order_id is not null then rest := rest - private.return_lots(account, t, rest); end if;
  if rest > 0 then
    insert into private.wallet_lots (account_id, bucket, amount_paise, left_paise, expires_at, transaction_id)
    values (account.id, coalesce(rules.bucket, 'refund'), rest, rest, case when rules.bucket = 'promotional'
      then now() + make_interval(days => private.setting_int('wallet_promotional_days')) end, t.id);
  end if;
  return null;
end
$function$;

comment on function private.keep_lots() is 'Keeps the lots of a wallet with its entries, whoever posts them; the posting holds the row of the account.';

revoke all on function private.keep_lots() from public;
