create or replace function private.reserve_of (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum(r.left_paise), 0)::bigint from private.payout_reserves as r
  where r.owner_id = reserve_of.owner_id and r.account_kind = reserve_of.kind and r.left_paise > 0
$function$;

comment on function private.reserve_of(uuid, public.ledger_account_kind) is 'What is kept of a payee''s earnings for refunds, in paise.';

revoke all on function private.reserve_of(uuid, public.ledger_account_kind) from public;
