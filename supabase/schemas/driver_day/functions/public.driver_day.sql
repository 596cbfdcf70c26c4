create or replace function public.driver_day (
  day date default ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  from_at timestamptz := private.known_day(driver_day.day)::timestamp at time zone 'Asia/Kolkata';
  to_at timestamptz := (driver_day.day + 1)::timestamp at time zone 'Asia/Kolkata';
  seconds integer := (select coalesce(sum(extract(epoch from least(coalesce(s.ended_at, now()), to_at)
      - greatest(s.started_at, from_at))), 0)::integer
    from private.courier_shifts as s
    where s.user_id = caller and s.started_at < to_at and coalesce(s.ended_at, now()) > from_at);
begin
  return (
    select jsonb_build_object('goal_paise', (select g.daily_paise from private.driver_goals as g
        where g.user_id = caller),
      'earned_paise', coalesce(sum(d.pay_paise + d.tip_paise), 0), 'done', count(*),
      'online_seconds', seconds,
      -- Below ten minutes an hour's pay says nothing.
      'per_hour_paise', case when seconds >= 600
        then (coalesce(sum(d.pay_paise + d.tip_paise), 0) * 3600 / seconds)::bigint end,
      'fee_paise', private.daily_fee_of(caller, driver_day.day),
      'paid_m', coalesce(sum(d.distance_m), 0), 'empty_m', coalesce(sum(d.empty_m), 0),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('order_id', d.order_id, 'order_number', d.order_number,
        'trade', d.trade, 'name', d.name, 'at', d.at, 'pay_paise', d.pay_paise, 'tip_paise', d.tip_paise,
        'cash_paise', d.cash_paise, 'distance_m', d.distance_m, 'empty_m', d.empty_m, 'parts', d.parts)
        order by d.at desc), '[]'))
    from private.jobs_of_day(caller, from_at, to_at) as d);
end
$function$;

comment on function public.driver_day(date) is 'The caller''s day of driving and delivering (Indian time): {goal_paise, earned_paise, done, online_seconds, per_hour_paise (null below ten minutes), fee_paise (of the day, not taken off earned_paise), paid_m, empty_m (ways to pick-ups), jobs: [{order_id, order_number, trade, name, at, pay_paise, tip_paise, cash_paise, distance_m, empty_m, parts (of a ride, [{code, amount_paise}])}]}.';

revoke all on function public.driver_day(date) from public;

grant execute on function public.driver_day(date) to authenticated, postgres;
