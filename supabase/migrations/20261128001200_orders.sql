-- Orders: one header for every kind of purchase, one table of allowed transitions, one function that makes them.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create type public.order_status as enum (
  'awaiting_payment', 'pending', 'confirmed', 'in_progress', 'preparing', 'ready', 'out_for_delivery', 'on_way',
    'delivered', 'cancelled'
);

create type public.order_kind as enum (
  'delivery', 'pickup', 'service', 'appointment', 'ride', 'digital', 'shipment', 'subscription'
);

-- Parties: who takes part in an order, and until when (docs/decisions/0041). Policies, topics, notifications, addresses
-- and phones ask here and nowhere else.

create table private.party_kinds (
  role text primary key,
  performs boolean not null,
  account_role public.app_role,
  path text not null constraint party_path_form check (path ~ '^/[^/\\[:cntrl:]]*'),
  several boolean not null default false
);

-- Following an order without an account: the customer gives a link to somebody, who sees its status, when it is
-- promised and where it is, and nothing that names the customer (docs/decisions/0096).

create table private.share_views (
  view text primary key constraint share_view_name check (view ~ '^[a-z][a-z_]{0,39}$'),
  shown_by text not null constraint share_view_shown_by_form check (shown_by ~ '^[a-z_]+\.[a-z_0-9]+$'),
  ends_at_once boolean not null default false
);

-- A trade is a row: what is sold, beside the kind, which is only the life cycle of its orders (docs/decisions/0091).

create table private.trades (
  trade text primary key,
  performer_role text references private.party_kinds (role),
  share_view text references private.share_views (view),
  in_cart boolean not null default false,
  clean text,
  price text,
  place text not null,
  cancel text,
  fulfil text,
  packaging_tax_class text,
  prices_include_tax boolean not null default true,
  max_live_orders integer,
  charge_cap_bp integer,
  charge_cap_paise integer,
  needs_place boolean not null default true,
  desk text,
  detail text,
  keeps_contact text,
  promised_within text,
  constraint trade_name check (trade ~ '^[a-z][a-z_]{0,39}$'),
  constraint trade_live_orders check (max_live_orders between 1 and 1000),
  constraint trade_charge_cap check (charge_cap_bp between 0 and 10000 and charge_cap_paise >= 0)
);

-- A trade names its functions, and each kind of its orders what it takes; the two registers of before fold into that.

create table private.trade_kinds (
  trade text not null references private.trades (trade),
  kind public.order_kind not null,
  position smallint not null default 1,
  asked boolean not null default true,
  carried boolean not null default false,
  takes_tip boolean not null default false,
  takes_coupon boolean not null default false,
  takes_schedule boolean not null default false,
  payment_methods public.payment_method[] not null default '{wallet}',
  cash_role text not null default 'vendor' references private.party_kinds (role),
  estimate text,
  promise text,
  desk text,
  primary key (trade, kind)
);

create table public.enhanced_orders (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  order_number text not null,
  kind public.order_kind not null,
  category text not null,
  vendor_id uuid,
  vendor_name text not null,
  checkout_id uuid not null,
  region_id uuid not null,
  status public.order_status not null default 'pending'::public.order_status,
  discount_paise integer not null default 0,
  total_paise integer not null,
  total_amount numeric generated always as (((total_paise)::numeric / 100.0)) stored,
  discount_amount numeric generated always as (((discount_paise)::numeric / 100.0)) stored,
  items jsonb not null,
  promo_code text,
  payment_method public.payment_method not null,
  payment_status public.payment_status not null default 'due'::public.payment_status,
  cash_change_for_paise integer,
  address jsonb,
  scheduled_for timestamp with time zone,
  instructions text,
  distance_m integer not null default 0,
  prep_minutes integer,
  accept_by timestamp with time zone,
  promised_min_at timestamp with time zone,
  promised_max_at timestamp with time zone,
  cancel_reason text,
  cancelled_by text,
  charge_paise integer not null default 0,
  refund_paise integer not null default 0,
  terms jsonb not null,
  last_seq integer not null default 0,
  status_since timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  credit_paise integer not null default 0,
  trade text not null,
  placed_at timestamp with time zone default now(),
  constraint enhanced_orders_order_number_key unique (order_number),
  constraint enhanced_orders_pkey primary key (id),
  constraint enhanced_orders_trade_fkey foreign key (trade) references private.trades(trade),
  constraint enhanced_orders_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint order_credit_range check (((credit_paise >= 0) AND (credit_paise <= 10000000))),
  constraint order_discount_range check ((discount_paise >= 0)),
  constraint order_total_range check ((total_paise >= 0)),
  constraint enhanced_orders_region_id_fkey foreign key (region_id) references public.regions(id),
  constraint enhanced_orders_vendor_id_fkey foreign key (vendor_id) references public.vendors(id),
  constraint order_trade_kind foreign key (trade, kind) references private.trade_kinds(trade, kind)
);

create trigger texts_are_plain before insert or update of instructions, cancel_reason on public.enhanced_orders
  for each row execute function private.keep_plain('instructions', 'cancel_reason');

create constraint trigger payments_add_up after insert or update of total_paise on public.enhanced_orders
  deferrable initially deferred for each row execute function private.check_payments();

alter table public.enhanced_orders
  enable row level security;

create index enhanced_orders_checkout_idx on public.enhanced_orders using btree (checkout_id);
create index enhanced_orders_created_idx on public.enhanced_orders using btree (created_at desc, id desc);
create index enhanced_orders_live_idx on public.enhanced_orders using btree (status, vendor_id)
  where (status <> all (ARRAY['delivered'::public.order_status, 'cancelled'::public.order_status]));
create index enhanced_orders_refused_idx on public.enhanced_orders using btree (status_since)
  where (status = 'cancelled'::public.order_status);
create index enhanced_orders_region_idx on public.enhanced_orders using btree (region_id, created_at desc);
create index enhanced_orders_slot_idx on public.enhanced_orders using btree (vendor_id, scheduled_for)
  where ((scheduled_for is not null) AND (status <> 'cancelled'::public.order_status));
create index enhanced_orders_trade_kind_idx on public.enhanced_orders using btree (trade, kind);
create index enhanced_orders_user_idx on public.enhanced_orders
  using btree (user_id, created_at desc, id desc);
create index enhanced_orders_vendor_idx on public.enhanced_orders
  using btree (vendor_id, created_at desc, id desc);

create policy "customers read their orders, administrators all" on public.enhanced_orders
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.enhanced_orders.credit_paise is
  'What the customer''s wallet got beside the refund, because somebody else was at fault.';
comment on column public.enhanced_orders.payment_method is
  'How it is paid; cash where a part of it is cash. private.derive_payment alone writes it.';
comment on column public.enhanced_orders.payment_status is
  'How far it is paid, by its payments; private.derive_payment alone writes it.';
comment on column public.enhanced_orders.placed_at is 'When it came before those who sell and perform it; null for '
  'what waits for its payment, or was cancelled while it did.';
comment on column public.enhanced_orders.terms is
  'Commission, courier pay and franchise share when the order was placed; later changes do not affect it.';
comment on column public.enhanced_orders.total_amount is 'Rupees, as specified; total_paise is what the ledger uses.';
comment on column public.enhanced_orders.trade is 'What was sold; the kind is the life cycle.';
comment on column public.enhanced_orders.vendor_name is
  'Who provides it: the vendor, or the operator or biller of an order without one.';
comment on table public.enhanced_orders is 'Order header of every paid purchase (Spec §3 enhanced_orders).';

revoke all on public.enhanced_orders from anon, authenticated;
grant select (id, user_id, order_number, kind, category, vendor_id, vendor_name, checkout_id, region_id, status,
  discount_paise, total_paise, total_amount, discount_amount, items, promo_code, payment_method,
  payment_status, cash_change_for_paise, address, scheduled_for, instructions, distance_m, prep_minutes,
  accept_by, promised_min_at, promised_max_at, cancel_reason, cancelled_by, charge_paise, refund_paise, last_seq,
  status_since, created_at, updated_at, trade) on public.enhanced_orders to authenticated;

alter table public.payments
  add constraint payments_order_fkey foreign key (order_id) references public.enhanced_orders (id);
alter table public.refunds
  add constraint refunds_order_fkey foreign key (order_id) references public.enhanced_orders (id);

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
  -- Names on the order ------------------------------------------------------------------------------------------------
  for_name text constraint order_item_for_name_length check (length(for_name) between 1 and 40),
  charged_paise integer constraint order_item_charged_range check (charged_paise between 0 and total_paise),
  charged_quantity integer constraint order_item_charged_pieces check (charged_quantity >= 0),
  primary key (order_id, position)
);

create trigger texts_are_plain before insert or update of special_instructions, for_name on public.order_items
  for each row execute function private.keep_plain('special_instructions', 'for_name');

comment on table public.order_items is 'What an order consists of, as it was when placed.';
comment on column public.order_items.stock_taken is
  'Pieces that the order took from the item''s stock: all of them, or none while the item was unlimited. Only these '
    'return.';

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

create trigger texts_are_plain before insert or update of note on public.order_events
  for each row execute function private.keep_plain('note');

comment on table public.order_events is 'Every transition of an order, numbered without gaps. Append-only.';

alter table public.order_events enable row level security;

create trigger order_events_are_append_only before update or delete on public.order_events
  for each row execute function private.forbid_change();

create function private.owns_order(order_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o where o.id = order_id and o.user_id = (select auth.uid()))
$$;

revoke execute on function private.owns_order(uuid) from public;
grant execute on function private.owns_order(uuid) to authenticated;

create policy "the parties of an order read its items" on public.order_items for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

create policy "the parties of an order read its events" on public.order_events for select to authenticated
  using (private.can_join('order:' || order_id));

revoke all on public.order_items, public.order_events from anon, authenticated;
grant select (order_id, position, item_id, name, options, option_ids, special_instructions, unit_paise, quantity,
  total_paise,
  tax_class) on public.order_items to authenticated;
