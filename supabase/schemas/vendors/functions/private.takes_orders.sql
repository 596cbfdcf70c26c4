create or replace function private.takes_orders (
  v public.vendors,
  at timestamp with time zone
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.status = 'active' and v.accepting_orders and coalesce(v.paused_until <= at, true)
    and private.vendor_is_open(v.id, at)
$function$;

revoke all on function private.takes_orders(public.vendors, timestamp with time zone) from public;
