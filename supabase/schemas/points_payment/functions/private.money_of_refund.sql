create or replace function private.money_of_refund (
  order_id uuid,
  refund bigint
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select greatest(least(refund, private.paid(money_of_refund.order_id)
    - private.paid_in_points(money_of_refund.order_id)), 0)
$function$;

comment on function private.money_of_refund(uuid, bigint) is 'What of a refund that is about to be given is money: points pay first, so they come back last.';

revoke all on function private.money_of_refund(uuid, bigint) from public;
