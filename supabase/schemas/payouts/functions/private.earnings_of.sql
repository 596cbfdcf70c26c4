create or replace function private.earnings_of (
  owner_id uuid,
  kind public.ledger_account_kind,
  name text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('owner_id', owner_id, 'account_kind', kind, 'name', name, 'balance_paise', b.balance,
    'cash_paise', b.cash,
    'available_paise', greatest(b.balance - greatest(b.cash, 0), 0), 'minimum_paise',
      private.setting_int('payout_minimum_paise'),
    'has_stopped', private.has_stopped(owner_id, kind),
    'instant', private.instant_terms(owner_id, kind),
    'reserve', private.reserve_terms(owner_id, kind),
    'has_pan', private.payee_pan(owner_id) is not null,
    'account', (select jsonb_build_object('method', a.method, 'masked', a.masked, 'usable_from', a.usable_from,
      'check_state', a.check_state, 'check_reason', a.check_reason, 'problem', private.account_problem(a))
      from private.payout_accounts as a
      where a.owner_id = earnings_of.owner_id and a.kind = earnings_of.kind and a.replaced_at is null),
    'payouts', (select coalesce(jsonb_agg(to_jsonb(p) order by p.requested_at desc), '[]') from (
      select p.id, p.amount_paise, p.set_off_paise, p.fee_paise, p.fee_tax_paise, p.status, p.method, p.destination,
        p.reference, p.note, p.requested_at, p.settled_at
      from public.payouts as p where p.owner_id = earnings_of.owner_id and p.account_kind = earnings_of.kind
      order by p.requested_at desc limit 20) as p))
  from (select private.balance_of(owner_id, kind) as balance, private.cash_owed(owner_id, kind) as cash) as b
$function$;

comment on function private.earnings_of(uuid, public.ledger_account_kind, text) is 'What an owner has earned and how it is paid out, as my_earnings lists it.';

revoke all on function private.earnings_of(uuid, public.ledger_account_kind, text) from public;
