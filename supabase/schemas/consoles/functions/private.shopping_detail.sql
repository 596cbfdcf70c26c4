create or replace function private.shopping_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when viewer in ('customer', 'admin') then jsonb_build_object(
    'shipments', (select coalesce(jsonb_agg(private.shipment_card(s) order by s.created_at), '[]')
      from public.shipments as s where s.order_id = o.id),
    'returns', (select coalesce(jsonb_agg(private.return_card(r) order by r.created_at desc), '[]')
      from public.returns as r where r.order_id = o.id),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'item_id', i.item_id,
        'product_id', coalesce(g.product_id, i.item_id), 'name', i.name,
        'picture', o.items -> (i.position - 1) ->> 'image', 'variant', coalesce(g.variant, '{}'),
        'quantity', i.quantity,
        'unit_paise', i.unit_paise, 'total_paise', i.total_paise, 'return_days', coalesce(g.return_days, 0),
        'returned', private.returned_pieces(o.id, i.position),
        'return_until', private.return_until(o, g.return_days),
        'exchanges', case when private.return_until(o, g.return_days) > now() then (
          select coalesce(jsonb_agg(jsonb_build_object('item_id', x.id, 'name', x.name, 'variant', y.variant,
            'price_paise', x.price_paise) order by x.position, x.name), '[]')
          from public.goods as y join public.catalog_items as x on x.id = y.item_id
          where (y.product_id = g.product_id or y.item_id = i.item_id) and x.vendor_id = o.vendor_id
            and x.price_paise <= i.unit_paise and private.item_unavailable_reason(x, now()) is null)
          else '[]' end) order by i.position), '[]')
      from public.order_items as i
      left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position
      where i.order_id = o.id),
    'destinations', case when o.payment_method = 'gateway' then '["source", "wallet"]'::jsonb
      else '["wallet"]'::jsonb end) end
$function$;

comment on function private.shopping_detail(public.enhanced_orders, text) is 'Of an order from a shop: its parcels with their carriers, its returns, and of each line what is or can be returned.';

revoke all on function private.shopping_detail(public.enhanced_orders, text) from public;
