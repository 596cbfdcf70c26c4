create or replace function private.held_sum (
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum(h.amount_paise), 0)::bigint from private.held_earnings(held_sum.owner_id, held_sum.kind,
    held_sum.at) as h
$function$;

revoke all
  on function private.held_sum(uuid, public.ledger_account_kind, timestamp with time zone)
  from public;
