create or replace function public.vendor_orders (
  vendor_id uuid,
  scope text default 'live'::text,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 50,
  outcome public.order_status default null::public.order_status,
  since timestamp with time zone default null::timestamp with time zone,
  search text default null::text,
  figure text default null::text,
  first_day date default null::date,
  last_day date default null::date
)
  returns table (
    order_id uuid,
    order_number text,
    status public.order_status,
    kind public.order_kind,
    trade text,
    desk text,
    customer_name text,
    items jsonb,
    instructions text,
    detail jsonb,
    total_paise integer,
    vendor_share_paise integer,
    payment_method public.payment_method,
    placed_at timestamp with time zone,
    accept_by timestamp with time zone,
    prep_minutes integer,
    promised_max_at timestamp with time zone,
    status_since timestamp with time zone,
    courier_name text,
    courier_state public.job_state,
    pickup_code text,
    scheduled_for timestamp with time zone,
    begin_at timestamp with time zone,
    later_until timestamp with time zone,
    cancel_reason text,
    cancelled_by text,
    category text,
    gift jsonb,
    refunds jsonb,
    extra_minutes integer,
    collect_cash_paise integer,
    server_now timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_orders.search);
  -- A search reads one year at most.
  earliest timestamptz := case when words is null then vendor_orders.since
    else greatest(vendor_orders.since, now() - interval '1 year') end;
begin
  perform private.require_right(vendor_orders.vendor_id, 'orders');
  perform private.bound(vendor_orders.figure, 40);
  return query
    select o.order_id, o.order_number, o.status, o.kind, o.trade, o.desk, o.customer_name, o.items, o.instructions,
      o.detail, o.total_paise, o.vendor_share_paise, o.payment_method, o.placed_at, o.accept_by, o.prep_minutes,
      o.promised_max_at, o.status_since, o.courier_name, o.courier_state,
      case when auth.uid() not in (o.user_id, o.courier_id) then o.pickup_code end,
      o.scheduled_for, o.begin_at, o.later_until, o.cancel_reason, o.cancelled_by, o.category, o.gift, o.refunds,
      o.extra_minutes, o.collect_cash_paise, now()
    from private.vendor_order_lines as o
    where o.vendor_id = vendor_orders.vendor_id
      and (vendor_orders.before is null
        or (o.placed_at, o.order_id)
          < (vendor_orders.before, coalesce(vendor_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and case vendor_orders.scope when 'all' then true when 'past' then o.status in ('delivered', 'cancelled')
        else o.status not in ('delivered', 'cancelled') end
      and (vendor_orders.outcome is null or o.status = vendor_orders.outcome)
      and (earliest is null or o.placed_at >= earliest)
      and (words is null or lower(o.order_number) like words
        or lower(split_part(o.customer_full_name, ' ', 1)) like words
        or exists (select from jsonb_array_elements(o.items) as i where lower(i ->> 'name') like words))
      and (vendor_orders.figure is null or o.order_id in (select f.order_id from private.orders_of_figure(
        vendor_orders.vendor_id, vendor_orders.figure, coalesce(vendor_orders.first_day, private.today()),
        coalesce(vendor_orders.last_day, private.today())) as f))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.vendor_orders(uuid, text, timestamp
  with time zone,
  uuid,
  integer, public.order_status, timestamp with time zone, text, text, date, date) is 'A vendor''s orders, live, past or all, newest first: names without surnames, no addresses, no phones. desk is where the vendor works on it, detail what only its trade knows. A page follows the row placed at before with the id before_id. outcome, since and search (number, first name, item; a year back at the most) narrow it, and a figure of vendor_figures with its days (private.orders_of_figure). Of an order for later, begin_at is when preparing has to begin, and later_until when it becomes present work. gift is the card of a gift, {recipient, message, sender}; refunds what was refunded at the vendor''s cost, [{reason_code, amount_paise, loss_paise, at}]; extra_minutes how much longer than first promised it is prepared. An item of items has, where less or something else came, came, came_grams and instead, and an open question to the customer as asked.';

revoke all
  on function public.vendor_orders(uuid, text, timestamp
    with time zone, uuid, integer, public.order_status, timestamp with time zone, text, text, date, date)
  from public;

grant execute
  on function public.vendor_orders(uuid, text, timestamp
    with time zone, uuid, integer, public.order_status, timestamp with time zone, text, text, date, date)
  to authenticated, postgres;
