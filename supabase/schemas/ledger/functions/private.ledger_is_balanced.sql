create or replace function private.ledger_is_balanced()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from private.ledger_checks as c where c.imbalanced > 0
    and c.id >= coalesce((select max(n.id) from private.ledger_checks as n where n.since is null), 0))
$function$;

comment on function private.ledger_is_balanced() is 'Whether no check since the last full one found an imbalance.';

revoke all on function private.ledger_is_balanced() from public;
