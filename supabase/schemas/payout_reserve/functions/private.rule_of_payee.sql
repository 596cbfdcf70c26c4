create or replace function private.rule_of_payee (
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone
)
  returns private.reserve_rules
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  named text := (select p.joined from private.payees as p where p.account = rule_of_payee.kind);
  since timestamptz;
begin
  if not exists (select from private.reserve_rules as r where r.account_kind = rule_of_payee.kind) then
    return null;
  end if;
  if named is not null then execute format('select %s($1)', named) into since using rule_of_payee.owner_id; end if;
  -- Whose beginning nobody knows has been here for long.
  return private.reserve_rule(rule_of_payee.kind, coalesce((rule_of_payee.at at time zone 'Asia/Kolkata')::date
    - (since at time zone 'Asia/Kolkata')::date, 3650), (rule_of_payee.at at time zone 'Asia/Kolkata')::date);
end
$function$;

comment on function private.rule_of_payee(uuid, public.ledger_account_kind, timestamp
  with time zone) is 'The rule that holds for a payee at a time, by their age in Indian days.';

revoke all
  on function private.rule_of_payee(uuid, public.ledger_account_kind, timestamp with time zone)
  from public;
