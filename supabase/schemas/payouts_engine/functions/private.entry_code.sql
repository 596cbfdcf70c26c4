create or replace function private.entry_code (
  t private.ledger_transactions
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case split_part(t.idempotency_key, ':', 1)
    when 'payout' then 'paid_instantly' when 'payout-after-all' then 'paid_after_all'
    when 'payout-failed' then 'returned_payout' when 'payout-returned' then 'returned_payout'
    when 'instant-fee' then 'instant_fee' when 'instant-fee-gst' then 'gst_on_instant_fee'
    when 'reserve-kept' then 'reserve_kept' when 'reserve-released' then 'reserve_released'
    when 'reserve-taken' then 'reserve_taken'
    when 'counter' then 'cash_at_counter_deposit' when 'set-off' then 'cash_in_hand_netted'
    else case t.kind when 'cash_deposit' then 'paid_in' when 'order_settled' then 'earned'
      when 'order_refunded' then 'returned' when 'incentive' then 'incentive' when 'compensation' then 'compensation'
      when 'daily_fee' then 'daily_fee' when 'tip' then 'tips' else 'adjustment' end end
$function$;

comment on function private.entry_code(private.ledger_transactions) is 'The line of a statement on which a movement stands that nobody splits.';

revoke all on function private.entry_code(private.ledger_transactions) from public;
