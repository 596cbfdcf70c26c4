create or replace function public.set_cart_quantity (
  cart_item_id uuid,
  quantity integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if set_cart_quantity.quantity is null or set_cart_quantity.quantity > 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if set_cart_quantity.quantity <= 0 then
    delete from public.unified_cart_items as c where c.id = cart_item_id and c.user_id = caller;
  else
    update public.unified_cart_items as c set quantity = set_cart_quantity.quantity
    where c.id = cart_item_id and c.user_id = caller;
  end if;
  if not found then perform private.refuse(404, 'cart_item_not_found', 'Item not found'); end if;
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
end
$function$;

comment on function public.set_cart_quantity(uuid, integer) is 'Sets the quantity of a cart line; 0 or less removes it.';

revoke all on function public.set_cart_quantity(uuid, integer) from public;

grant execute on function public.set_cart_quantity(uuid, integer) to authenticated, postgres;
