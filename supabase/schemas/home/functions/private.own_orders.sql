create or replace function private.own_orders (
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'active', coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
      select o.* from public.enhanced_orders as o
      where o.user_id = own_orders.caller and o.status not in ('delivered', 'cancelled')
      order by o.created_at desc, o.id desc limit 50) as a), '[]'),
    'recent', coalesce((select jsonb_agg(private.order_card(r) order by r.created_at desc, r.id desc) from (
      select o.* from public.enhanced_orders as o join private.trades as t on t.trade = o.trade and t.in_cart
      where o.user_id = own_orders.caller and o.status = 'delivered'
      order by o.created_at desc, o.id desc limit 5) as r), '[]'));
end
$function$;

comment on function private.own_orders(uuid) is 'A customer''s orders that are under way (at most 50), and the last five delivered ones that can be ordered again (Spec §9 Orders).';

revoke all on function private.own_orders(uuid) from public;
