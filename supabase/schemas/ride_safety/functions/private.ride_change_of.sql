create or replace function private.ride_change_of (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('change_id', c.id, 'stops', c.stops, 'metres', c.metres, 'expires_at', c.expires_at)
    || private.ride_range(c.fare)
  from private.ride_changes as c where c.order_id = o.id and c.accepted_at is null and c.expires_at > now()
    and o.status in ('pending', 'confirmed', 'in_progress') order by c.created_at desc limit 1
$function$;

comment on function private.ride_change_of(public.enhanced_orders) is 'Another way that a customer has asked the price of and not answered.';

revoke all on function private.ride_change_of(public.enhanced_orders) from public;
