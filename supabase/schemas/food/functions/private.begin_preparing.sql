create or replace function private.begin_preparing (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if (select o.status from public.enhanced_orders as o where o.id = begin_preparing.order_id) = 'confirmed' then
    perform private.transition(begin_preparing.order_id, 'preparing', null, 'vendor');
  end if;
end
$function$;

comment on function private.begin_preparing(uuid, private.order_timers) is 'Begins an accepted order that its vendor has not begun by hand.';

revoke all on function private.begin_preparing(uuid, private.order_timers) from public;
