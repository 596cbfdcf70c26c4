create or replace function private.claim_is_open (
  o public.enhanced_orders,
  day date,
  at timestamp with time zone default now()
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from public.subscription_days as w where w.order_id = o.id)
    and (claim_is_open.at at time zone 'Asia/Kolkata')::date = claim_is_open.day
    and claim_is_open.at <= private.clock_on(claim_is_open.day, 'subscription_claim_seconds')
    and (o.status = 'delivered' or (o.status = 'pending' and claim_is_open.at > o.promised_max_at))
$function$;

comment on function private.claim_is_open(public.enhanced_orders, date, timestamp
  with time zone) is 'Whether a delivery can be reported as missed: on its day until 13:00, once it is marked as delivered or its time has passed.';

revoke all
  on function private.claim_is_open(public.enhanced_orders, date, timestamp with time zone)
  from public;
