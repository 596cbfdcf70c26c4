create or replace function private.owns_order (
  order_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.enhanced_orders as o where o.id = order_id and o.user_id = (select auth.uid()))
$function$;

revoke all on function private.owns_order(uuid) from public;

grant execute on function private.owns_order(uuid) to authenticated, postgres;
