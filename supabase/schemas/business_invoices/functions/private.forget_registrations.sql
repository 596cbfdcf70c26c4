create or replace function private.forget_registrations (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.tax_registrations as r where r.user_id = caller;
  delete from private.order_recipients as r using public.enhanced_orders as o
  where o.id = r.order_id and o.user_id = caller;
$function$;

comment on function private.forget_registrations(uuid) is 'Removes the businesses of a closed account; the papers that were issued to them keep the name, as tax law asks. See trade_accounts.';

revoke all on function private.forget_registrations(uuid) from public;
