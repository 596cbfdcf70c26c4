-- Cancelling what has an appointed time: by its trade's own steps, not by a kitchen's minutes. The law's cap on what
-- is charged
-- (at most 10 % and 100 rupees) is that of rides, and of policies that name no kind and so hold for rides too.

alter table public.cancellation_policies drop constraint cancellation_charge_range,
  drop constraint cancellation_charge_cap,
  add constraint cancellation_charge_range check (charge_bp between 0 and 10000 and max_charge_paise >= 0),
  add constraint cancellation_charge_cap check (coalesce(kind, 'ride') <> 'ride'
    or (charge_bp <= 1000 and max_charge_paise <= 10000));

create table private.cancellation_steps (
  id uuid primary key default gen_random_uuid(),
  kind public.order_kind not null,
  vendor_id uuid references public.vendors (id),
  minutes_before integer not null constraint step_minutes check (minutes_before between 0 and 525600),
  charge_bp integer not null constraint step_charge check (charge_bp between 0 and 10000),
  max_charge_paise integer constraint step_max_charge check (max_charge_paise >= 0),
  compensation_bp integer not null default 10000 constraint step_compensation check (compensation_bp between 0
    and 10000),
  unique nulls not distinct (kind, vendor_id, minutes_before),
  constraint step_cap_of_rides check (kind <> 'ride' or (charge_bp <= 1000 and max_charge_paise <= 10000))
);
create index cancellation_steps_vendor_idx on private.cancellation_steps (vendor_id) where vendor_id is not null;
revoke all on private.cancellation_steps from anon, authenticated;
comment on table private.cancellation_steps is
  'What a customer is charged who cancels less than so many minutes before the appointed time, of goods and fees. A vendor''s own '
  'steps stand in place of those of the kind; a kind without steps is cancelled by its policies.';
comment on column private.cancellation_steps.compensation_bp is 'How much of the charge goes to whoever would have earned.';

create function private.steps_of(o public.enhanced_orders) returns setof private.cancellation_steps
language sql stable security definer set search_path = '' as $$
  select s.* from private.cancellation_steps as s
  where s.kind = o.kind and s.vendor_id is not distinct from (select own.vendor_id
    from private.cancellation_steps as own
    where own.kind = o.kind and own.vendor_id = o.vendor_id limit 1)
$$;
comment on function private.steps_of is 'The steps for cancelling an order: its vendor''s own, or those of its kind.';

create function private.has_steps(o public.enhanced_orders) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.cancellation_steps as s where s.kind = o.kind and (s.vendor_id is null
    or s.vendor_id = o.vendor_id));
end
$$;
comment on function private.has_steps is 'Whether cancelling an order is charged by the time before it.';

create or replace function private.fault_for_cancelling(o public.enhanced_orders, actor_role text,
  reason_code text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    -- Nobody carries it: neither the customer who leaves nor the vendor who cannot hand it over is to blame.
    when (actor_role = 'user' or (actor_role = 'vendor' and reason_code = 'cannot_deliver'))
      and private.nobody_carries(o)
      then 'platform'
    when actor_role <> 'user' then coalesce((select c.fault from public.cancellation_reasons as c
      where c.code = reason_code),
      case when actor_role = 'vendor' then 'vendor' else 'platform' end)
    when private.is_late(o) then case when o.vendor_id is null then 'platform' else 'vendor' end
    else 'customer' end;
end
$$;

create or replace function private.rows_of_full_refund(order_id uuid,
  keep_paise bigint) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with rest as (
    select k.*, k.net_paise - k.net_refunded_paise as paise, k.amount_paise - k.refunded_paise as seen_paise,
      sum(k.net_paise - k.net_refunded_paise) filter (where k.nature in ('goods', 'fee'))
        over (order by k.nature = 'fee', k.position) as so_far
    from private.charges_left(rows_of_full_refund.order_id) as k
  ), returned as (
    select r.*, case when r.nature in ('goods', 'fee')
      then least(r.paise, greatest(keep_paise - (r.so_far - r.paise), 0)) else 0 end as kept_paise from rest as r
  )
  select r.position, r.code, r.nature, r.tax_class, r.rate_bp, case when r.rate_bp is not null
    then r.base_refunded_paise - r.base_paise end,
    r.kept_paise - r.paise, case when r.has_tax_inside then r.kept_paise - r.seen_paise end, r.included
  from returned as r where r.paise <> r.kept_paise
$$;

create or replace function private.cancellation_terms(o public.enhanced_orders, actor_role text,
  reason_code text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  step private.cancellation_steps;
  blame text := private.fault_for_cancelling(o, actor_role, reason_code);
  goods bigint := private.left_of(o.id, 'goods');
  allowed boolean;
  charge bigint := 0;
  credit bigint := 0;
  lost bigint := 0;
  paid bigint := case when o.payment_method <> 'cash' then o.total_paise - o.refund_paise else 0 end;
  free_until timestamptz := case when o.status = 'pending' then null
    else greatest(o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds')),
      private.change_until(o)) end;
begin
  if reason_code = 'nobody_at_door' and o.kind = 'delivery' and o.status in ('out_for_delivery', 'on_way') then
    return private.undelivered_terms(o);
  end if;
  allowed := private.may_move(o, 'cancelled', actor_role);
  if o.scheduled_for is not null and private.has_steps(o) then
    free_until := greatest(o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds')),
      o.scheduled_for - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s));
    if allowed and blame = 'customer' and now() >= free_until then
      select * into step from private.steps_of(o) as s
      where now() > o.scheduled_for - make_interval(mins => s.minutes_before) order by s.minutes_before limit 1;
      charge := least(round((goods + private.left_of(o.id, 'fee'))::numeric * step.charge_bp / 10000),
        step.max_charge_paise, paid);
    end if;
    return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
      'compensation_paise', round(charge::numeric * coalesce(step.compensation_bp, 0) / 10000)::bigint,
        'credit_paise', 0,
      'vendor_loss_paise', 0, 'free_until', free_until, 'fault', blame, 'coupon_paise', 0);
  end if;
  -- The first minute is free for both sides.
  if allowed and o.status <> 'pending' and (o.status <> 'confirmed' or now() >= free_until) then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    if blame = 'customer' then
      charge := least(round(goods::numeric * policy.charge_bp / 10000), policy.max_charge_paise, paid);
    elsif actor_role <> 'user' or private.may_claim_credit(o.user_id) then
      credit := least(round(goods::numeric * policy.credit_bp / 10000), policy.max_credit_paise);
    end if;
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then paid - charge end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'credit_paise', credit, 'vendor_loss_paise', case when blame = 'vendor' or coalesce(policy.vendor_loss_bp,
      0) = 0 then 0
      else round(private.shared(o.id, 'vendor_payable')::numeric * policy.vendor_loss_bp / 10000)::bigint end,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$$;
