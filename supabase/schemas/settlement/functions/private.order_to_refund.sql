create or replace function private.order_to_refund (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_to_refund.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.user_id = caller then perform private.refuse(403, 'own_order_refund',
    'Somebody else has to refund your own order.'); end if;
  return o;
end
$function$;

revoke all on function private.order_to_refund(uuid) from public;
