create or replace function private.cash_held (
  courier_id uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select -a.balance_paise from private.ledger_accounts as a where a.owner_id = cash_held.courier_id
    and a.kind = 'cash_with_courier'), 0)
$function$;

comment on function private.cash_held(uuid) is 'The platform''s cash that a courier holds now, without that of present jobs, in paise.';

revoke all on function private.cash_held(uuid) from public;
