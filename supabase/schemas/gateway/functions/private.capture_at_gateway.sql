create or replace function private.capture_at_gateway (
  asked private.gateway_orders,
  paid private.gateway_payments
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  fault text := case when paid.currency <> 'INR' then 'currency_differs'
    when paid.amount_paise <> asked.amount_paise then 'amount_differs'
    when asked.state <> 'open' then 'second_payment'
    -- It costs more since it was asked for.
    when paid.amount_paise < (select sum(p.amount_paise - p.refunded_paise) from private.gateway_parts as g
      join public.payments as p on p.id = g.payment_id where g.gateway_order_id = asked.id) then 'amount_differs' end;
  taken bigint;
begin
  if fault is not null then
    update private.gateway_payments as p set problem = fault
    where p.provider_payment_id = paid.provider_payment_id;
    perform private.return_payment(paid, asked.user_id, paid.amount_paise);
    return 'refunding';
  end if;
  update private.gateway_orders as g set state = 'paid' where g.id = asked.id;
  execute format('select %s($1, $2, $3, $4)', (select p.taken from private.gateway_purposes as p
    where p.purpose = asked.purpose)) into taken
  using asked.subject_id, asked.id, paid.amount_paise, paid.provider_payment_id;
  -- Every paisa that came is taken or goes back.
  if taken < paid.amount_paise then
    update private.gateway_payments as p set problem = 'second_payment'
    where p.provider_payment_id = paid.provider_payment_id;
    perform private.return_payment(paid, asked.user_id, paid.amount_paise - taken);
  end if;
  return case when taken > 0
    and private.subject_due(asked.purpose, asked.subject_id, asked.user_id) ->> 'state' = 'paid' then 'captured'
    else 'refunding' end;
end
$function$;

comment on function private.capture_at_gateway(private.gateway_orders, private.gateway_payments) is
  'Money has come for an order at the gateway: what it pays is done, once; what nobody asked for goes back.';

revoke all
  on function private.capture_at_gateway(private.gateway_orders, private.gateway_payments)
  from public;
