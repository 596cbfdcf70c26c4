create or replace function private.require_cooking (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders := private.lock_order(require_cooking.order_id);
begin
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) or not exists (select from public.food_orders as f
    where f.order_id = o.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status not in ('confirmed', 'preparing') then
    perform private.refuse(409, 'preparing_over', 'This order is not being prepared any more.',
      jsonb_build_object('status', o.status));
  end if;
  return o;
end
$function$;

comment on function private.require_cooking(uuid) is 'Locks an order of food that the caller''s restaurant has in hand; refuses everybody else, and any other time.';

revoke all on function private.require_cooking(uuid) from public;
