create or replace function private.instant_terms (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('available_paise', f.available, 'set_off_paise', f.set_off, 'held_paise', f.held,
    'reserve_paise', f.reserve, 'fee_paise', f.fee, 'fee_tax_paise', f.tax,
    'payout_paise', greatest(f.available - f.fee - f.tax, 0),
    'next_run_at', private.next_payout_run())
  from (select k.*, 2 * round(k.fee * private.tax_rate('platform') / 20000.0)::bigint as tax from (
    select s.*, private.instant_fee(s.available, private.has_stopped(instant_terms.owner_id, instant_terms.kind))
      as fee from (
      select n.set_off, n.held, n.reserve, greatest(n.balance - n.set_off - n.held - n.reserve, 0) as available from (
        select b.balance, greatest(least(b.balance, b.cash), 0) as set_off,
          private.held_sum(instant_terms.owner_id, instant_terms.kind, now()) as held,
          private.reserve_to_come(instant_terms.owner_id, instant_terms.kind) as reserve
        from (select private.balance_of(instant_terms.owner_id, instant_terms.kind) as balance,
          private.cash_owed(instant_terms.owner_id, instant_terms.kind) as cash) as b) as n) as s) as k) as f
$function$;

comment on function private.instant_terms(uuid, public.ledger_account_kind) is 'What a payout at once comes to: {available_paise, set_off_paise, held_paise, reserve_paise, fee_paise, fee_tax_paise, payout_paise, next_run_at}.';

revoke all on function private.instant_terms(uuid, public.ledger_account_kind) from public;
