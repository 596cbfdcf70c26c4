create or replace function public.current_offers()
  returns table (
    offer_id uuid,
    order_id uuid,
    vendor_name text,
    pickup_area text,
    pickup_lat double precision,
    pickup_lng double precision,
    drop_area text,
    drop_lat double precision,
    drop_lng double precision,
    distance_to_pickup_m integer,
    distance_m integer,
    pay_paise integer,
    tip_paise integer,
    collect_cash_paise integer,
    payment_method public.payment_method,
    items_count integer,
    expires_at timestamp with time zone,
    server_now timestamp with time zone,
    ready_by timestamp with time zone,
    trade text,
    work text,
    vehicle_class text,
    details jsonb
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select f.offer_id, f.order_id, f.vendor_name, f.pickup_area, f.pickup_lat, f.pickup_lng, f.drop_area, f.drop_lat,
    f.drop_lng,
    f.distance_to_pickup_m, f.distance_m, f.pay_paise, f.tip_paise, f.collect_cash_paise, f.payment_method,
      f.items_count, f.expires_at, f.server_now,
    f.ready_by, f.trade, f.work, f.vehicle_class, f.details
  from private.job_offer_lines as f
  where f.courier_id = private.require_role('delivery') and f.outcome = 'offered' and f.expires_at > now()
  order by f.expires_at
$function$;

comment on function public.current_offers() is 'The jobs offered to the caller, with area, distance, pay, payment method and when it is ready (null once it is), before accepting.';

revoke all on function public.current_offers() from public;

grant execute on function public.current_offers() to authenticated, postgres;
