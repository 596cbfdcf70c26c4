create or replace function private.end_payout (
  p public.payouts,
  goal text,
  mark text,
  why text,
  account_fault boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  is_open boolean := p.status in ('requested', 'processing');
  params jsonb := jsonb_build_object('amount', private.rupees(p.amount_paise), 'amount_paise', p.amount_paise,
    'destination', p.destination, 'reason', coalesce(left(why, 200), 'the bank gave no reason'));
begin
  if p.status = goal or p.status in ('failed', 'returned') or (p.status = 'paid' and goal <> 'returned') then
    return 'duplicate';
  end if;
  update public.payouts as k set status = goal,
    reference = case when goal = 'paid' then coalesce(mark, k.reference, k.provider_payout_id) else k.reference end,
    note = coalesce(left(nullif(trim(why), ''), 500), k.note),
    settled_at = case when goal <> 'processing' then now() end where k.id = p.id;
  if goal = 'processing' then return goal; end if;
  -- What was set off against cash stays set off.
  perform private.post('payout', null, 'payout-' || goal || ':' || p.id, array[
    (null, case when is_open then 'payout_clearing' else 'gateway_clearing' end::public.ledger_account_kind,
      -p.amount_paise)::private.movement,
    case goal when 'paid' then (null, 'gateway_clearing', p.amount_paise)::private.movement
      else (p.owner_id, p.account_kind, p.amount_paise + p.fee_paise + p.fee_tax_paise)::private.movement end,
    -- What did not arrive costs nothing.
    (null, 'platform_revenue', case when goal <> 'paid' then -p.fee_paise else 0 end)::private.movement,
    (null, 'tax_payable', case when goal <> 'paid' then -p.fee_tax_paise else 0 end)::private.movement]);
  if goal = 'returned' or (goal = 'failed' and account_fault) then
    update private.payout_accounts as a set check_state = 'returned', check_reason = left(why, 200), checked_at = now()
    where a.id = p.account_id;
    perform private.fail_unsent(p.account_id, why);
  end if;
  perform private.tell_payee(p.owner_id, 'payout_' || goal, params);
  return goal;
end
$function$;

comment on function private.end_payout(public.payouts, text, text, text, boolean) is 'Takes a locked payout a step further: processing, paid, failed, or returned, which may come after paid. What came back is in the earnings again, once, and nothing more is sent to that account. Answers the new state, or duplicate.';

revoke all on function private.end_payout(public.payouts, text, text, text, boolean) from public;
