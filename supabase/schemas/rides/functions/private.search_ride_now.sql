create or replace function private.search_ride_now (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Its customer sees at once that the search has begun.
  select private.begin_ride_search(o), private.announce_detail(o) from public.enhanced_orders as o
  where o.id = search_ride_now.order_id and o.status = 'pending'
$function$;

revoke all on function private.search_ride_now(uuid, private.order_timers) from public;
