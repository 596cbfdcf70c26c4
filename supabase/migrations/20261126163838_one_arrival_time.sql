-- One arrival time: home, the list of orders and an event say of an order what its tracking says (docs/decisions/0047).

create or replace function private.order_card(o public.enhanced_orders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'status', o.status,
    'vendor_id', o.vendor_id, 'vendor_name', o.vendor_name, 'items', o.items, 'total_paise', o.total_paise,
    'payment_method', o.payment_method, 'payment_status', o.payment_status, 'cancel_reason', o.cancel_reason,
    'status_since', o.status_since, 'created_at', o.created_at,
    'promised_max_at', case when o.status in ('delivered', 'cancelled') then to_jsonb(o.promised_max_at)
      else private.eta_of(o) -> 'max_at' end,
    'scheduled_for', o.scheduled_for);
end
$$;
comment on function private.order_card is
  'An order as a customer''s lists show it, as events carry it too; promised_max_at is when it arrives by its tracking.';

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
