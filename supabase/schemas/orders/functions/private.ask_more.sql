create or replace function private.ask_more (
  o public.enhanced_orders,
  amount bigint,
  kind text,
  key text,
  note text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  part public.payments;
begin
  select * into part from public.payments as p where p.order_id = o.id and p.status = 'created'
  order by p.position desc limit 1;
  if part.id is not null then
    update public.payments as p set amount_paise = p.amount_paise + amount, updated_at = now() where p.id = part.id;
    return;
  end if;
  if private.wallet_balance(o.user_id) < amount then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.');
  end if;
  perform private.post(ask_more.kind, o.id, ask_more.key, array[(o.user_id, 'customer_wallet',
    -amount)::private.movement,
    (null, 'order_escrow', amount)::private.movement], ask_more.note);
  select p.* into part from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'placing'
  where p.order_id = o.id and p.collected_at is not null and p.payer_role = 'user' order by p.position desc limit 1;
  if part.id is null then
    insert into public.payments (order_id, position, user_id, method, status, amount_paise, collected_at, checkout_id)
    select o.id, max(p.position) + 1, o.user_id, m.method, 'captured', amount, now(), o.checkout_id
    from public.payments as p, private.payment_methods as m
    where p.order_id = o.id and m.collected = 'placing' group by m.method;
  else
    update public.payments as p set amount_paise = p.amount_paise + amount, updated_at = now(),
      status = private.refund_state(p.refunded_paise, p.amount_paise + amount, 'captured') where p.id = part.id;
  end if;
end
$function$;

comment on function private.ask_more(public.enhanced_orders, bigint, text, text, text) is
  'An order costs more than when it was placed: a part that is still to be paid grows, or the wallet pays the difference at once.';

revoke all on function private.ask_more(public.enhanced_orders, bigint, text, text, text) from public;
