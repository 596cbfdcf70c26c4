create or replace function private.undeliverable_goes (
  o public.enhanced_orders
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((select r.goes from private.undeliverable_rules as r where r.category = o.category), 'vendor')
$function$;

comment on function private.undeliverable_goes(public.enhanced_orders) is 'What becomes of an order that nobody took; see undeliverable_rules.';

revoke all on function private.undeliverable_goes(public.enhanced_orders) from public;
