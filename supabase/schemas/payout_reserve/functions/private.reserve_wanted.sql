create or replace function private.reserve_wanted (
  r private.reserve_rules,
  owner_id uuid,
  base bigint,
  at timestamp with time zone
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when r.share_bp is not null then ceil(greatest(base, 0) * r.share_bp / 10000.0)
    when r.refund_days is not null then greatest(ceil((select coalesce(-sum(e.amount_paise), 0)
      from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id
      where a.owner_id = reserve_wanted.owner_id and a.kind = r.account_kind and t.kind = 'order_refunded'
        and t.at > reserve_wanted.at - make_interval(days => r.refund_days) and t.at <= reserve_wanted.at)
      * r.release_days / r.refund_days::numeric) - private.reserve_of(reserve_wanted.owner_id, r.account_kind), 0)
    else 0 end::bigint
$function$;

comment on function private.reserve_wanted(private.reserve_rules, uuid, bigint, timestamp
  with time zone) is 'What a rule keeps of earnings of a statement: a share of them, or what is missing to the refunds to be expected.';

revoke all
  on function private.reserve_wanted(private.reserve_rules, uuid, bigint, timestamp with time zone)
  from public;
