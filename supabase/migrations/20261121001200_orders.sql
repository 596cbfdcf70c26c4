-- Orders: one header for every kind of purchase, one table of allowed transitions, one function that makes them.

create type public.order_status as enum ('pending', 'confirmed', 'in_progress', 'preparing', 'ready', 'out_for_delivery',
  'on_way', 'delivered', 'cancelled');
create type public.order_kind as enum ('delivery', 'pickup', 'service', 'appointment', 'ride', 'digital');

create table public.enhanced_orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  order_number text not null unique,
  kind public.order_kind not null,
  category text not null,
  vendor_id uuid not null references public.vendors (id),
  vendor_name text not null,
  checkout_id uuid not null,
  region_id uuid not null references public.regions (id),
  status public.order_status not null default 'pending',
  discount_paise integer not null default 0 constraint order_discount_range check (discount_paise >= 0),
  total_paise integer not null constraint order_total_range check (total_paise >= 0),
  total_amount numeric generated always as (total_paise / 100.0) stored,
  discount_amount numeric generated always as (discount_paise / 100.0) stored,
  items jsonb not null,
  promo_code text,
  payment_method public.payment_method not null,
  payment_status public.payment_status not null,
  cash_change_for_paise integer,
  address jsonb,
  scheduled_for timestamptz,
  instructions text,
  no_cutlery boolean not null default false,
  distance_m integer not null default 0,
  prep_minutes integer,
  accept_by timestamptz,
  promised_min_at timestamptz,
  promised_max_at timestamptz,
  cancel_reason text,
  cancelled_by text,
  charge_paise integer not null default 0,
  refund_paise integer not null default 0,
  terms jsonb not null,
  last_seq integer not null default 0,
  status_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index enhanced_orders_user_idx on public.enhanced_orders (user_id, created_at desc, id desc);
create index enhanced_orders_vendor_idx on public.enhanced_orders (vendor_id, created_at desc, id desc);
create index enhanced_orders_region_idx on public.enhanced_orders (region_id, created_at desc);
create index enhanced_orders_checkout_idx on public.enhanced_orders (checkout_id);
create index enhanced_orders_created_idx on public.enhanced_orders (created_at desc, id desc);
create index enhanced_orders_live_idx on public.enhanced_orders (status, vendor_id) where status not in ('delivered', 'cancelled');
comment on table public.enhanced_orders is 'Order header of every paid purchase (Spec §3 enhanced_orders).';
comment on column public.enhanced_orders.terms is
  'Commission, courier pay and franchise share when the order was placed; later changes do not affect it.';
comment on column public.enhanced_orders.total_amount is 'Rupees, as specified; total_paise is what the ledger uses.';
alter table public.enhanced_orders enable row level security;
create policy "customers read their orders, administrators all" on public.enhanced_orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.enhanced_orders from anon, authenticated;
grant select (id, user_id, order_number, kind, category, vendor_id, vendor_name, checkout_id, region_id, status,
  discount_paise, total_paise, total_amount, discount_amount, items, promo_code, payment_method,
  payment_status, cash_change_for_paise, address, scheduled_for, instructions, no_cutlery, distance_m, prep_minutes,
  accept_by, promised_min_at, promised_max_at, cancel_reason, cancelled_by, charge_paise, refund_paise, last_seq,
  status_since, created_at, updated_at) on public.enhanced_orders to authenticated;
alter table public.payments add constraint payments_order_fkey foreign key (order_id) references public.enhanced_orders (id);
alter table public.refunds add constraint refunds_order_fkey foreign key (order_id) references public.enhanced_orders (id);

create table public.order_items (
  order_id uuid not null references public.enhanced_orders (id),
  position smallint not null,
  item_id uuid,
  name text not null,
  options jsonb not null default '[]'::jsonb,
  option_ids uuid[] not null default '{}',
  special_instructions text,
  unit_paise integer not null,
  quantity integer not null constraint order_item_quantity_positive check (quantity > 0),
  total_paise integer not null constraint order_item_total_adds_up check (total_paise = unit_paise * quantity),
  diet public.diet,
  tax_class text not null,
  stock_taken integer not null default 0 constraint order_item_stock_range check (stock_taken between 0 and quantity),
  primary key (order_id, position)
);
comment on table public.order_items is 'What an order consists of, as it was when placed.';
comment on column public.order_items.stock_taken is
  'Pieces that the order took from the item''s stock: all of them, or none while the item was unlimited. Only these return.';
alter table public.order_items enable row level security;

