create or replace function private.forget_rides (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.safety_contacts as c where c.user_id = forget_rides.caller;
  delete from private.favourite_drivers as f where f.user_id = forget_rides.caller;
  update private.rides as r set rider_name = null, rider_phone = null from public.enhanced_orders as o
    where o.id = r.order_id and o.user_id = forget_rides.caller;
  delete from private.ride_asks as a where a.asker = forget_rides.caller::text
$function$;

comment on function private.forget_rides(uuid) is 'Removes what rides store about a person; see trade_accounts.';

revoke all on function private.forget_rides(uuid) from public;
