create or replace function public.my_active_orders()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
    select o.* from public.enhanced_orders as o
    where o.user_id = caller and o.status not in ('delivered', 'cancelled')
    order by o.created_at desc, o.id desc limit 50) as a), '[]');
end
$function$;

comment on function public.my_active_orders() is 'The caller''s orders that are under way, at most 50, newest first: rows of private.order_card (Spec §9 Orders).';

revoke all on function public.my_active_orders() from public;

grant execute on function public.my_active_orders() to authenticated, postgres;
