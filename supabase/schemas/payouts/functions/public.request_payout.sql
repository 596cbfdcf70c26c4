create or replace function public.request_payout (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  idempotency_key text,
  agreed_paise bigint default null::bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(request_payout.owner_id, request_payout.account_kind);
  minimum integer := private.setting_int('payout_minimum_paise');
  account private.payout_accounts;
  terms jsonb;
  balance bigint;
  set_off bigint;
  available bigint;
  fee bigint;
  fee_tax bigint;
  amount bigint;
  id uuid := gen_random_uuid();
  made uuid := gen_random_uuid();
  result jsonb;
begin
  perform private.hold_account(caller);
  result := private.claim_idempotency(caller, request_payout.idempotency_key, 'request_payout');
  if result is not null then return result; end if;
  perform private.take_turns('payout', request_payout.owner_id::text);
  if exists (select from public.payouts as p where p.owner_id = request_payout.owner_id
    and p.account_kind = request_payout.account_kind
      and p.status in ('requested', 'processing')) then
    perform private.refuse(409, 'payout_under_way', 'A payout is under way already.');
  end if;
  balance := private.balance_of(request_payout.owner_id, request_payout.account_kind);
  if balance <= 0 then perform private.refuse(409, 'nothing_to_pay_out', 'There is nothing to pay out.'); end if;
  terms := private.instant_terms(request_payout.owner_id, request_payout.account_kind);
  set_off := (terms ->> 'set_off_paise')::bigint;
  available := (terms ->> 'available_paise')::bigint;
  fee := (terms ->> 'fee_paise')::bigint;
  fee_tax := (terms ->> 'fee_tax_paise')::bigint;
  amount := available - fee - fee_tax;
  if available = 0 and (terms ->> 'held_paise')::bigint = 0 and (terms ->> 'reserve_paise')::bigint > 0 then
    perform private.refuse(409, 'earnings_reserved', 'What is left is kept for refunds for a while.', terms);
  end if;
  if available = 0 and (terms ->> 'held_paise')::bigint > 0 then
    perform private.refuse(409, 'earnings_held', 'What is earned in the first days is held for a while.', terms);
  end if;
  if available > 0 then
    if available < minimum and not private.has_stopped(request_payout.owner_id, request_payout.account_kind) then
      perform private.refuse(409, 'below_payout_minimum', 'This is less than is paid out at once.',
        jsonb_build_object('minimum_paise', minimum, 'available_paise', available));
    end if;
    if amount <= 0 then
      perform private.refuse(409, 'payout_fee_too_high', 'Nothing would be left after the fee.', terms);
    end if;
    if amount <> coalesce(request_payout.agreed_paise, amount) then
      perform private.refuse(409, 'payout_changed', 'What would be paid has changed in the meantime.', terms);
    end if;
    account := private.present_account(request_payout.owner_id, request_payout.account_kind);
    case private.account_problem(account)
      when 'account_missing' then perform private.refuse(409, 'payout_account_missing',
        'Please add a bank account or UPI id first.');
      when 'account_unverified' then perform private.refuse(409, 'payout_account_unverified',
        'The account is not confirmed by its bank.');
      when 'account_new' then perform private.refuse(409, 'payout_account_new',
        'This account is new. Money is paid to it a day after it was set.',
        jsonb_build_object('usable_from', account.usable_from));
      else null;
    end case;
    insert into public.payouts (id, owner_id, account_kind, amount_paise, set_off_paise, fee_paise, fee_tax_paise,
      method, destination, account_id, requested_by)
    values (id, request_payout.owner_id, request_payout.account_kind, amount, set_off, fee, fee_tax, account.method,
      account.masked, account.id, caller);
    insert into public.payout_statements (id, owner_id, account_kind, cycle, run_at, opening_paise, lines_paise,
      closing_paise, held_paise, payout_paise, carried_paise, reason, payout_id)
    values (made, request_payout.owner_id, request_payout.account_kind, 'instant', now(), balance,
      amount + balance - set_off - available - balance, amount + balance - set_off - available,
      (terms ->> 'held_paise')::bigint, amount, balance - set_off - available,
      case when balance - set_off > available then case when (terms ->> 'held_paise')::bigint > 0 then 'new_payee'
        else 'reserve' end end, id);
    perform private.keep_lines(made, (select coalesce(jsonb_agg(l order by n), '[]') from (values
      (1, 'cash_in_hand_netted', -set_off), (2, 'instant_fee', -fee), (3, 'gst_on_instant_fee', -fee_tax))
      as v (n, code, paise), lateral (select jsonb_build_object('code', v.code, 'amount_paise', v.paise) as l) as o
      where v.paise <> 0), '{}');
  end if;
  perform private.post('payout_fee', null, 'instant-fee:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -fee)::private.movement,
    (null, 'platform_revenue', fee)::private.movement])
    where fee > 0;
  perform private.post('payout_fee', null, 'instant-fee-gst:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -fee_tax)::private.movement,
    (null, 'tax_payable', fee_tax)::private.movement])
    where fee_tax > 0;
  perform private.post('payout', null, 'set-off:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -set_off)::private.movement,
    (request_payout.owner_id, 'cash_with_courier', set_off)::private.movement])
    where set_off > 0;
  perform private.post('payout', null, 'payout:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -amount)::private.movement,
    (null, 'payout_clearing', amount)::private.movement])
    where amount > 0;
  result := jsonb_build_object('outcome', case when amount > 0 then 'requested' else 'set_off' end,
    'payout_id', case when amount > 0 then id end, 'amount_paise', amount, 'set_off_paise', set_off);
  perform private.keep_result(caller, request_payout.idempotency_key, result);
  return result;
end
$function$;

comment on function public.request_payout(uuid, public.ledger_account_kind, text, bigint) is
  'Pays everything that was earned and is not held at once, for a fee with its tax, once per key: a courier''s cash in hand is set off first. agreed_paise: what the caller was shown; another sum is refused. Answers {outcome: requested, or set_off where the cash took all of it, payout_id, amount_paise, set_off_paise}.';

revoke all on function public.request_payout(uuid, public.ledger_account_kind, text, bigint) from public;

grant execute
  on function public.request_payout(uuid, public.ledger_account_kind, text, bigint)
  to authenticated, postgres;
