create or replace function private.lock_bottles (
  subscription_id uuid
)
  returns public.subscriptions
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions;
begin
  perform from public.enhanced_orders as o where o.id in (
    select d.order_id from public.subscription_days as d where d.subscription_id = lock_bottles.subscription_id
      and d.deposit_back < d.deposit_bottles)
  order by o.id for no key update;
  perform private.lock_subscriber(w.subscriber_id) from public.subscriptions as w
    where w.id = lock_bottles.subscription_id;
  select * into s from public.subscriptions as w where w.id = lock_bottles.subscription_id;
  return s;
end
$function$;

comment on function private.lock_bottles(uuid) is 'Locks the orders that hold deposits of a subscription, then its subscriber.';

revoke all on function private.lock_bottles(uuid) from public;
