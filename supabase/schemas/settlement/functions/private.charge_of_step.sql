create or replace function private.charge_of_step (
  o public.enhanced_orders,
  step private.cancellation_steps
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select least(round((private.left_of(o.id, 'goods') + private.left_of(o.id, 'fee'))::numeric * step.charge_bp / 10000),
    step.max_charge_paise, least(t.charge_cap_paise, round(o.total_paise::numeric * t.charge_cap_bp / 10000)),
    private.paid(o.id))::bigint
  from private.trades as t where t.trade = o.trade
$function$;

comment on function private.charge_of_step(public.enhanced_orders, private.cancellation_steps) is
  'What the customer pays for cancelling from a step on: its part of the price, never more than was paid.';

revoke all on function private.charge_of_step(public.enhanced_orders, private.cancellation_steps) from public;
