create or replace function public.add_ride_toll (
  order_id uuid,
  name text,
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
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  result jsonb;
  toll uuid := gen_random_uuid();
begin
  perform private.bound(add_ride_toll.name, 200);
  result := private.claim_idempotency(caller, add_ride_toll.idempotency_key, 'add_ride_toll');
  if result is not null then return result; end if;
  o := private.lock_order(add_ride_toll.order_id);
  perform private.require_job(add_ride_toll.order_id);
  if o.status <> 'in_progress' or not exists (select from private.rides as r where r.order_id = o.id) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if add_ride_toll.paise is null or add_ride_toll.paise not between 100 and 100000
      or coalesce(length(trim(private.without_marks(add_ride_toll.name))), 0) not between 2 and 80
      or (select count(*) from private.ride_tolls as t where t.order_id = o.id) >= 10 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  insert into private.ride_tolls (id, order_id, name, paise)
  values (toll, o.id, trim(private.without_marks(add_ride_toll.name)), add_ride_toll.paise);
  perform private.charge_more_of_ride(o, jsonb_build_array(jsonb_build_object('code', 'toll', 'amount_paise',
    add_ride_toll.paise, 'share', jsonb_build_object('account', 'courier_payable', 'owner_role', 'driver',
      'amount_paise', add_ride_toll.paise))), add_ride_toll.paise, 'Toll', 'toll:' || toll);
  perform private.announce_detail(o);
  result := jsonb_build_object('toll_id', toll, 'tolls_paise', private.charged(o.id, 'toll'));
  perform private.keep_result(caller, add_ride_toll.idempotency_key, result);
  return result;
end
$function$;

comment on function public.add_ride_toll(uuid, text, integer, text) is 'A driver paid a toll on the way: the customer pays it at cost, the driver gets all of it, once per key: {toll_id, tolls_paise (all of the ride)}. Refuses order_not_found, order_transition_not_allowed, request_invalid.';

revoke all on function public.add_ride_toll(uuid, text, integer, text) from public;

grant execute on function public.add_ride_toll(uuid, text, integer, text) to authenticated, postgres;
