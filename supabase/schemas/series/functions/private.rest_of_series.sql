create or replace function private.rest_of_series (
  series_id uuid
)
  returns SETOF public.enhanced_orders
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.* from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
  where b.series_id = rest_of_series.series_id and b.starts_at > now() and o.status in ('pending', 'confirmed')
  order by b.starts_at
$function$;

revoke all on function private.rest_of_series(uuid) from public;
