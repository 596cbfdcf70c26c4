create or replace function private.has_open_return (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.returns as r where r.order_id = o.id and private.is_open_return(r.state))
$function$;

comment on function private.has_open_return(public.enhanced_orders) is 'Whether something of an order from a shop is on its way back.';

revoke all on function private.has_open_return(public.enhanced_orders) from public;
