create or replace function private.fault_for_cancelling (
  o public.enhanced_orders,
  actor_role text,
  reason_code text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return case
    -- Nobody carries it: neither the customer who leaves nor the vendor who cannot hand it over is to blame.
    when (actor_role = 'user' or (actor_role = 'vendor' and reason_code = 'cannot_deliver'))
      and private.nobody_carries(o)
      then 'platform'
    when actor_role <> 'user' then coalesce((select c.fault from public.cancellation_reasons as c
      where c.code = reason_code),
      case when actor_role = 'vendor' then 'vendor' else 'platform' end)
    when private.is_late(o) then case when o.vendor_id is null then 'platform' else 'vendor' end
    else 'customer' end;
end
$function$;

comment on function private.fault_for_cancelling(public.enhanced_orders, text, text) is
  'Who is at fault for a cancellation: by its reason, and for a customer''s by what has gone wrong with the order.';

revoke all on function private.fault_for_cancelling(public.enhanced_orders, text, text) from public;
