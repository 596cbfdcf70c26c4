create or replace function private.require_picking (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_user();
  o := private.lock_order(require_picking.order_id);
  if not 'vendor' = any (private.party_roles(o.id)) or not exists (select from public.grocery_orders as g
    where g.order_id = o.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status <> 'preparing' then
    perform private.refuse(409, 'picking_closed', 'This order is not being picked.',
      jsonb_build_object('status', o.status));
  end if;
  return o;
end
$function$;

comment on function private.require_picking(uuid) is 'Locks an order of groceries that the caller''s store is picking; refuses everybody else, and any other time.';

revoke all on function private.require_picking(uuid) from public;
