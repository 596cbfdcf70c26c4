create or replace function private.keep_bottles (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  with back as (
    update public.subscription_days as d set deposit_back = d.deposit_bottles
    from (select w.subscription_id, w.deposit_bottles - w.deposit_back as many from public.subscription_days as w
      where w.order_id = o.id) as was
    where d.order_id = o.id and d.subscription_id = was.subscription_id and was.many > 0
      returning d.subscription_id, was.many
  )
  update public.subscriptions as s set bottles_paid = greatest(s.bottles_paid - back.many, 0) from back
    where s.id = back.subscription_id
$function$;

comment on function private.keep_bottles(public.enhanced_orders, public.order_status) is
  'The deposits of an order that is cancelled are refunded with it.';

revoke all on function private.keep_bottles(public.enhanced_orders, public.order_status) from public;
