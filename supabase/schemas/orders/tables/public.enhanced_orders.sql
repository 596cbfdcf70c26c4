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

alter table public.enhanced_orders
  enable row level security;

create index enhanced_orders_checkout_idx on public.enhanced_orders using btree (checkout_id);

create index enhanced_orders_created_idx on public.enhanced_orders using btree (created_at desc, id desc);

create index enhanced_orders_ended_idx on public.enhanced_orders using btree (vendor_id, status_since)
  where (status = ANY (ARRAY['delivered'::public.order_status, 'cancelled'::public.order_status]));

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

create constraint TRIGGER complete_supplies_are_invoiced
  after update of status on public.enhanced_orders deferrable initially deferred
  for each row
  when
    (((old.status IS DISTINCT FROM new.status) AND (new.status = ANY (ARRAY['delivered'::public.order_status,
    'cancelled'::public.order_status]))))
  execute function private.invoice_order();

create constraint TRIGGER delivered_orders_earn_points
  after update of status on public.enhanced_orders deferrable initially deferred
  for each row
  when (((old.status IS DISTINCT FROM new.status) AND (new.status = 'delivered'::public.order_status)))
  execute function private.points_of_order();

create constraint TRIGGER delivered_orders_reward_friends
  after update of status on public.enhanced_orders deferrable initially deferred
  for each row
  when (((old.status IS DISTINCT FROM new.status) AND (new.status = 'delivered'::public.order_status)))
  execute function private.reward_friend();

create trigger groups_follow_their_order
  after update of status on public.enhanced_orders
  for each row
  when ((old.status IS DISTINCT FROM new.status))
  execute function private.tell_group_of_order();

create constraint TRIGGER order_total_adds_up
  after insert or update of total_paise on public.enhanced_orders deferrable initially deferred
  for each row
  execute function private.check_charges();

create trigger orders_count_as_they_go
  after update of status, placed_at on public.enhanced_orders
  for each row
  when (((new.vendor_id IS
    NOT NULL) AND
    ((old.status IS DISTINCT FROM new.status) OR (old.placed_at IS DISTINCT FROM new.placed_at))))
  execute function private.note_order_figures();

create trigger orders_count_when_placed
  after insert on public.enhanced_orders
  for each row
  when (((new.vendor_id IS NOT NULL) AND (new.placed_at IS NOT NULL)))
  execute function private.note_order_figures();

create trigger orders_have_a_conversation
  after insert on public.enhanced_orders
  for each row
  execute function private.open_order_conversation();

create constraint TRIGGER payments_add_up
  after insert or update of total_paise on public.enhanced_orders deferrable initially deferred
  for each row
  execute function private.check_payments();

create trigger texts_are_plain
  before insert or update of instructions, cancel_reason on public.enhanced_orders
  for each row
  execute function private.keep_plain('instructions', 'cancel_reason');

create policy "customers read their orders, administrators all" on public.enhanced_orders
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.enhanced_orders.credit_paise is 'What the customer''s wallet got beside the refund, because somebody else was at fault.';

comment on column public.enhanced_orders.payment_method is 'How it is paid; cash where a part of it is cash. private.derive_payment alone writes it.';

comment on column public.enhanced_orders.payment_status is 'How far it is paid, by its payments; private.derive_payment alone writes it.';

comment on column public.enhanced_orders.placed_at is 'When it came before those who sell and perform it; null for what waits for its payment, or was cancelled while it did.';

comment on column public.enhanced_orders.terms is 'Commission, courier pay and franchise share when the order was placed; later changes do not affect it.';

comment on column public.enhanced_orders.total_amount is 'Rupees, as specified; total_paise is what the ledger uses.';

comment on column public.enhanced_orders.trade is 'What was sold; the kind is the life cycle.';

comment on column public.enhanced_orders.vendor_name is 'Who provides it: the vendor, or the operator or biller of an order without one.';

comment on table public.enhanced_orders is 'Order header of every paid purchase (Spec §3 enhanced_orders).';

grant select (
  accept_by, address, cancel_reason, cancelled_by, cash_change_for_paise, category, charge_paise, checkout_id,
  created_at, credit_paise, discount_amount, discount_paise, distance_m, id, instructions, items, kind,
  last_seq, order_number, payment_method, payment_status, prep_minutes, promised_max_at, promised_min_at,
  promo_code, refund_paise, region_id, scheduled_for, status_since, status, total_amount, total_paise, trade,
  updated_at, user_id, vendor_id, vendor_name
) on table public.enhanced_orders to authenticated;
