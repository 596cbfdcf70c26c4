create or replace function private.make_statement (
  owner_id uuid,
  account public.ledger_account_kind,
  run_at timestamp with time zone
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  payee private.payees;
  last public.payout_statements;
  made uuid := gen_random_uuid();
  opening bigint;
  lines jsonb;
  counts jsonb;
  own private.statement_line[] := '{}';
  movements private.movement[];
  closing bigint;
  set_off bigint;
  held bigint;
  later bigint;
  payable bigint;
  base bigint;
  freed jsonb;
  kept bigint;
  destination private.payout_accounts;
  why text;
  sent public.payouts;
begin
  perform private.take_turns('payout', make_statement.owner_id::text);
  select * into strict payee from private.payees as p where p.account = make_statement.account;
  select * into last from public.payout_statements as s where s.owner_id = make_statement.owner_id
    and s.account_kind = make_statement.account and s.cycle = 'weekly' order by s.made_at desc limit 1;
  if last.run_at >= make_statement.run_at then return null; end if;
  insert into public.payout_statements (id, owner_id, account_kind, cycle, run_at, since)
  values (made, make_statement.owner_id, make_statement.account, 'weekly', make_statement.run_at, last.run_at);

  -- Entries get numbers before they are committed, so that a lower one may come later: no transaction lasts a day.
  insert into private.payout_statement_entries (entry_id, statement_id)
  select e.id, made from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = make_statement.owner_id and a.kind = make_statement.account and t.at <= make_statement.run_at
    and e.id > coalesce((select max(s.through_entry) from public.payout_statements as s
      where s.owner_id = make_statement.owner_id and s.account_kind = make_statement.account
        and s.cycle = 'weekly' and s.made_at < clock_timestamp() - interval '1 day'), 0)
    and not exists (select from private.payout_statement_entries as c where c.entry_id = e.id);
  with split as (
    select x.code, x.amount_paise, e.id from private.payout_statement_entries as c
    join private.ledger_entries as e on e.id = c.entry_id
    cross join lateral private.explain_entry(e, payee, make_statement.owner_id) as x
    where c.statement_id = made
  ), summed as (
    select s.code, sum(s.amount_paise)::bigint as paise, count(*) as n, min(s.id) as first from split as s group by 1
  )
  select coalesce(sum(s.paise) filter (where s.code = 'returned_payout'), 0),
    coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'amount_paise', s.paise) order by s.first, s.paise desc)
      filter (where s.code <> 'returned_payout'), '[]'), coalesce(jsonb_object_agg(s.code, s.n), '{}')
  into opening, lines, counts from summed as s;
  opening := opening + coalesce(last.carried_paise, 0);

  if payee.deducts is not null then
    execute format('select array_agg(l) from %s($1, $2, $3, $4, $5) as l', payee.deducts) into own
    using make_statement.owner_id, make_statement.account, made, make_statement.run_at,
      (select coalesce(jsonb_object_agg(l ->> 'code', l -> 'amount_paise'), '{}')
        from jsonb_array_elements(lines) as l);
    own := coalesce(own, '{}');
  end if;
  if cardinality(own) > 0 then
    movements := array(select m from unnest(own) as l, lateral (values
      ((make_statement.owner_id, make_statement.account, l.amount_paise)::private.movement),
      ((null, l.against, -l.amount_paise)::private.movement)) as v (m));
    perform private.post('payout_tax', null, 'statement:' || made, movements);
    lines := lines || (select jsonb_agg(jsonb_build_object('code', l.code, 'amount_paise', l.amount_paise))
      from (select o.code, sum(o.amount_paise) as amount_paise, min(o.n) as n from unnest(own)
        with ordinality as o (code, amount_paise, against, n) group by o.code order by 3) as l);
  end if;
  closing := opening + (select coalesce(sum((l ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(lines) as l);
  base := closing - opening - (select coalesce(sum((l ->> 'amount_paise')::bigint), 0)
    from jsonb_array_elements(lines) as l where l ->> 'code' in ('paid_instantly', 'paid_after_all',
      'instant_fee', 'gst_on_instant_fee', 'cash_in_hand_netted'));
  freed := private.free_reserve(made, make_statement.owner_id, make_statement.account, make_statement.run_at, closing);
  lines := lines || freed;
  closing := closing + (select coalesce(sum((l ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(freed) as l);
  -- What was earned after the time of the run waits for the next one; what was lost since is not paid out.
  later := private.balance_of(make_statement.owner_id, make_statement.account) - closing;
  set_off := greatest(least(closing, closing + later, private.cash_owed(make_statement.owner_id,
    make_statement.account)), 0);
  if set_off > 0 then
    perform private.post('payout', null, 'set-off:' || made, array[
      (make_statement.owner_id, make_statement.account, -set_off)::private.movement,
      (make_statement.owner_id, payee.cash_account, set_off)::private.movement]);
    lines := lines || jsonb_build_object('code', 'cash_in_hand_netted', 'amount_paise', -set_off);
    closing := closing - set_off;
  end if;
  kept := private.keep_reserve(made, make_statement.owner_id, make_statement.account, make_statement.run_at, base,
    least(closing, closing + later));
  if kept > 0 then
    lines := lines || jsonb_build_object('code', 'reserve_kept', 'amount_paise', -kept);
    closing := closing - kept;
  end if;
  held := least(private.held_sum(make_statement.owner_id, make_statement.account, make_statement.run_at),
    greatest(closing, 0));
  payable := least(closing - held, closing - held + later);
  destination := private.present_account(make_statement.owner_id, make_statement.account);
  why := case when closing <= 0 and kept > 0 then 'reserve' when closing <= 0 then 'nothing'
    when payable <= 0 then 'new_payee'
    when exists (select from public.payouts as p where p.owner_id = make_statement.owner_id
      and p.account_kind = make_statement.account and p.status in ('requested', 'processing')) then 'payout_under_way'
    when private.account_problem(destination) is not null then private.account_problem(destination)
    when payable < private.setting_int('payout_minimum_paise')
      and not private.has_stopped(make_statement.owner_id, make_statement.account) then 'below_minimum' end;
  if why is null then
    insert into public.payouts (owner_id, account_kind, amount_paise, set_off_paise, method, destination, account_id)
    values (make_statement.owner_id, make_statement.account, payable, set_off, destination.method,
      destination.masked, destination.id) returning * into sent;
    perform private.post('payout', null, 'payout:' || sent.id, array[
      (make_statement.owner_id, make_statement.account, -payable)::private.movement,
      (null, 'payout_clearing', payable)::private.movement]);
    if held > 0 then why := 'new_payee'; end if;
  elsif why in ('account_missing', 'account_new', 'account_unverified') then
    held := closing;
  end if;
  perform private.claim_entries(made, array['statement:' || made, 'set-off:' || made, 'payout:' || sent.id,
    'reserve-kept:' || made, 'reserve-released:' || made, 'reserve-taken:' || made],
    make_statement.owner_id, make_statement.account);
  perform private.keep_lines(made, lines, counts);
  update public.payout_statements as s set opening_paise = opening, lines_paise = closing - opening,
    closing_paise = closing, held_paise = held, payout_paise = coalesce(sent.amount_paise, 0),
    carried_paise = closing - coalesce(sent.amount_paise, 0), reason = why, payout_id = sent.id,
    through_entry = (select coalesce(max(c.entry_id), 0) from private.payout_statement_entries as c
      where c.statement_id = made)
  where s.id = made;
  return made;
end
$function$;

comment on function private.make_statement(uuid, public.ledger_account_kind, timestamp
  with time zone) is 'The weekly statement of one payee: what the ledger has moved until the time of the run and no statement has yet, what is withheld, the reserve, cash in hand set off, and the payout. Once for each run; null where there is one.';

revoke all
  on function private.make_statement(uuid, public.ledger_account_kind, timestamp with time zone)
  from public;