grant select (order_id, seq, from_status, to_status, actor_role, reason_code, at) on public.order_events
  to authenticated;

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
  'Value of a region''s sequence at the start of the day: numbers restart daily without a counter row that all orders '
    'would wait for.';

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
  select b.base into day_base from private.order_number_bases as b where b.region_id = next_order_number.region_id
    and b.day = today;
  if day_base is null then
    insert into private.order_number_bases values (next_order_number.region_id, today, drawn - 1)
      on conflict do nothing;
    select b.base into day_base from private.order_number_bases as b where b.region_id = next_order_number.region_id
      and b.day = today;
  end if;
  -- Drawn before another transaction opened the day: continue after it rather than count backwards.
  if drawn <= day_base then return private.next_order_number(region_id); end if;
  return format('%s-%s-%s', prefix, to_char(today, 'YYMMDD'), private.padded(drawn - day_base, 4));
end
$$;

-- Rules --------------------------------------------------------------------------------------------------------------
create table public.order_transition_rules (
  kind public.order_kind not null,
  from_status public.order_status not null,
  to_status public.order_status not null,
  roles text[] not null,
  needs_code text constraint rule_code check (needs_code in ('pickup', 'drop', 'start')),
  arrives_at text,
  -- Leaving -----------------------------------------------------------------------------------------------------------
  guard text,
  guarded_roles text[] not null default '{}',
  primary key (kind, from_status, to_status),
  constraint rule_guards_somebody check ((guard is null) = (guarded_roles = '{}') and guarded_roles <@ roles),
  constraint rule_stop check (arrives_at ~ '^[a-z][a-z_]{0,19}$')
);

comment on table public.order_transition_rules is
  'Which role may move which kind of order between which states; anything else is refused.';
comment on column public.order_transition_rules.needs_code is 'The handover code that the transition requires, if any.';
comment on column public.order_transition_rules.arrives_at is
  'The stop of the job at which whoever makes the transition must be, if anywhere; without such a stop it is refused.';

alter table public.order_transition_rules enable row level security;

create policy "everyone reads the rules" on public.order_transition_rules for select to anon, authenticated
  using (true);

revoke all on public.order_transition_rules from anon, authenticated;
grant select on public.order_transition_rules to anon, authenticated;

insert into public.order_transition_rules (kind, from_status, to_status, roles, needs_code, arrives_at) values
  ('delivery', 'pending', 'confirmed', '{vendor}', null, null),
  ('delivery', 'confirmed', 'preparing', '{vendor}', null, null),
  ('delivery', 'preparing', 'ready', '{vendor}', null, null),
  ('delivery', 'ready', 'out_for_delivery', '{courier}', 'pickup', null),
  ('delivery', 'out_for_delivery', 'on_way', '{courier}', null, 'drop'),
  ('delivery', 'out_for_delivery', 'delivered', '{courier}', 'drop', null),
  ('delivery', 'on_way', 'delivered', '{courier}', 'drop', null),
  ('pickup', 'pending', 'confirmed', '{vendor}', null, null),
  ('pickup', 'confirmed', 'preparing', '{vendor}', null, null),
  ('pickup', 'preparing', 'ready', '{vendor}', null, null),
  ('pickup', 'ready', 'delivered', '{vendor}', 'drop', null),
  ('digital', 'pending', 'in_progress', '{system}', null, null),
  ('digital', 'in_progress', 'delivered', '{system}', null, null);

insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('delivery', 'pending', 'cancelled', '{user,vendor,admin,system}'),
  ('delivery', 'confirmed', 'cancelled', '{user,vendor,admin,system}'),
  ('pickup', 'pending', 'cancelled', '{user,vendor,admin,system}'),
  ('pickup', 'confirmed', 'cancelled', '{user,vendor,admin,system}'),
  ('digital', 'pending', 'cancelled', '{system}');

insert into public.order_transition_rules (kind, from_status, to_status, roles, guarded_roles, guard) values
  ('delivery', 'preparing', 'cancelled', '{vendor,admin,system,user}', '{user}', 'private.nobody_carries'),
  ('delivery', 'ready', 'cancelled', '{vendor,admin,system,user}', '{user}', 'private.nobody_carries'),
  ('delivery', 'out_for_delivery', 'cancelled', '{admin}', '{}', null),
  ('delivery', 'on_way', 'cancelled', '{admin,courier}', '{courier}', 'private.door_wait_is_over'),
  ('pickup', 'preparing', 'cancelled', '{vendor,admin,system}', '{}', null),
  ('pickup', 'ready', 'cancelled', '{vendor,admin,system}', '{}', null),
  ('digital', 'in_progress', 'cancelled', '{system}', '{}', null);

create table public.cancellation_reasons (
  code text primary key,
  actors text[] not null,
  fault text not null,
  constraint reason_fault check (fault in ('customer', 'vendor', 'platform', 'courier', 'nobody', 'unforeseen'))
);

comment on table public.cancellation_reasons is
  'Who may choose which reason, and who is at fault; nobody where the customer neither pays for it nor is compensated, '
    'unforeseen where the vendor '
  'is not paid either.';

alter table public.cancellation_reasons enable row level security;

create policy "everyone reads the reasons" on public.cancellation_reasons for select to anon, authenticated
  using (true);

revoke all on public.cancellation_reasons from anon, authenticated;
grant select on public.cancellation_reasons to anon, authenticated;

insert into public.cancellation_reasons (code, actors, fault) values
  ('changed_mind', '{user}', 'customer'), ('ordered_by_mistake', '{user}', 'customer'),
    ('too_slow', '{user}', 'customer'),
  ('wrong_address', '{user}', 'customer'), ('items_unavailable', '{vendor}', 'vendor'),
    ('too_busy', '{vendor}', 'vendor'),
  ('closing', '{vendor}', 'vendor'), ('cannot_deliver', '{vendor}', 'vendor'),
    ('customer_request', '{admin}', 'nobody'),
  ('vendor_problem', '{admin,system}', 'vendor'), ('courier_problem', '{admin}', 'courier'),
  ('fraud', '{admin}', 'nobody'),
  ('other', '{admin}', 'platform'), ('not_accepted_in_time', '{system}', 'vendor'),
    ('no_courier', '{system}', 'platform');

create table public.cancellation_policies (
  id uuid primary key default gen_random_uuid(),
  kind public.order_kind,
  stage public.order_status,
  fault text,
  payment_method public.payment_method,
  charge_bp integer not null,
  max_charge_paise integer not null,
  compensation_bp integer not null default 0 constraint cancellation_compensation_range
    check (compensation_bp between 0 and 10000),
  valid_from timestamptz not null default now(),
  -- Compensation is symmetric to the charge: the same limits, the same stages, the same free minute.
  credit_bp integer not null default 0 constraint cancellation_credit_range check (credit_bp between 0 and 1000),
  max_credit_paise integer not null default 0 constraint cancellation_credit_cap
    check (max_credit_paise between 0 and 10000),
  vendor_loss_bp integer not null default 0 constraint cancellation_vendor_loss_range
    check (vendor_loss_bp between 0 and 10000),
  trade text references private.trades (trade),
  specificity integer
  generated always as (num_nonnulls(kind, trade, stage, fault, payment_method)) stored,
  constraint cancellation_charge_range check (charge_bp between 0 and 10000 and max_charge_paise >= 0),
  constraint cancellation_policies_once unique nulls not distinct (kind, trade, stage, fault, payment_method,
    valid_from),
  constraint cancellation_charge_cap check (kind is not null or trade is not null
    or (charge_bp <= 1000 and max_charge_paise <= 10000))
);

comment on table public.cancellation_policies is
  'What cancelling costs: the most specific matching row applies. At most 10 % and ₹100; compensation is the share '
  'of the charge that goes to the vendor.';

alter table public.cancellation_policies enable row level security;

create policy "everyone reads the policies" on public.cancellation_policies for select to anon, authenticated
  using (true);

revoke all on public.cancellation_policies from anon, authenticated;
grant select on public.cancellation_policies to anon, authenticated;

insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise,
  compensation_bp, valid_from) values
  (null, null, null, null, 0, 0, 0, '2026-01-01'),
  (null, 'confirmed', 'customer', null, 1000, 10000, 10000, '2026-01-01'),
  -- Nothing has been paid yet and a wallet never goes below zero, so cash orders are cancelled without charge.
  (null, 'confirmed', 'customer', 'cash', 0, 0, 0, '2026-01-01');

create table private.timer_actions (
  action text primary key constraint timer_action_form check (action ~ '^[a-z_]{2,40}$'),
  run text not null
);

comment on table private.timer_actions is 'What a timer does. A kind adds its actions in its own migration.';
comment on column private.timer_actions.run is
  'The name of a function (order_id uuid, timer private.order_timers), called with the order locked.';

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

comment on table private.order_timers is
  'Actions due on an order at a time unless something else happens first; run by a job.';

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
  'pickup: the vendor''s, for the courier; drop: the customer''s, for what is handed over, with a number where there '
    'are several; '
  'start: the customer''s, for a visit or a ride that begins.';

create function private.random_code() returns text language sql volatile set search_path = '' as $$
  select lpad((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % 10000)::text, 4, '0')
$$;

-- Transitions ---------------------------------------------------------------------------------------------------------
create function private.announce_order(o public.enhanced_orders) returns void
  language plpgsql set search_path = '' as $$
declare
  news jsonb := jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq);
begin
  -- What was never placed is between its customer and the provider.
  if o.placed_at is null then
    perform private.publish('user:' || o.user_id, 'order', news);
    return;
  end if;
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
  id integer generated always as identity primary key,
  trade text references private.trades (trade),
  constraint order_notices_once unique nulls not distinct (kind, to_status, role, trade)
);

create index order_notices_template_idx on private.order_notices (template);

comment on table private.order_notices is
  'Who is told what when an order of a kind reaches a status. A kind adds its rows in its own migration.';

