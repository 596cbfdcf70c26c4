create or replace function private.window_end (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(max(private.return_until(o, g.return_days)), o.status_since) from public.order_goods as g
    where g.order_id = o.id
$function$;

comment on function private.window_end(public.enhanced_orders) is 'When the last line of a delivered order can no longer be returned.';

revoke all on function private.window_end(public.enhanced_orders) from public;
