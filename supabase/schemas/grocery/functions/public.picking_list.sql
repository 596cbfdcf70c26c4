create or replace function public.picking_list (
  order_id uuid,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_user();
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id
    where e.id = picking_list.order_id;
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return private.picking_of(o, picking_list.language) || jsonb_build_object('vendor_id', o.vendor_id, 'instructions',
    o.instructions,
    'customer_name', private.customer_name(o.user_id), 'gift', private.gift_of(o.checkout_id));
end
$function$;

comment on function public.picking_list(uuid, text) is 'What a store''s people pick for an order, as my_picking has it, and {vendor_id, instructions, customer_name (a first name), gift (its card, or null)}.';

revoke all on function public.picking_list(uuid, text) from public;

grant execute on function public.picking_list(uuid, text) to authenticated, postgres;
