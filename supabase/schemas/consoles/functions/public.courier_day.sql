create or replace function public.courier_day (
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
  from_at timestamptz := private.known_day(courier_day.day)::timestamp at time zone 'Asia/Kolkata';
  to_at timestamptz := (courier_day.day + 1)::timestamp at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object('deliveries', count(*), 'pay_paise', coalesce(sum(c.pay_paise), 0), 'tips_paise',
      coalesce(sum(c.tip_paise), 0),
      'total_paise', coalesce(sum(c.pay_paise + c.tip_paise), 0), 'cash_in_hand_paise', private.cash_in_hand(caller),
      'cash_limit_paise', (select k.cash_limit_paise from public.couriers as k where k.user_id = caller),
      'online_seconds', (select coalesce(sum(extract(epoch from least(coalesce(s.ended_at, now()),
        to_at) - greatest(s.started_at, from_at))), 0)::integer
        from private.courier_shifts as s where s.user_id = caller and s.started_at < to_at and coalesce(s.ended_at,
          now()) > from_at),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('order_number', c.order_number, 'vendor_name', c.vendor_name,
        'delivered_at', c.at,
        'pay_paise', c.pay_paise, 'tip_paise', c.tip_paise, 'cash_paise', c.cash_paise) order by c.at desc),
          '[]'::jsonb))
    from (
      -- The tip and the cash are those of whoever ends the order.
      select o.order_number, o.vendor_name, d.done_at as at, d.pay_paise,
        case when ends.it then private.charged(o.id, 'tip')::integer + private.later_tip(o.id, caller) else 0 end
        as tip_paise,
        (select coalesce(sum(p.amount_paise), 0) from public.payments as p
          where p.order_id = o.id and p.collected_by = caller) as cash_paise
      from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id,
        lateral (select not exists (select from public.jobs as k
          where k.order_id = d.order_id and k.leg > d.leg) as it) as ends
      where d.performer_id = caller and d.state = 'delivered' and d.done_at >= from_at and d.done_at < to_at
      union all
      -- Nobody took it: the way was made and is paid. Of cash there is none, and no tip.
      select o.order_number, o.vendor_name, w.ended_at, d.pay_paise, case
        when private.paid(o.id) > 0 then private.charged(o.id, 'tip')::integer else 0 end, 0
      from public.door_waits as w join lateral private.job_of(w.order_id) as d on d.performer_id = w.courier_id
      join public.enhanced_orders as o on o.id = w.order_id
      where w.courier_id = caller and w.ended_at >= from_at and w.ended_at < to_at) as c);
end
$function$;

comment on function public.courier_day(date) is 'What a courier earned on a day (Indian time), and the cash in hand: {deliveries, pay_paise, tips_paise, total_paise, cash_in_hand_paise, cash_limit_paise, online_seconds, jobs: [{order_number, vendor_name, delivered_at, pay_paise, tip_paise, cash_paise}]}.';

revoke all on function public.courier_day(date) from public;

grant execute on function public.courier_day(date) to authenticated, postgres;
