create or replace function private.detail_of (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  named text := (select t.detail from private.trades as t where t.trade = o.trade);
  found jsonb;
begin
  if named is null then return null; end if;
  execute format('select %s($1, $2)', named) into found using o, detail_of.viewer;
  return found;
end
$function$;

comment on function private.detail_of(public.enhanced_orders, text) is 'What only its trade knows about an order, for a viewer who is customer, vendor, courier or admin; the caller has checked that they are.';

revoke all on function private.detail_of(public.enhanced_orders, text) from public;
