create or replace function private.refund_ways (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when exists (select from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.refund_to = 'source'
      where p.order_id = refund_ways.order_id and p.collected_at is not null)
    then '["source", "wallet"]'::jsonb else '["wallet"]'::jsonb end
$function$;

comment on function private.refund_ways(uuid) is 'Where a customer may want money back to: the way it was paid, or the wallet.';

revoke all on function private.refund_ways(uuid) from public;
