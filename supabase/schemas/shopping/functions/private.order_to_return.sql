create or replace function private.order_to_return (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_to_return.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_delivered_yet',
    'This can be returned once it has arrived.'); end if;
  return o;
end
$function$;

comment on function private.order_to_return(uuid) is 'A delivered order of the caller; refuses every other.';

revoke all on function private.order_to_return(uuid) from public;
