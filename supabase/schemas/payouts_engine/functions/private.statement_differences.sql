create or replace function private.statement_differences()
  returns table (
    owner_id uuid,
    account public.ledger_account_kind,
    stated_paise bigint,
    booked_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.owner_id, s.account_kind, s.stated, b.booked from (
    select distinct on (k.owner_id, k.account_kind) k.owner_id, k.account_kind, k.carried_paise as stated
    from public.payout_statements as k where k.cycle = 'weekly'
    order by k.owner_id, k.account_kind, k.made_at desc) as s
  cross join lateral (select coalesce(sum(e.amount_paise), 0)::bigint as booked from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id
    join private.payout_statement_entries as c on c.entry_id = e.id
    where a.owner_id = s.owner_id and a.kind = s.account_kind) as b
  where s.stated <> b.booked
  union all
  select k.owner_id, k.account_kind, k.lines_paise, coalesce(sum(l.amount_paise), 0)::bigint
  from public.payout_statements as k left join public.payout_statement_lines as l on l.statement_id = k.id
  group by k.id having k.lines_paise <> coalesce(sum(l.amount_paise), 0)
$function$;

comment on function private.statement_differences() is 'Payees whose statements are not what the ledger has, or whose lines do not add up, in paise: always none.';

revoke all on function private.statement_differences() from public;
