create or replace function private.kind_of_order (
  o public.enhanced_orders
)
  returns private.trade_kinds
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  found private.trade_kinds;
begin
  select * into found from private.trade_kinds as k where k.trade = o.trade and k.kind = o.kind;
  return found;
end
$function$;

comment on function private.kind_of_order(public.enhanced_orders) is 'What its trade says of orders of this kind.';

revoke all on function private.kind_of_order(public.enhanced_orders) from public;
