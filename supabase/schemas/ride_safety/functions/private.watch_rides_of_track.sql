create or replace function private.watch_rides_of_track()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.watch_ride(o) from public.jobs as j join private.rides as r on r.order_id = j.order_id
  join public.enhanced_orders as o on o.id = j.order_id
  where j.performer_id = new.user_id and j.state in ('picked_up', 'near');
  return null;
end
$function$;

revoke all on function private.watch_rides_of_track() from public;
