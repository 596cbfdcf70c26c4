create or replace function private.held_earnings (
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone
)
  returns table (
    entry_id bigint,
    amount_paise bigint,
    payable_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  named text := (select p.joined from private.payees as p where p.account = held_earnings.kind);
  since timestamptz;
begin
  if named is null then return; end if;
  execute format('select %s($1)', named) into since using held_earnings.owner_id;
  if since is null then return; end if;
  return query
  select e.id, e.amount_paise, t.at + make_interval(days => private.setting_int('payout_hold_days'))
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = held_earnings.owner_id and a.kind = held_earnings.kind and e.amount_paise > 0
    and t.kind in ('order_settled', 'compensation', 'incentive') and t.at <= held_earnings.at
    and t.at + make_interval(days => private.setting_int('payout_hold_days')) > held_earnings.at
    and (t.at at time zone 'Asia/Kolkata')::date - (since at time zone 'Asia/Kolkata')::date
      < private.setting_int('payout_new_days')
    -- Most of what there is, is old.
    and held_earnings.at < since + make_interval(days => private.setting_int('payout_new_days')
      + private.setting_int('payout_hold_days') + 1)
  order by e.id;
end
$function$;

comment on function private.held_earnings(uuid, public.ledger_account_kind, timestamp
  with time zone) is 'What of a new payee''s earnings is held at a time, and when it becomes payable. Days are Indian days.';

revoke all
  on function private.held_earnings(uuid, public.ledger_account_kind, timestamp with time zone)
  from public;
