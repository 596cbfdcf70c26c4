-- Gifts where they are prepared and brought: the card for vendors, their pickers and the customer, for couriers only that it is one.
-- What of an order is refunded at its vendor's cost (docs/decisions/0052).

create function private.gift_of(checkout uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('recipient', g.recipient, 'message', g.message, 'sender', g.sender)
    from public.order_gifts as g where g.checkout_id = gift_of.checkout);
end
$$;
comment on function private.gift_of is 'The card of a checkout that is a gift, {recipient, message, sender}; null for others.';

-- What was refunded of a vendor's orders, and what of it the vendor bears.
create table private.vendor_refunds (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.enhanced_orders (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  reason_code text not null constraint vendor_refund_reason_form check (reason_code ~ '^[a-z][a-z_]{1,39}$'),
  amount_paise bigint not null constraint vendor_refund_amount check (amount_paise > 0),
  loss_paise bigint not null constraint vendor_refund_loss check (loss_paise > 0),
  created_at timestamptz not null default now()
);
create index vendor_refunds_order_idx on private.vendor_refunds (order_id);
create index vendor_refunds_vendor_idx on private.vendor_refunds (vendor_id, created_at);
comment on table private.vendor_refunds is
  'Refunds that a vendor bears, as they were decided: by help, an administrator, or the vendor''s own people (a return).';
comment on column private.vendor_refunds.amount_paise is 'What the customer got back, with tax and less the discount.';
comment on column private.vendor_refunds.loss_paise is 'What the vendor earns less because of it.';
revoke all on private.vendor_refunds from anon, authenticated;

create function private.refunds_for_vendor(order_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('reason_code', r.reason_code, 'amount_paise', r.amount_paise, 'loss_paise', r.loss_paise, 'at', r.created_at)
    order by r.id) from private.vendor_refunds as r where r.order_id = refunds_for_vendor.order_id);
end
$$;
comment on function private.refunds_for_vendor is
  'What of an order was refunded at its vendor''s cost: [{reason_code, amount_paise, loss_paise, at}], the oldest first; null where nothing was.';

create or replace view private.vendor_order_lines as
  select o.vendor_id, o.user_id, d.courier_id, p.full_name as customer_full_name, o.id as order_id, o.order_number, o.status, o.kind,
    split_part(coalesce(nullif(p.full_name, ''), 'Customer'), ' ', 1) as customer_name, o.items, o.instructions, coalesce(f.no_cutlery, false) as no_cutlery,
    o.total_paise, private.shared(o.id, 'vendor_payable')::integer as vendor_share_paise,
    o.payment_method, o.created_at as placed_at, o.accept_by, o.prep_minutes, o.promised_max_at, o.status_since,
    c.name as courier_name, d.state as courier_state,
    case when o.status in ('confirmed', 'preparing', 'ready') and d.courier_id is not null then h.code end as pickup_code,
    o.scheduled_for, private.preparing_begins(o) as begin_at, private.later_until(o) as later_until, o.cancel_reason, o.cancelled_by,
    o.category, private.gift_of(o.checkout_id) as gift, private.refunds_for_vendor(o.id) as refunds
  from public.enhanced_orders as o
  left join public.deliveries as d on d.order_id = o.id
  left join public.couriers as c on c.user_id = d.courier_id
  left join private.handover_codes as h on h.order_id = o.id and h.purpose = 'pickup'
  left join public.profiles as p on p.id = o.user_id
  left join public.food_orders as f on f.order_id = o.id
  where o.kind <> 'subscription';

drop function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text);
create function public.vendor_orders(vendor_id uuid, scope text default 'live', before timestamptz default null, before_id uuid default null,
  limit_count integer default 50, outcome public.order_status default null, since timestamptz default null, search text default null)
returns table (order_id uuid, order_number text, status public.order_status, kind public.order_kind, customer_name text, items jsonb,
  instructions text, no_cutlery boolean, total_paise integer, vendor_share_paise integer, payment_method public.payment_method,
  placed_at timestamptz, accept_by timestamptz, prep_minutes integer, promised_max_at timestamptz, status_since timestamptz, courier_name text,
  courier_state public.delivery_state, pickup_code text, scheduled_for timestamptz, begin_at timestamptz, later_until timestamptz, cancel_reason text,
  cancelled_by text, category text, gift jsonb, refunds jsonb, server_now timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_orders.search);
  -- A search reads one year at most.
  earliest timestamptz := case when words is null then vendor_orders.since
    else greatest(vendor_orders.since, now() - interval '1 year') end;
