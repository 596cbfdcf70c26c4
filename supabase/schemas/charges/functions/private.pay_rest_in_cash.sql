create or replace function private.pay_rest_in_cash (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if exists (select from public.payments as p where p.order_id = o.id and p.status = 'created') then return; end if;
  if not exists (select from private.trade_kinds as k where k.trade = o.trade and k.kind = o.kind
      and 'cash' = any (k.payment_methods)) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  insert into public.payments (order_id, position, user_id, method, status, amount_paise, due, checkout_id)
  select o.id, max(p.position) + 1, o.user_id, 'cash', 'created', 0, 'delivered', o.checkout_id
  from public.payments as p where p.order_id = o.id;
end
$function$;

comment on function private.pay_rest_in_cash(public.enhanced_orders) is 'What is added to an order that is paid already is collected in cash when it is done; of a locked order.';

revoke all on function private.pay_rest_in_cash(public.enhanced_orders) from public;
