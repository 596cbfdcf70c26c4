create or replace function private.change_method (
  part public.payments
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.payments as p set updated_at = now(),
    method = (select m.method from private.payment_methods as m where m.collected = 'provider' order by 1 limit 1)
  where p.id = part.id and p.status = 'created' and p.collected_at is null;
  update public.enhanced_orders as e set cash_change_for_paise = null
  where e.id = part.order_id and e.cash_change_for_paise is not null and private.cash_due(e.id) = 0;
end
$function$;

comment on function private.change_method(public.payments) is 'A part that was to be paid in cash is paid at the gateway. Nobody owes its cash from then on: what is asked for at the handover, what a courier may carry and what settling books follow the parts. The caller holds the order.';

revoke all on function private.change_method(public.payments) from public;
