create or replace function private.cash_held_since (
  courier_id uuid
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  -- What is handed in is the oldest: the latest collections that add up to what is held are still there.
  select min(c.at) from (
    select t.at, sum(-e.amount_paise) over (order by e.id desc) + e.amount_paise as covered
    from private.ledger_entries as e join private.ledger_transactions as t on t.id = e.transaction_id
    where e.amount_paise < 0
      and e.account_id = (select a.id from private.ledger_accounts as a where a.owner_id = cash_held_since.courier_id
        and a.kind = 'cash_with_courier')
    order by e.id desc limit 500) as c
  where c.covered < private.cash_held(cash_held_since.courier_id)
$function$;

comment on function private.cash_held_since(uuid) is 'When a courier collected the oldest cash that is not handed in yet; of the latest 500 collections.';

revoke all on function private.cash_held_since(uuid) from public;