create table public.order_events (
  order_id uuid not null references public.enhanced_orders (id),
  seq integer not null,
  from_status public.order_status,
  to_status public.order_status not null,
  actor_id uuid,
  actor_role text not null,
  reason_code text,
  note text,
  at timestamptz not null default now(),
  primary key (order_id, seq)
);
comment on table public.order_events is 'Every transition of an order, numbered without gaps. Append-only.';
alter table public.order_events enable row level security;
create trigger order_events_are_append_only before update or delete on public.order_events
  for each row execute function private.forbid_change();

create function private.owns_order(order_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o where o.id = order_id and o.user_id = (select auth.uid()))
$$;
revoke execute on function private.owns_order(uuid) from public;
grant execute on function private.owns_order(uuid) to authenticated;
create policy "the parties of an order read its items" on public.order_items for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
create policy "the parties of an order read its events" on public.order_events for select to authenticated
  using (private.can_join('order:' || order_id));
revoke all on public.order_items, public.order_events from anon, authenticated;
grant select (order_id, position, item_id, name, options, option_ids, special_instructions, unit_paise, quantity, total_paise, diet,
  tax_class) on public.order_items to authenticated;
grant select (order_id, seq, from_status, to_status, actor_role, reason_code, at) on public.order_events to authenticated;

-- Order numbers: HYD-261121-0042 -------------------------------------------------------------------------------------

