create or replace function private.deposits_of (
  courier_id uuid,
  before bigint,
  limit_count integer
)
  returns table (
    id bigint,
    at timestamp with time zone,
    kind text,
    way text,
    amount_paise bigint,
    reference text,
    place text,
    recorded_by uuid
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select e.id, t.at, t.kind, case when t.kind = 'payout' then 'payout' else
    case split_part(t.idempotency_key, ':', 1) when 'counter' then 'counter' when 'upi-deposit' then 'upi'
      else 'office' end end,
    e.amount_paise, t.note, private.payee_name(d.vendor_id),
    case when d.id is not null then d.decided_by
      when t.kind = 'cash_deposit' and pg_input_is_valid(split_part(t.idempotency_key, ':', 2), 'uuid')
      then split_part(t.idempotency_key, ':', 2)::uuid end
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
    join private.ledger_transactions as t on t.id = e.transaction_id
    left join private.counter_deposits as d on t.idempotency_key = 'counter:' || d.id
  where a.owner_id = deposits_of.courier_id and a.kind = 'cash_with_courier' and e.amount_paise > 0
    and t.kind in ('cash_deposit', 'payout')
    and (deposits_of.before is null or e.id < deposits_of.before)
  order by e.id desc limit least(greatest(coalesce(deposits_of.limit_count, 30), 1), 100)
$function$;

comment on function private.deposits_of(uuid, bigint, integer) is 'What a courier has handed in, or a payout has set off, newest first, with the way (office, counter, upi, payout), the vendor of a counter, and who recorded or confirmed it.';

revoke all on function private.deposits_of(uuid, bigint, integer) from public;
