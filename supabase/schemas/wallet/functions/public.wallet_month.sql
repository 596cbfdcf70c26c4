create or replace function public.wallet_month (
  month date
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('opening_paise', s.before, 'in_paise', s.came, 'out_paise', s.went,
    'closing_paise', s.before + s.came - s.went)
  from (select
      coalesce(sum(e.amount_paise) filter (where t.at < m.start), 0) as before,
      coalesce(sum(e.amount_paise) filter (where t.at >= m.start and e.amount_paise > 0), 0) as came,
      coalesce(-sum(e.amount_paise) filter (where t.at >= m.start and e.amount_paise < 0), 0) as went
    from (select private.start_of_month(k.day) as start, private.start_of_month(k.day, 1) as ends
      from private.known_day(month) as k (day)) as m
    left join private.ledger_accounts as a on a.owner_id = private.require_user() and a.kind = 'customer_wallet'
    left join private.ledger_entries as e on e.account_id = a.id
    left join private.ledger_transactions as t on t.id = e.transaction_id and t.at < m.ends) as s
$function$;

comment on function public.wallet_month(date) is 'A month of the caller''s wallet, by any day of it: {opening_paise, in_paise, out_paise, closing_paise}.';

revoke all on function public.wallet_month(date) from public;

grant execute on function public.wallet_month(date) to authenticated, postgres;
