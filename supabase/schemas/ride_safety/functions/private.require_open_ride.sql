create or replace function private.require_open_ride (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if o.status not in ('pending', 'confirmed', 'in_progress') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if private.is_ride_fare_fixed(o) then
    perform private.refuse(409, 'ride_has_arrived', 'The ride has arrived. Its way cannot change any more.');
  end if;
end
$function$;

revoke all on function private.require_open_ride(public.enhanced_orders) from public;
