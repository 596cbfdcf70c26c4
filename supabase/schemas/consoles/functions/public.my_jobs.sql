create or replace function public.my_jobs()
  returns table (
    order_id uuid,
    order_number text,
    status public.order_status,
    state public.job_state,
    vendor_id uuid,
    vendor_name text,
    vendor_address text,
    vendor_phone_masked text,
    pickup_lat double precision,
    pickup_lng double precision,
    customer_name text,
    customer_phone_masked text,
    drop_address jsonb,
    instructions text,
    items jsonb,
    payment_method public.payment_method,
    collect_cash_paise integer,
    cash_change_for_paise integer,
    pay_paise integer,
    tip_paise integer,
    distance_m integer,
    ready boolean,
    assigned_at timestamp with time zone,
    promised_max_at timestamp with time zone,
    scheduled_for timestamp with time zone,
    is_gift boolean,
    category text,
    ready_by timestamp with time zone,
    door jsonb,
    trade text,
    detail jsonb,
    job_id uuid,
    leg smallint,
    stops jsonb,
    work text,
    vehicle_class text,
    details jsonb
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select j.order_id, j.order_number, j.status, j.state, j.vendor_id, j.vendor_name, j.vendor_address,
    j.vendor_phone_masked,
    j.pickup_lat, j.pickup_lng, j.customer_name, j.customer_phone_masked, j.drop_address, j.instructions, j.items,
      j.payment_method,
    j.collect_cash_paise, j.cash_change_for_paise, j.pay_paise, j.tip_paise, j.distance_m, j.ready, j.assigned_at,
      j.promised_max_at, j.scheduled_for,
    j.is_gift, j.category, j.ready_by, j.door, j.trade, j.detail, j.job_id, j.leg, j.stops,
    j.work, j.vehicle_class, j.details
  from private.job_lines as j where j.courier_id = private.require_role('delivery')
  order by j.assigned_at
$function$;

comment on function public.my_jobs() is 'The caller''s present jobs; customer details are visible only until the delivery. Of a gift, that it is one and not what its card says. ready_by: when the vendor will have it ready, null once it is; door: the wait at a door that nobody opens {started_at, until_at, has_picture, has_called, server_now}; stops: where the job leads, in its order; detail: what only its trade knows.';

revoke all on function public.my_jobs() from public;

grant execute on function public.my_jobs() to authenticated, postgres;
