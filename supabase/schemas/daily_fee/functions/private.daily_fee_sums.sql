create or replace function private.daily_fee_sums (
  day date,
  driver_id uuid default null::uuid
)
  returns table (
    driver_id uuid,
    rides integer,
    fares_paise bigint,
    asked_paise integer,
    fee_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select d.performer_id, count(*)::integer, sum(e.paise)::bigint, max(c.daily_fee_paise),
    least(max(c.daily_fee_paise), floor(sum(e.paise)::numeric
      * least(private.setting_int('daily_fee_most_bp'), 2000) / 10000))::bigint
  from public.jobs as d join private.rides as r on r.order_id = d.order_id
  join private.ride_cards as c on c.id = r.card_id and c.daily_fee_paise > 0
  join public.enhanced_orders as o on o.id = d.order_id and o.status = 'delivered' and o.payment_status <> 'refunded'
  -- Tips and tolls are no fare; what a refund took back was not earned.
  cross join lateral (select greatest(least((r.final ->> 'driver')::bigint,
    private.shared(o.id, 'courier_payable') - private.charged(o.id, 'tip')), 0) as paise) as e
  where d.state = 'delivered' and d.done_at >= daily_fee_sums.day::timestamp at time zone 'Asia/Kolkata'
    and d.done_at < (daily_fee_sums.day + 1)::timestamp at time zone 'Asia/Kolkata'
    and (daily_fee_sums.driver_id is null or d.performer_id = daily_fee_sums.driver_id)
  group by d.performer_id having sum(e.paise) > 0
$function$;

comment on function private.daily_fee_sums(date, uuid) is 'The fees of an Indian day: for how many rides, what their fares brought the driver, what the dearest of their rates asks, and what may be taken of it. No row where no ride was done. The one computation: the driver''s day shows it while it runs, the ledger gets it when it is over.';

revoke all on function private.daily_fee_sums(date, uuid) from public;