begin
  perform private.require_staff(vendor_orders.vendor_id);
  return query
    select o.order_id, o.order_number, o.status, o.kind, o.customer_name, o.items, o.instructions, o.no_cutlery,
      o.total_paise, o.vendor_share_paise, o.payment_method, o.placed_at, o.accept_by, o.prep_minutes, o.promised_max_at,
      o.status_since, o.courier_name, o.courier_state, case when auth.uid() not in (o.user_id, o.courier_id) then o.pickup_code end,
      o.scheduled_for, o.begin_at, o.later_until, o.cancel_reason, o.cancelled_by, o.category, o.gift, o.refunds, now()
    from private.vendor_order_lines as o
    where o.vendor_id = vendor_orders.vendor_id
      and (vendor_orders.before is null
        or (o.placed_at, o.order_id) < (vendor_orders.before, coalesce(vendor_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and case vendor_orders.scope when 'past' then o.status in ('delivered', 'cancelled') else o.status not in ('delivered', 'cancelled') end
      and (vendor_orders.outcome is null or o.status = vendor_orders.outcome)
      and (earliest is null or o.placed_at >= earliest)
      and (words is null or lower(o.order_number) like words or lower(split_part(o.customer_full_name, ' ', 1)) like words
        or exists (select from jsonb_array_elements(o.items) as i where lower(i ->> 'name') like words))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.vendor_orders is
  'A vendor''s orders, live or past, newest first: names without surnames, no addresses, no phones. A page '
  'follows the row placed at before with the id before_id. outcome, since and search (number, first name, item; a year back at the most) narrow it. Of an '
  'order for later, begin_at is when preparing has to begin, and later_until when it becomes present work. gift is the card of a gift, {recipient, message, '
  'sender}; refunds what was refunded at the vendor''s cost, [{reason_code, amount_paise, loss_paise, at}].';
revoke execute on function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text) from public, anon;
grant execute on function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text) to authenticated;

create or replace view private.job_lines as
  select d.courier_id, o.id as order_id, o.order_number, o.status, d.state, v.id as vendor_id, v.name as vendor_name,
    v.address as vendor_address, private.mask_phone(v.phone) as vendor_phone_masked, d.pickup_lat, d.pickup_lng,
    private.customer_name(o.user_id) as customer_name, private.mask_phone(p.phone) as customer_phone_masked, o.address as drop_address, o.instructions,
    (select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position)
      from public.order_items as i where i.order_id = o.id) as items,
    o.payment_method, case when o.payment_method = 'cash' then o.total_paise else 0 end as collect_cash_paise,
    o.cash_change_for_paise, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise, d.distance_m, o.status = 'ready' as ready, d.assigned_at, o.promised_max_at,
    o.scheduled_for, exists (select from public.order_gifts as g where g.checkout_id = o.checkout_id) as is_gift, o.category
  from private.order_parties as carrying
  join public.deliveries as d on d.order_id = carrying.order_id and d.courier_id = carrying.user_id
  join public.enhanced_orders as o on o.id = d.order_id
  left join public.vendors as v on v.id = d.vendor_id
  left join public.profiles as p on p.id = o.user_id
  -- Address and phone are for whoever takes part at this moment.
  where carrying.role = 'delivery' and carrying.until_at is null;

drop function public.my_jobs();
create function public.my_jobs()
returns table (order_id uuid, order_number text, status public.order_status, state public.delivery_state, vendor_id uuid, vendor_name text,
  vendor_address text, vendor_phone_masked text, pickup_lat double precision, pickup_lng double precision, customer_name text,
  customer_phone_masked text, drop_address jsonb, instructions text, items jsonb, payment_method public.payment_method,
  collect_cash_paise integer, cash_change_for_paise integer, pay_paise integer, tip_paise integer, distance_m integer, ready boolean,
  assigned_at timestamptz, promised_max_at timestamptz, scheduled_for timestamptz, is_gift boolean, category text)
language sql stable security definer set search_path = '' as $$
  select j.order_id, j.order_number, j.status, j.state, j.vendor_id, j.vendor_name, j.vendor_address, j.vendor_phone_masked,
    j.pickup_lat, j.pickup_lng, j.customer_name, j.customer_phone_masked, j.drop_address, j.instructions, j.items, j.payment_method,
    j.collect_cash_paise, j.cash_change_for_paise, j.pay_paise, j.tip_paise, j.distance_m, j.ready, j.assigned_at, j.promised_max_at, j.scheduled_for,
    j.is_gift, j.category
  from private.job_lines as j where j.courier_id = private.require_role('delivery')
  order by j.assigned_at
$$;
comment on function public.my_jobs is
  'The caller''s present jobs; customer details are visible only until the delivery. Of a gift, that it is one and not what its card says.';
revoke execute on function public.my_jobs() from public, anon;
grant execute on function public.my_jobs() to authenticated;

create or replace function private.order_for_customer(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(shown) from (select o.id, o.order_number, o.kind, o.category, o.vendor_id, o.vendor_name, o.checkout_id, o.status,
    o.discount_paise, o.total_paise, o.total_amount, o.discount_amount, private.bill(o.id) as charges, private.refunded_bill(o.id) as refunds,
    o.items, o.promo_code,
    o.payment_method, o.payment_status, o.cash_change_for_paise, o.address, o.scheduled_for, o.instructions, private.no_cutlery(o.id) as no_cutlery,
    o.distance_m, o.prep_minutes, o.accept_by, o.promised_min_at, o.promised_max_at, o.cancel_reason, o.cancelled_by,
    o.charge_paise, o.refund_paise, o.credit_paise, o.last_seq, o.status_since, o.created_at, o.updated_at,
    private.change_until(o) as change_until, private.gift_of(o.checkout_id) as gift) as shown
$$;
