create or replace function private.book_dispute (
  d private.gateway_disputes
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  asked private.gateway_orders;
  waiting private.gateway_refunds;
begin
  if d.currency <> 'INR' or not exists (select from private.gateway_payments as g
      where g.provider_payment_id = d.provider_payment_id and g.state = 'captured') then
    return;
  end if;
  perform private.post('dispute_held', null, 'dispute:' || d.provider_dispute_id, array[
    (null, 'gateway_clearing', d.amount_paise)::private.movement,
    (null, 'dispute_hold', -d.amount_paise)::private.movement]);
  if d.state in ('won', 'closed') then
    perform private.post('dispute_ended', null, 'dispute-ended:' || d.provider_dispute_id, array[
      (null, 'gateway_clearing', -d.amount_paise)::private.movement,
      (null, 'dispute_hold', d.amount_paise)::private.movement]);
  end if;
  if d.state <> 'lost' then return; end if;
  perform private.post('dispute_ended', null, 'dispute-ended:' || d.provider_dispute_id, array[
    (null, 'dispute_hold', d.amount_paise)::private.movement,
    (null, 'platform_revenue', -d.amount_paise)::private.movement]);
  -- Whoever tells of a refund holds it before its payment.
  perform from private.gateway_refunds as k where k.provider_payment_id = d.provider_payment_id
  order by k.id for update;
  update private.gateway_payments as p set lost_paise = p.lost_paise + d.amount_paise
  where p.provider_payment_id = d.provider_payment_id;
  -- What was on its way back to the customer has reached the customer by the dispute. What the gateway was asked for
  -- before keeps its sum: it may have heard of it.
  for waiting in select * from private.gateway_refunds as k where k.provider_payment_id = d.provider_payment_id
      and k.state = 'asked' and k.provider_refund_id is null order by k.created_at, k.id loop
    continue when waiting.attempts > 0
      and waiting.amount_paise > private.had_by_dispute(d.provider_payment_id);
    perform private.less_by_dispute(waiting);
  end loop;
  select o.* into asked from private.gateway_orders as o join private.gateway_payments as p
    on p.gateway_order_id = o.id and p.problem is null where p.provider_payment_id = d.provider_payment_id;
  if exists (select from private.gateway_purposes as u where u.purpose = asked.purpose and u.lost is not null) then
    execute format('select %s($1, $2, $3)', (select u.lost from private.gateway_purposes as u
      where u.purpose = asked.purpose)) using asked.subject_id, d.amount_paise, d.provider_dispute_id;
  end if;
end
$function$;

comment on function private.book_dispute(private.gateway_disputes) is 'Holds the money of a disputed payment apart, and books how it was decided: once the payment is known, whichever of both was told first. The caller sees to it that a decision is booked once.';

revoke all on function private.book_dispute(private.gateway_disputes) from public;
