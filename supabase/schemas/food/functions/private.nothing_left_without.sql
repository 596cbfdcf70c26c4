create or replace function private.nothing_left_without (
  o public.enhanced_orders,
  proposal public.dish_proposals
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.order_items as i where i.order_id = o.id
    and coalesce(i.charged_quantity, i.quantity) - case when i.position = proposal.position then proposal.missing else 0
      end > 0)
$function$;

comment on function private.nothing_left_without(public.enhanced_orders, public.dish_proposals) is
  'Whether an order is empty once the pieces of a proposal are left out.';

revoke all on function private.nothing_left_without(public.enhanced_orders, public.dish_proposals) from public;
