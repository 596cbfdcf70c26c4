create or replace function private.present_account (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns private.payout_accounts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p from private.payout_accounts as p where p.owner_id = present_account.owner_id
    and p.kind = present_account.kind and p.replaced_at is null
$function$;

revoke all on function private.present_account(uuid, public.ledger_account_kind) from public;
