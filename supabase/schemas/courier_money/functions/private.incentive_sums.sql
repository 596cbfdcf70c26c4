create or replace function private.incentive_sums (
  rule private.incentive_rules,
  day date
)
  returns table (
    courier_id uuid,
    deliveries integer,
    paid_for integer,
    amount_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with counted as (
    -- An order counts once for whoever carried it, however many legs of it they did.
    select j.performer_id as courier_id, j.order_id, max(j.done_at) as at
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    where j.state = 'delivered' and o.status <> 'cancelled' and o.payment_status <> 'refunded'
      and j.done_at >= incentive_sums.day::timestamp at time zone 'Asia/Kolkata'
      and j.done_at < (incentive_sums.day + 1)::timestamp at time zone 'Asia/Kolkata'
      and j.done_at < coalesce(rule.ended_at, 'infinity')
      and (rule.region_id is null or j.region_id = rule.region_id)
    group by 1, 2
  ), numbered as (
    select c.*, row_number() over (partition by c.courier_id order by c.at, c.order_id) as nth from counted as c
    where rule.kind = 'day' or private.minute_of_day(c.at) between rule.from_minute and rule.to_minute - 1
  ), in_turn as (
    -- All steps of a rule are worth the same, so the budget ends at one of them.
    select n.*, row_number() over (order by n.at, n.order_id, n.courier_id) * rule.amount_paise
      <= rule.budget_paise - (select coalesce(sum(a.amount_paise), 0) from private.incentive_awards as a
        where a.rule_id = rule.id and a.day <> incentive_sums.day) as fits
    from numbered as n where rule.kind = 'peak' or n.nth = rule.deliveries
  )
  select n.courier_id, count(*)::integer, max(p.paid_for)::integer, max(p.steps * rule.amount_paise)::bigint
  from numbered as n
  cross join lateral (select count(*) filter (where i.fits) as steps, case rule.kind when 'day'
    then coalesce(rule.deliveries * (count(*) filter (where i.fits)), 0) else count(*) filter (where i.fits) end
    as paid_for from in_turn as i where i.courier_id = n.courier_id) as p
  group by n.courier_id
$function$;

comment on function private.incentive_sums(private.incentive_rules, date) is 'What couriers have reached of a rule on a day: how many deliveries count, for how many of them something is paid, and how much, within the budget. Cancelled and wholly refunded orders do not count. The one computation: the courier''s screen shows it while the day runs, and the ledger gets it when it is over.';

revoke all on function private.incentive_sums(private.incentive_rules, date) from public;
