create or replace function public.tip_driver (
  order_id uuid,
  paise integer,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  result jsonb;
  driver uuid;
begin
  result := private.claim_idempotency(caller, tip_driver.idempotency_key, 'tip_driver');
  if result is not null then return result; end if;
  perform private.hold_account(caller);
  o := private.my_ride(tip_driver.order_id);
  if tip_driver.paise is null or tip_driver.paise not between 100 and 100000 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not private.can_tip(o) then
    perform private.refuse(409, 'tip_closed', 'A ride can be tipped once, for some days after it.');
  end if;
  select j.performer_id into driver from private.job_of(o.id) as j;
  if private.wallet_balance(caller) < tip_driver.paise then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.');
  end if;
  insert into private.ride_tips (order_id, driver_id, paise) values (o.id, driver, tip_driver.paise);
  perform private.post('tip', o.id, 'ride-tip:' || o.id, array[
    (caller, 'customer_wallet', -tip_driver.paise)::private.movement,
    (driver, 'courier_payable', tip_driver.paise)::private.movement]);
  perform private.publish('user:' || caller, 'wallet', '{}'::jsonb);
  perform private.notify(driver, 'driver_tip', jsonb_build_object('order_number', o.order_number, 'amount',
    private.rupees(tip_driver.paise), 'amount_paise', tip_driver.paise), '/driver/orders');
  perform private.announce_detail(o);
  result := jsonb_build_object('tip_paise', tip_driver.paise);
  perform private.keep_result(caller, tip_driver.idempotency_key, result);
  return result;
end
$function$;

comment on function public.tip_driver(uuid, integer, text) is 'The customer of a ride that is over gives its driver 1 to 1,000 rupees from the wallet, once a ride and once per key: {tip_paise}. Refuses order_not_found, request_invalid, tip_closed, wallet_too_low.';

revoke all on function public.tip_driver(uuid, integer, text) from public;

grant execute on function public.tip_driver(uuid, integer, text) to authenticated, postgres;
