create or replace function private.balance_of (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id
  where a.owner_id = balance_of.owner_id and a.kind = balance_of.kind
$function$;

comment on function private.balance_of(uuid, public.ledger_account_kind) is 'What is owed to an owner (negative: what the owner owes), in paise.';

revoke all on function private.balance_of(uuid, public.ledger_account_kind) from public;
