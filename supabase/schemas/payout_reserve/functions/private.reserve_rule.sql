create or replace function private.reserve_rule (
  kind public.ledger_account_kind,
  age_days integer,
  day date
)
  returns private.reserve_rules
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select r from private.reserve_rules as r where r.state = 'active' and r.account_kind = reserve_rule.kind
    and r.from_age_days <= reserve_rule.age_days and r.valid_from <= reserve_rule.day
  order by r.from_age_days desc, r.valid_from desc, r.decided_at desc limit 1
$function$;

comment on function private.reserve_rule(public.ledger_account_kind, integer, date) is
  'The rule that holds for a kind of payee of an age on a day.';

revoke all on function private.reserve_rule(public.ledger_account_kind, integer, date) from public;
