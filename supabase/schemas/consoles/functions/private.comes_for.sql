create or replace function private.comes_for (
  o public.enhanced_orders,
  stop text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from public.order_transition_rules as r
    where r.kind = o.kind and r.arrives_at = comes_for.stop)
$function$;

comment on function private.comes_for(public.enhanced_orders, text) is 'Whether somebody comes to the pickup or the drop of an order, by the rules that ask for their arrival.';

revoke all on function private.comes_for(public.enhanced_orders, text) from public;
