create or replace function private.usual_cancellation (
  o public.enhanced_orders,
  actor_role text,
  reason_code text default null::text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  step private.cancellation_steps;
  blame text := private.fault_for_cancelling(o, actor_role, reason_code);
  goods bigint := private.left_of(o.id, 'goods');
  allowed boolean;
  charge bigint := 0;
  credit bigint := 0;
  cap bigint := (select least(t.charge_cap_paise, round(o.total_paise::numeric * t.charge_cap_bp / 10000))
    from private.trades as t where t.trade = o.trade);
  lost bigint := 0;
  paid bigint := private.paid(o.id);
  free_until timestamptz := case when o.placed_at is null or o.status = 'pending' then null
    else greatest(o.placed_at + make_interval(secs => private.setting_int('free_cancel_seconds')),
      private.change_until(o)) end;
begin
  allowed := private.may_move(o, 'cancelled', actor_role);
  if o.scheduled_for is not null and private.has_steps(o) then
    free_until := greatest(coalesce(o.placed_at, o.created_at)
        + make_interval(secs => private.setting_int('free_cancel_seconds')),
      o.scheduled_for - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s));
    if allowed and blame = 'customer' and now() > free_until then
      select * into step from private.steps_of(o) as s
      where now() > o.scheduled_for - make_interval(mins => s.minutes_before) order by s.minutes_before limit 1;
      charge := private.charge_of_step(o, step);
    end if;
    return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
      'points_paise', paid - charge - private.money_of_refund(o.id, paid - charge),
      'compensation_paise', round(charge::numeric * coalesce(step.compensation_bp, 0) / 10000)::bigint,
        'credit_paise', 0,
      'vendor_loss_paise', 0, 'free_until', free_until, 'fault', blame, 'coupon_paise', 0);
  end if;
  -- The first minute is free for both sides.
  if allowed and o.placed_at is not null and o.status <> 'pending'
    and (o.status <> 'confirmed' or now() >= free_until) then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind)
      and (p.trade is null or p.trade = o.trade) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    if blame = 'customer' then
      charge := least(round(goods::numeric * policy.charge_bp / 10000), policy.max_charge_paise, cap, paid);
    elsif actor_role <> 'user' or private.may_claim_credit(o.user_id) then
      credit := least(round(goods::numeric * policy.credit_bp / 10000), policy.max_credit_paise);
    end if;
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when private.has_paid_money(o.id)
      then private.money_of_refund(o.id, paid - charge) end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'points_paise', paid - charge - private.money_of_refund(o.id, paid - charge),
    'credit_paise', credit, 'vendor_loss_paise', case when blame = 'vendor' or coalesce(policy.vendor_loss_bp,
      0) = 0 then 0
      else round(private.shared(o.id, 'vendor_payable')::numeric * policy.vendor_loss_bp / 10000)::bigint end,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$function$;

comment on function private.usual_cancellation(public.enhanced_orders, text, text) is
  'What cancelling comes to by the steps before an appointment, or by the policies: never above the cap of the trade.';

revoke all on function private.usual_cancellation(public.enhanced_orders, text, text) from public;