create function private.number_orders_of(order_prefix text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('create sequence if not exists private.%I', 'order_number_' || lower(order_prefix));
end
$$;
comment on function private.number_orders_of is 'Creates the sequence for a region''s order numbers.';

create function private.number_orders_of_region() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.number_orders_of(new.order_prefix);
  return null;
end
$$;
comment on function private.number_orders_of_region is 'Creates the sequence of a region that is added later.';
create trigger regions_number_their_orders after insert or update of order_prefix on public.regions
  for each row execute function private.number_orders_of_region();
select private.number_orders_of(r.order_prefix) from public.regions as r;
create table private.order_number_bases (
  region_id uuid not null references public.regions (id),
  day date not null,
  base bigint not null,
  primary key (region_id, day)
);
comment on table private.order_number_bases is
  'Value of a region''s sequence at the start of the day: numbers restart daily without a counter row that all orders would wait for.';

create function private.next_order_number(region_id uuid) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  prefix text;
  today date := (now() at time zone 'Asia/Kolkata')::date;
  drawn bigint;
  day_base bigint;
begin
  select r.order_prefix into prefix from public.regions as r where r.id = next_order_number.region_id;
  drawn := nextval(format('private.%I', 'order_number_' || lower(prefix))::regclass);
  select b.base into day_base from private.order_number_bases as b where b.region_id = next_order_number.region_id and b.day = today;
  if day_base is null then
    insert into private.order_number_bases values (next_order_number.region_id, today, drawn - 1) on conflict do nothing;
    select b.base into day_base from private.order_number_bases as b where b.region_id = next_order_number.region_id and b.day = today;
  end if;
  -- Drawn before another transaction opened the day: continue after it rather than count backwards.
  if drawn <= day_base then return private.next_order_number(region_id); end if;
  return format('%s-%s-%s', prefix, to_char(today, 'YYMMDD'), lpad((drawn - day_base)::text, 4, '0'));
end
$$;

-- Rules --------------------------------------------------------------------------------------------------------------

create table public.order_transition_rules (
  kind public.order_kind not null,
  from_status public.order_status not null,
  to_status public.order_status not null,
  roles text[] not null,
  needs_code text constraint rule_code check (needs_code in ('pickup', 'drop', 'start')),
  primary key (kind, from_status, to_status)
);
comment on table public.order_transition_rules is 'Which role may move which kind of order between which states; anything else is refused.';
comment on column public.order_transition_rules.needs_code is 'The handover code that the transition requires, if any.';
alter table public.order_transition_rules enable row level security;
create policy "everyone reads the rules" on public.order_transition_rules for select to anon, authenticated using (true);
revoke all on public.order_transition_rules from anon, authenticated;
grant select on public.order_transition_rules to anon, authenticated;
insert into public.order_transition_rules (kind, from_status, to_status, roles, needs_code) values
  ('delivery', 'pending', 'confirmed', '{vendor}', null),
  ('delivery', 'confirmed', 'preparing', '{vendor}', null),
  ('delivery', 'preparing', 'ready', '{vendor}', null),
  ('delivery', 'ready', 'out_for_delivery', '{delivery}', 'pickup'),
  ('delivery', 'out_for_delivery', 'on_way', '{delivery}', null),
  ('delivery', 'out_for_delivery', 'delivered', '{delivery}', 'drop'),
  ('delivery', 'on_way', 'delivered', '{delivery}', 'drop'),
  ('pickup', 'pending', 'confirmed', '{vendor}', null),
  ('pickup', 'confirmed', 'preparing', '{vendor}', null),
  ('pickup', 'preparing', 'ready', '{vendor}', null),
  ('pickup', 'ready', 'delivered', '{vendor}', 'drop'),
  ('service', 'pending', 'confirmed', '{vendor}', null),
  ('service', 'confirmed', 'on_way', '{vendor}', null),
  ('service', 'on_way', 'in_progress', '{vendor}', 'start'),
  ('service', 'in_progress', 'delivered', '{vendor}', null),
  ('appointment', 'pending', 'confirmed', '{vendor,doctor}', null),
  ('appointment', 'confirmed', 'in_progress', '{vendor,doctor}', null),
  ('appointment', 'in_progress', 'delivered', '{vendor,doctor}', null),
  ('ride', 'pending', 'confirmed', '{delivery}', null),
  ('ride', 'confirmed', 'ready', '{delivery}', null),
  ('ride', 'ready', 'in_progress', '{delivery}', 'start'),
  ('ride', 'in_progress', 'delivered', '{delivery}', null),
  ('digital', 'pending', 'in_progress', '{system}', null),
  ('digital', 'in_progress', 'delivered', '{system}', null);
insert into public.order_transition_rules (kind, from_status, to_status, roles)
select k, stage::public.order_status, 'cancelled', roles::text[]
from (values
  ('pending', '{user,vendor,admin,system}'),
  ('confirmed', '{user,vendor,admin,system}')) as early (stage, roles),
  unnest(enum_range(null::public.order_kind)) as k;
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('delivery', 'preparing', 'cancelled', '{vendor,admin,system}'),
  ('delivery', 'ready', 'cancelled', '{vendor,admin,system}'),
  -- A courier who disappears with the food must not leave the customer's money in escrow for ever.
  ('delivery', 'out_for_delivery', 'cancelled', '{admin}'),
  ('delivery', 'on_way', 'cancelled', '{admin}'),
  ('pickup', 'preparing', 'cancelled', '{vendor,admin,system}'),
  ('pickup', 'ready', 'cancelled', '{vendor,admin,system}'),
  ('service', 'on_way', 'cancelled', '{vendor,admin}'),
  ('service', 'in_progress', 'cancelled', '{vendor,admin}'),
  ('appointment', 'in_progress', 'cancelled', '{vendor,doctor,admin}'),
  ('ride', 'ready', 'cancelled', '{user,delivery,admin}'),
  ('digital', 'in_progress', 'cancelled', '{admin,system}');

create table public.cancellation_reasons (
  code text primary key,
  actors text[] not null,
  fault text not null constraint reason_fault check (fault in ('customer', 'vendor', 'platform', 'courier'))
);
comment on table public.cancellation_reasons is 'Who may choose which reason, and who is at fault.';
alter table public.cancellation_reasons enable row level security;
create policy "everyone reads the reasons" on public.cancellation_reasons for select to anon, authenticated using (true);
revoke all on public.cancellation_reasons from anon, authenticated;
grant select on public.cancellation_reasons to anon, authenticated;
insert into public.cancellation_reasons (code, actors, fault) values
  ('changed_mind', '{user}', 'customer'), ('ordered_by_mistake', '{user}', 'customer'), ('too_slow', '{user}', 'customer'),
  ('wrong_address', '{user}', 'customer'), ('items_unavailable', '{vendor}', 'vendor'), ('too_busy', '{vendor}', 'vendor'),
  ('closing', '{vendor}', 'vendor'), ('cannot_deliver', '{vendor}', 'vendor'), ('customer_request', '{admin}', 'platform'),
  ('vendor_problem', '{admin}', 'vendor'), ('courier_problem', '{admin}', 'courier'), ('fraud', '{admin}', 'platform'),
  ('other', '{admin}', 'platform'), ('not_accepted_in_time', '{system}', 'vendor'), ('no_courier', '{system}', 'platform');

create table public.cancellation_policies (
  id uuid primary key default gen_random_uuid(),
  kind public.order_kind,
  stage public.order_status,
  fault text,
  payment_method public.payment_method,
  charge_bp integer not null constraint cancellation_charge_range check (charge_bp between 0 and 1000),
  max_charge_paise integer not null constraint cancellation_charge_cap check (max_charge_paise between 0 and 10000),
  compensation_bp integer not null default 0 constraint cancellation_compensation_range check (compensation_bp between 0 and 10000),
  valid_from timestamptz not null default now(),
  specificity integer generated always as (num_nonnulls(kind, stage, fault, payment_method)) stored,
  unique nulls not distinct (kind, stage, fault, payment_method, valid_from)
);
comment on table public.cancellation_policies is
  'What cancelling costs: the most specific matching row applies. At most 10 % and ₹100; compensation is the share '
  'of the charge that goes to the vendor.';
alter table public.cancellation_policies enable row level security;
create policy "everyone reads the policies" on public.cancellation_policies for select to anon, authenticated using (true);
revoke all on public.cancellation_policies from anon, authenticated;
grant select on public.cancellation_policies to anon, authenticated;
insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise, compensation_bp, valid_from) values
  (null, null, null, null, 0, 0, 0, '2026-01-01'),
  (null, 'confirmed', 'customer', null, 1000, 10000, 10000, '2026-01-01'),
  -- Nothing has been paid yet and a wallet never goes below zero, so cash orders are cancelled without charge.
  (null, 'confirmed', 'customer', 'cash', 0, 0, 0, '2026-01-01');

