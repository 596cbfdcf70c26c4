create or replace function private.post_adjustment (
  a private.payout_adjustments
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take_turns('payout', a.owner_id::text);
  perform private.post('adjustment', null, 'adjustment:' || a.id, array[
    (a.owner_id, a.account_kind, a.amount_paise)::private.movement,
    (null, 'platform_revenue', -a.amount_paise)::private.movement], a.note);
  perform private.tell_payee(a.owner_id, 'earnings_adjusted', jsonb_build_object('amount',
    case when a.amount_paise < 0 then '−' else '+' end || private.rupees(abs(a.amount_paise)), 'amount_paise',
    a.amount_paise, 'reason', a.note));
end
$function$;

revoke all on function private.post_adjustment(private.payout_adjustments) from public;
