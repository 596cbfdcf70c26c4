create or replace function private.check_ledger (
  since timestamp with time zone default null::timestamp with time zone
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  found_wrong integer;
begin
  select count(*) into found_wrong from (
    select e.transaction_id from private.ledger_entries as e
    join private.ledger_transactions as t on t.id = e.transaction_id
    where since is null or t.at >= since
    group by 1 having sum(e.amount_paise) <> 0) as wrong;
  insert into private.ledger_checks (since, imbalanced) values (since, found_wrong);
  return found_wrong;
end
$function$;

comment on function private.check_ledger(timestamp with time zone) is 'Checks the ledger since a time and records the result: a job runs it every few minutes for the last hour and nightly for everything, so that no screen needs to.';

revoke all on function private.check_ledger(timestamp with time zone) from public;
