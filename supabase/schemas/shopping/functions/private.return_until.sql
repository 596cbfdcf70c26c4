create or replace function private.return_until (
  o public.enhanced_orders,
  days smallint
)
  returns timestamp with time zone
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- The whole last day counts, by Indian time.
  select case when o.status = 'delivered' and days > 0
    then ((o.status_since at time zone 'Asia/Kolkata')::date + days + 1) at time zone 'Asia/Kolkata' end
$function$;

comment on function private.return_until(public.enhanced_orders, smallint) is 'Until when something of a delivered order can be returned; null where it cannot.';

revoke all on function private.return_until(public.enhanced_orders, smallint) from public;
