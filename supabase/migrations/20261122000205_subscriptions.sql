-- Daily subscriptions, such as milk and newspapers: what a vendor offers, who has subscribed to what, and what became of each day
-- (docs/decisions/0050).

create table public.subscription_terms (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  cut_off time not null default '20:00',
  delivers_from time not null default '05:00' constraint subscription_from_range check (delivers_from >= '04:00'),
  delivers_until time not null default '08:00' constraint subscription_until_range check (delivers_until <= '12:00'),
  delivery_paise integer not null default 0 constraint subscription_delivery_range check (delivery_paise between 0 and 10000),
  is_open boolean not null default true,
  constraint subscription_window_order check (delivers_from < delivers_until)
);
comment on table public.subscription_terms is 'On which terms a vendor delivers subscriptions every day. A vendor without a row offers none. Times by Indian time.';
comment on column public.subscription_terms.cut_off is 'Until when, on the day before, a delivery can still be changed.';
comment on column public.subscription_terms.delivery_paise is 'What one delivery costs, whatever it brings.';
comment on column public.subscription_terms.is_open is 'Whether new customers can subscribe.';

create table public.subscription_items (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  vendor_id uuid not null references public.subscription_terms (vendor_id) on delete cascade,
  deposit_paise integer not null default 0 constraint subscription_deposit_range check (deposit_paise between 0 and 50000),
  max_quantity smallint not null default 10 constraint subscription_max_range check (max_quantity between 1 and 50)
);
create index subscription_items_vendor_idx on public.subscription_items (vendor_id);
comment on table public.subscription_items is 'Items that can be subscribed to.';
comment on column public.subscription_items.deposit_paise is 'Deposit for each bottle that goes out and comes back; 0 where nothing does.';

create table public.subscription_prices (
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  from_day date not null,
  price_paise integer not null,
  primary key (item_id, from_day)
);
comment on table public.subscription_prices is
  'What an item costs its subscribers from a day on. A new price begins with the first day that can still be changed, so that nobody pays a price '
  'that came after the cut-off.';

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id),
  user_id uuid not null references auth.users (id),
  address jsonb not null constraint subscriber_address_size check (octet_length(address::text) <= 2000),
  area text not null default '' constraint subscriber_area_length check (length(area) <= 120),
  distance_m integer not null,
  instructions text constraint subscriber_instructions_length check (length(instructions) <= 300),
  ran_on date,
  next_on date,
  checked_for date,
  retry_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  unique (vendor_id, user_id)
);
create index subscribers_user_idx on public.subscribers (user_id);
create index subscribers_due_idx on public.subscribers (next_on, user_id) where next_on is not null;
comment on table public.subscribers is 'Customers of a vendor''s daily round: one door, whatever is brought there.';
comment on column public.subscribers.address is 'Where to, as the address was when the customer chose it.';
comment on column public.subscribers.area is 'The part of the town that the round is sorted by.';
comment on column public.subscribers.ran_on is 'The last day that the nightly run has decided.';
comment on column public.subscribers.next_on is 'The next day on which something is planned; null for none.';
comment on column public.subscribers.checked_for is 'The last day for which it was looked whether the wallet covers it.';
comment on column public.subscribers.retry_at is 'After a run that failed: not before this time again.';

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references public.subscribers (id),
  item_id uuid not null references public.catalog_items (id),
  frequency text not null constraint subscription_frequency check (frequency in ('daily', 'alternate', 'weekdays')),
  weekdays smallint[] not null default '{}'
    constraint subscription_weekdays check (weekdays <@ '{0,1,2,3,4,5,6}' and cardinality(weekdays) <= 7),
  rule_from date not null,
  quantity smallint not null constraint subscription_quantity_range check (quantity between 1 and 50),
  starts_on date not null,
  ends_on date,
  price_change text not null default 'follow' constraint subscription_price_change check (price_change in ('follow', 'ask')),
  agreed_paise integer not null,
  bottles_out integer not null default 0 constraint subscription_bottles_out_range check (bottles_out >= 0),
  bottles_paid integer not null default 0 constraint subscription_bottles_paid_range check (bottles_paid >= 0),
  created_at timestamptz not null default now(),
  unique (subscriber_id, item_id),
  constraint subscription_weekdays_named check ((frequency = 'weekdays') = (cardinality(weekdays) > 0))
);
create index subscriptions_item_idx on public.subscriptions (item_id);
comment on table public.subscriptions is 'What a subscriber gets, and on which days. Stopped and started again it keeps its row.';
comment on column public.subscriptions.weekdays is 'The days of frequency weekdays, 0 is Sunday.';
comment on column public.subscriptions.rule_from is 'The day from which every other day is counted.';
comment on column public.subscriptions.ends_on is 'The last day; null while it goes on.';
comment on column public.subscriptions.price_change is 'follow: a new price applies after a notice; ask: nothing comes until the customer agrees to it.';
comment on column public.subscriptions.agreed_paise is 'The highest price of a piece that the customer has agreed to.';
comment on column public.subscriptions.bottles_out is 'Bottles that the customer has and has not given back.';
comment on column public.subscriptions.bottles_paid is 'Bottles for which a deposit is held.';

