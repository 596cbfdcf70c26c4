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
  vendor_id uuid references public.vendors (id),
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
comment on column public.enhanced_orders.vendor_name is 'Who provides it: the vendor, or the operator or biller of an order without one.';
comment on column public.enhanced_orders.terms is
  'Commission, courier pay and franchise share when the order was placed; later changes do not affect it.';
comment on column public.enhanced_orders.total_amount is 'Rupees, as specified; total_paise is what the ledger uses.';
alter table public.enhanced_orders enable row level security;
create policy "customers read their orders, administrators all" on public.enhanced_orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.enhanced_orders from anon, authenticated;
grant select (id, user_id, order_number, kind, category, vendor_id, vendor_name, checkout_id, region_id, status,
  discount_paise, total_paise, total_amount, discount_amount, items, promo_code, payment_method,
  payment_status, cash_change_for_paise, address, scheduled_for, instructions, distance_m, prep_minutes,
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
grant select (order_id, position, item_id, name, options, option_ids, special_instructions, unit_paise, quantity, total_paise,
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
  arrives_at text constraint rule_stop check (arrives_at in ('pickup', 'drop')),
  primary key (kind, from_status, to_status)
);
comment on table public.order_transition_rules is 'Which role may move which kind of order between which states; anything else is refused.';
comment on column public.order_transition_rules.needs_code is 'The handover code that the transition requires, if any.';
comment on column public.order_transition_rules.arrives_at is 'Where whoever makes the transition must be, if anywhere.';
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
update public.order_transition_rules as r set arrives_at = 'drop' where r.kind = 'delivery' and r.to_status = 'on_way';
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
  fault text not null constraint reason_fault check (fault in ('customer', 'vendor', 'platform', 'courier', 'nobody'))
);
comment on table public.cancellation_reasons is
  'Who may choose which reason, and who is at fault; nobody where the customer neither pays for it nor is compensated.';
alter table public.cancellation_reasons enable row level security;
create policy "everyone reads the reasons" on public.cancellation_reasons for select to anon, authenticated using (true);
revoke all on public.cancellation_reasons from anon, authenticated;
grant select on public.cancellation_reasons to anon, authenticated;
insert into public.cancellation_reasons (code, actors, fault) values
  ('changed_mind', '{user}', 'customer'), ('ordered_by_mistake', '{user}', 'customer'), ('too_slow', '{user}', 'customer'),
  ('wrong_address', '{user}', 'customer'), ('items_unavailable', '{vendor}', 'vendor'), ('too_busy', '{vendor}', 'vendor'),
  ('closing', '{vendor}', 'vendor'), ('cannot_deliver', '{vendor}', 'vendor'), ('customer_request', '{admin}', 'nobody'),
  ('vendor_problem', '{admin}', 'vendor'), ('courier_problem', '{admin}', 'courier'), ('fraud', '{admin}', 'nobody'),
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

create table private.timer_actions (
  action text primary key constraint timer_action_form check (action ~ '^[a-z_]{2,40}$'),
  run text not null
);
comment on table private.timer_actions is 'What a timer does. A kind adds its actions in its own migration.';
comment on column private.timer_actions.run is 'The name of a function (order_id uuid, timer private.order_timers), called with the order locked.';

create table private.order_timers (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.enhanced_orders (id),
  action text not null references private.timer_actions (action),
  due_at timestamptz not null,
  payload jsonb not null default '{}'::jsonb,
  done_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index order_timers_due_idx on private.order_timers (due_at) where done_at is null;
create index order_timers_order_idx on private.order_timers (order_id) where done_at is null;
create index order_timers_action_idx on private.order_timers (action);
comment on table private.order_timers is 'Actions due on an order at a time unless something else happens first; run by a job.';

create table private.handover_codes (
  order_id uuid not null references public.enhanced_orders (id),
  purpose text not null constraint code_purpose check (purpose ~ '^(pickup|drop|start)(:[0-9]{1,2})?$'),
  code text not null constraint code_form check (code ~ '^[0-9]{4}$'),
  tries integer not null default 0,
  locked_until timestamptz,
  primary key (order_id, purpose)
);
comment on table private.handover_codes is 'Four-digit handover codes: five wrong tries, then a pause of one minute.';
comment on column private.handover_codes.purpose is
  'pickup: the vendor''s, for the courier; drop: the customer''s, for what is handed over, with a number where there are several; '
  'start: the customer''s, for a visit or a ride that begins.';

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
  if o.vendor_id is not null then perform private.publish('vendor:' || o.vendor_id, 'order', news); end if;
  perform private.publish('region:' || o.region_id, 'order', news);
end
$$;

create table private.order_notices (
  kind public.order_kind not null,
  to_status public.order_status not null,
  role text not null,
  template text not null references private.notification_templates (template),
  primary key (kind, to_status, role)
);
create index order_notices_template_idx on private.order_notices (template);
comment on table private.order_notices is 'Who is told what when an order of a kind reaches a status. A kind adds its rows in its own migration.';

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

create table private.order_effects (
  kind public.order_kind not null,
  to_status public.order_status not null,
  position smallint not null,
  effect text not null,
  primary key (kind, to_status, position)
);
comment on table private.order_effects is
  'What happens when an order of a kind reaches a status, in this order. A kind adds its rows in its own migration; an effect that raises '
  'leaves the order where it was.';
comment on column private.order_effects.effect is
  'The name of a function (o enhanced_orders, was order_status): the order as it is now, and the status that it comes from.';

create function private.transition(
  order_id uuid, to_status public.order_status, actor_id uuid, actor_role text,
  reason_code text default null, note text default null, context jsonb default '{}'::jsonb
) returns public.enhanced_orders language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  was public.order_status;
  effect text;
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

  for effect in select e.effect from private.order_effects as e where e.kind = o.kind and e.to_status = o.status order by e.position loop
    execute format('select %s($1, $2)', effect) using o, was;
  end loop;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  perform private.notify_party(o, n.role, n.template) from private.order_notices as n where n.kind = o.kind and n.to_status = o.status;
  perform private.announce_order(o);
  return o;
end
$$;
comment on function private.transition is
  'The only way an order changes state: checks the rule, writes the event, moves money, timers and the courier''s '
  'job, and notifies, in one transaction.';
