create or replace function private.shareable_order (
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
  select * into o from public.enhanced_orders as e
  where e.id = shareable_order.order_id and e.user_id = caller for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return o;
end
$function$;

comment on function private.shareable_order(uuid) is 'The caller''s own order, locked so that links are counted one by one.';

revoke all on function private.shareable_order(uuid) from public;
