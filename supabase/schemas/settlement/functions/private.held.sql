create or replace function private.held (
  order_id uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_transactions as t
  join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
  where t.order_id = held.order_id and a.kind = 'order_escrow'
$function$;

comment on function private.held(uuid) is 'What escrow holds for an order, in paise.';

revoke all on function private.held(uuid) from public;
