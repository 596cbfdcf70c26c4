create or replace function private.ready_by (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when o.status in ('confirmed', 'preparing') and o.prep_minutes is not null then
    greatest((select max(e.at) from public.order_events as e where e.order_id = o.id
      and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
      o.scheduled_for - make_interval(mins => private.travel_minutes(o.distance_m))) end
$function$;

comment on function private.ready_by(public.enhanced_orders) is 'When the vendor will have an accepted order ready, by what it said; null before and afterwards.';

revoke all on function private.ready_by(public.enhanced_orders) from public;
