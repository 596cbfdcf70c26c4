create or replace function private.cash_due (
  order_id uuid
)
  returns bigint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
      where p.order_id = cash_due.order_id and p.status = 'created');
end
$function$;

comment on function private.cash_due(uuid) is 'What whoever hands an order over still has to collect.';

revoke all on function private.cash_due(uuid) from public;
