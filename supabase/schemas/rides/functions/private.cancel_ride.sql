create or replace function private.cancel_ride (
  o public.enhanced_orders,
  actor_role text,
  reason_code text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  paid bigint := private.paid(o.id);
  allowed boolean := private.may_move(o, 'cancelled', actor_role);
  charge bigint := 0;
  at timestamptz := (select j.assigned_at from private.job_of(o.id) as j);
begin
  -- A wallet never falls below zero: what was to be paid in cash costs nothing to cancel.
  if allowed then charge := least(private.ride_fee(o, actor_role, reason_code), paid); end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'points_paise', paid - charge - private.money_of_refund(o.id, paid - charge),
    'compensation_paise', charge, 'credit_paise', 0, 'vendor_loss_paise', 0,
    'free_until', case when o.status = 'confirmed' then at + make_interval(secs => (select r.free_seconds
      from private.ride_cancel_rules as r where r.valid_from <= coalesce(o.placed_at, o.created_at)
      order by r.valid_from desc limit 1)) end,
    'fault', private.fault_for_cancelling(o, actor_role, reason_code), 'coupon_paise', 0);
end
$function$;

comment on function private.cancel_ride(public.enhanced_orders, text, text) is 'The terms of cancelling a ride: what private.ride_fee says, all of it for the driver.';

revoke all on function private.cancel_ride(public.enhanced_orders, text, text) from public;
