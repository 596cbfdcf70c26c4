create or replace function private.end_parcel_links (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.end_parcel_link(d) from private.parcel_drops as d where d.order_id = o.id
$function$;

comment on function private.end_parcel_links(public.enhanced_orders, public.order_status) is
  'Effect: nobody follows a parcel that is called off.';

revoke all on function private.end_parcel_links(public.enhanced_orders, public.order_status) from public;
