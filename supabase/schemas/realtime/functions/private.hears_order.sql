create or replace function private.hears_order (
  subject uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.takes_part(hears_order.subject, (select auth.uid()))
    or coalesce((select private.works_for(o.vendor_id) from public.enhanced_orders as o
      where o.id = hears_order.subject), false)
$function$;

comment on function private.hears_order(uuid) is 'Whether the caller takes part in the order now, or works for the business that sold it.';

revoke all on function private.hears_order(uuid) from public;
