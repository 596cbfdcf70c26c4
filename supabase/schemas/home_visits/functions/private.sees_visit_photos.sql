create or replace function private.sees_visit_photos (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.user_id = (select auth.uid()) or private.may(o.vendor_id, 'orders') or private.is_admin()
$function$;

comment on function private.sees_visit_photos(public.enhanced_orders) is 'Whether the caller is the customer, one of the business''s people for orders, or the help.';

revoke all on function private.sees_visit_photos(public.enhanced_orders) from public;
