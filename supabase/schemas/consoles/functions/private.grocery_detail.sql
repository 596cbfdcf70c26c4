create or replace function private.grocery_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when viewer in ('customer', 'admin') then private.picking_of(o, null)
    when viewer = 'courier' then
      jsonb_build_object('bags', private.bags_of(o.id), 'lines', private.bag_lines(o.id)) end
$function$;

comment on function private.grocery_detail(public.enhanced_orders, text) is 'Of an order of groceries: how far it is picked, for its customer; the bags and what is in them, for who carries it. Names come with their translations.';

revoke all on function private.grocery_detail(public.enhanced_orders, text) from public;
