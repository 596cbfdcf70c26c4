create or replace function private.is_late (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.placed_at is not null and coalesce(o.promised_max_at < now(), false)
$function$;

revoke all on function private.is_late(public.enhanced_orders) from public;
