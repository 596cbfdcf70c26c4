-- The list of orders under way reads cards, which say what tracking says (docs/decisions/0047), as home does.

create function public.my_active_orders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
    select o.* from public.enhanced_orders as o
    where o.user_id = caller and o.status not in ('delivered', 'cancelled')
    order by o.created_at desc, o.id desc limit 50) as a), '[]');
end
$$;
comment on function public.my_active_orders is
  'The caller''s orders that are under way, at most 50, newest first: rows of private.order_card (Spec §9 Orders).';
revoke execute on function public.my_active_orders() from public, anon;
grant execute on function public.my_active_orders() to authenticated;
