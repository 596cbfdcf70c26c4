create or replace function private.cash_parts (
  order_id uuid
)
  returns SETOF public.payments
  language sql
  stable
  set search_path to ''
  AS $function$
  select p.* from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
  where p.order_id = cash_parts.order_id and p.status = 'created' and p.amount_paise > p.refunded_paise
  order by p.position
$function$;

comment on function private.cash_parts(uuid) is 'The parts of an order that whoever hands it over still has to collect.';

revoke all on function private.cash_parts(uuid) from public;
