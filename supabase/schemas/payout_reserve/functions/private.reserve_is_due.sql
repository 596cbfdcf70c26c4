create or replace function private.reserve_is_due (
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select min(r.release_at) <= reserve_is_due.at
      or private.reserve_is_free(reserve_is_due.owner_id, reserve_is_due.kind, reserve_is_due.at)
    from private.payout_reserves as r where r.owner_id = reserve_is_due.owner_id
      and r.account_kind = reserve_is_due.kind and r.left_paise > 0 having count(*) > 0), false)
$function$;

comment on function private.reserve_is_due(uuid, public.ledger_account_kind, timestamp
  with time zone) is 'Whether something of a reserve comes back at a run, without anything earned.';

revoke all
  on function private.reserve_is_due(uuid, public.ledger_account_kind, timestamp with time zone)
  from public;
