create or replace function private.reserve_to_come (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rule private.reserve_rules := private.rule_of_payee(reserve_to_come.owner_id, reserve_to_come.kind, now());
  base bigint;
begin
  if rule.id is null or private.reserve_is_free(reserve_to_come.owner_id, reserve_to_come.kind, now()) then
    return 0;
  end if;
  select coalesce(sum(e.amount_paise), 0) into base from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = reserve_to_come.owner_id and a.kind = reserve_to_come.kind
    and t.kind not in ('payout', 'payout_fee', 'payout_tax', 'payout_reserve')
    and e.id > coalesce((select max(s.through_entry) from public.payout_statements as s
      where s.owner_id = reserve_to_come.owner_id and s.account_kind = reserve_to_come.kind and s.cycle = 'weekly'
        and s.made_at < clock_timestamp() - interval '1 day'), 0)
    and not exists (select from private.payout_statement_entries as c where c.entry_id = e.id);
  return private.reserve_wanted(rule, reserve_to_come.owner_id, base, now());
end
$function$;

comment on function private.reserve_to_come(uuid, public.ledger_account_kind) is 'What the next weekly statement keeps of what was earned so far: it is not paid at once.';

revoke all on function private.reserve_to_come(uuid, public.ledger_account_kind) from public;
