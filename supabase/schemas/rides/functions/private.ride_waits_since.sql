create or replace function private.ride_waits_since (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select greatest(s.arrived_at, o.scheduled_for)
  from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id and s.n = 1
  where s.arrived_at is not null
$function$;

comment on function private.ride_waits_since(public.enhanced_orders) is 'Since when a driver waits at the start: from arriving, and never before the time that was agreed.';

revoke all on function private.ride_waits_since(public.enhanced_orders) from public;
