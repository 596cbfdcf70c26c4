create or replace function private.is_own_business (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.is_staff_of(o.vendor_id, (select auth.uid()))
    or exists (select from public.jobs as d where d.order_id = o.id and d.performer_id = (select auth.uid()))
$function$;

comment on function private.is_own_business(public.enhanced_orders) is 'Whether the caller sold an order, as one of the vendor''s people, or carried it.';

revoke all on function private.is_own_business(public.enhanced_orders) from public;