create table private.order_timers (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.enhanced_orders (id),
  action text not null constraint timer_action check (action in ('accept_window', 'start_dispatch', 'next_wave', 'retry_dispatch')),
  due_at timestamptz not null,
  payload jsonb not null default '{}'::jsonb,
  done_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index order_timers_due_idx on private.order_timers (due_at) where done_at is null;
create index order_timers_order_idx on private.order_timers (order_id) where done_at is null;
comment on table private.order_timers is 'Actions due on an order at a time unless something else happens first; run by a job.';

create table private.handover_codes (
  order_id uuid not null references public.enhanced_orders (id),
  purpose text not null constraint code_purpose check (purpose in ('pickup', 'drop', 'start')),
  code text not null constraint code_form check (code ~ '^[0-9]{4}$'),
  tries integer not null default 0,
  locked_until timestamptz,
  primary key (order_id, purpose)
);
comment on table private.handover_codes is 'Four-digit handover codes: five wrong tries, then a pause of one minute.';
comment on column private.handover_codes.purpose is
  'pickup: the vendor''s, for the courier; drop: the customer''s, for what is handed over; start: the customer''s, '
  'for a visit or a ride that begins.';

create function private.random_code() returns text language sql volatile set search_path = '' as $$
  select lpad((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % 10000)::text, 4, '0')
$$;

-- Transitions -------------------------------------------------------------------------------------------------------------

create function private.announce_order(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  news jsonb := jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq);
begin
  perform private.send_to_order(o.id, 'order_event', jsonb_build_object('seq', o.last_seq, 'status', o.status));
  perform private.publish('user:' || o.user_id, 'order', news);
  perform private.publish('vendor:' || o.vendor_id, 'order', news);
  perform private.publish('region:' || o.region_id, 'order', news);
end
$$;

create function private.tell_customer(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  template text := 'order_' || case when o.status in ('confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'cancelled')
    then o.status::text else 'updated' end;
begin
  perform private.notify(o.user_id, template,
    jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name, 'order_id', o.id), '/order-tracking/' || o.id);
end
$$;

create function private.lock_order(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = lock_order.order_id for no key update;
  perform from public.deliveries as d where d.order_id = o.id for no key update;
  return o;
end
$$;
comment on function private.lock_order is
  'Locks an order and its job. The lock order everywhere is order, job, courier, stock, money, timers, which prevents deadlocks; '
  'no key update, because rows that refer to an order must not wait for it.';

create function private.transition(
  order_id uuid, to_status public.order_status, actor_id uuid, actor_role text,
  reason_code text default null, note text default null, context jsonb default '{}'::jsonb
) returns public.enhanced_orders language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  was public.order_status;
begin
  o := private.lock_order(transition.order_id);
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  was := o.status;
  if not exists (select from public.order_transition_rules as r
      where r.kind = o.kind and r.from_status = was and r.to_status = transition.to_status and transition.actor_role = any (r.roles)) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.', jsonb_build_object('status', was));
  end if;

  update public.enhanced_orders as e set
    status = transition.to_status, status_since = now(), last_seq = e.last_seq + 1, updated_at = now(),
    prep_minutes = coalesce((context ->> 'prep_minutes')::integer, e.prep_minutes),
    accept_by = case when transition.to_status = 'pending' then e.accept_by end,
    promised_min_at = coalesce((context ->> 'promised_min_at')::timestamptz, e.promised_min_at),
    promised_max_at = coalesce((context ->> 'promised_max_at')::timestamptz, e.promised_max_at),
    cancel_reason = case when transition.to_status = 'cancelled' then transition.reason_code else e.cancel_reason end,
    cancelled_by = case when transition.to_status = 'cancelled' then transition.actor_role else e.cancelled_by end
  where e.id = transition.order_id returning * into o;

  insert into public.order_events (order_id, seq, from_status, to_status, actor_id, actor_role, reason_code, note)
  values (o.id, o.last_seq, was, o.status, transition.actor_id, transition.actor_role, transition.reason_code, left(transition.note, 500));
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and (o.status in ('delivered', 'cancelled') or t.action = 'accept_window');

  case o.status
    when 'confirmed' then perform private.start_dispatch(o);
    when 'ready' then perform private.mark_job_ready(o);
    when 'out_for_delivery', 'on_way' then perform private.follow_courier(o);
    when 'delivered' then o := private.settle_order(o);
    when 'cancelled' then o := private.unwind_order(o, was);
    else null;
  end case;
  perform private.tell_customer(o);
  perform private.announce_order(o);
  return o;
end
$$;
comment on function private.transition is
  'The only way an order changes state: checks the rule, writes the event, moves money, timers and the courier''s '
  'job, and notifies, in one transaction.';

-- Money of an order --------------------------------------------------------------------------------------------------

create function private.settle_order(o public.enhanced_orders) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  carried record;
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - (o.terms ->> 'commission_paise')::bigint;
  tax bigint := private.charged(o.id, 'tax');
  courier_share bigint := 0;
  platform_part bigint;
  franchise_share bigint := 0;
  franchise_owner uuid := (o.terms ->> 'franchise_owner_id')::uuid;
  movements private.movement[];
begin
  select * into carried from public.deliveries as d where d.order_id = o.id;
  if carried.courier_id is not null then courier_share := carried.pay_paise + private.charged(o.id, 'tip'); end if;
  platform_part := o.total_paise + o.discount_paise - vendor_share - courier_share - tax;
  if franchise_owner is not null and platform_part > 0 then
    franchise_share := round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000);
  end if;
  movements := array[
    (o.vendor_id, 'vendor_payable', vendor_share)::private.movement,
    (null, 'tax_payable', tax)::private.movement,
    (null, 'promo_expense', -o.discount_paise)::private.movement,
    (null, 'platform_revenue', platform_part - franchise_share)::private.movement];
  if courier_share <> 0 then movements := movements || (carried.courier_id, 'courier_payable', courier_share)::private.movement; end if;
  if franchise_share <> 0 then movements := movements || (franchise_owner, 'franchise_payable', franchise_share)::private.movement; end if;
  movements := movements || case
    when o.payment_method <> 'cash' then (null, 'order_escrow', -o.total_paise)::private.movement
    when carried.courier_id is not null then (carried.courier_id, 'cash_with_courier', -o.total_paise)::private.movement
    -- Without a courier the vendor took the cash at the counter.
    else (o.vendor_id, 'vendor_payable', -o.total_paise)::private.movement end;
  perform private.post('order_settled', o.id, 'settle:' || o.id, movements);

  update public.payments as p set status = 'captured', updated_at = now() where p.order_id = o.id;
  update public.enhanced_orders as e set payment_status = 'paid' where e.id = o.id returning * into o;
  if carried.order_id is not null then
    update public.deliveries as d set state = 'delivered', delivered_at = now() where d.order_id = o.id;
    perform private.publish('user:' || carried.courier_id, 'job', jsonb_build_object('order_id', o.id));
  end if;
  return o;
end
$$;
comment on function private.settle_order is
  'Splits what was paid between vendor, courier, taxes, franchise and platform by the order''s frozen terms.';

create function private.is_late(o public.enhanced_orders) returns boolean language sql stable set search_path = '' as $$
  select coalesce(o.promised_max_at < now(), false)
$$;

create function private.lost_discounts(o public.enhanced_orders, most_paise bigint) returns table (order_id uuid, amount_paise integer)
language sql stable set search_path = '' as $$
  with rest as (
    select e.id, e.status, private.charged(e.id, 'items') as items_paise, e.discount_paise, e.promo_code from public.enhanced_orders as e
    where e.checkout_id = o.checkout_id and e.id <> o.id and e.status <> 'cancelled'
  ), losing as (
    select r.id, r.discount_paise, sum(r.discount_paise) over (order by r.id) - r.discount_paise as before_paise
    from rest as r join public.coupon_redemptions as k
      on k.checkout_id = o.checkout_id and k.code = r.promo_code and k.released_at is null
    -- What has been handed over stays as it was paid.
    where r.status in ('pending', 'confirmed', 'preparing', 'ready')
      and (select sum(a.items_paise) from rest as a) < k.minimum_paise
  )
  select l.id, least(l.discount_paise, most_paise - l.before_paise)::integer from losing as l
  where most_paise is null or most_paise > l.before_paise
$$;
comment on function private.lost_discounts is
  'Discounts that the other orders of a checkout lose when this one is cancelled and the rest no longer reaches the coupon''s minimum, at '
  'most so many paise altogether (null: no limit).';

create function private.withdraw_discount(order_id uuid, amount_paise integer) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  update public.enhanced_orders as e set discount_paise = e.discount_paise - withdraw_discount.amount_paise,
    total_paise = e.total_paise + withdraw_discount.amount_paise, updated_at = now(),
    promo_code = case when e.discount_paise > withdraw_discount.amount_paise then e.promo_code end,
    cash_change_for_paise = case when e.cash_change_for_paise >= e.total_paise + withdraw_discount.amount_paise then e.cash_change_for_paise end
  where e.id = withdraw_discount.order_id returning * into o;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, bearer, of_position)
  select c.order_id, (select max(a.position) + 1 from public.order_charges as a where a.order_id = c.order_id), 'adjusted', c.code,
    withdraw_discount.amount_paise, c.bearer, c.position
  from public.order_charges as c where c.order_id = o.id and c.code = 'discount' and c.phase = 'quoted';
  update public.payments as p set amount_paise = o.total_paise, updated_at = now() where p.order_id = o.id;
  update public.coupon_redemptions as k set discount_paise = k.discount_paise - withdraw_discount.amount_paise
  where k.checkout_id = o.checkout_id and k.released_at is null;
  if o.payment_method <> 'cash' then
    perform private.post('adjustment', o.id, 'coupon-lost:' || o.id || ':' || o.discount_paise, array[
      (o.user_id, 'customer_wallet', -withdraw_discount.amount_paise)::private.movement,
      (null, 'order_escrow', withdraw_discount.amount_paise)::private.movement], 'The coupon no longer applies');
  end if;
  perform private.announce_order(o);
  perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
  from public.deliveries as d where d.order_id = o.id and d.courier_id is not null;
end
$$;
comment on function private.withdraw_discount is
  'Takes a discount off an order that is under way: its total rises by it, paid from the wallet or in cash on delivery.';

create function private.cancellation_terms(o public.enhanced_orders, actor_role text, reason_code text default null)
returns jsonb language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  blame text;
  allowed boolean;
  charge bigint := 0;
  lost bigint := 0;
  paid bigint := case when o.payment_method <> 'cash' then o.total_paise else 0 end;
  free_until timestamptz := case when o.status = 'pending' then null
    else o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds')) end;
begin
  allowed := exists (select from public.order_transition_rules as r
    where r.kind = o.kind and r.from_status = o.status and r.to_status = 'cancelled' and actor_role = any (r.roles));
  blame := case when actor_role <> 'user' then coalesce((select c.fault from public.cancellation_reasons as c where c.code = reason_code), 'platform')
    when private.is_late(o) then 'vendor'
    when exists (select from public.deliveries as d where d.order_id = o.id and d.state = 'no_courier') then 'platform'
    else 'customer' end;
  if allowed and blame = 'customer' and o.status <> 'pending' and now() >= free_until then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    charge := least(round(private.charged(o.id, 'items')::numeric * policy.charge_bp / 10000), policy.max_charge_paise, paid);
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then paid - charge end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$$;
comment on function private.cancellation_terms is
  'What cancelling costs right now. Used by the preview and by the cancellation itself. coupon_paise: what the other orders of the '
  'checkout cost more, because the customer takes away what the coupon''s minimum needs.';

create function private.return_stock(order_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i
  where i.stock is not null and i.id in (select l.item_id from public.order_items as l where l.order_id = return_stock.order_id)
  order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + line.taken
  from (select l.item_id, sum(l.stock_taken) as taken from public.order_items as l
    where l.order_id = return_stock.order_id and l.stock_taken > 0 group by 1) as line
  where i.id = line.item_id and i.stock is not null;
end
$$;
comment on function private.return_stock is
  'Returns to stock what an order took from it and what is not prepared yet; takes locks in the same order as place_order.';

create function private.unwind_order(o public.enhanced_orders, was public.order_status) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  -- The row has the new state already; the terms are those of the state it was cancelled in.
  before public.enhanced_orders := o;
  terms jsonb;
  charge bigint;
  refund bigint;
  compensation bigint;
  job record;
begin
  before.status := was;
  terms := private.cancellation_terms(before, o.cancelled_by, o.cancel_reason);
  charge := (terms ->> 'charge_paise')::bigint;
  refund := (terms ->> 'refund_paise')::bigint;
  compensation := (terms ->> 'compensation_paise')::bigint;

  if was in ('pending', 'confirmed') then perform private.return_stock(o.id); end if;
  if o.payment_method <> 'cash' then
    perform private.post('order_refunded', o.id, 'cancel:' || o.id, array[
      (null, 'order_escrow', -o.total_paise)::private.movement,
      (o.user_id, 'customer_wallet', refund)::private.movement,
      (o.vendor_id, 'vendor_payable', compensation)::private.movement,
      (null, 'platform_revenue', charge - compensation)::private.movement]);
    if refund > 0 then
      insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
      select o.id, p.id, o.user_id, refund, 'wallet', o.cancel_reason from public.payments as p where p.order_id = o.id;
      perform private.notify(o.user_id, 'refund_issued', jsonb_build_object('amount', private.rupees(refund),
        'amount_paise', refund, 'order_number', o.order_number), '/wallet');
      perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
    end if;
  end if;
  update public.payments as p set refunded_paise = refund, updated_at = now(),
    status = case when o.payment_method = 'cash' then 'void' when charge > 0 then 'partly_refunded' else 'refunded' end
  where p.order_id = o.id;
  update public.enhanced_orders as e set charge_paise = charge, refund_paise = refund,
    payment_status = (case when o.payment_method = 'cash' then 'void' when charge > 0 then 'partly_refunded' else 'refunded' end)::public.payment_status
  where e.id = o.id returning * into o;

  -- Two orders of a checkout cancelled at the same moment: the second waits here and then sees that the first is cancelled.
  perform from public.coupon_redemptions as c where c.checkout_id = o.checkout_id and c.released_at is null for no key update;
  if (terms ->> 'coupon_paise')::bigint > 0 then
    perform private.withdraw_discount(l.order_id, l.amount_paise)
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then refund end) as l;
  end if;
  with released as (
    update public.coupon_redemptions as c set released_at = now()
    where c.checkout_id = o.checkout_id and c.released_at is null and not exists (
      select from public.enhanced_orders as e where e.checkout_id = o.checkout_id and e.status <> 'cancelled' and e.promo_code = c.code)
    returning c.user_id
  )
  delete from private.customer_digests as d using released where d.account_id = released.user_id and d.kind = 'device';

  update public.deliveries as d set state = 'cancelled' where d.order_id = o.id returning * into job;
  perform private.withdraw_offers(o.id, 'withdrawn');
  if job.courier_id is not null then
    perform private.notify(job.courier_id, 'job_cancelled', jsonb_build_object('order_number', o.order_number), '/delivery-dashboard');
    perform private.publish('user:' || job.courier_id, 'job', jsonb_build_object('order_id', o.id));
  end if;
  if o.cancelled_by <> 'vendor' then
    perform private.notify(s.user_id, 'vendor_order_cancelled', jsonb_build_object('order_number', o.order_number), '/vendor/orders')
    from public.vendor_staff as s where s.vendor_id = o.vendor_id;
  end if;
  return o;
end
$$;
comment on function private.unwind_order is
  'Returns money, stock and the coupon, takes the discount off the rest where the coupon''s minimum is no longer reached, and withdraws '
  'the courier''s job.';

-- What users may request ----------------------------------------------------------------------------------------------

create function private.parts_in(o public.enhanced_orders) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if o.id is null then return '{}'; end if;
  return array_remove(array[
    case when o.user_id = caller then 'user' end,
    case when o.user_id <> caller and private.works_for(o.vendor_id) then 'vendor' end,
    case when o.user_id <> caller and private.has_role('delivery')
      and exists (select from public.deliveries as d where d.order_id = o.id and d.courier_id = caller) then 'delivery' end,
    case when private.is_admin() then 'admin' end], null);
end
$$;
comment on function private.parts_in is
  'The caller''s parts in an order; none for anyone uninvolved. A customer is never the vendor or the courier of the same order: '
  'nobody hands over to themselves.';

create function private.try_code(order_id uuid, purpose text, code text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.handover_codes;
begin
  select * into kept from private.handover_codes as h where h.order_id = try_code.order_id and h.purpose = try_code.purpose for update;
  if kept.locked_until > now() then
    return jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until);
  end if;
  if kept.code = try_code.code then
    update private.handover_codes as h set tries = 0, locked_until = null where h.order_id = try_code.order_id and h.purpose = try_code.purpose;
    return null;
  end if;
  update private.handover_codes as h set tries = (h.tries + 1) % 5,
    locked_until = case when h.tries + 1 >= 5 then now() + interval '1 minute' end
  where h.order_id = try_code.order_id and h.purpose = try_code.purpose returning * into kept;
  return case when kept.locked_until is null
    then jsonb_build_object('outcome', 'wrong_code', 'tries_left', 5 - kept.tries, 'retry_at', null)
    else jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until) end;