-- Locks
-- ----------------------------------------------------------------------------------------------------------------
create function private.lock_order(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = lock_order.order_id for no key update;
  perform from public.jobs as j where j.order_id = o.id order by j.id for no key update;
  return o;
end
$$;

comment on function private.lock_order is
  'Locks an order and its job. The lock order everywhere is order, job, courier, stock, money, timers, which prevents '
    'deadlocks; '
  'no key update, because rows that refer to an order must not wait for it.';

create table private.order_effects (
  kind public.order_kind not null,
  to_status public.order_status not null,
  position smallint not null,
  effect text not null,
  id integer generated always as identity primary key,
  trade text references private.trades (trade),
  constraint order_effects_once unique nulls not distinct (kind, to_status, position, trade)
);

comment on table private.order_effects is
  'What happens when an order of a kind reaches a status, in this order. A kind adds its rows in its own migration; an '
    'effect that raises '
  'leaves the order where it was.';
comment on column private.order_effects.effect is
  'The name of a function (o enhanced_orders, was order_status): the order as it is now, and the status that it comes '
    'from.';

create function private.transition(order_id uuid, to_status public.order_status, actor_id uuid,
  actor_role text, reason_code text default null::text, note text default null::text,
    context jsonb default '{}'::jsonb)
    returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  was public.order_status;
  effect text;
begin
  o := private.lock_order(transition.order_id);
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  was := o.status;
  if not private.may_move(o, transition.to_status, transition.actor_role) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', was));
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
  values (o.id, o.last_seq, was, o.status, transition.actor_id, transition.actor_role, transition.reason_code,
    left(transition.note, 500));
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and (o.status in ('delivered', 'cancelled')
    or t.action = 'accept_window');

  perform private.collect_payment(o, o.status::text, transition.actor_role = 'user');

  for effect in select e.effect from private.order_effects as e
      where e.kind = o.kind and e.to_status = o.status and (e.trade is null or e.trade = o.trade)
        order by e.position loop
    execute format('select %s($1, $2)', effect) using o, was;
  end loop;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  perform private.notify_party(o, n.role, n.template) from private.order_notices as n
  where n.kind = o.kind and n.to_status = o.status and (n.trade is null or n.trade = o.trade);
  perform private.announce_order(o);
  return o;
end
$$;

comment on function private.transition is
  'The only way an order changes state: checks the rule, writes the event, moves money, timers and the courier''s '
  'job, and notifies, in one transaction.';
comment on table private.party_kinds is
  'The parts that somebody can have in an order, as order_transition_rules names them; a trade may add one.';
comment on column private.party_kinds.performs is 'Whoever performs an order leaves it when it ends; the others stay.';
comment on column private.party_kinds.account_role is
  'The role that the account must hold as long as it acts in this part.';
comment on column private.party_kinds.path is 'Where a notification about an order leads; %s is the order''s id.';

insert into private.party_kinds (role, performs, account_role, path) values
  ('user', false, null, '/order-tracking/%s'),
  ('vendor', false, 'vendor', '/vendor/orders'),
  ('courier', true, 'delivery', '/delivery-dashboard'),
  ('admin', false, 'admin', '/admin/orders/%s');

create table private.order_parties (
  order_id uuid not null references public.enhanced_orders (id),
  role text not null,
  user_id uuid references auth.users (id),
  vendor_id uuid references public.vendors (id),
  from_at timestamptz not null default clock_timestamp(),
  until_at timestamptz,
  link_hash text constraint party_link_hash check (link_hash ~ '^[0-9a-f]{64}$'),
  held_by text generated always as (coalesce(user_id::text, vendor_id::text, link_hash)) stored not null,
  alone boolean not null default true,
  constraint party_is_somebody check (num_nonnulls(user_id, vendor_id, link_hash) = 1),
  primary key (order_id, role, held_by, from_at)
);

create unique index order_parties_present_idx on private.order_parties (order_id, role, held_by) where until_at is null;
create index order_parties_user_idx on private.order_parties (user_id);
create index order_parties_vendor_idx on private.order_parties (vendor_id);

comment on table private.order_parties is
  'Who takes part in an order. Administrators and the region''s franchise take part in every order by rule and have no '
    'row. Rows are never deleted.';
comment on column private.order_parties.until_at is
  'Null for somebody who takes part; from this time on they neither see, hear nor move the order.';

create function private.add_party(order_id uuid, role text, user_id uuid, vendor_id uuid default null,
  link_hash text default null)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_parties (order_id, role, user_id, vendor_id, link_hash, alone)
  select add_party.order_id, add_party.role, add_party.user_id, add_party.vendor_id, add_party.link_hash, not k.several
  from private.party_kinds as k where k.role = add_party.role;
  if not found then
    raise exception using errcode = 'foreign_key_violation', message = format('nobody knows a part %s', add_party.role);
  end if;
end
$$;

comment on function private.add_party is
  'Lets a user, a vendor or the holder of a link take part in an order from now on; a second one only where the part '
    'takes '
  'several.';

create function private.end_party(order_id uuid, role text, until_at timestamptz default now(),
  held_by text default null)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  gone uuid[];
begin
  with ended as (
    update private.order_parties as p set until_at = end_party.until_at
    where p.order_id = end_party.order_id and p.role = end_party.role and p.until_at is null
      and (end_party.held_by is null or p.held_by = end_party.held_by) returning p.user_id)
  select array_agg(e.user_id) into gone from ended as e;
  if gone is null then return; end if;
  if end_party.until_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (end_party.order_id, 'contact_ends',
      end_party.until_at);
  else
    perform private.rename_topic('order:' || end_party.order_id);
    perform private.recheck_subscriptions(g) from unnest(gone) as g where g is not null;
  end if;
end
$$;

comment on function private.end_party is
  'Ends a part in an order, of one holder or of all, now or at a later time; from then on they hear nothing more of '
    'it.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('contact_seconds', 'integer', 'seconds', '1800', 0, 86400, 'orders',
   'How long the parties of an order can still reach each other after it has ended.', true);

create function private.contact_open(o public.enhanced_orders) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  keeps text;
  is_kept boolean;
begin
  if o.status not in ('delivered', 'cancelled')
      or o.status_since > now() - make_interval(secs => private.setting_int('contact_seconds')) then
    return true;
  end if;
  select t.keeps_contact into keeps from private.trades as t where t.trade = o.trade;
  if keeps is null then return false; end if;
  execute format('select %s($1)', keeps) into is_kept using o;
  return is_kept;
end
$$;

comment on function private.contact_open is
  'Whether the parties of an order can still reach each other: while it lives, a while after, and while something of '
    'it comes back.';

create function private.takes_part(order_id uuid, caller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.order_parties as p join private.party_kinds as k on k.role = p.role
    where p.order_id = takes_part.order_id and p.user_id = takes_part.caller
      and (p.until_at is null or p.until_at > now())
      and (k.account_role is null or exists (select from public.user_roles as r where r.user_id = p.user_id
        and r.role = k.account_role)))
$$;

comment on function private.takes_part is
  'Whether this person is named in an order; a vendor''s people are not.';

