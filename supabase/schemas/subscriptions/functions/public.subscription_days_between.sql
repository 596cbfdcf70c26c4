create or replace function public.subscription_days_between (
  from_day date,
  to_day date
)
  returns table (
    subscription_id uuid,
    day date,
    quantity integer,
    skipped text,
    order_id uuid,
    status public.order_status,
    unit_paise integer,
    can_claim_until timestamp with time zone,
    claim text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if subscription_days_between.from_day is null or subscription_days_between.to_day is null
      or private.known_day(subscription_days_between.to_day) - private.known_day(subscription_days_between.from_day)
        not between 0 and 62 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select w.subscription_id, w.day, w.quantity::integer, w.skipped, w.order_id, o.status, w.unit_paise,
      case when o.id is not null and private.claim_is_open(o, w.day)
        then private.clock_on(w.day, 'subscription_claim_seconds') end,
      (select c.status from public.delivery_claims as c where c.order_id = w.order_id
        and w.subscription_id = any (c.subscription_ids)
        order by c.created_at desc limit 1)
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    join public.subscription_days as w on w.subscription_id = s.id
    left join public.enhanced_orders as o on o.id = w.order_id
    where d.user_id = caller and w.day between subscription_days_between.from_day and subscription_days_between.to_day
    order by w.day, w.subscription_id;
end
$function$;

comment on function public.subscription_days_between(date, date) is 'What became of the caller''s days, at most nine weeks of them: skipped (wallet, price, unavailable, vendor, not_run) or an order with its status; can_claim_until is set while a delivery can be reported as missed, claim is what became of a report (refunded, open, refused).';

revoke all on function public.subscription_days_between(date, date) from public;

grant execute on function public.subscription_days_between(date, date) to authenticated, postgres;
