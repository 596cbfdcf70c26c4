create or replace function private.end_gateway_refund (
  r private.gateway_refunds,
  state text,
  reason text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  for_order uuid := (select f.order_id from public.refunds as f where f.id = r.refund_id);
  found bigint := 0;
begin
  -- No gateway sends what a bank has taken back: whoever paid has it.
  if state = 'failed' then r := private.less_by_dispute(r); end if;
  if r.state = 'processed' then return; end if;
  update private.gateway_refunds as g set state = end_gateway_refund.state, ended_at = now(),
    reason = left(end_gateway_refund.reason, 200) where g.id = r.id;
  if r.currency <> 'INR' then return; end if;
  if state = 'processed' then
    -- Given back by somebody else, it may have been found and booked at the platform's cost before.
    if exists (select from private.gateway_refunds as g where g.id = r.id and g.provider_refund_id is null) then
      select least(p.found_refunds_paise, r.amount_paise) into found from private.gateway_payments as p
      where p.provider_payment_id = r.provider_payment_id for no key update;
      update private.gateway_payments as p set found_refunds_paise = p.found_refunds_paise - found
      where p.provider_payment_id = r.provider_payment_id and found > 0;
    end if;
    perform private.post('refund_sent', for_order, 'refund-sent:' || r.id, array[
      (null, 'refund_clearing', -r.amount_paise)::private.movement,
      (null, 'gateway_clearing', r.amount_paise - found)::private.movement,
      (null, 'platform_revenue', found)::private.movement]);
    return;
  end if;
  -- Nobody spends from the wallet of a closed account: it stays owed, and an administrator settles it.
  if r.user_id is null or exists (select from private.closed_accounts as c where c.user_id = r.user_id) then
    return;
  end if;
  -- Still owed to the customer: no bank takes it, so the wallet does.
  perform private.post('order_refunded', for_order, 'refund-failed:' || r.id, array[
    (null, 'refund_clearing', -r.amount_paise)::private.movement,
    (r.user_id, 'customer_wallet', r.amount_paise)::private.movement]);
  update public.refunds as f set destination = 'wallet' where f.id = r.refund_id;
  perform private.notify(r.user_id, 'refund_in_wallet', jsonb_build_object('amount', private.rupees(r.amount_paise),
    'amount_paise', r.amount_paise), '/wallet');
  perform private.publish('user:' || r.user_id, 'wallet', '{}'::jsonb);
end
$function$;

comment on function private.end_gateway_refund(private.gateway_refunds, text, text) is
  'A refund has reached the customer''s bank, or cannot: then it is put into the wallet instead.';

revoke all on function private.end_gateway_refund(private.gateway_refunds, text, text) from public;