create function private.party_roles(order_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  with own as (
    select p.role, p.from_at from private.order_parties as p join private.party_kinds as k on k.role = p.role
    where p.order_id = party_roles.order_id and (p.until_at is null or p.until_at > clock_timestamp())
      and case when p.vendor_id is not null then private.may(p.vendor_id, 'orders')
        else p.user_id = auth.uid() and (k.account_role is null or private.has_role(k.account_role)) end
      -- Nobody hands over to themselves: a customer has no other part in their order.
      and (p.role = 'user' or not exists (select from private.order_parties as c
        where c.order_id = p.order_id and c.role = 'user' and c.user_id = auth.uid()))
  )
  select case when exists (select from own) then array(select o.role from own as o order by o.from_at)
    -- Whose own order it is, on either side of it, decides nothing about its money as an administrator.
    when private.is_admin() and exists (select from public.enhanced_orders as o where o.id = party_roles.order_id)
      then '{admin}'
    else '{}' end
$$;

comment on function private.party_roles is 'The caller''s parts in an order, as order_transition_rules names them; '
  'none for anyone uninvolved, admin for administrators who have no part of their own.';

create function private.notify_party(o public.enhanced_orders, role text, template text,
  params jsonb default '{}'::jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.notify(someone.user_id, notify_party.template,
    jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name, 'order_id', o.id)
      || notify_party.params,
    format(coalesce((select p.path from private.party_paths as p where p.trade = o.trade
      and p.role = notify_party.role),
      (select k.path from private.party_kinds as k where k.role = notify_party.role)), o.id))
  from (
    select p.user_id from private.order_parties as p
    where p.order_id = o.id and p.role = notify_party.role and p.user_id is not null and (p.until_at is null
      or p.until_at > now())
    union
    select s.user_id from private.order_parties as p
      cross join private.staff_with(p.vendor_id, 'orders') as s (user_id)
    where p.order_id = o.id and p.role = notify_party.role and p.until_at is null
    union
    select r.user_id from public.user_roles as r where notify_party.role = 'admin' and r.role = 'admin'
  ) as someone;
end
$$;

comment on function private.notify_party is
  'Notifies whoever has a part in an order: {order_number, vendor, order_id} and further params; all administrators '
    'for admin.';

create function private.part_with_performers(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.end_party(o.id, p.role, now() + make_interval(secs => private.setting_int('contact_seconds')),
    p.held_by)
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$$;

comment on function private.part_with_performers is
  'Whoever performed an order leaves it when it has ended and nobody needs to be reached any more.';

insert into private.order_effects (kind, to_status, position, effect) values
  ('delivery', 'delivered', 90, 'private.part_with_performers'),
  ('pickup', 'delivered', 90, 'private.part_with_performers'),
  ('digital', 'delivered', 90, 'private.part_with_performers'),
  ('delivery', 'cancelled', 90, 'private.part_with_performers'),
  ('pickup', 'cancelled', 90, 'private.part_with_performers'),
  ('digital', 'cancelled', 90, 'private.part_with_performers');

create function private.end_contact(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.rename_topic('order:' || end_contact.order_id)
$$;

comment on function private.end_contact is
  'Whoever has left an order meanwhile cannot join its topic under the new name.';

insert into private.timer_actions (action, run) values ('contact_ends', 'private.end_contact');

-- What users may request of an order: moving it, cancelling it, and the wallet's statement.

create function private.try_code(order_id uuid, purpose text, code text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.handover_codes;
begin
  select * into kept from private.handover_codes as h where h.order_id = try_code.order_id
    and h.purpose = try_code.purpose for update;
  if kept.locked_until > now() then
    return jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until);
  end if;
  if kept.code = try_code.code then
    update private.handover_codes as h set tries = 0, locked_until = null where h.order_id = try_code.order_id
      and h.purpose = try_code.purpose;
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

create function public.advance_order(order_id uuid, to_status public.order_status,
  code text default null, prep_minutes integer default null, reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
  rule public.order_transition_rules;
  verdict jsonb;
  context jsonb := '{}'::jsonb;
  promise text;
  job public.jobs;
  stop public.job_stops;
  stops_left bigint;
begin
  o := private.lock_order(advance_order.order_id);
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if advance_order.to_status = 'cancelled' then
    perform private.refuse(400, 'use_cancel_order', 'Cancelling needs a reason.');
  end if;
  -- The response to the first request was lost: the same user repeating the same transition gets success.
  if o.status = advance_order.to_status and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq
        -- Or a timer did for the caller what they were about to do (private.begin_preparing).
        and (e.actor_id = caller or (e.actor_id is null and e.actor_role = any (parts)))) then
    return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null,
      'retry_at', null);
  end if;
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = advance_order.to_status and parts && r.roles;
  select p into part from unnest(parts) as p where p = any (rule.roles) limit 1;
  if part is null then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  -- A timer cancels it within seconds; accepted meanwhile, it would depend on which of the two comes first.
  if o.status = 'pending' and advance_order.to_status = 'confirmed' and o.accept_by <= now() then
    perform private.refuse(409, 'accept_time_over', 'The time to accept this order is over.',
      jsonb_build_object('accept_by', o.accept_by));
  end if;
  select * into job from private.job_of(o.id) as j where j.state not in ('delivered', 'cancelled');
  -- The other stops of the way are done one by one (finish_job_stop); the last one is done with the order.
  select count(*) into stops_left from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where j.order_id = o.id and j.state not in ('delivered', 'cancelled') and s.done_at is null
    and (advance_order.to_status = 'delivered'
      or (j.id = job.id and split_part(s.code_purpose, ':', 1) = rule.needs_code));
  if stops_left > 1 then
    perform private.refuse(409, 'stops_left', 'There are other stops before this one.',
      jsonb_build_object('left', stops_left - 1));
  end if;
  if rule.needs_code is not null then
    select * into stop from public.job_stops as s
    where s.job_id = job.id and s.done_at is null and split_part(s.code_purpose, ':', 1) = rule.needs_code;
    verdict := private.try_code(o.id, coalesce(stop.code_purpose, rule.needs_code), advance_order.code);
    if verdict is not null then return verdict || jsonb_build_object('status', o.status, 'seq', o.last_seq); end if;
  end if;
  if rule.arrives_at is not null then
    perform private.check_arrival(job, (select s from private.next_stop(job.id, rule.arrives_at) as s),
      advance_order.reason);
  end if;
  if advance_order.to_status = 'confirmed' then
    promise := (private.kind_of_order(o)).promise;
    if promise is not null then
      execute format('select %s($1, $2)', promise) into context using o, advance_order.prep_minutes;
    end if;
  end if;
  o := private.transition(o.id, advance_order.to_status, caller, part, null, null, context);
  perform private.end_stop(s) from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where s.job_id = stop.job_id and s.n = stop.n and s.done_at is null and j.state not in ('delivered', 'cancelled');
  return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null,
    'retry_at', null);
end
$$;

comment on function public.advance_order is
  'Moves an order one step, if the caller''s part in it allows that: {outcome (moved, wrong_code, code_locked), '
  'status, seq, tries_left, retry_at}. A wrong handover code is a result and not an error, because an error would roll '
    'back the '
  'count of tries; the same user repeating the same transition gets success. reason: why a courier says to have '
    'arrived although the '
  'position says otherwise (wrong_position, no_way_nearer, other_spot).';

create function public.preview_cancellation(order_id uuid, reason_code text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  parts text[];
begin
  perform private.require_user();
  select * into o from public.enhanced_orders as e where e.id = preview_cancellation.order_id;
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.cancellation_terms(o, parts[1], preview_cancellation.reason_code);
end
$$;

comment on function public.preview_cancellation is
  'What cancelling would cost the customer at this moment: {allowed, charge_paise, refund_paise, '
  'compensation_paise, credit_paise, vendor_loss_paise, free_until, fault, coupon_paise}, as '
    'private.cancellation_terms says; a reason '
  'decides who is at fault. coupon_paise is a discount that other orders of the checkout lose with it, taken from the '
    'refund or added to '
  'the cash on delivery.';

create function public.cancel_order(order_id uuid, reason_code text, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
begin
  -- One person's cancellations one after the other: how many were credited is counted.
  perform private.take_turns('cancel_order', caller::text);
  -- A customer's cancellation may change the other orders of the checkout: all are locked first, in one order.
  perform from public.enhanced_orders as e
  where e.checkout_id = (select c.checkout_id from public.enhanced_orders as c where c.id = cancel_order.order_id
    and c.user_id = caller)
  order by e.id for no key update;
  o := private.lock_order(cancel_order.order_id);
  parts := private.party_roles(o.id);
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
    perform private.audit('cancel_order', 'order', o.id::text, null,
      jsonb_build_object('reason', cancel_order.reason_code),
      left(cancel_order.note, 500));
  end if;
  return jsonb_build_object('status', o.status, 'charge_paise', o.charge_paise, 'refund_paise', o.refund_paise);
end
$$;

comment on function public.cancel_order is
  'Cancels an order as customer, vendor or administrator, with a reason; refunds what preview_cancellation shows: '
  '{status, charge_paise, refund_paise}.';

revoke execute on function public.advance_order(uuid, public.order_status, text, integer, text),
  public.preview_cancellation(uuid, text),
  public.cancel_order(uuid, text, text) from public, anon;
grant execute on function public.advance_order(uuid, public.order_status, text, integer, text),
  public.preview_cancellation(uuid, text),
  public.cancel_order(uuid, text, text) to authenticated;

-- What is a person's own, by its name: parcels among the orders to repeat, and refunds in the wallet by what they are
-- for.

create function private.movement_kind(kind text, idempotency_key text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when kind <> 'order_refunded' then kind else case split_part(idempotency_key, ':', 1)
    when 'claim' then 'missed_delivery'
    when 'bottles' then 'bottles_returned'
    when 'picking' then 'not_picked'
    when 'return' then 'returned'
    when 'help' then 'help'
    else kind end end;
end
$$;

comment on function private.movement_kind is
  'What a movement of a wallet is called: the kind of its transaction, and of refunds what they are for, where it is '
    'known: missed_delivery, '
  'bottles_returned (deposits), not_picked, returned, help.';

-- Numbers that grow past their zeros: lpad cuts what is longer, so that the ten-thousandth order of a region's day had
-- the number of another.

create function private.padded(number bigint, digits integer) returns text language sql
  immutable parallel safe set search_path = '' as $$
  select lpad(padded.number::text, greatest(padded.digits, length(padded.number::text)), '0')
$$;

comment on function private.padded is
  'A number with zeros in front up to so many digits; longer ones keep all of theirs.';
comment on column private.party_kinds.several is 'Whether several can have this part in one order at the same time.';

-- Several of one part: two professionals at one visit, guardians, receivers of several drops. A part is (order, role,
-- holder), and a holder may be somebody without an account, by the hash of a link.

create unique index order_parties_alone_idx on private.order_parties (order_id, role) where until_at is null and alone;
create index order_parties_link_idx on private.order_parties (link_hash) where link_hash is not null;

comment on column private.order_parties.link_hash is
  'SHA-256 of the secret in a link, for somebody without an account, such as the receiver of a parcel.';
comment on column private.order_parties.alone is
  'Whether nobody else may have this part meanwhile, as the kind of part says.';

create function private.release_performers(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.end_party(o.id, p.role, now(), p.held_by)
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$$;

comment on function private.release_performers is
  'Effect of an order that goes back to pending: whoever performed it gave it back and hears nothing more of it.';

create table private.party_paths (
  role text not null references private.party_kinds (role),
  path text not null constraint party_path_form check (path ~ '^/[^/\\[:cntrl:]]*'),
  trade text not null references private.trades (trade),
  primary key (trade, role)
);

create index party_paths_role_idx on private.party_paths (role);

revoke all on private.party_paths from anon, authenticated;

comment on table private.party_paths is
  'Where notifications about orders of a kind lead, where that is elsewhere than for the part''s other orders.';
comment on table private.trades is
  'What is sold here, one row a trade. A trade names its own functions; no common function compares with its name.';

revoke all on private.trades from anon, authenticated;

-- How an order is paid, apart from how it is written, so that each can change alone.
create function private.open_payments(o public.enhanced_orders, part jsonb) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
begin
  insert into public.payments (order_id, position, user_id, method, status, amount_paise, due, due_at, payer_role,
    checkout_id)
  select o.id, n, o.user_id, (p ->> 'method')::public.payment_method, 'created', (p ->> 'amount_paise')::integer,
    p ->> 'due',
    (p ->> 'due_at')::timestamptz, p ->> 'payer_role', o.checkout_id
  from jsonb_array_elements(part -> 'payments') with ordinality as e (p, n);
  if o.placed_at is null then
    insert into private.waiting_orders (order_id, part) values (o.id, part);
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'payment_window',
      now() + make_interval(secs => private.setting_int('payment_window_seconds')));
  end if;
  perform private.time_payments(o);
  perform private.collect_payment(o, 'placing', true);
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return o;
end
$$;

comment on function private.open_payments is
  'Writes what an order that is placed now is to be paid with, and collects what is paid at once.';

-- Orders that belong together, once for every trade instead of a column in each: what replaces, mends, brings back or
-- continues another order, or is a part of what it sold.

create table private.order_relation_kinds (
  relation text primary key constraint order_relation_name check (relation ~ '^[a-z][a-z_]{0,39}$'),
  means text not null constraint order_relation_means check (length(means) between 1 and 200)
);

revoke all on private.order_relation_kinds from anon, authenticated;

comment on table private.order_relation_kinds is 'How one order can belong to another; a trade may add its own.';
comment on column private.order_relation_kinds.means is 'What the order named first is to the one named second.';

insert into private.order_relation_kinds (relation, means) values
  ('exchange', 'It replaces what the other delivered.'),
  ('warranty', 'It mends what the other did, at no cost.'),
  ('return_leg', 'It brings back what the other carried.'),
  ('series', 'It is the next of the same series.'),
  ('lesson', 'It uses one lesson of the package that the other sold.');

create table private.order_relations (
  from_order uuid not null references public.enhanced_orders (id),
  to_order uuid not null references public.enhanced_orders (id),
  relation text not null references private.order_relation_kinds (relation),
  at timestamptz not null default now(),
  primary key (from_order, to_order, relation),
  constraint order_relation_of_two check (from_order <> to_order)
);

create index order_relations_to_order_idx on private.order_relations (to_order);
create index order_relations_relation_idx on private.order_relations (relation);

revoke all on private.order_relations from anon, authenticated;

comment on table private.order_relations is 'Which order belongs to which other, and how. Append-only.';

create trigger order_relations_are_append_only before update or delete on private.order_relations
  for each row execute function private.forbid_change();

create function private.relate_orders(from_order uuid, to_order uuid, relation text) returns void
language sql set search_path = '' as $$
  insert into private.order_relations (from_order, to_order, relation)
  values (relate_orders.from_order, relate_orders.to_order, relate_orders.relation)
  on conflict do nothing
$$;

comment on function private.relate_orders is
  'Says how an order belongs to another; saying it again changes nothing. Called by a trade that places the first.';

create function public.related_orders(order_id uuid)
returns table (relation text, from_order uuid, to_order uuid, related_order uuid, order_number text, trade text,
  kind public.order_kind, status public.order_status, placed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_user();
  if private.party_roles(related_orders.order_id) = '{}' then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return query
    select r.relation, r.from_order, r.to_order, o.id, o.order_number, o.trade, o.kind, o.status, o.created_at
    from private.order_relations as r
    join public.enhanced_orders as o
      on o.id = case r.from_order when related_orders.order_id then r.to_order else r.from_order end
    where related_orders.order_id in (r.from_order, r.to_order)
      -- Whoever has no part in the other order does not learn of it: it may be another vendor's.
      and private.party_roles(o.id) <> '{}'
    order by o.created_at desc, o.id limit 100;
end
$$;

comment on function public.related_orders is
  'Orders that belong to an order, for whoever takes part in both, newest first. from_order is the later of the two: '
  'what replaces, mends, returns or continues to_order.';

grant execute on function public.related_orders(uuid) to authenticated;
revoke all on private.share_views from anon, authenticated;

comment on table private.share_views is
  'What a link to an order can show: a function (order) that answers it. It is read by people without an account.';

insert into private.share_views (view, shown_by) values ('live_status', 'private.shared_status');

create index trades_share_view_idx on private.trades (share_view);

comment on column private.trades.share_view is 'What a link to an order of the trade shows; null: it is not shared.';

create table private.share_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  order_id uuid not null references public.enhanced_orders (id),
  view text not null references private.share_views (view),
  created_by uuid not null references auth.users (id),
  created_at timestamptz not null default now(),
  until_at timestamptz not null,
  revoked_at timestamptz
);

create index share_links_order_idx on private.share_links (order_id);
create index share_links_view_idx on private.share_links (view);
create index share_links_created_by_idx on private.share_links (created_by);

revoke all on private.share_links from anon, authenticated;

comment on table private.share_links is 'Links by which people without an account follow an order.';
comment on column private.share_links.token_hash is
  'SHA-256 of what the link carries, 128 random bits that are not kept.';
comment on column private.share_links.until_at is
  'The link ends then at the latest, and before with the order or when revoked.';

create table private.share_link_visits (
  link_id uuid not null references private.share_links (id) on delete cascade,
  visitor text not null,
  since timestamptz not null default now(),
  visits integer not null default 1,
  primary key (link_id, visitor)
);

revoke all on private.share_link_visits from anon, authenticated;

comment on table private.share_link_visits is 'How often a link was opened within a minute; only counts.';
comment on column private.share_link_visits.visitor is 'Digest of the visitor''s address with a daily salt, or empty.';

create function private.shared_status(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', o.kind, 'trade', o.trade, 'status', o.status, 'status_since', o.status_since,
    'arrival', case when o.status not in ('delivered', 'cancelled') then private.eta_of(o) end,
    'performer', (select jsonb_build_object('name', private.party_name(p.role, p.user_id),
        -- Where somebody is concerns the order only while they are on the way with it.
        'position', case when o.status in ('in_progress', 'out_for_delivery', 'on_way') then
          (select jsonb_build_object('lat', c.lat, 'lng', c.lng, 'heading', c.heading, 'at', c.at,
            'paused_since', private.silent_since(c))
          from public.courier_positions as c where c.user_id = p.user_id) end)
      from private.order_parties as p join private.party_kinds as k on k.role = p.role
      where p.order_id = o.id and k.performs and p.user_id is not null and (p.until_at is null or p.until_at > now())
      order by p.from_at desc limit 1))
$$;

comment on function private.shared_status is
  'What a link shows of an order: status, arrival, the performer''s first name and, on the way, their position. '
  'No phone, no address, no amount, nothing of the customer.';

create function private.share_link_ended(l private.share_links, o public.enhanced_orders) returns boolean
language sql stable set search_path = '' as $$
  select l.revoked_at is not null or l.until_at <= now() or (o.status in ('delivered', 'cancelled')
    and o.status_since <= now() - make_interval(secs => case
      when (select v.ends_at_once from private.share_views as v where v.view = l.view) then 0
      else private.setting_int('contact_seconds') end))
$$;

comment on function private.share_link_ended is
  'Whether a link shows nothing any more: it ends when the parties part, or at once where its view says so.';

create function private.shareable_order(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = shareable_order.order_id and e.user_id = caller for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return o;
end
$$;

comment on function private.shareable_order is 'The caller''s own order, locked so that links are counted one by one.';

create function public.create_share_link(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.shareable_order(create_share_link.order_id);
  token text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
  shown text := (select t.share_view from private.trades as t where t.trade = o.trade);
  l private.share_links;
begin
  perform private.hold_account(o.user_id);
  if shown is null or o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'sharing_unavailable', 'This order cannot be shared.');
  end if;
  if (select count(*) from private.share_links as s where s.order_id = o.id) >= 50 then
    perform private.refuse(429, 'too_many_share_links', 'Many links to this order were made. Please use one of them.');
  end if;
  insert into private.share_links (token_hash, order_id, view, created_by, until_at)
  values (sha256(convert_to(token, 'utf8')), o.id, shown, o.user_id,
    greatest(now(), o.promised_max_at) + interval '1 day')
  returning * into l;
  return jsonb_build_object('token', token, 'until_at', l.until_at);
end
$$;

comment on function public.create_share_link is
  'A link by which somebody without an account follows the caller''s order; answers its token, told only once.';

create function public.revoke_share_links(order_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.shareable_order(revoke_share_links.order_id);
  ended integer;
begin
  update private.share_links as l set revoked_at = now() where l.order_id = o.id and l.revoked_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$$;

comment on function public.revoke_share_links is
  'Ends every link to the caller''s order; answers how many there were.';

create function public.share_links(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = share_links.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object(
    'can_share', o.status not in ('delivered', 'cancelled')
      and (select t.share_view is not null from private.trades as t where t.trade = o.trade),
    'open', (select count(*) from private.share_links as l
      where l.order_id = o.id and not private.share_link_ended(l, o)));
end
$$;

comment on function public.share_links is
  'Whether the caller''s order can be shared, and how many links to it are open.';

create function private.pace_share_link(link_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  so_far integer;
begin
  perform private.take_turns('share_link', pace_share_link.link_id::text);
  delete from private.share_link_visits as v
  where v.link_id = pace_share_link.link_id and v.since < now() - interval '1 minute';
  -- Each visitor has a limit, and all of a link together: what names an address can be made up.
  if (select coalesce(sum(v.visits), 0) from private.share_link_visits as v
      where v.link_id = pace_share_link.link_id) >= 300 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
  insert into private.share_link_visits as v (link_id, visitor)
  values (pace_share_link.link_id, coalesce(private.sender_digest(), ''))
  on conflict (link_id, visitor) do update set visits = v.visits + 1 returning v.visits into so_far;
  if so_far > 60 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
end
$$;

comment on function private.pace_share_link is
  'Refuses visits of one link beyond 60 a minute from one address, 300 from all.';

create function public.shared_view(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  l private.share_links;
  o public.enhanced_orders;
  shown jsonb;
begin
  select * into l from private.share_links as s where s.token_hash = sha256(convert_to(left(token, 40), 'utf8'));
  if not found then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  perform private.pace_share_link(l.id);
  select * into o from public.enhanced_orders as e where e.id = l.order_id;
  if private.share_link_ended(l, o) then
    return jsonb_build_object('state', 'ended', 'server_now', now());
  end if;
  execute format('select %s($1)', (select v.shown_by from private.share_views as v where v.view = l.view))
  into shown using o;
  return private.shared_way(o) || shown || jsonb_build_object('state', 'open', 'view', l.view, 'server_now', now());
end
$$;

comment on function public.shared_view is
  'What a link to an order shows to whoever holds it, also without an account; state says whether it has ended.';

grant execute on function public.create_share_link(uuid), public.revoke_share_links(uuid), public.share_links(uuid)
  to authenticated;
grant execute on function public.shared_view(text) to anon, authenticated;

comment on column private.trades.in_cart is
  'Sold from the cart, where goods of several trades are priced together by private.price_goods; what came can be '
  'ordered again.';
comment on column private.trades.clean is
  'The name of a function (request jsonb) returns jsonb: the keys of a request that only this trade knows, '
  'each checked. '
  'Null where there are none. The request is bounded as a whole before.';
comment on column private.trades.price is
  'The name of a function (caller uuid, request jsonb) returns jsonb {problems, address, scheduled_for?, '
  'orders: [part]}. A '
  'part has its trade, kind, lines and charges before tax, and may have starts_at and ends_at. Null where '
  'nobody may ask.';
comment on column private.trades.place is
  'The name of a function (o enhanced_orders, part jsonb) returns void: shares, timers and the trade''s own rows.';
comment on column private.trades.cancel is
  'The name of a function (o enhanced_orders, actor_role text, reason_code text) returns jsonb: the terms of '
  'cancelling, as '
  'private.usual_cancellation answers them. Null where the usual ones hold.';
comment on column private.trades.fulfil is
  'Goods only: the name of a function (v vendors, home addresses, request jsonb, lines jsonb) returns jsonb: '
  'who brings it.';
comment on column private.trades.packaging_tax_class is
  'What taxes packaging; null where it is part of the delivery.';
comment on column private.trades.prices_include_tax is
  'How prices of the trade are stated unless a vendor says otherwise.';
comment on column private.trades.max_live_orders is
  'How many orders of the trade one customer may have under way; null for the setting max_live_orders.';
comment on column private.trades.charge_cap_bp is
  'The most that the law lets a customer be charged for cancelling, in basis points of the price; null where '
  'none does.';
comment on column private.trades.charge_cap_paise is 'The same in paise.';
comment on table private.trade_kinds is
  'The life cycles that orders of a trade can have, and what a request for one may ask for. The first by '
  'position is meant '
  'where a request names none.';
comment on column private.trade_kinds.asked is
  'A request may name it; otherwise it follows from who sells, as with what a carrier brings.';
comment on column private.trade_kinds.carried is 'One of our couriers brings it.';
comment on column private.trade_kinds.cash_role is
  'The party that collects cash. Where nobody has that part, the vendor does.';
comment on column private.trade_kinds.estimate is
  'The name of a function (o enhanced_orders) returns private.estimate. Null where what was promised stays.';
comment on column private.trade_kinds.desk is
  'Which desk of the vendor app shows these orders; null where no vendor acts on them.';
comment on column private.trade_kinds.promise is
  'The name of a function (o enhanced_orders, prep_minutes integer) returns jsonb {prep_minutes, promised_min_at, '
  'promised_max_at}: what accepting it promises. Null where accepting changes nothing.';

create index trade_kinds_cash_role_idx on private.trade_kinds (cash_role);

revoke all on private.trade_kinds from anon, authenticated;

comment on column private.order_effects.trade is 'The trade whose orders it is for; null for all of the kind.';

create index order_effects_trade_idx on private.order_effects (trade);

comment on column private.order_notices.trade is 'The trade whose orders it is for; null for all of the kind.';

create index order_notices_trade_idx on private.order_notices (trade);

comment on column private.party_paths.trade is 'The trade whose notifications lead there.';
comment on column public.cancellation_policies.trade is 'The trade it holds for; null for all.';
comment on column public.cancellation_policies.specificity is
  'How many of its conditions are set: the most specific policy that fits wins.';

create index cancellation_policies_trade_idx on public.cancellation_policies (trade);

-- The kinds of a trade that a request is about: those of the cart where it names no trade.
create function private.asked_kinds(request jsonb) returns setof private.trade_kinds
language plpgsql stable set search_path = '' as $$
begin
  return query select k.* from private.trade_kinds as k join private.trades as t on t.trade = k.trade
    where case when asked_kinds.request ? 'trade'
      then t.trade = asked_kinds.request ->> 'trade' and t.price is not null and not t.in_cart
        and k.asked and k.kind::text = coalesce(asked_kinds.request ->> 'fulfilment', (
          select f.kind::text from private.trade_kinds as f where f.trade = t.trade order by f.position limit 1))
      else t.in_cart and k.asked and k.kind::text = coalesce(asked_kinds.request ->> 'fulfilment', 'delivery') end
    order by t.trade;
end
$$;

comment on function private.asked_kinds(jsonb) is
  'What an order that is asked for could be: of the named trade, or of any that is sold from the cart.';

-- The row that says what an order of its trade and kind takes.
create function private.kind_of_order(o public.enhanced_orders) returns private.trade_kinds
language plpgsql stable set search_path = '' as $$
declare
  found private.trade_kinds;
begin
  select * into found from private.trade_kinds as k where k.trade = o.trade and k.kind = o.kind;
  return found;
end
$$;

comment on function private.kind_of_order(public.enhanced_orders) is 'What its trade says of orders of this kind.';

-- A request is bounded as a whole: bytes, depth, and how much one list or text holds. What its keys mean is the
-- trade's.
create function private.is_bounded(given jsonb, depth integer default 5) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case jsonb_typeof(given)
      when 'object' then depth > 0 and (select count(*) <= 60 and coalesce(bool_and(length(e.key) <= 60
        and private.is_bounded(e.value, depth - 1)), true) from jsonb_each(given) as e)
      when 'array' then depth > 0 and jsonb_array_length(given) <= 60
        and (select coalesce(bool_and(private.is_bounded(e, depth - 1)), true) from jsonb_array_elements(given) as e)
      when 'string' then length(given #>> '{}') <= 4000
      else true end;
end
$$;

comment on function private.is_bounded(jsonb, integer) is
  'Whether a value of a client has at most 60 entries in each list or object, texts of 4,000 characters and '
  'the depth given.';

-- Keys of a request that hold one short value each, for a trade's clean; the others are refused or left out.
create function private.short_values(request jsonb, variadic keys text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if exists (select from jsonb_each(short_values.request) as e where e.key = any (short_values.keys)
      and (jsonb_typeof(e.value) in ('object', 'array') or length(e.value #>> '{}') > 100)) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return (select coalesce(jsonb_object_agg(e.key, e.value), '{}'::jsonb) from jsonb_each(short_values.request) as e
    where e.key = any (short_values.keys));
end
$$;

comment on function private.short_values(jsonb, text[]) is
  'The named keys of a request, each one value of at most 100 characters; refuses longer ones and lists with '
  'request_invalid.';

create function private.clean_food(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(request -> 'no_cutlery') not in ('boolean', 'null') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_build_object('no_cutlery', coalesce((request ->> 'no_cutlery')::boolean, false));
end
$$;

comment on function private.clean_food(jsonb) is 'What a request says of food alone: whether cutlery is left out.';

create function private.clean_recharge(request jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.short_values(request, 'operator', 'circle', 'number', 'plan_id', 'amount_paise')
$$;

comment on function private.clean_recharge(jsonb) is 'What a request says of a recharge.';

create function private.clean_bill(request jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.short_values(request, 'bill_fetch_id', 'amount_paise')
$$;

comment on function private.clean_bill(jsonb) is 'What a request says of a bill.';

-- Recharges and bills: two trades with one way of being carried out.
create function private.digital_order(caller uuid, service text, priced jsonb, request jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('problems', priced -> 'problems', 'address', null, 'orders', (
    select coalesce(jsonb_agg(part || jsonb_build_object('trade', service, 'kind', 'digital',
      'region_id', private.digital_region(caller),
      'digital', (request - array['trade', 'fulfilment', 'scheduled_for', 'instructions'])
        || jsonb_build_object('service', service))), '[]') from jsonb_array_elements(priced -> 'orders') as part))
$$;

comment on function private.digital_order(uuid, text, jsonb, jsonb) is
  'A priced recharge or bill as private.trades.price returns it; digital is what place_digital starts.';

revoke execute on function private.digital_order(uuid, text, jsonb, jsonb) from public;

create function private.price_recharge_order(caller uuid, request jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.digital_order(caller, 'recharge', private.price_recharge(request), request)
$$;

comment on function private.price_recharge_order(uuid,
  jsonb) is 'What a recharge costs, as private.trades.price returns it.';

create function private.price_bill_order(caller uuid, request jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.digital_order(caller, 'bill', private.price_bill(caller, request), request)
$$;

comment on function private.price_bill_order(uuid,
  jsonb) is 'What paying a bill costs, as private.trades.price returns it.';

revoke execute on function private.price_recharge_order(uuid, jsonb), private.price_bill_order(uuid, jsonb)
  from public;

create function private.usual_cancellation(o public.enhanced_orders, actor_role text,
  reason_code text default null::text)
  returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  step private.cancellation_steps;
  blame text := private.fault_for_cancelling(o, actor_role, reason_code);
  goods bigint := private.left_of(o.id, 'goods');
  allowed boolean;
  charge bigint := 0;
  credit bigint := 0;
  cap bigint := (select least(t.charge_cap_paise, round(o.total_paise::numeric * t.charge_cap_bp / 10000))
    from private.trades as t where t.trade = o.trade);
  lost bigint := 0;
  paid bigint := private.paid(o.id);
  free_until timestamptz := case when o.placed_at is null or o.status = 'pending' then null
    else greatest(o.placed_at + make_interval(secs => private.setting_int('free_cancel_seconds')),
      private.change_until(o)) end;
begin
  allowed := private.may_move(o, 'cancelled', actor_role);
  if o.scheduled_for is not null and private.has_steps(o) then
    free_until := greatest(coalesce(o.placed_at, o.created_at)
        + make_interval(secs => private.setting_int('free_cancel_seconds')),
      o.scheduled_for - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s));
    if allowed and blame = 'customer' and now() > free_until then
      select * into step from private.steps_of(o) as s
      where now() > o.scheduled_for - make_interval(mins => s.minutes_before) order by s.minutes_before limit 1;
      charge := private.charge_of_step(o, step);
    end if;
    return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
      'points_paise', paid - charge - private.money_of_refund(o.id, paid - charge),
      'compensation_paise', round(charge::numeric * coalesce(step.compensation_bp, 0) / 10000)::bigint,
        'credit_paise', 0,
      'vendor_loss_paise', 0, 'free_until', free_until, 'fault', blame, 'coupon_paise', 0);
  end if;
  -- The first minute is free for both sides.
  if allowed and o.placed_at is not null and o.status <> 'pending'
    and (o.status <> 'confirmed' or now() >= free_until) then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind)
      and (p.trade is null or p.trade = o.trade) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    if blame = 'customer' then
      charge := least(round(goods::numeric * policy.charge_bp / 10000), policy.max_charge_paise, cap, paid);
    elsif actor_role <> 'user' or private.may_claim_credit(o.user_id) then
      credit := least(round(goods::numeric * policy.credit_bp / 10000), policy.max_credit_paise);
    end if;
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when private.has_paid_money(o.id)
      then private.money_of_refund(o.id, paid - charge) end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'points_paise', paid - charge - private.money_of_refund(o.id, paid - charge),
    'credit_paise', credit, 'vendor_loss_paise', case when blame = 'vendor' or coalesce(policy.vendor_loss_bp,
      0) = 0 then 0
      else round(private.shared(o.id, 'vendor_payable')::numeric * policy.vendor_loss_bp / 10000)::bigint end,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$$;

comment on function private.usual_cancellation(public.enhanced_orders, text, text) is
  'What cancelling comes to by the steps before an appointment, or by the policies: never above the cap of the trade.';

revoke execute on function private.usual_cancellation(public.enhanced_orders, text, text) from public;

create function private.cancel_goods(o public.enhanced_orders, actor_role text, reason_code text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if reason_code = 'nobody_at_door' and o.status in ('out_for_delivery', 'on_way')
    and (private.kind_of_order(o)).carried then
    return private.undelivered_terms(o);
  end if;
  return private.usual_cancellation(o, actor_role, reason_code);
end
$$;

comment on function private.cancel_goods(public.enhanced_orders, text, text) is
  'The terms for goods: what came to a door where nobody was has terms of its own.';

revoke execute on function private.cancel_goods(public.enhanced_orders, text, text) from public;

create function private.promise_goods(o public.enhanced_orders, prep_minutes integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  prep integer := coalesce(promise_goods.prep_minutes, o.prep_minutes, 20);
  road integer := prep + private.travel_minutes(o.distance_m);
begin
  if prep not between 1 and 120 then
    perform private.refuse(400, 'prep_minutes_invalid', 'Preparing takes between 1 and 120 minutes.');
  end if;
  return jsonb_build_object('prep_minutes', prep,
    'promised_min_at', greatest(now() + make_interval(mins => road), o.scheduled_for),
    'promised_max_at', greatest(now() + make_interval(mins => road + 10), o.scheduled_for + private.slot_length()));
end
$$;

comment on function private.promise_goods(public.enhanced_orders, integer) is
  'What a vendor of goods promises by accepting: ready after the minutes given, then the road, or the slot.';

revoke execute on function private.promise_goods(public.enhanced_orders, integer) from public;

comment on column private.trades.needs_place is
  'Whether a vendor of the trade has an address and delivers around it. One whose trades all say no may have none.';

create table public.vendor_trades (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  trade text not null references private.trades (trade),
  added_at timestamptz not null default now(),
  primary key (vendor_id, trade)
);

create index vendor_trades_trade_idx on public.vendor_trades (trade);

comment on table public.vendor_trades is 'What a vendor sells by, one row a trade. Written by the database.';

alter table public.vendor_trades enable row level security;

create policy "whoever reads a vendor reads its trades" on public.vendor_trades for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));

revoke all on public.vendor_trades from anon, authenticated;
grant select on public.vendor_trades to anon, authenticated;

create constraint trigger vendor_trades_have_their_place after insert on public.vendor_trades
  deferrable initially deferred for each row execute function private.require_place();

alter table public.payments
  add constraint payments_payer_role_fkey foreign key (payer_role) references private.party_kinds (role),
  add constraint payments_collected_role_fkey foreign key (collected_role) references private.party_kinds (role);

create function private.collect_cash(o public.enhanced_orders, due text) returns setof private.movement
language plpgsql set search_path = '' as $$
declare
  role text := (private.kind_of_order(o)).cash_role;
  taker uuid := private.performer_of(o.id, role);
begin
  return query with taken as (
    update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
      collected_at = now(), updated_at = now(), collected_by = taker,
      collected_role = case when taker is null then 'vendor' else role end,
      collected_vendor = case when taker is null then o.vendor_id end
    from private.payment_methods as m
    where p.order_id = o.id and p.status = 'created' and p.due = collect_cash.due
      and m.method = p.method and m.collected = 'handover'
    returning p.amount_paise - p.refunded_paise as paise
  )
  select coalesce(taker, o.vendor_id),
    (case when taker is null then 'vendor_payable' else 'cash_with_courier' end)::public.ledger_account_kind, -c.paise
  from (select sum(t.paise)::bigint as paise from taken as t) as c where c.paise > 0;
end
$$;

comment on function private.collect_cash is
  'Notes that the cash due now was collected by whoever collects it for this kind, or by the vendor; answers '
  'what they owe of it.';

create function private.take_payment(o public.enhanced_orders, from_account private.movement, key text) returns void
language plpgsql set search_path = '' as $$
begin
  -- A visit that a package or a warranty pays costs nothing.
  if from_account.amount_paise = 0 then return; end if;
  perform private.post('order_paid', o.id, take_payment.key, array[from_account,
    -- Once an order is settled, what is paid for it is the platform's, who has paid everybody.
    (null, case when private.is_settled(o.id) then 'platform_revenue' else 'order_escrow' end,
      -from_account.amount_paise)::private.movement]);
end
$$;

comment on function private.take_payment is 'Posts what somebody pays for an order into escrow.';

create function private.collect_payment(o public.enhanced_orders, due text, by_customer boolean default false)
returns bigint language plpgsql set search_path = '' as $$
declare
  part public.payments;
  amount bigint;
  collected bigint := 0;
  movement private.movement;
begin
  -- Points before the wallet, also where their locks are taken.
  for part in
    select p.* from public.payments as p join private.payment_methods as m on m.method = p.method
      and m.collected = 'points'
    where p.order_id = o.id and p.status = 'created' and p.due = collect_payment.due order by p.position
  loop
    collected := collected + private.pay_in_points(o, part);
  end loop;
  for part in
    select p.* from public.payments as p join private.payment_methods as m on m.method = p.method
      and m.collected = 'placing'
    where p.order_id = o.id and p.status = 'created' and p.due = collect_payment.due
      and (p.due_at is null or p.due_at <= now()) order by p.position
  loop
    amount := part.amount_paise - part.refunded_paise;
    -- Two orders of one customer may be collected at the same moment: the wallet is counted by one after the other.
    perform from private.ledger_accounts as a
    where a.owner_id = private.payer_of(part) and a.kind = 'customer_wallet' for no key update;
    if private.wallet_balance(private.payer_of(part)) < amount then
      -- Whoever else moves the order is not stopped by it: the part stays due.
      continue when not by_customer;
      perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
        'balance_paise', private.wallet_balance(private.payer_of(part)), 'total_paise', amount));
    end if;
    perform private.take_payment(o, (private.payer_of(part), 'customer_wallet', -amount)::private.movement,
      'pay:' || o.id || case when part.position > 1 then ':' || part.position else '' end);
    update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
      collected_at = now(), updated_at = now() where p.id = part.id;
    if part.due <> 'placing' then perform private.publish('user:' || private.payer_of(part), 'wallet',
      '{}'::jsonb); end if;
    collected := collected + amount;
  end loop;
  -- Cash at the end is booked with the settlement: what is owed of it and what is earned in one posting.
  if collect_payment.due <> 'delivered' then
    for movement in select * from private.collect_cash(o, collect_payment.due) loop
      perform private.take_payment(o, movement, format('cash:%s:%s', o.id, collect_payment.due));
      collected := collected - movement.amount_paise;
    end loop;
  end if;
  return collected;
end
$$;

comment on function private.collect_payment is
  'Collects the parts of a payment that fall due at a status, at an event of the trade or at their time, and '
  'answers how much. '
  'A wallet that does not cover its part stops only the customer''s own act.';

create function private.time_payments(o public.enhanced_orders) returns void
language sql set search_path = '' as $$
  insert into private.order_timers (order_id, action, due_at)
  select o.id, 'payment_due', p.due_at from public.payments as p
  where p.order_id = o.id and p.status = 'created' and p.due = 'time' order by p.position
$$;

comment on function private.time_payments is
  'Looks after the parts of a payment that fall due at a time of their own.';

create function private.collect_at_time(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.collect_payment(o, 'time') from public.enhanced_orders as o where o.id = collect_at_time.order_id
$$;

comment on function private.collect_at_time is 'Collects what falls due now.';

insert into private.timer_actions (action, run) values ('payment_due', 'private.collect_at_time');

-- More, less, and back ------------------------------------------------------------------------------------------
create function private.ask_more(o public.enhanced_orders, amount bigint, kind text, key text, note text default null)
returns void language plpgsql set search_path = '' as $$
declare
  part public.payments;
begin
  select * into part from public.payments as p where p.order_id = o.id and p.status = 'created'
  order by p.position desc limit 1;
  if part.id is not null then
    update public.payments as p set amount_paise = p.amount_paise + amount, updated_at = now() where p.id = part.id;
    return;
  end if;
  if private.wallet_balance(o.user_id) < amount then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.');
  end if;
  perform private.post(ask_more.kind, o.id, ask_more.key, array[(o.user_id, 'customer_wallet',
    -amount)::private.movement,
    (null, 'order_escrow', amount)::private.movement], ask_more.note);
  select p.* into part from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'placing'
  where p.order_id = o.id and p.collected_at is not null and p.payer_role = 'user' order by p.position desc limit 1;
  if part.id is null then
    insert into public.payments (order_id, position, user_id, method, status, amount_paise, collected_at, checkout_id)
    select o.id, max(p.position) + 1, o.user_id, m.method, 'captured', amount, now(), o.checkout_id
    from public.payments as p, private.payment_methods as m
    where p.order_id = o.id and m.collected = 'placing' group by m.method;
  else
    update public.payments as p set amount_paise = p.amount_paise + amount, updated_at = now(),
      status = private.refund_state(p.refunded_paise, p.amount_paise + amount, 'captured') where p.id = part.id;
  end if;
end
$$;

comment on function private.ask_more is
  'An order costs more than when it was placed: a part that is still to be paid grows, or the wallet pays the '
  'difference at once.';

create function private.charge_less(o public.enhanced_orders, chosen jsonb, reason_code text, key text) returns bigint
language plpgsql set search_path = '' as $$
declare
  due bigint := private.still_due(o.id);
begin
  -- What was earned and paid already is clawed back, which only a refund does.
  if due > 0 and (not private.has_paid(o.id) or (not exists (select from private.order_shares as s
        where s.order_id = o.id and s.settled_at is not null)
      and due >= (select -sum(r.amount_paise) from private.rows_of_less(o.id, charge_less.chosen) as r
        where r.code <> 'rounding'))) then
    return private.lower_price(o, charge_less.chosen);
  end if;
  return private.refund(o, charge_less.chosen, charge_less.reason_code, 'customer', 'source', charge_less.key);
end
$$;

comment on function private.charge_less is
  'An order costs less than was quoted: what is still to be paid falls; where that is not enough, what was paid '
  'goes back.';

create function private.give_back(o public.enhanced_orders, amount bigint, destination text, reason_code text)
returns setof private.movement language plpgsql set search_path = '' as $$
declare
  part record;
  rest bigint := amount;
  now_back bigint;
  had bigint;
  to_source boolean;
begin
  -- First what is not paid yet, but so that cash stays whole rupees; then what was paid, the last first.
  for part in
    select p as payment, m.whole_rupees, m.refund_to, turn from public.payments as p
    join private.payment_methods as m on m.method = p.method, generate_series(1, 3) as turn
    where p.order_id = o.id and case turn when 2 then p.collected_at is not null else p.status in ('created',
      'authorised') end
    order by turn, p.position desc
  loop
    now_back := least((select p.amount_paise - p.refunded_paise from public.payments as p
      where p.id = (part.payment).id), rest);
    if part.turn = 1 and part.whole_rupees then now_back := now_back / 100 * 100; end if;
    continue when now_back = 0;
    rest := rest - now_back;
    update public.payments as p set refunded_paise = p.refunded_paise + now_back, updated_at = now(),
      status = case when p.collected_at is null and p.refunded_paise + now_back < p.amount_paise then p.status
        else private.refund_state(p.refunded_paise + now_back, p.amount_paise, p.status) end
    where p.id = (part.payment).id;
    continue when part.turn <> 2;
    -- What a bank took back by a dispute whoever paid has already: it goes nowhere else, and not twice.
    had := least(private.had_by_dispute((part.payment).provider_payment_id), now_back);
    if had > 0 then
      return next (null, 'refund_clearing', had)::private.movement;
      perform private.keep_refund(part.payment, had, 'source', give_back.reason_code);
      now_back := now_back - had;
    end if;
    continue when now_back = 0;
    -- Points come back as points, whatever is wanted: as money they would have no end.
    if part.refund_to = 'points' then
      return next (null, 'points_expense', now_back)::private.movement;
      perform private.return_points(o, (part.payment).id);
      perform private.keep_refund(part.payment, now_back, 'points', give_back.reason_code);
      continue;
    end if;
    -- No provider sends back less than a rupee.
    to_source := part.refund_to = 'source' and give_back.destination = 'source' and now_back >= 100;
    return next case when to_source then (null, 'refund_clearing', now_back)::private.movement
      else (private.payer_of(part.payment), 'customer_wallet', now_back)::private.movement end;
    perform private.keep_refund(part.payment, now_back, case when to_source then 'source' else 'wallet' end,
      give_back.reason_code);
  end loop;
  if rest > 0 then
    raise exception using errcode = 'check_violation', constraint = 'payment_refund_range',
      message = format('%s paise more than what was paid', rest);
  end if;
end
$$;

comment on function private.give_back is
  'Gives back by part what an order does not cost any more: what is not paid yet is not asked for, what was '
  'paid goes to whoever '
  'paid it, to the wallet or, where wanted, the way it came, and as points what was paid in points. Answers what is '
  'to be posted for it.';

create function private.undelivered_refund(o public.enhanced_orders, less bigint) returns bigint
language sql stable set search_path = '' as $$
  select greatest(private.paid(o.id) - (o.total_paise - o.refund_paise - less), 0)
$$;

comment on function private.undelivered_refund is
  'What goes back of an order that nobody took, when that much of it is not charged: what was paid above the rest.';

create table private.waiting_orders (
  order_id uuid primary key references public.enhanced_orders (id),
  part jsonb not null,
  cart jsonb
);

comment on table private.waiting_orders is
  'The part of a quote from which an order that waits for its payment is placed once it is paid.';

comment on column private.waiting_orders.cart is
  'The lines of the cart that it took, which come back if it is never paid.';

revoke all on private.waiting_orders from anon, authenticated;

create function private.place_part(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if o.vendor_id is not null then perform private.add_party(o.id, 'vendor', null, o.vendor_id); end if;
  execute format('select %s($1, $2)', (select t.place from private.trades as t where t.trade = o.trade)) using o, part;
end
$$;

comment on function private.place_part is
  'Brings an order before those who sell and perform it: its trade''s rows, notices and timers begin here.';

create function private.end_payment_window(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o
      where o.id = end_payment_window.order_id and o.status = 'awaiting_payment') then
    perform private.transition(end_payment_window.order_id, 'cancelled', null, 'system', 'payment_unconfirmed');
  end if;
end
$$;

comment on function private.end_payment_window is 'Cancels an order that nobody has paid in time.';

insert into private.timer_actions (action, run) values ('payment_window', 'private.end_payment_window');

create function private.place_paid_order(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  waited interval := now() - o.created_at;
  kept private.waiting_orders;
begin
  if exists (select from public.payments as p join private.payment_methods as m on m.method = p.method
      where p.order_id = o.id and p.status in ('created', 'authorised') and p.due = 'placing'
        and m.collected = 'provider') then
    return;
  end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'payment_window' and t.done_at is null;
  -- Nobody has had less time to accept, or to bring it, because somebody else took time to pay.
  update public.enhanced_orders as e set placed_at = now(), accept_by = e.accept_by + waited,
    promised_min_at = case when e.scheduled_for is null then e.promised_min_at + waited else e.promised_min_at end,
    promised_max_at = case when e.scheduled_for is null then e.promised_max_at + waited else e.promised_max_at end
  where e.id = o.id;
  -- Who was stopped meanwhile gets no new order, and the money goes back.
  if exists (select from public.vendors as v where v.id = o.vendor_id
      and v.status in ('suspended', 'terminated')) then
    perform private.transition(o.id, 'cancelled', null, 'system', 'vendor_problem');
    return;
  end if;
  delete from private.waiting_orders as w where w.order_id = o.id returning * into kept;
  o := private.transition(o.id, 'pending', null, 'system');
  perform private.place_part(o, kept.part);
end
$$;

comment on function private.place_paid_order is
  'Places an order for which nothing is awaited from a provider any more.';

insert into private.trades (trade, in_cart, prices_include_tax, detail, packaging_tax_class, keeps_contact,
  performer_role, clean, promised_within, cancel, price, desk, share_view, fulfil, place) values
  ('food', true, false, 'private.food_detail', 'restaurant', null, 'courier', 'private.clean_food', null,
    'private.cancel_goods', 'private.price_goods', 'board', 'live_status', null, 'private.place_food'),
  ('grocery', true, true, 'private.grocery_detail', null, null, 'courier', null, 'promised_grocery_seconds',
    'private.cancel_goods', 'private.price_goods', 'board', 'live_status', null, 'private.place_grocery'),
  ('shopping', true, true, 'private.shopping_detail', null, 'private.has_open_return', 'courier', null, null,
    'private.cancel_goods', 'private.price_goods', 'parcels', null, 'private.fulfil_shopping',
    'private.place_shopping'),
  ('subscription', false, true, null, null, null, null, null, null, null, null, 'round', null, null,
    'private.place_subscription'),
  ('recharge', false, true, 'private.digital_detail', null, null, null, 'private.clean_recharge', null, null,
    'private.price_recharge_order', null, null, null, 'private.place_digital'),
  ('bill', false, true, 'private.digital_detail', null, null, null, 'private.clean_bill', null, null,
    'private.price_bill_order', null, null, null, 'private.place_digital');

insert into private.trade_kinds (trade, kind, position, carried, takes_tip, takes_coupon, takes_schedule,
  payment_methods, cash_role, estimate, promise, desk) values
  ('food', 'delivery', 1, true, true, true, true, '{wallet,cash,gateway}', 'courier', 'private.estimate_goods',
    'private.promise_goods', 'board'),
  ('food', 'pickup', 2, false, false, true, true, '{wallet,cash,gateway}', 'vendor', 'private.estimate_goods',
    'private.promise_goods', 'board'),
  ('grocery', 'delivery', 1, true, true, true, true, '{wallet,cash,gateway}', 'courier', 'private.estimate_goods',
    'private.promise_goods', 'board'),
  ('grocery', 'pickup', 2, false, false, true, true, '{wallet,cash,gateway}', 'vendor', 'private.estimate_goods',
    'private.promise_goods', 'board'),
  ('shopping', 'delivery', 1, true, true, true, true, '{wallet,cash,gateway}', 'courier', 'private.estimate_goods',
    'private.promise_goods', 'board'),
  ('shopping', 'pickup', 2, false, false, true, true, '{wallet,cash,gateway}', 'vendor', 'private.estimate_goods',
    'private.promise_goods', 'board');

insert into private.trade_kinds (trade, kind, position, asked, takes_coupon, payment_methods, desk) values
  ('shopping', 'shipment', 3, false, true, '{wallet,cash,gateway}', 'parcels');

insert into private.trade_kinds (trade, kind, payment_methods, desk) values
  ('subscription', 'subscription', '{wallet}', 'round'), ('recharge', 'digital', '{wallet,gateway}', null),
  ('bill', 'digital', '{wallet,gateway}', null);