create table public.subscription_pauses (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscriptions (id),
  starts_on date not null,
  ends_on date,
  constraint pause_order check (ends_on >= starts_on),
  constraint pauses_apart exclude using gist (subscription_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
comment on table public.subscription_pauses is 'Days on which nothing comes; ends_on null until the customer resumes.';

create table public.subscription_changes (
  subscription_id uuid not null references public.subscriptions (id),
  day date not null,
  quantity smallint not null constraint change_quantity_range check (quantity between 0 and 50),
  primary key (subscription_id, day)
);
comment on table public.subscription_changes is 'Another quantity on one day; 0 skips it.';

create table public.subscription_orders (
  order_id uuid primary key references public.enhanced_orders (id),
  subscriber_id uuid not null references public.subscribers (id),
  vendor_id uuid not null references public.vendors (id),
  day date not null,
  area text not null,
  unique (subscriber_id, day)
);
create index subscription_orders_round_idx on public.subscription_orders (day, vendor_id);
create index subscription_orders_vendor_idx on public.subscription_orders (vendor_id);
comment on table public.subscription_orders is 'The orders of subscriptions: at most one a day and door.';

create table public.subscription_days (
  subscription_id uuid not null references public.subscriptions (id),
  day date not null,
  quantity smallint not null constraint day_quantity_range check (quantity between 1 and 50),
  order_id uuid references public.enhanced_orders (id),
  skipped text constraint day_skip_reason check (skipped in ('wallet', 'price', 'unavailable', 'vendor', 'not_run')),
  unit_paise integer,
  deposit_paise integer not null default 0,
  deposit_bottles smallint not null default 0,
  deposit_back smallint not null default 0 constraint day_deposit_back_range check (deposit_back between 0 and deposit_bottles),
  primary key (subscription_id, day),
  constraint day_is_ordered_or_skipped check (num_nonnulls(order_id, skipped) = 1)
);
create index subscription_days_order_idx on public.subscription_days (order_id);
create index subscription_days_deposit_idx on public.subscription_days (subscription_id, day) where deposit_back < deposit_bottles;
comment on table public.subscription_days is 'What became of each day on which something was planned. The key keeps a day from being ordered twice.';
comment on column public.subscription_days.skipped is
  'Why nothing came: the wallet was too low, a price that was not agreed to, the item was not there, the vendor did not deliver, or no run in time.';
comment on column public.subscription_days.deposit_bottles is 'Bottles for which this order charged a deposit of deposit_paise each; deposit_back of them were given back.';

-- Who reads what. Nobody writes but the functions of the API.

create function private.is_subscriber(subscriber_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.subscribers as s where s.id = is_subscriber.subscriber_id and s.user_id = (select auth.uid()))
$$;
comment on function private.is_subscriber is 'Whether the caller is this subscriber.';
create function private.has_subscription(subscription_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    where s.id = has_subscription.subscription_id and d.user_id = (select auth.uid()))
$$;
comment on function private.has_subscription is 'Whether a subscription is the caller''s.';
grant execute on function private.is_subscriber(uuid), private.has_subscription(uuid) to authenticated;

alter table public.subscription_terms enable row level security;
alter table public.subscription_items enable row level security;
alter table public.subscription_prices enable row level security;
alter table public.subscribers enable row level security;
alter table public.subscriptions enable row level security;
alter table public.subscription_pauses enable row level security;
alter table public.subscription_changes enable row level security;
alter table public.subscription_orders enable row level security;
alter table public.subscription_days enable row level security;
create policy "everyone reads on which terms vendors deliver daily" on public.subscription_terms for select to anon, authenticated using (true);
create policy "everyone reads what can be subscribed to" on public.subscription_items for select to anon, authenticated using (true);
create policy "everyone reads what it costs" on public.subscription_prices for select to anon, authenticated using (true);
create policy "customers read where they subscribe, administrators all" on public.subscribers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "customers read their subscriptions, administrators all" on public.subscriptions for select to authenticated
  using (private.is_subscriber(subscriber_id) or (select private.is_admin()));
create policy "customers read their pauses, administrators all" on public.subscription_pauses for select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));
create policy "customers read their changes, administrators all" on public.subscription_changes for select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));
create policy "customers read their daily orders, administrators all" on public.subscription_orders for select to authenticated
  using (private.is_subscriber(subscriber_id) or (select private.is_admin()));
create policy "customers read their days, administrators all" on public.subscription_days for select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));
revoke all on public.subscription_terms, public.subscription_items, public.subscription_prices, public.subscribers, public.subscriptions,
  public.subscription_pauses, public.subscription_changes, public.subscription_orders, public.subscription_days from anon, authenticated;
grant select on public.subscription_terms, public.subscription_items, public.subscription_prices to anon, authenticated;
grant select (id, vendor_id, user_id, address, area, distance_m, instructions, ran_on, next_on, created_at) on public.subscribers to authenticated;
grant select on public.subscriptions, public.subscription_pauses, public.subscription_changes, public.subscription_orders,
  public.subscription_days to authenticated;
