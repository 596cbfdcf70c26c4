create or replace function private.is_settled (
  order_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.ledger_transactions as t
    where t.idempotency_key = 'settle:' || is_settled.order_id)
$function$;

comment on function private.is_settled(uuid) is 'Whether everybody has been paid for an order.';

revoke all on function private.is_settled(uuid) from public;
