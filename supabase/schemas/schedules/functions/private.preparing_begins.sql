create or replace function private.preparing_begins (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if o.scheduled_for is null then return null; end if;
  return o.scheduled_for - make_interval(mins => coalesce(o.prep_minutes, 0)
    + case when (private.kind_of_order(o)).carried then private.travel_minutes(o.distance_m) else 0 end);
end
$function$;

comment on function private.preparing_begins(public.enhanced_orders) is 'When preparing an order for later has to begin; null for an order for now.';

revoke all on function private.preparing_begins(public.enhanced_orders) from public;
