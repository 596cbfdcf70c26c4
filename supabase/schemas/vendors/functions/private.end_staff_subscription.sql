create or replace function private.end_staff_subscription()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.rename_topic('vendor:' || old.vendor_id);
  perform private.rename_topic('order:' || o.id) from public.enhanced_orders as o
  where o.vendor_id = old.vendor_id and o.status not in ('delivered', 'cancelled');
  perform private.recheck_subscriptions(old.user_id);
  -- What waits to be pushed of its orders is no longer for them, unless they ordered it themselves.
  delete from private.push_outbox as x using public.push_subscriptions as p, public.enhanced_orders as o
  where p.user_id = old.user_id and x.subscription_id = p.id and o.vendor_id = old.vendor_id
    and o.user_id is distinct from old.user_id
    and o.id = case when pg_input_is_valid(x.payload #>> '{params,order_id}', 'uuid')
      then (x.payload #>> '{params,order_id}')::uuid end;
  return null;
end
$function$;

comment on function private.end_staff_subscription() is 'Whoever no longer works for a vendor, or not in the position they had, hears nothing more of what they may not know: neither live nor by push.';

revoke all on function private.end_staff_subscription() from public;
