create or replace function private.cash_owed (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select -private.balance_of(cash_owed.owner_id, p.cash_account) from private.payees as p
    where p.account = cash_owed.kind and p.cash_account is not null), 0)
$function$;

comment on function private.cash_owed(uuid, public.ledger_account_kind) is 'The platform''s cash in a courier''s hands, in paise.';

revoke all on function private.cash_owed(uuid, public.ledger_account_kind) from public;
