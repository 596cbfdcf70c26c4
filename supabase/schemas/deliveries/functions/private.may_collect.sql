create or replace function private.may_collect (
  courier_id uuid,
  order_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.cash_due(o.id) = 0 or private.cash_in_hand(c.user_id) + private.cash_due(o.id) <= c.cash_limit_paise
  from public.enhanced_orders as o, public.couriers as c
  where o.id = may_collect.order_id and c.user_id = may_collect.courier_id
$function$;

comment on function private.may_collect(uuid, uuid) is 'Whether the cash of an order stays within what a courier may hold.';

revoke all on function private.may_collect(uuid, uuid) from public;
