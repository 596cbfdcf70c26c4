create or replace function private.charge_more_of_ride (
  o public.enhanced_orders,
  rows jsonb,
  paise bigint,
  reason text,
  key text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- The ride goes on whatever is in the wallet: what it does not cover is paid to the driver.
  if not exists (select from public.payments as p where p.order_id = o.id and p.status = 'created')
      and private.wallet_balance(o.user_id) < charge_more_of_ride.paise then
    perform private.pay_rest_in_cash(o);
  end if;
  perform private.adjust_charges(o, charge_more_of_ride.rows, charge_more_of_ride.reason, charge_more_of_ride.key,
    true);
end
$function$;

comment on function private.charge_more_of_ride(public.enhanced_orders, jsonb, bigint, text, text) is
  'Adds to what a ride costs, from the wallet as far as it covers it, or else in cash: the customer has agreed to the rate of waiting, to tolls at cost, or to another way.';

revoke all
  on function private.charge_more_of_ride(public.enhanced_orders, jsonb, bigint, text, text)
  from public;