end
$$;

create function public.advance_order(
  order_id uuid, to_status public.order_status, code text default null, prep_minutes integer default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
  rule public.order_transition_rules;
  verdict jsonb;
  context jsonb := '{}'::jsonb;
  prep integer;
begin
  o := private.lock_order(advance_order.order_id);
  parts := private.parts_in(o);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if advance_order.to_status = 'cancelled' then
    perform private.refuse(400, 'use_cancel_order', 'Cancelling needs a reason.');
  end if;
  -- The response to the first request was lost: the same user repeating the same transition gets success.
  if o.status = advance_order.to_status and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
    return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null, 'retry_at', null);
  end if;
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = advance_order.to_status and parts && r.roles;
  select p into part from unnest(parts) as p where p = any (rule.roles) limit 1;
  if part is null then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.', jsonb_build_object('status', o.status));
  end if;
  -- A timer cancels it within seconds; accepted meanwhile, it would depend on which of the two comes first.
  if o.status = 'pending' and advance_order.to_status = 'confirmed' and o.accept_by <= now() then
    perform private.refuse(409, 'accept_time_over', 'The time to accept this order is over.', jsonb_build_object('accept_by', o.accept_by));
  end if;
  if rule.needs_code is not null then
    verdict := private.try_code(o.id, rule.needs_code, advance_order.code);
    if verdict is not null then return verdict || jsonb_build_object('status', o.status, 'seq', o.last_seq); end if;
  end if;
  if advance_order.to_status = 'confirmed' then
    prep := coalesce(advance_order.prep_minutes, o.prep_minutes, 20);
    if prep not between 1 and 120 then
      perform private.refuse(400, 'prep_minutes_invalid', 'Preparing takes between 1 and 120 minutes.');
    end if;
    context := jsonb_build_object('prep_minutes', prep,
      'promised_min_at', greatest(now() + make_interval(mins => prep + private.travel_minutes(o.distance_m)), o.scheduled_for),
      'promised_max_at', greatest(now() + make_interval(mins => prep + private.travel_minutes(o.distance_m) + 10), o.scheduled_for + interval '10 minutes'));
  end if;
  o := private.transition(o.id, advance_order.to_status, caller, part, null, null, context);
  return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null, 'retry_at', null);
