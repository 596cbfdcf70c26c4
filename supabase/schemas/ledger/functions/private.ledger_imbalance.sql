create or replace function private.ledger_imbalance()
  returns table (
    transaction_id uuid,
    sum_paise numeric
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select e.transaction_id, sum(e.amount_paise) from private.ledger_entries as e group by 1
    having sum(e.amount_paise) <> 0
$function$;

comment on function private.ledger_imbalance() is 'Transactions that do not sum to zero; must return no rows.';

revoke all on function private.ledger_imbalance() from public;
