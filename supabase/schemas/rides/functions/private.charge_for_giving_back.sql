create or replace function private.charge_for_giving_back (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  before public.enhanced_orders := o;
  driver uuid := (select j.performer_id from private.job_of(o.id) as j);
  fee bigint;
  given_back public.order_events;
begin
  select * into given_back from public.order_events as e where e.order_id = o.id and e.seq = o.last_seq;
  -- Whoever fell silent has decided nothing.
  if given_back.actor_role = 'system' then return; end if;
  before.status := was;
  fee := private.ride_fee(before, 'driver', given_back.reason_code);
  if driver is null or fee = 0 then return; end if;
  perform private.post('compensation', o.id, 'ride-given-back:' || o.id || ':' || o.last_seq, array[
    (driver, 'courier_payable', -fee)::private.movement, (o.user_id, 'customer_wallet', fee)::private.movement]);
  perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
  perform private.notify_party(o, 'user', 'ride_fee_received', jsonb_build_object('amount', private.rupees(fee),
    'amount_paise', fee));
end
$function$;

comment on function private.charge_for_giving_back(public.enhanced_orders, public.order_status) is
  'A driver who gives a ride back late and for no valid reason pays its customer what the customer would have paid.';

revoke all on function private.charge_for_giving_back(public.enhanced_orders, public.order_status) from public;
