create or replace function private.ride_alerts_of (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'at', a.at, 'answered_at', a.answered_at)
    order by a.at, a.id), '[]') from private.ride_alerts as a where a.order_id = o.id
$function$;

revoke all on function private.ride_alerts_of(public.enhanced_orders) from public;
