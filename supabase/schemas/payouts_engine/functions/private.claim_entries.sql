create or replace function private.claim_entries (
  statement uuid,
  keys text[],
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into private.payout_statement_entries (entry_id, statement_id)
  select e.id, claim_entries.statement from private.ledger_transactions as t
  join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
  where t.idempotency_key = any (keys) and a.owner_id = claim_entries.owner_id and a.kind = claim_entries.kind
$function$;

comment on function private.claim_entries(uuid, text[], uuid, public.ledger_account_kind) is
  'What a statement itself has posted is in it, and in no later one.';

revoke all on function private.claim_entries(uuid, text[], uuid, public.ledger_account_kind) from public;
