create or replace function private.take_payout_in (
  theirs private.provider_payouts,
  kind text,
  why text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  p public.payouts;
  gone bigint := case when private.payout_goal(theirs.status) = 'paid' then theirs.amount_paise else 0 end;
begin
  if take_payout_in.kind = 'unknown_payout' then
    -- It may leave and come back more than once: each time is another posting.
    perform private.post('adjustment', null, 'payout-unknown:' || theirs.provider_payout_id || ':'
      || theirs.times_booked, array[(null, 'gateway_clearing', gone - theirs.booked_paise)::private.movement,
        (null, 'platform_revenue', theirs.booked_paise - gone)::private.movement], left(why, 200));
    update private.provider_payouts as k set booked_paise = gone, times_booked = k.times_booked + 1
    where k.provider_payout_id = theirs.provider_payout_id;
  elsif take_payout_in.kind = 'not_told' then
    perform public.payout_record(jsonb_build_object('provider_payout_id', theirs.provider_payout_id, 'reference_id',
      theirs.reference_id, 'amount_paise', theirs.amount_paise, 'status', theirs.status, 'utr', theirs.utr, 'reason',
      theirs.reason, 'account_fault', theirs.account_fault));
  else
    select * into p from public.payouts as k where k.provider_payout_id = theirs.provider_payout_id
      or (k.provider_payout_id is null and k.id::text = theirs.reference_id) for update;
    -- It was given back to the earnings as failed, and has arrived: the earnings have paid for it. It costs nothing.
    perform private.take_turns('payout', p.owner_id::text);
    perform private.post('payout', null, 'payout-after-all:' || p.id, array[
      (p.owner_id, p.account_kind, -p.amount_paise)::private.movement,
      (null, 'gateway_clearing', p.amount_paise)::private.movement]);
    update public.payouts as k set status = 'paid', provider_payout_id = theirs.provider_payout_id,
      reference = coalesce(theirs.utr, theirs.provider_payout_id), settled_at = now(), fee_paise = 0, fee_tax_paise = 0
    where k.id = p.id;
    perform private.tell_payee(p.owner_id, 'payout_paid', jsonb_build_object('amount', private.rupees(p.amount_paise),
      'amount_paise', p.amount_paise, 'destination', p.destination));
  end if;
end
$function$;

comment on function private.take_payout_in(private.provider_payouts, text, text) is 'Brings our books to what the service says of one payout.';

revoke all on function private.take_payout_in(private.provider_payouts, text, text) from public;
