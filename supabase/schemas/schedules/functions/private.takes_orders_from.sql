create or replace function private.takes_orders_from (
  v public.vendors,
  at timestamp with time zone
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when private.vendor_is_open(v.id, ready.at) then ready.at else private.vendor_next_opening(v.id, ready.at)
    end
  from (select greatest(v.paused_until, takes_orders_from.at) as at) as ready
$function$;

comment on function private.takes_orders_from(public.vendors, timestamp
  with time zone) is 'When a vendor is next open and not paused, this moment included.';

revoke all on function private.takes_orders_from(public.vendors, timestamp with time zone) from public;
