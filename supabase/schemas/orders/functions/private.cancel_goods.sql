create or replace function private.cancel_goods (
  o public.enhanced_orders,
  actor_role text,
  reason_code text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if reason_code = 'nobody_at_door' and o.status in ('out_for_delivery', 'on_way')
    and (private.kind_of_order(o)).carried then
    return private.undelivered_terms(o);
  end if;
  return private.usual_cancellation(o, actor_role, reason_code);
end
$function$;

comment on function private.cancel_goods(public.enhanced_orders, text, text) is 'The terms for goods: what came to a door where nobody was has terms of its own.';

revoke all on function private.cancel_goods(public.enhanced_orders, text, text) from public;