end
$$;
comment on function public.advance_order is
  'Moves an order one step, if the caller''s part in it allows that: {outcome (moved, wrong_code, code_locked), '
  'status, seq, tries_left, retry_at}. A wrong handover code is a result and not an error, because an error would roll back the '
  'count of tries; the same user repeating the same transition gets success.';

create function public.preview_cancellation(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  parts text[];
begin
  perform private.require_user();
  select * into o from public.enhanced_orders as e where e.id = preview_cancellation.order_id;
  parts := private.parts_in(o);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.cancellation_terms(o, parts[1]);
end
$$;
comment on function public.preview_cancellation is
  'What cancelling would cost the customer at this moment: {allowed, charge_paise, refund_paise, '
  'compensation_paise, free_until, fault, coupon_paise}. coupon_paise is a discount that other orders of the checkout lose with it, '
  'taken from the refund or added to the cash on delivery.';

create function public.cancel_order(order_id uuid, reason_code text, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
begin
  -- A customer's cancellation may change the other orders of the checkout: all are locked first, in one order.
  perform from public.enhanced_orders as e
  where e.checkout_id = (select c.checkout_id from public.enhanced_orders as c where c.id = cancel_order.order_id and c.user_id = caller)
  order by e.id for no key update;
  o := private.lock_order(cancel_order.order_id);
  parts := private.parts_in(o);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status = 'cancelled' and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
    return jsonb_build_object('status', o.status, 'charge_paise', o.charge_paise, 'refund_paise', o.refund_paise);
  end if;
  select p into part from unnest(parts) as p join public.cancellation_reasons as c on p = any (c.actors)
  where c.code = cancel_order.reason_code limit 1;
  if part is null then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  o := private.transition(o.id, 'cancelled', caller, part, cancel_order.reason_code, cancel_order.note);
  if part = 'admin' then
    perform private.audit('cancel_order', 'order', o.id::text, null, jsonb_build_object('reason', cancel_order.reason_code),
      left(cancel_order.note, 500));
  end if;
  return jsonb_build_object('status', o.status, 'charge_paise', o.charge_paise, 'refund_paise', o.refund_paise);
end
$$;
comment on function public.cancel_order is
  'Cancels an order as customer, vendor or administrator, with a reason; refunds what preview_cancellation shows: '
  '{status, charge_paise, refund_paise}.';

create function public.wallet_statement(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text, balance_after_paise bigint)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, t.kind, e.amount_paise, t.order_id, o.order_number, t.note, e.balance_after_paise
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet' and (before is null or e.id < before)
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$$;
comment on function public.wallet_statement is
  'The movements of the caller''s wallet, newest first, with the balance after each; before is the id of the last row of the page before.';

revoke execute on function public.advance_order(uuid, public.order_status, text, integer), public.preview_cancellation(uuid),
  public.cancel_order(uuid, text, text), public.wallet_statement(bigint, integer) from public, anon;
grant execute on function public.advance_order(uuid, public.order_status, text, integer), public.preview_cancellation(uuid),
  public.cancel_order(uuid, text, text), public.wallet_statement(bigint, integer) to authenticated;
