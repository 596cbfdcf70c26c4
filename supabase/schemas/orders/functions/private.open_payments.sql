create or replace function private.open_payments (
  o public.enhanced_orders,
  part jsonb
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into public.payments (order_id, position, user_id, method, status, amount_paise, due, due_at, payer_role,
    checkout_id)
  select o.id, n, o.user_id, (p ->> 'method')::public.payment_method, 'created', (p ->> 'amount_paise')::integer,
    p ->> 'due',
    (p ->> 'due_at')::timestamptz, p ->> 'payer_role', o.checkout_id
  from jsonb_array_elements(part -> 'payments') with ordinality as e (p, n);
  if o.placed_at is null then
    insert into private.waiting_orders (order_id, part) values (o.id, part);
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'payment_window',
      now() + make_interval(secs => private.setting_int('payment_window_seconds')));
  end if;
  perform private.time_payments(o);
  perform private.collect_payment(o, 'placing', true);
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return o;
end
$function$;

comment on function private.open_payments(public.enhanced_orders, jsonb) is 'Writes what an order that is placed now is to be paid with, and collects what is paid at once.';

revoke all on function private.open_payments(public.enhanced_orders, jsonb) from public;
