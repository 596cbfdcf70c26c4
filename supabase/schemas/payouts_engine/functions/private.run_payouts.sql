create or replace function private.run_payouts (
  run_at timestamp with time zone default private.last_payout_run(),
  most integer default 200
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  one record;
  made integer := 0;
begin
  for one in
    select a.owner_id, a.kind from private.ledger_accounts as a join private.payees as p on p.account = a.kind
    left join lateral (select s.run_at, s.carried_paise, s.through_entry from public.payout_statements as s
      where s.owner_id = a.owner_id and s.account_kind = a.kind and s.cycle = 'weekly'
      order by s.made_at desc limit 1) as last on true
    where (last.run_at is null or last.run_at < run_payouts.run_at)
      and (coalesce(last.carried_paise, 0) <> 0
        or private.reserve_is_due(a.owner_id, a.kind, run_payouts.run_at)
        or exists (select from private.ledger_entries as e
        join private.ledger_transactions as t on t.id = e.transaction_id
        where e.account_id = a.id and e.id > coalesce(last.through_entry, 0) and t.at <= run_payouts.run_at))
    order by a.owner_id, a.kind limit run_payouts.most
  loop
    begin
      if private.make_statement(one.owner_id, one.kind, run_payouts.run_at) is not null then made := made + 1; end if;
    exception when others then
      -- One that fails is tried again and keeps nobody else from being paid.
      raise warning 'statement of % %: %', one.kind, one.owner_id, sqlerrm;
    end;
  end loop;
  return made;
end
$function$;

comment on function private.run_payouts(timestamp with time zone, integer) is 'Makes the statements that a weekly run still lacks, so many at a time: called each minute, it goes on where it was interrupted.';

revoke all on function private.run_payouts(timestamp with time zone, integer) from public;
