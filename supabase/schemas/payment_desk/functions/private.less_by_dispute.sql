create or replace function private.less_by_dispute (
  r private.gateway_refunds
)
  returns private.gateway_refunds
  language plpgsql
  set search_path to ''
  AS $function$
declare
  had bigint;
  whole bigint := r.amount_paise;
begin
  perform from private.gateway_payments as p where p.provider_payment_id = r.provider_payment_id for no key update;
  had := least(private.had_by_dispute(r.provider_payment_id), whole);
  if coalesce(had, 0) = 0 then return r; end if;
  update private.gateway_payments as p set lost_paise = p.lost_paise - had
  where p.provider_payment_id = r.provider_payment_id;
  -- The loss was the platform's; now it is a refund of the order, which whoever bears it has paid for.
  perform private.post('dispute_ended', (select f.order_id from public.refunds as f where f.id = r.refund_id),
    'refunded-by-dispute:' || r.id || ':' || whole, array[(null, 'refund_clearing', -had)::private.movement,
    (null, 'platform_revenue', had)::private.movement]);
  if had < whole then
    insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise, state, reason, ended_at)
    values (r.provider_payment_id, r.user_id, had, 'processed', 'dispute_lost', now());
    update private.gateway_refunds as g set amount_paise = whole - had where g.id = r.id returning * into r;
  else
    update private.gateway_refunds as g set state = 'processed', reason = 'dispute_lost', ended_at = now()
    where g.id = r.id returning * into r;
  end if;
  return r;
end
$function$;

comment on function private.less_by_dispute(private.gateway_refunds) is 'Takes off a refund what its payer has back by a lost dispute, so that it goes back once; answers what is left.';

revoke all on function private.less_by_dispute(private.gateway_refunds) from public;
