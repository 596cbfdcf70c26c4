-- Daily subscriptions, such as milk and newspapers: what a vendor offers, who has subscribed to what, and what became
-- of each day (docs/decisions/0050).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.subscription_terms (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  cut_off time not null default '20:00',
  delivers_from time not null default '05:00' constraint subscription_from_range check (delivers_from >= '04:00'),
  delivers_until time not null default '08:00' constraint subscription_until_range check (delivers_until <= '12:00'),
  delivery_paise integer not null default 0 constraint subscription_delivery_range
    check (delivery_paise between 0 and 10000),
  is_open boolean not null default true,
  constraint subscription_window_order check (delivers_from < delivers_until)
);

create trigger subscription_terms_are_a_trade after insert on public.subscription_terms
  for each row execute function private.keep_subscription_trade();

comment on table public.subscription_terms is 'On which terms a vendor delivers subscriptions every day. A vendor '
  'without a row offers none. Times by Indian time.';
comment on column public.subscription_terms.cut_off is
  'Until when, on the day before, a delivery can still be changed.';
comment on column public.subscription_terms.delivery_paise is
  'What one delivery costs, whatever it brings, including GST.';
comment on column public.subscription_terms.is_open is 'Whether new customers can subscribe.';

create table public.subscription_items (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  vendor_id uuid not null references public.subscription_terms (vendor_id) on delete cascade,
  deposit_paise integer not null default 0 constraint subscription_deposit_range
    check (deposit_paise between 0 and 50000),
  max_quantity smallint not null default 10 constraint subscription_max_range check (max_quantity between 1 and 50)
);

create index subscription_items_vendor_idx on public.subscription_items (vendor_id);

comment on table public.subscription_items is 'Items that can be subscribed to.';
comment on column public.subscription_items.deposit_paise is
  'Deposit for each bottle that goes out and comes back; 0 where nothing does.';

create table public.subscription_prices (
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  from_day date not null,
  price_paise integer not null,
  primary key (item_id, from_day)
);

comment on table public.subscription_prices is
  'What an item costs its subscribers from a day on. A new price begins with the first day that can still be changed, '
    'so that nobody pays a price '
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

create trigger texts_are_plain before insert or update of address, area, instructions on public.subscribers
  for each row execute function private.keep_plain('address', 'area', 'instructions');

create index subscribers_user_idx on public.subscribers (user_id);
create index subscribers_due_idx on public.subscribers (next_on, user_id) where next_on is not null;

comment on table public.subscribers is 'Customers of a vendor''s daily round: one door, whatever is brought there.';
comment on column public.subscribers.address is 'Where to, as the address was when the customer chose it.';
comment on column public.subscribers.area is 'The part of the town that the round is sorted by.';
comment on column public.subscribers.ran_on is 'The last day that the nightly run has decided.';
comment on column public.subscribers.next_on is 'The next day on which something is planned; null for none.';
comment on column public.subscribers.checked_for is
  'The last day for which it was looked whether the wallet covers it.';
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
  price_change text not null default 'follow' constraint subscription_price_change
    check (price_change in ('follow', 'ask')),
  agreed_paise integer not null,
  bottles_out integer not null default 0 constraint subscription_bottles_out_range check (bottles_out >= 0),
  bottles_paid integer not null default 0 constraint subscription_bottles_paid_range check (bottles_paid >= 0),
  created_at timestamptz not null default now(),
  unique (subscriber_id, item_id),
  constraint subscription_weekdays_named check ((frequency = 'weekdays') = (cardinality(weekdays) > 0))
);

create index subscriptions_item_idx on public.subscriptions (item_id);

comment on table public.subscriptions is
  'What a subscriber gets, and on which days. Stopped and started again it keeps its row.';
comment on column public.subscriptions.weekdays is 'The days of frequency weekdays, 0 is Sunday.';
comment on column public.subscriptions.rule_from is 'The day from which every other day is counted.';
comment on column public.subscriptions.ends_on is 'The last day; null while it goes on.';
comment on column public.subscriptions.price_change is
  'follow: a new price applies after a notice; ask: nothing comes until the customer agrees to it.';
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
  deposit_back smallint not null default 0 constraint day_deposit_back_range
    check (deposit_back between 0 and deposit_bottles),
  primary key (subscription_id, day),
  constraint day_is_ordered_or_skipped check (num_nonnulls(order_id, skipped) = 1)
);

create index subscription_days_order_idx on public.subscription_days (order_id);
create index subscription_days_deposit_idx on public.subscription_days (subscription_id, day)
  where deposit_back < deposit_bottles;

comment on table public.subscription_days is
  'What became of each day on which something was planned. The key keeps a day from being ordered twice.';
comment on column public.subscription_days.skipped is
  'Why nothing came: the wallet was too low, a price that was not agreed to, the item was not there, the vendor did '
    'not deliver, or no run in time.';
comment on column public.subscription_days.deposit_bottles is
  'Bottles for which this order charged a deposit of deposit_paise each; deposit_back of them were given back.';

-- Who reads what. Nobody writes but the functions of the API.
create function private.is_subscriber(subscriber_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from public.subscribers as s where s.id = is_subscriber.subscriber_id
    and s.user_id = (select auth.uid()))
$$;

comment on function private.is_subscriber is 'Whether the caller is this subscriber.';

create function private.has_subscription(subscription_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
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

create policy "everyone reads on which terms vendors deliver daily" on public.subscription_terms for
  select to anon, authenticated using (true);

create policy "everyone reads what can be subscribed to" on public.subscription_items for select to anon, authenticated
  using (true);

create policy "everyone reads what it costs" on public.subscription_prices for select to anon, authenticated
  using (true);

create policy "customers read where they subscribe, administrators all" on public.subscribers for
  select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "customers read their subscriptions, administrators all" on public.subscriptions for
  select to authenticated
  using (private.is_subscriber(subscriber_id) or (select private.is_admin()));

create policy "customers read their pauses, administrators all" on public.subscription_pauses for
  select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));

create policy "customers read their changes, administrators all" on public.subscription_changes for
  select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));

create policy "customers read their daily orders, administrators all" on public.subscription_orders for
  select to authenticated
  using (private.is_subscriber(subscriber_id) or (select private.is_admin()));

create policy "customers read their days, administrators all" on public.subscription_days for select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));

revoke all on public.subscription_terms, public.subscription_items, public.subscription_prices, public.subscribers,
  public.subscriptions,
  public.subscription_pauses, public.subscription_changes, public.subscription_orders, public.subscription_days
    from anon, authenticated;
grant select on public.subscription_terms, public.subscription_items, public.subscription_prices to anon, authenticated;
grant select (id, vendor_id, user_id, address, area, distance_m, instructions, ran_on, next_on, created_at)
  on public.subscribers to authenticated;
grant select on public.subscriptions, public.subscription_pauses, public.subscription_changes,
  public.subscription_orders,
  public.subscription_days to authenticated;

-- Which days a subscription falls on, and which of them can still be changed. The same rules as
-- packages/domain/src/subscriptions, which a property test compares. Days are calendar days by Indian time, which has
-- no summer time.

create function private.falls_on(frequency text, weekdays smallint[], rule_from date, day date) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case frequency when 'daily' then true
    when 'alternate' then (day - rule_from) % 2 = 0
    else extract(dow from day)::smallint = any (weekdays) end;
end
$$;

comment on function private.falls_on is
  'Whether a rule names a day: every day, every other day from rule_from on, or on weekdays.';

create function private.planned_quantity(s public.subscriptions, day date) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  changed smallint;
begin
  if planned_quantity.day < s.starts_on or planned_quantity.day > s.ends_on then return 0; end if;
  if exists (select from public.subscription_pauses as p where p.subscription_id = s.id
      and daterange(p.starts_on, p.ends_on, '[]') @> planned_quantity.day) then
    return 0;
  end if;
  select c.quantity into changed from public.subscription_changes as c where c.subscription_id = s.id
    and c.day = planned_quantity.day;
  if found then return changed; end if;
  return case when private.falls_on(s.frequency, s.weekdays, s.rule_from, planned_quantity.day) then s.quantity else 0
    end;
end
$$;

comment on function private.planned_quantity is
  'How many pieces a subscription plans for a day: none outside its days and in a pause, else what was changed for '
    'this day, else by its rule.';

create function private.first_changeable_day(vendor_id uuid, at timestamptz default now()) returns date
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  local timestamp := first_changeable_day.at at time zone 'Asia/Kolkata';
begin
  return local::date + case when local::time < coalesce((select t.cut_off from public.subscription_terms as t
    where t.vendor_id = first_changeable_day.vendor_id), '00:00') then 1 else 2 end;
end
$$;

comment on function private.first_changeable_day is
  'The first day whose delivery can still be changed: tomorrow until the vendor''s cut-off, then the day after. The '
    'day itself never can.';

create function private.subscription_price(item_id uuid, day date) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select p.price_paise from public.subscription_prices as p
    where p.item_id = subscription_price.item_id and p.from_day <= subscription_price.day order by p.from_day desc
      limit 1);
end
$$;

comment on function private.subscription_price is
  'What one piece costs a subscriber on a day, in paise; null for what nobody can subscribe to.';

-- How far ahead a plan is looked for: beyond the longest pause that can be asked for, and its rule.
create function private.plan_days() returns integer language sql immutable set search_path = '' as $$ select 400 $$;

create function private.next_planned_day(s public.subscriptions, from_day date) returns date
language plpgsql stable set search_path = '' as $$
declare
  last_day date := least(s.ends_on, from_day + private.plan_days());
  day date := greatest(from_day, s.starts_on);
begin
  while day <= last_day loop
    if private.planned_quantity(s, day) > 0 then return day; end if;
    day := day + 1;
  end loop;
  return null;
end
$$;

comment on function private.next_planned_day is
  'The first day from from_day on for which a subscription plans something; null within the next 400 days.';

create function private.plan_subscriber(subscriber_id uuid, from_day date default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.subscribers as d
  set next_on = (select min(private.next_planned_day(s,
    coalesce(plan_subscriber.from_day, greatest(d.ran_on + 1, private.today()))))
    from public.subscriptions as s where s.subscriber_id = d.id)
  where d.id = plan_subscriber.subscriber_id;
end
$$;

comment on function private.plan_subscriber is 'Writes down when the nightly run has to look at a subscriber next. '
  'After each change, with the subscriber locked.';

create function private.pin_days(s public.subscriptions, first_changeable date) returns void
language plpgsql set search_path = '' as $$
declare
  pinned date := private.today();
begin
  while pinned < first_changeable loop
    if not exists (select from public.subscription_days as d where d.subscription_id = s.id and d.day = pinned) then
      insert into public.subscription_changes (subscription_id, day, quantity)
        values (s.id, pinned, private.planned_quantity(s, pinned))
      on conflict do nothing;
    end if;
    pinned := pinned + 1;
  end loop;
end
$$;

comment on function private.pin_days is
  'Keeps the days after the cut-off as they are planned before the rule of a subscription changes.';

create function private.follow_price() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  offered public.subscription_items;
  since_day date;
begin
  select * into offered from public.subscription_items as o where o.item_id = new.id;
  if not found then return null; end if;
  since_day := private.first_changeable_day(new.vendor_id);
  insert into public.subscription_prices (item_id, from_day, price_paise) values (new.id, since_day, new.price_paise)
  on conflict (item_id, from_day) do update set price_paise = excluded.price_paise;
  perform private.notify(d.user_id, case when s.price_change = 'ask' and new.price_paise > s.agreed_paise
      then 'subscription_price_asked' else 'subscription_price_changed' end,
    jsonb_build_object('item', new.name, 'vendor', v.name, 'was', private.rupees(old.price_paise), 'price',
      private.rupees(new.price_paise),
      'day', to_char(since_day, 'DD/MM')), '/grocery/subscriptions')
  from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    join public.vendors as v on v.id = d.vendor_id
  where s.item_id = new.id and (s.ends_on is null or s.ends_on >= since_day);
  return null;
end
$$;

comment on function private.follow_price is
  'A new price applies to subscribers from the first day that they can still change, and each is told.';

create trigger subscribers_follow_prices after update of price_paise on public.catalog_items
  for each row when (new.price_paise <> old.price_paise) execute function private.follow_price();

insert into private.notification_templates (template, type, title, message, push_for) values
  ('subscription_price_changed', 'info', 'New price',
    '{item} from {vendor} costs {price} instead of {was} from {day} on.', '12 hours'),
  ('subscription_price_asked', 'warning', 'Do you agree to the new price?',
   '{item} from {vendor} costs {price} instead of {was} from {day} on. It comes again once you agree.', '12 hours');

-- The nightly run: what is planned for a day becomes one order for each door, paid from the wallet when it goes out
-- (docs/decisions/0050).

insert into public.charge_codes (code, position, nature, tax_class) values ('bottle_deposit', 250, 'fee', null);

insert into public.cancellation_reasons (code, actors, fault) values
  ('missed_delivery', '{vendor,system}', 'nobody'), ('round_not_confirmed', '{system}', 'nobody');

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('subscription_run_seconds', 'integer', 'seconds', '10800', 0, 43200, 'subscriptions',
   'When the orders of a day are placed, in seconds after midnight in India.', false),
  ('subscription_claim_seconds', 'integer', 'seconds', '46800', 0, 86399, 'subscriptions',
   'Until when on the same day a delivery that did not come can be reported, in seconds after midnight in India.',
     true),
  ('subscription_close_seconds', 'integer', 'seconds', '72000', 46800, 86399, 'subscriptions',
   'When deliveries that nobody has confirmed are cancelled and refunded, in seconds after midnight in India.', false);

create function private.clock_on(day date, setting_key text) returns timestamptz language sql
  stable set search_path = '' as $$
  select (clock_on.day + make_interval(secs => private.setting_int(clock_on.setting_key))) at time zone 'Asia/Kolkata'
$$;

comment on function private.clock_on is 'The moment on a day in India that a setting names in seconds after midnight.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('subscription_skipped_wallet', 'warning', 'Nothing comes today',
    'Your wallet did not cover {price} for {vendor} on {day}. Top it up, and tomorrow it comes again.', '06:00:00'),
  ('subscription_skipped_price', 'warning', 'Not delivered today',
    'The new price of {item} is waiting for your agreement, so it did not come on {day}.', '06:00:00'),
  ('subscription_skipped_unavailable', 'warning', 'Not available today',
    '{vendor} does not have {item} on {day}. You pay nothing for it.', '06:00:00'),
  ('subscription_skipped_vendor', 'warning', 'No delivery', '{vendor} does not deliver on {day}. You pay nothing.',
    '06:00:00'),
  ('subscription_delivered', 'success', 'Delivered', '{vendor} has delivered.', null),
  ('subscription_not_delivered', 'warning', 'Not delivered',
    '{vendor} could not deliver on {day}. The money is back in your wallet.', '06:00:00'),
  ('subscription_wallet_low', 'warning', 'Your wallet is too low for tomorrow',
    'Tomorrow''s delivery costs {price} and your wallet has {balance}.', '12:00:00'),
  ('round_not_confirmed', 'warning', 'Round not finished',
    'Deliveries of {day} are not confirmed. They are refunded at {time}.', '06:00:00');

create function private.place_subscription(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  commission bigint := (o.terms ->> 'commission_paise')::bigint;
  deposit bigint := private.sum_of(part -> 'charges', 'bottle_deposit');
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id,
    private.sum_of(part -> 'charges', 'items', 'delivery') - commission, '{items,delivery}');
  if deposit > 0 then perform private.add_share(o.id, 'vendor_payable', o.vendor_id, deposit, '{bottle_deposit}'); end
    if;
  if o.terms ->> 'franchise_owner_id' is not null and commission > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(commission * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{items}');
  end if;
  insert into public.subscription_orders (order_id, subscriber_id, vendor_id, day, area)
  values (o.id, (part ->> 'subscriber_id')::uuid, o.vendor_id, (part ->> 'day')::date, part ->> 'area');
  update public.enhanced_orders as e set promised_min_at = (part ->> 'from_at')::timestamptz,
    promised_max_at = (part ->> 'until_at')::timestamptz
  where e.id = o.id;
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'close_delivery', private.clock_on((part ->> 'day')::date, 'subscription_close_seconds'));
end
$$;

comment on function private.place_subscription is
  'The vendor earns items and delivery less commission, and holds the deposit; the franchise its part of the '
    'commission. A delivery that is not '
  'confirmed by the evening is refunded.';

insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('subscription', 'pending', 'delivered', '{vendor}'),
    ('subscription', 'pending', 'cancelled', '{vendor,admin,system}');

create function private.hand_out_bottles(o public.enhanced_orders, was public.order_status) returns void
  language sql set search_path = '' as $$
  update public.subscriptions as s set bottles_out = s.bottles_out + d.quantity
  from public.subscription_days as d where d.order_id = o.id and d.deposit_paise > 0 and s.id = d.subscription_id
$$;

comment on function private.hand_out_bottles is 'The bottles of a delivery are with the customer.';

create function private.keep_bottles(o public.enhanced_orders, was public.order_status) returns void
  language sql set search_path = '' as $$
  with back as (
    update public.subscription_days as d set deposit_back = d.deposit_bottles
    from (select w.subscription_id, w.deposit_bottles - w.deposit_back as many from public.subscription_days as w
      where w.order_id = o.id) as was
    where d.order_id = o.id and d.subscription_id = was.subscription_id and was.many > 0
      returning d.subscription_id, was.many
  )
  update public.subscriptions as s set bottles_paid = greatest(s.bottles_paid - back.many, 0) from back
    where s.id = back.subscription_id
$$;

comment on function private.keep_bottles is 'The deposits of an order that is cancelled are refunded with it.';

-- Bottles before the money: the run locks a subscriber's rows before the wallet as well.
insert into private.order_effects (kind, to_status, position, effect) values
  ('subscription', 'delivered', 10, 'private.hand_out_bottles'),
    ('subscription', 'delivered', 50, 'private.settle_order'),
  ('subscription', 'delivered', 90, 'private.part_with_performers'),
  ('subscription', 'cancelled', 10, 'private.keep_bottles'), ('subscription', 'cancelled', 50, 'private.unwind_order'),
  ('subscription', 'cancelled', 90, 'private.part_with_performers');

insert into private.order_notices (kind, to_status, role, template) values
  ('subscription', 'delivered', 'user', 'subscription_delivered');

create function private.close_delivery(order_id uuid, timer private.order_timers) returns void
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.enhanced_orders as o where o.id = close_delivery.order_id and o.status = 'pending') then
    perform private.transition(close_delivery.order_id, 'cancelled', null, 'system', 'round_not_confirmed');
  end if;
end
$$;

comment on function private.close_delivery is 'What nobody has confirmed by the evening counts as not delivered.';

insert into private.timer_actions (action, run) values ('close_delivery', 'private.close_delivery');

-- One day of one subscriber -------------------------------------------------------------------------------------------
create function private.day_lines(stop public.subscribers, v public.vendors, t public.subscription_terms, day date,
  at timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  from_at timestamptz := (day_lines.day + t.delivers_from) at time zone 'Asia/Kolkata';
  vendor_problem text := case
    when day_lines.at >= (day_lines.day + t.delivers_until) at time zone 'Asia/Kolkata' then 'not_run'
    when v.status <> 'active' or not v.accepting_orders or v.paused_until > from_at
      or exists (select from public.vendor_holidays as h where h.vendor_id = v.id and h.day = day_lines.day)
        then 'vendor' end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('subscription_id', p.id, 'item_id', p.item_id, 'name', i.name,
      'picture', i.picture,
      'options', '[]'::jsonb, 'option_ids', '[]'::jsonb, 'tax_class', i.tax_class, 'unit_paise', p.price, 'quantity',
        p.quantity,
      'total_paise', p.price * p.quantity, 'deposit_paise', coalesce(b.deposit_paise, 0),
      'deposit_bottles', case when b.deposit_paise > 0 then greatest(p.bottles_out + p.quantity - p.bottles_paid, 0)
        else 0 end,
      'skipped', case when vendor_problem is not null then vendor_problem
        when b.item_id is null or not i.is_available or i.sold_out_until > from_at then 'unavailable'
        when p.price_change = 'ask' and p.price > p.agreed_paise then 'price' end) order by i.name, p.id), '[]'::jsonb)
    from (
      select s.id, s.item_id, s.price_change, s.agreed_paise, s.bottles_out, s.bottles_paid,
        private.planned_quantity(s, day_lines.day) as quantity, private.subscription_price(s.item_id, day_lines.day)
          as price
      from public.subscriptions as s where s.subscriber_id = stop.id offset 0) as p
    join public.catalog_items as i on i.id = p.item_id
    left join public.subscription_items as b on b.item_id = p.item_id
    where p.quantity > 0);
end
$$;

comment on function private.day_lines is
  'What a subscriber has planned for a day, in the shape of the lines of a quote, with subscription_id, deposit_paise, '
    'deposit_bottles and '
  'skipped: why a line cannot be delivered.';

create function private.price_day(stop public.subscribers, v public.vendors, t public.subscription_terms,
  day date, lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  charges jsonb;
  commission bigint;
begin
  select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
    select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class',
      v.prices_include_tax) -> 0 as c
    from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods
  where c is not null;
  commission := private.commission_on(charges, v.commission_bp);
  charges := private.with_taxes(charges || private.charge('bottle_deposit', (
      select sum((l ->> 'deposit_paise')::bigint * (l ->> 'deposit_bottles')::bigint)::bigint
      from jsonb_array_elements(lines) as l))
    || private.charge('delivery', t.delivery_paise::bigint));
  return jsonb_build_object('kind', 'subscription', 'trade', 'subscription', 'vendor_id', v.id, 'vendor_name', v.name,
    'category', v.kind, 'region_id', v.region_id,
    'lines', lines, 'charges', charges, 'total_paise', private.sum_of(charges), 'distance_m', stop.distance_m,
    'subscriber_id', stop.id, 'day', price_day.day, 'area', stop.area,
    'from_at', (price_day.day + t.delivers_from) at time zone 'Asia/Kolkata',
    'until_at', (price_day.day + t.delivers_until) at time zone 'Asia/Kolkata',
    'terms', (select jsonb_build_object('commission_bp', v.commission_bp, 'commission_paise', commission,
      'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'))
      from public.regions as r where r.id = v.region_id));
end
$$;

comment on function private.price_day is 'The order that a subscriber''s lines of a day come to: goods, deposits, the '
  'delivery and taxes, as a part of a checkout.';

create function private.skip_lines(stop public.subscribers, v public.vendors, day date, lines jsonb,
  reason text default null, price_paise bigint default 0)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  told record;
begin
  insert into public.subscription_days (subscription_id, day, quantity, skipped, unit_paise)
  select (l ->> 'subscription_id')::uuid, skip_lines.day, (l ->> 'quantity')::smallint,
    coalesce(skip_lines.reason, l ->> 'skipped'), (l ->> 'unit_paise')::integer
  from jsonb_array_elements(lines) as l on conflict do nothing;
  for told in
    select coalesce(skip_lines.reason, l ->> 'skipped') as why, string_agg(l ->> 'name', ', ' order by n) as items
    from jsonb_array_elements(lines) with ordinality as e (l, n) group by 1
  loop
    perform private.notify(stop.user_id, case told.why when 'wallet' then 'subscription_skipped_wallet' when 'price'
      then 'subscription_skipped_price'
        when 'unavailable' then 'subscription_skipped_unavailable' else 'subscription_skipped_vendor' end,
      jsonb_build_object('vendor', v.name, 'item', left(told.items, 200), 'day', to_char(skip_lines.day, 'DD/MM'),
        'price', private.rupees(price_paise)),
      '/grocery/subscriptions');
  end loop;
end
$$;

comment on function private.skip_lines is 'Writes down why lines of a day do not come, and tells the customer.';

create function private.run_day(stop public.subscribers, v public.vendors, t public.subscription_terms, day date,
  at timestamptz) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  lines jsonb := private.day_lines(stop, v, t, run_day.day, run_day.at);
  wanted jsonb;
  part jsonb;
  kept private.quotes;
  o public.enhanced_orders;
begin
  select coalesce(jsonb_agg(l) filter (where l ->> 'skipped' is null), '[]'::jsonb),
    coalesce(jsonb_agg(l) filter (where l ->> 'skipped' is not null), '[]'::jsonb) into wanted, lines
      from jsonb_array_elements(lines) as l;
  if jsonb_array_length(lines) > 0 then perform private.skip_lines(stop, v, run_day.day, lines); end if;
  if jsonb_array_length(wanted) = 0 then return 'skipped'; end if;
  part := private.price_day(stop, v, t, run_day.day, wanted);
  -- Two doors of one customer may be run at the same moment: the wallet is counted by one after the other.
  perform from private.ledger_accounts as a where a.owner_id = stop.user_id and a.kind = 'customer_wallet'
    for no key update;
  if private.wallet_balance(stop.user_id) < (part ->> 'total_paise')::bigint then
    perform private.skip_lines(stop, v, run_day.day, wanted, 'wallet', (part ->> 'total_paise')::bigint);
    return 'skipped';
  end if;
  -- What a round brings is bought for it, by the list of the evening before; nothing of it is on the shelf yet.
  kept.quote := jsonb_build_object('fulfilment', 'subscription', 'address', stop.address);
  kept.request := jsonb_strip_nulls(jsonb_build_object('instructions', stop.instructions));
  o := private.create_order(stop.user_id, kept, part, gen_random_uuid(), 'wallet', null, '{}');
  insert into public.subscription_days (subscription_id, day, quantity, order_id, unit_paise, deposit_paise,
    deposit_bottles)
  select (l ->> 'subscription_id')::uuid, run_day.day, (l ->> 'quantity')::smallint, o.id,
    (l ->> 'unit_paise')::integer,
    (l ->> 'deposit_paise')::integer, (l ->> 'deposit_bottles')::smallint from jsonb_array_elements(wanted) as l;
  update public.subscriptions as s set bottles_paid = s.bottles_paid + (l ->> 'deposit_bottles')::integer,
    agreed_paise = case when s.price_change = 'follow' then (l ->> 'unit_paise')::integer else s.agreed_paise end
  from jsonb_array_elements(wanted) as l where s.id = (l ->> 'subscription_id')::uuid;
  return 'placed';
end
$$;

comment on function private.run_day is 'Places what a locked subscriber has planned for a day, as one order paid from '
  'the wallet, or writes down why not: placed or skipped.';

create function private.run_subscriber(stop public.subscribers, v public.vendors, t public.subscription_terms, day date,
  at timestamptz) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  outcome text;
  missed date := stop.next_on;
begin
  -- Days on which no run came in time are written down as such, one by one, and never delivered late.
  while missed <= run_subscriber.day loop
    outcome := private.run_day(stop, v, t, missed, run_subscriber.at);
    missed := missed + 1;
  end loop;
  update public.subscribers as d set ran_on = run_subscriber.day, retry_at = null, last_error = null
    where d.id = stop.id;
  perform private.plan_subscriber(stop.id, run_subscriber.day + 1);
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  return outcome;
end
$$;

comment on function private.run_subscriber is 'Decides all days of a locked subscriber up to this one, and plans the '
  'next: what became of the last, placed or skipped.';

create function private.run_subscriptions(day date, most integer default 500, at timestamptz default now())
  returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  t public.subscription_terms;
  stop public.subscribers;
  ran integer := 0;
  rounds uuid[] := '{}';
begin
  -- The first order of a region's day opens its numbers, for which every other first order waits: before wallets are
  -- locked, in one order.
  perform private.take_turns('first_order_of_day', r.id::text) from (
    select g.id from public.regions as g
    where not exists (select from private.order_number_bases as b where b.region_id = g.id and b.day = private.today())
      and exists (select from public.subscribers as d join public.vendors as w on w.id = d.vendor_id
        where d.next_on <= run_subscriptions.day and w.region_id = g.id)
    order by g.id offset 0) as r;
  -- Customers in one order everywhere: runs at the same time never wait for each other's wallets in a circle.
  for stop in
    select * from public.subscribers as d where d.next_on <= run_subscriptions.day
      and (d.retry_at is null or d.retry_at <= run_subscriptions.at)
    order by d.next_on, d.user_id limit run_subscriptions.most for update skip locked
  loop
    ran := ran + 1;
    begin
      select * into v from public.vendors as w where w.id = stop.vendor_id;
      select * into t from public.subscription_terms as w where w.vendor_id = stop.vendor_id;
      if private.run_subscriber(stop, v, t, run_subscriptions.day, run_subscriptions.at) = 'placed'
        and not stop.vendor_id = any (rounds) then
        rounds := rounds || stop.vendor_id;
      end if;
    exception when others then
      -- One that fails is tried again later and does not keep the others from their milk.
      update public.subscribers as d set retry_at = run_subscriptions.at + interval '1 minute', last_error = sqlerrm
        where d.id = stop.id;
    end;
  end loop;
  perform private.publish('vendor:' || r, 'round', jsonb_build_object('day', run_subscriptions.day))
    from unnest(rounds) as r;
  return ran;
end
$$;

comment on function private.run_subscriptions is
  'Places the orders of a day for the next subscribers, at most so many, and answers how many it looked at; 0 when '
    'there is nothing left '
  'that no other run is at. Repeated, at the same time or after one that was killed, it doubles and loses nothing: '
    'whoever has '
  'been decided is not due any more.';

create function private.run_due_subscriptions() returns integer language plpgsql set search_path = '' as $$
begin
  if now() < private.clock_on(private.today(), 'subscription_run_seconds') then return 0; end if;
  return private.run_subscriptions(private.today());
end
$$;

comment on function private.run_due_subscriptions is
  'The job: from the hour of the run on, the orders of the present day.';

-- What customers do with their subscriptions. Each call is safe to repeat: it says how something shall be, not what to
-- add.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('subscriptions_per_customer', 'integer', 'count', '30', 1, 200, 'subscriptions',
    'Subscriptions that one customer may have at a time.', false),
  ('subscription_days_ahead', 'integer', 'count', '60', 7, 365, 'subscriptions',
    'How many days ahead a start, a change or the beginning of a pause can be.', true);

create function private.lock_subscriber(subscriber_id uuid) returns public.subscribers
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.subscribers;
begin
  select * into stop from public.subscribers as d where d.id = lock_subscriber.subscriber_id for update;
  return stop;
end
$$;

comment on function private.lock_subscriber is 'Locks a subscriber; orders before it, stock and money after it.';

create function private.own_subscription(subscription_id uuid) returns public.subscriptions
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  s public.subscriptions;
begin
  perform private.lock_subscriber(d.id) from public.subscriptions as w
    join public.subscribers as d on d.id = w.subscriber_id
  where w.id = own_subscription.subscription_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.'); end if;
  select * into s from public.subscriptions as w where w.id = own_subscription.subscription_id;
  return s;
end
$$;

comment on function private.own_subscription is 'A subscription of the caller, with its subscriber locked.';

create function private.is_going_on(s public.subscriptions) returns boolean language sql
  stable set search_path = '' as $$
  select s.ends_on is null
$$;

create function private.refuse_locked_day(vendor_id uuid, day date) returns void language plpgsql
  stable set search_path = '' as $$
#variable_conflict use_column
declare
  earliest date := private.first_changeable_day(refuse_locked_day.vendor_id);
begin
  if refuse_locked_day.day is null or refuse_locked_day.day < earliest then
    perform private.refuse(409, 'subscription_cut_off', 'It is too late to change this day.',
      jsonb_build_object('day', earliest));
  end if;
  if refuse_locked_day.day > private.today() + private.setting_int('subscription_days_ahead') then
    perform private.refuse(400, 'subscription_day_too_far', 'This day is too far ahead.');
  end if;
end
$$;

comment on function private.refuse_locked_day is 'Refuses a day whose cut-off has passed (the first one that can be '
  'changed comes as figure), and one too far ahead.';

create function private.checked_rule(frequency text, weekdays smallint[]) returns smallint[] language plpgsql
  immutable set search_path = '' as $$
declare
  sorted smallint[] := array(select distinct w from unnest(weekdays[1:20]) as w order by w);
begin
  if checked_rule.frequency not in ('daily', 'alternate', 'weekdays') or checked_rule.frequency is null
      or (frequency = 'weekdays' and (cardinality(sorted) = 0 or not sorted <@ '{0,1,2,3,4,5,6}'::smallint[])) then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  return case when frequency = 'weekdays' then sorted else '{}' end;
end
$$;

comment on function private.checked_rule is 'The weekdays of a rule, sorted and each once; none for the other rules.';

create function private.check_quantity(item_id uuid, quantity integer, fewest integer) returns void language plpgsql
  stable set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := coalesce((select i.max_quantity from public.subscription_items as i
    where i.item_id = check_quantity.item_id), 50);
begin
  if check_quantity.quantity is null or check_quantity.quantity not between check_quantity.fewest and most then
    perform private.refuse(400, 'subscription_quantity_invalid', 'This quantity cannot be delivered.',
      jsonb_build_object('most', most));
  end if;
end
$$;

create function private.address_snapshot(address_id uuid, caller uuid) returns jsonb language plpgsql
  stable set search_path = '' as $$
#variable_conflict use_column
declare
  home jsonb := (select jsonb_build_object('id', a.id, 'label', a.label, 'line', a.line, 'landmark', a.landmark, 'city',
    a.city, 'pincode', a.pincode,
    'lat', a.lat, 'lng', a.lng) from public.addresses as a where a.id = address_snapshot.address_id
      and a.user_id = caller);
begin
  if home is null then perform private.refuse(404, 'address_not_found', 'This address is not saved any more.'); end if;
  return home;
end
$$;

comment on function private.address_snapshot is 'An address of the caller as an order keeps it, with its id.';

create function private.settle_at_door(vendor public.vendors, caller uuid, address_id uuid) returns public.subscribers
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  home jsonb := private.address_snapshot(settle_at_door.address_id, caller);
  lat double precision := (home ->> 'lat')::double precision;
  lng double precision := (home ->> 'lng')::double precision;
  stop public.subscribers;
begin
  if not private.delivers_to(vendor, lat, lng) then
    perform private.refuse(409, 'subscription_outside_area', 'This address is outside the area of the daily round.');
  end if;
  -- The part of the address after its first comma names the area more often than not; the vendor sorts by it.
  insert into public.subscribers (vendor_id, user_id, address, area, distance_m)
  values (vendor.id, caller, home, left(coalesce(nullif(trim(split_part(home ->> 'line', ',', -1)), ''),
    home ->> 'city'), 120),
    private.road_distance_m(lat, lng, vendor.lat, vendor.lng))
  on conflict (vendor_id, user_id) do update set address = excluded.address, area = excluded.area,
    distance_m = excluded.distance_m
  returning * into stop;
  return stop;
end
$$;

comment on function private.settle_at_door is
  'The caller as a subscriber of a vendor at one of their addresses, created or moved, and locked.';

create function public.start_subscription(item_id uuid, address_id uuid, frequency text, quantity integer,
  starts_on date, idempotency_key text,
  weekdays smallint[] default '{}', price_change text default 'follow') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  days smallint[] := private.checked_rule(start_subscription.frequency, start_subscription.weekdays);
  v public.vendors;
  stop public.subscribers;
  s public.subscriptions;
  price integer;
  first date;
begin
  perform private.hold_account(caller);
  result := private.claim_idempotency(caller, start_subscription.idempotency_key, 'start_subscription');
  if result is not null then return result; end if;
  select w.* into v from public.subscription_items as i join public.catalog_items as c on c.id = i.item_id
    join public.subscription_terms as t on t.vendor_id = i.vendor_id join public.vendors as w on w.id = i.vendor_id
  where i.item_id = start_subscription.item_id and t.is_open and w.status = 'active';
  if not found then perform private.refuse(404, 'subscription_unavailable',
    'This cannot be subscribed to at the moment.'); end if;
  if private.is_staff_of(v.id, caller) then perform private.refuse(403, 'own_vendor',
    'You cannot order from your own business.'); end if;
  if start_subscription.price_change not in ('follow', 'ask') or start_subscription.price_change is null then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  perform private.check_quantity(start_subscription.item_id, start_subscription.quantity, 1);
  perform private.refuse_locked_day(v.id, start_subscription.starts_on);
  perform private.take_turns('start_subscription', caller::text);
  stop := private.settle_at_door(v, caller, start_subscription.address_id);
  select * into s from public.subscriptions as w where w.subscriber_id = stop.id
    and w.item_id = start_subscription.item_id;
  if s.id is not null and private.is_going_on(s) then
    perform private.refuse(409, 'subscription_exists', 'You subscribe to this already.',
      jsonb_build_object('subscription_id', s.id));
  end if;
  if (select count(*) from public.subscriptions as w join public.subscribers as d on d.id = w.subscriber_id
      where d.user_id = caller and w.ends_on is null) >= private.setting_int('subscriptions_per_customer') then
    perform private.refuse(429, 'too_many_subscriptions',
      'You have many subscriptions already. Please stop one first.');
  end if;
  price := private.subscription_price(start_subscription.item_id, start_subscription.starts_on);
  if s.id is null then
    insert into public.subscriptions (subscriber_id, item_id, frequency, weekdays, rule_from, quantity, starts_on,
      price_change, agreed_paise)
    values (stop.id, start_subscription.item_id, start_subscription.frequency, days, start_subscription.starts_on,
      start_subscription.quantity,
      start_subscription.starts_on, start_subscription.price_change, price) returning * into s;
  else
    first := private.first_changeable_day(v.id);
    perform private.pin_days(s, first);
    delete from public.subscription_changes as c where c.subscription_id = s.id and c.day >= first;
    delete from public.subscription_pauses as p where p.subscription_id = s.id and p.starts_on >= first;
    update public.subscription_pauses as p set ends_on = first - 1
    where p.subscription_id = s.id and (p.ends_on is null or p.ends_on >= first);
    -- What is still to come of the former one comes; nothing until the new one begins.
    if start_subscription.starts_on > first then
      insert into public.subscription_pauses (subscription_id, starts_on, ends_on)
        values (s.id, first, start_subscription.starts_on - 1);
    end if;
    update public.subscriptions as w set frequency = start_subscription.frequency, weekdays = days,
      rule_from = start_subscription.starts_on,
      quantity = start_subscription.quantity, ends_on = null, price_change = start_subscription.price_change,
        agreed_paise = price
    where w.id = s.id;
  end if;
  perform private.plan_subscriber(stop.id);
  perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || v.id, 'round', '{}'::jsonb);
  result := jsonb_build_object('subscription_id', s.id, 'subscriber_id', stop.id, 'starts_on',
    start_subscription.starts_on);
  perform private.keep_result(caller, start_subscription.idempotency_key, result);
  return result;
end
$$;

comment on function public.start_subscription is
  'Subscribes the caller to an item at one of their addresses, from a day that can still be changed on, once per key: '
    '{subscription_id, '
  'subscriber_id, starts_on}. frequency is daily, alternate or weekdays with weekdays (0 is Sunday); price_change is '
    'follow or ask. A '
  'stopped one is taken up again. All of a customer''s subscriptions of a vendor go to one address: the last one '
    'chosen.';

create function private.told_of_change(s public.subscriptions) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.subscribers;
begin
  perform private.plan_subscriber(s.subscriber_id);
  select * into stop from public.subscribers as d where d.id = s.subscriber_id;
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || stop.vendor_id, 'round', '{}'::jsonb);
end
$$;

comment on function private.told_of_change is 'After a change: the next day of the run, and a hint to both sides.';

create function private.first_change_of(s public.subscriptions) returns date language sql
  stable set search_path = '' as $$
  select private.first_changeable_day(d.vendor_id) from public.subscribers as d where d.id = s.subscriber_id
$$;

create function public.change_subscription(subscription_id uuid, frequency text, quantity integer,
  weekdays smallint[] default '{}',
  price_change text default 'follow') returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(change_subscription.subscription_id);
  days smallint[] := private.checked_rule(change_subscription.frequency, change_subscription.weekdays);
  first date := private.first_change_of(s);
begin
  if not private.is_going_on(s) then perform private.refuse(409, 'subscription_stopped',
    'This subscription has been stopped.'); end if;
  if change_subscription.price_change not in ('follow', 'ask') or change_subscription.price_change is null then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  perform private.check_quantity(s.item_id, change_subscription.quantity, 1);
  perform private.pin_days(s, first);
  update public.subscriptions as w set frequency = change_subscription.frequency, weekdays = days,
    -- Every other day goes on in the same step where only something else changes.
    rule_from = case when w.frequency = change_subscription.frequency then w.rule_from else greatest(first, w.starts_on)
      end,
    quantity = change_subscription.quantity, price_change = change_subscription.price_change
  where w.id = s.id;
  perform private.told_of_change(s);
  return greatest(first, s.starts_on);
end
$$;

comment on function public.change_subscription is
  'Changes days, quantity and what happens at a new price; answers the first day for which that counts. Days after the '
    'cut-off stay as they were.';

create function public.set_subscription_day(subscription_id uuid, day date, quantity integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(set_subscription_day.subscription_id);
begin
  perform private.refuse_locked_day(d.vendor_id, set_subscription_day.day) from public.subscribers as d
    where d.id = s.subscriber_id;
  if set_subscription_day.day < s.starts_on or set_subscription_day.day > s.ends_on or exists (
      select from public.subscription_pauses as p where p.subscription_id = s.id
        and daterange(p.starts_on, p.ends_on, '[]') @> set_subscription_day.day) then
    perform private.refuse(409, 'subscription_day_paused', 'Nothing is delivered on this day. Resume first.');
  end if;
  if set_subscription_day.quantity is null then
    delete from public.subscription_changes as c where c.subscription_id = s.id and c.day = set_subscription_day.day;
  else
    perform private.check_quantity(s.item_id, set_subscription_day.quantity, 0);
    insert into public.subscription_changes (subscription_id, day, quantity)
      values (s.id, set_subscription_day.day, set_subscription_day.quantity)
    on conflict (subscription_id, day) do update set quantity = excluded.quantity;
  end if;
  perform private.told_of_change(s);
end
$$;

comment on function public.set_subscription_day is
  'Another quantity on one day, also on one that is not in the rule; 0 skips it, null goes back to the rule.';

create function private.pause_one(s public.subscriptions, starts_on date, ends_on date) returns void
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  whole daterange := daterange(pause_one.starts_on, pause_one.ends_on, '[]');
begin
  -- Pauses that touch become one.
  select whole + coalesce(range_merge(range_agg(daterange(p.starts_on, p.ends_on, '[]'))), 'empty') into whole
  from public.subscription_pauses as p where p.subscription_id = s.id
    and (daterange(p.starts_on, p.ends_on, '[]') && whole or daterange(p.starts_on, p.ends_on, '[]') -|- whole);
  delete from public.subscription_pauses as p where p.subscription_id = s.id
    and daterange(p.starts_on, p.ends_on, '[]') <@ whole;
  insert into public.subscription_pauses (subscription_id, starts_on, ends_on)
    values (s.id, lower(whole), upper(whole) - 1);
end
$$;

comment on function private.pause_one is 'Pauses a subscription; pauses that overlap or touch become one.';

create function public.pause_subscriptions(subscription_ids uuid[], starts_on date, ends_on date default null)
  returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted uuid[] := array(select distinct u from unnest(pause_subscriptions.subscription_ids) as u order by u);
  one uuid;
  s public.subscriptions;
begin
  perform private.require_user();
  if coalesce(cardinality(pause_subscriptions.subscription_ids), 0) not between 1 and 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if pause_subscriptions.ends_on < pause_subscriptions.starts_on or pause_subscriptions.ends_on > private.today() + 365
    then
    perform private.refuse(400, 'subscription_pause_invalid', 'Please choose the first and the last day of the pause.');
  end if;
  foreach one in array wanted loop
    s := private.own_subscription(one);
    continue when not private.is_going_on(s);
    perform private.refuse_locked_day(d.vendor_id, pause_subscriptions.starts_on) from public.subscribers as d
      where d.id = s.subscriber_id;
    perform private.pause_one(s, pause_subscriptions.starts_on, pause_subscriptions.ends_on);
    perform private.told_of_change(s);
  end loop;
  return cardinality(wanted);
end
$$;

comment on function public.pause_subscriptions is
  'Pauses the caller''s subscriptions from a day on, a vacation until and with ends_on, otherwise until they are '
    'resumed.';

create function public.resume_subscription(subscription_id uuid) returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(resume_subscription.subscription_id);
  first date := private.first_change_of(s);
begin
  delete from public.subscription_pauses as p where p.subscription_id = s.id and p.starts_on >= first;
  update public.subscription_pauses as p set ends_on = first - 1 where p.subscription_id = s.id
    and (p.ends_on is null or p.ends_on >= first);
  perform private.told_of_change(s);
  return private.next_planned_day(s, first);
end
$$;

comment on function public.resume_subscription is 'Ends a pause with the first day that can still be changed, takes '
  'back planned ones, and answers the next delivery.';

create function public.stop_subscription(subscription_id uuid) returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(stop_subscription.subscription_id);
begin
  if private.is_going_on(s) then
    update public.subscriptions as w set ends_on = private.first_change_of(s) - 1 where w.id = s.id returning * into s;
    perform private.told_of_change(s);
  end if;
  return s.ends_on;
end
$$;

comment on function public.stop_subscription is 'Stops a subscription at once but for a day after the cut-off; answers '
  'the last day. Its days and bottles stay on record.';

create function public.agree_to_price(subscription_id uuid, price_paise integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(agree_to_price.subscription_id);
begin
  -- To this price and no higher one that came meanwhile.
  if agree_to_price.price_paise is null or agree_to_price.price_paise <>
    coalesce(private.subscription_price(s.item_id, private.first_change_of(s)), 0) then
    perform private.refuse(409, 'subscription_price_moved', 'The price has changed again. Please look once more.');
  end if;
  update public.subscriptions as w set agreed_paise = agree_to_price.price_paise where w.id = s.id;
  perform private.told_of_change(s);
end
$$;

comment on function public.agree_to_price is 'Agrees to the price of a piece that the caller was shown.';

create function public.change_subscriber(subscriber_id uuid, address_id uuid default null,
  instructions text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  v public.vendors;
begin
  perform private.bound(change_subscriber.instructions, 2000);
  select w.* into v from public.subscribers as d join public.vendors as w on w.id = d.vendor_id
  where d.id = change_subscriber.subscriber_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.'); end if;
  perform private.lock_subscriber(change_subscriber.subscriber_id);
  if change_subscriber.address_id is not null then perform private.settle_at_door(v, caller,
    change_subscriber.address_id); end if;
  update public.subscribers as d set instructions = nullif(left(trim(change_subscriber.instructions), 300), '')
  where d.id = change_subscriber.subscriber_id and change_subscriber.instructions is not null;
  perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || v.id, 'round', '{}'::jsonb);
end
$$;

comment on function public.change_subscriber is 'Another address, or what the vendor''s people should know at the '
  'door; null leaves one as it is, an empty text removes it.';

revoke execute on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text),
  public.change_subscription(uuid, text, integer, smallint[], text), public.set_subscription_day(uuid, date, integer),
  public.pause_subscriptions(uuid[], date, date), public.resume_subscription(uuid), public.stop_subscription(uuid),
  public.agree_to_price(uuid, integer), public.change_subscriber(uuid, uuid, text) from public, anon;
grant execute on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text),
  public.change_subscription(uuid, text, integer, smallint[], text), public.set_subscription_day(uuid, date, integer),
  public.pause_subscriptions(uuid[], date, date), public.resume_subscription(uuid), public.stop_subscription(uuid),
  public.agree_to_price(uuid, integer), public.change_subscriber(uuid, uuid, text) to authenticated;

-- What customers read of their subscriptions.

create function public.subscription_offer(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('item_id', i.id, 'name', i.name, 'name_translations', i.name_translations, 'picture',
      i.picture, 'unit', i.unit, 'vendor_id', v.id, 'vendor_name', v.name,
      'price_paise', private.subscription_price(i.id, first.day), 'deposit_paise', o.deposit_paise, 'max_quantity',
        o.max_quantity,
      'cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'), 'delivers_until',
        to_char(t.delivers_until, 'HH24:MI'),
      'delivery_paise', t.delivery_paise, 'first_day', first.day, 'last_day',
        private.today() + private.setting_int('subscription_days_ahead'),
      'subscription_id', (select s.id from public.subscriptions as s
        join public.subscribers as d on d.id = s.subscriber_id
        where s.item_id = i.id and d.user_id = auth.uid() and s.ends_on is null))
    from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id
    join public.subscription_terms as t on t.vendor_id = o.vendor_id join public.vendors as v on v.id = o.vendor_id
    cross join lateral (select private.first_changeable_day(v.id) as day) as first
    where o.item_id = subscription_offer.item_id and t.is_open and v.status = 'active');
end
$$;

comment on function public.subscription_offer is
  'On which terms an item can be subscribed to, null where it cannot: {item_id, name, name_translations, picture, '
    'unit, vendor_id, vendor_name, price_paise, deposit_paise, '
  'max_quantity, cut_off, delivers_from, delivers_until (as 05:00), delivery_paise, first_day, last_day, '
    'subscription_id (the caller''s own)}.';

create function public.my_subscriptions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return jsonb_build_object('today', private.today(), 'wallet_paise', private.wallet_balance(caller), 'subscribers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'vendor_id', v.id, 'vendor_name', v.name, 'vendor_slug',
      v.slug, 'address', d.address,
      'instructions', d.instructions, 'next_on', d.next_on, 'first_changeable_day', private.first_changeable_day(v.id),
      'last_day', private.today() + private.setting_int('subscription_days_ahead'),
      'cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI'), 'delivery_paise', t.delivery_paise,
      'subscriptions', (
        select jsonb_agg(jsonb_build_object('id', s.id, 'item_id', i.id, 'name', i.name, 'name_translations',
          i.name_translations, 'picture', i.picture, 'unit', i.unit,
          'frequency', s.frequency, 'weekdays', s.weekdays, 'rule_from', s.rule_from, 'quantity', s.quantity,
            'starts_on', s.starts_on, 'ends_on', s.ends_on,
          'price_change', s.price_change, 'agreed_paise', s.agreed_paise,
          'price_paise', private.subscription_price(i.id, private.first_changeable_day(v.id)),
          'max_quantity', coalesce(o.max_quantity, 50), 'offered', o.item_id is not null,
          'deposit_paise', coalesce(o.deposit_paise, 0), 'bottles_out', s.bottles_out, 'bottles_paid', s.bottles_paid,
          'pauses', (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on)
            order by p.starts_on), '[]'::jsonb)
            from public.subscription_pauses as p where p.subscription_id = s.id
              and (p.ends_on is null or p.ends_on >= private.today())),
          'changes', (select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'quantity', c.quantity)
            order by c.day), '[]'::jsonb)
            from public.subscription_changes as c where c.subscription_id = s.id and c.day >= private.today()))
              order by s.created_at, s.id)
        from public.subscriptions as s join public.catalog_items as i on i.id = s.item_id
          left join public.subscription_items as o on o.item_id = i.id
        where s.subscriber_id = d.id and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0
          or s.bottles_paid > 0)))
      order by d.created_at, d.id), '[]'::jsonb)
    from public.subscribers as d join public.vendors as v on v.id = d.vendor_id
      join public.subscription_terms as t on t.vendor_id = v.id
    where d.user_id = caller and exists (select from public.subscriptions as s where s.subscriber_id = d.id
      and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0 or s.bottles_paid > 0))));
end
$$;

comment on function public.my_subscriptions is
  'The caller''s subscriptions by vendor: {today, wallet_paise, subscribers: [{id, vendor_id, vendor_name, '
    'vendor_slug, address, instructions, next_on, '
  'first_changeable_day, last_day, cut_off, delivers_from, delivers_until, delivery_paise, subscriptions: [{id, '
    'item_id, name, name_translations, picture, unit, frequency, '
  'weekdays, rule_from, quantity, starts_on, ends_on, price_change, agreed_paise, price_paise, max_quantity, offered, '
    'deposit_paise, bottles_out, '
  'bottles_paid, pauses, changes}]}]}: those that go on, and stopped ones with bottles or a delivery to come.';

create function public.subscription_days_between(from_day date, to_day date)
returns table (subscription_id uuid, day date, quantity integer, skipped text, order_id uuid,
  status public.order_status, unit_paise integer,
  can_claim_until timestamptz, claim text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if subscription_days_between.from_day is null or subscription_days_between.to_day is null
      or private.known_day(subscription_days_between.to_day) - private.known_day(subscription_days_between.from_day)
        not between 0 and 62 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select w.subscription_id, w.day, w.quantity::integer, w.skipped, w.order_id, o.status, w.unit_paise,
      case when o.id is not null and private.claim_is_open(o, w.day)
        then private.clock_on(w.day, 'subscription_claim_seconds') end,
      (select c.status from public.delivery_claims as c where c.order_id = w.order_id
        and w.subscription_id = any (c.subscription_ids)
        order by c.created_at desc limit 1)
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    join public.subscription_days as w on w.subscription_id = s.id
    left join public.enhanced_orders as o on o.id = w.order_id
    where d.user_id = caller and w.day between subscription_days_between.from_day and subscription_days_between.to_day
    order by w.day, w.subscription_id;
end
$$;

comment on function public.subscription_days_between is
  'What became of the caller''s days, at most nine weeks of them: skipped (wallet, price, unavailable, vendor, '
    'not_run) or an order with its status; '
  'can_claim_until is set while a delivery can be reported as missed, claim is what became of a report (refunded, '
    'open, refused).';

revoke execute on function public.subscription_offer(uuid), public.my_subscriptions(),
  public.subscription_days_between(date, date) from public, anon;
grant execute on function public.subscription_offer(uuid) to anon, authenticated;
grant execute on function public.my_subscriptions(), public.subscription_days_between(date, date) to authenticated;

-- A delivery that did not come, and bottles that go back.

create table public.delivery_claims (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  subscription_ids uuid[] not null constraint claim_has_lines check (cardinality(subscription_ids) between 1 and 200),
  status text not null constraint claim_status check (status in ('open', 'refunded', 'refused')),
  amount_paise integer not null default 0,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid
);

create index delivery_claims_order_idx on public.delivery_claims (order_id);
create index delivery_claims_user_idx on public.delivery_claims (user_id, created_at);
create index delivery_claims_open_idx on public.delivery_claims (created_at) where status = 'open';

comment on table public.delivery_claims is
  'Lines of a subscription''s order that the customer reported as not delivered.';

alter table public.delivery_claims enable row level security;

create policy "customers read their claims, administrators all" on public.delivery_claims for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.delivery_claims from anon, authenticated;
grant select (id, order_id, user_id, subscription_ids, status, amount_paise, created_at, decided_at)
  on public.delivery_claims to authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('subscription_claim_at_once_paise', 'integer', 'paise', '20000', 0, 1000000, 'subscriptions',
    'Up to this price a missed delivery is refunded at once.', false),
  ('subscription_claims_at_once', 'integer', 'count', '3', 0, 31, 'subscriptions',
   'Missed deliveries of a customer within 30 days that are refunded at once; the vendor decides about more.', false),
  ('subscription_claim_answer_seconds', 'integer', 'seconds', '86400', 3600, 604800, 'subscriptions',
   'How long a vendor has to answer a missed delivery; then it is refunded.', false);

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_claim_new', 'warning', 'Missed delivery reported',
    'Order {order_number} of {day} did not arrive, says the customer. Please answer within a day.', '12 hours'),
  ('vendor_claim_refunded', 'info', 'Missed delivery refunded',
    'Order {order_number} of {day} did not arrive, says the customer. It was refunded.', null),
  ('claim_refused', 'warning', 'Not refunded',
    '{vendor} says that the delivery of {day} came. Help can look at it again.', '12 hours'),
  ('bottles_confirmed', 'success', 'Bottles returned', '{vendor} has {count} bottles back.', null);

create function private.claim_is_open(o public.enhanced_orders, day date, at timestamptz default now())
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.subscription_days as w where w.order_id = o.id)
    and (claim_is_open.at at time zone 'Asia/Kolkata')::date = claim_is_open.day
    and claim_is_open.at <= private.clock_on(claim_is_open.day, 'subscription_claim_seconds')
    and (o.status = 'delivered' or (o.status = 'pending' and claim_is_open.at > o.promised_max_at))
$$;

comment on function private.claim_is_open is
  'Whether a delivery can be reported as missed: on its day until 13:00, once it is marked as delivered or its time '
    'has passed.';

-- Missed deliveries ---------------------------------------------------------------------------------------------------
create function private.pay_claim(claim public.delivery_claims) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(claim.order_id);
  everything boolean := (select count(*) from public.subscription_days as d
    where d.order_id = claim.order_id) = cardinality(claim.subscription_ids);
  chosen jsonb;
  missed jsonb;
  amount bigint := 0;
begin
  perform private.lock_subscriber(w.subscriber_id) from public.subscription_orders as w
    where w.order_id = claim.order_id;
  if o.status = 'pending' and everything then
    o := private.transition(o.id, 'cancelled', null, 'system', 'missed_delivery');
    amount := o.total_paise;
  elsif o.status <> 'cancelled' then
    select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'quantity', i.quantity)), '[]') into missed
    from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position and k.gone_pieces = 0
    where i.order_id = o.id and i.item_id in (select s.item_id from public.subscription_days as d
      join public.subscriptions as s on s.id = d.subscription_id
      where d.order_id = o.id and d.subscription_id = any (claim.subscription_ids));
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
      least(k.amount_paise - k.refunded_paise, w.paise))) into chosen
    from (
      select 'items' as code, p.tax_class, sum(p.paise)::bigint as paise from private.parts_of_lines(o.id, missed) as p
        group by p.tax_class
      union all
      select 'delivery', c.tax_class, coalesce(c.gross_paise, c.amount_paise) from public.order_charges as c
      where c.order_id = o.id and c.code = 'delivery' and c.phase = 'quoted' and everything) as w
    join private.charges_left(o.id) as k on k.code = w.code and k.tax_class is not distinct from w.tax_class
    where k.amount_paise > k.refunded_paise and w.paise > 0;
    perform private.record_line_refunds(o.id, missed, 'claim:' || claim.id, 'claim');
    if chosen is not null then amount := private.refund(o, chosen, 'missed_delivery', 'customer', 'wallet',
      'claim:' || claim.id); end if;
    -- Bottles that never came need not go back.
    if o.status = 'delivered' then
      update public.subscriptions as s set bottles_out = greatest(s.bottles_out - d.quantity, 0)
      from public.subscription_days as d
      where d.order_id = o.id and d.deposit_paise > 0 and d.subscription_id = any (claim.subscription_ids)
        and s.id = d.subscription_id;
    end if;
  end if;
  update public.delivery_claims as c set status = 'refunded', amount_paise = amount, decided_at = now(),
    decided_by = auth.uid() where c.id = claim.id;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  return amount;
end
$$;

comment on function private.pay_claim is 'Refunds what did not come: the whole order while it is under way, else the '
  'lines, and the delivery where all of it is missing.';

create function public.claim_missed_delivery(order_id uuid, subscription_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid[] := array(select distinct u from unnest(claim_missed_delivery.subscription_ids) as u order by u);
  o public.enhanced_orders;
  made public.subscription_orders;
  claim public.delivery_claims;
  price bigint;
  earlier integer;
begin
  if coalesce(cardinality(claim_missed_delivery.subscription_ids), 0) not between 1 and 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- One after the other: how many were refunded at once is counted.
  perform private.take_turns('claim_missed_delivery', caller::text);
  o := private.lock_order(claim_missed_delivery.order_id);
  select * into made from public.subscription_orders as w where w.order_id = o.id;
  if o.user_id is distinct from caller or made.order_id is null then
    perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into claim from public.delivery_claims as c where c.order_id = o.id and c.subscription_ids && wanted limit 1;
  if found then return jsonb_build_object('status', claim.status, 'amount_paise', claim.amount_paise); end if;
  if not private.claim_is_open(o, made.day) then
    perform private.refuse(409, 'claim_not_open',
      'A missed delivery can be reported on its day, from when it was due until 13:00.');
  end if;
  select sum(d.unit_paise * d.quantity) into price from public.subscription_days as d where d.order_id = o.id
    and d.subscription_id = any (wanted);
  if (select count(*) from public.subscription_days as d where d.order_id = o.id
    and d.subscription_id = any (wanted)) <> cardinality(wanted) then
    perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.');
  end if;
  perform private.take_turns_of_person(caller, o);
  select count(*) into earlier from public.delivery_claims as c
  where c.user_id in (select private.same_person(caller, o)) and c.status <> 'refused'
    and c.created_at > now() - interval '30 days';
  perform private.remember_request(caller, o);
  insert into public.delivery_claims (order_id, user_id, subscription_ids, status) values (o.id, caller, wanted, 'open')
    returning * into claim;
  if price <= private.setting_int('subscription_claim_at_once_paise')
    and earlier < private.setting_int('subscription_claims_at_once') then
    perform private.pay_claim(claim);
    perform private.notify_party(o, 'vendor', 'vendor_claim_refunded',
      jsonb_build_object('day', to_char(made.day, 'DD/MM')));
  else
    perform private.notify_party(o, 'vendor', 'vendor_claim_new',
      jsonb_build_object('day', to_char(made.day, 'DD/MM')));
    perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
    perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  end if;
  select * into claim from public.delivery_claims as c where c.id = claim.id;
  return jsonb_build_object('status', claim.status, 'amount_paise', claim.amount_paise);
end
$$;

comment on function public.claim_missed_delivery is
  'Reports what of a subscription''s order did not come, on its day until 13:00: {status: refunded or open, '
    'amount_paise}. Small ones, and the '
  'first of a month, are refunded at once; about others the vendor decides within a day. Repeated, it answers what '
    'became of it.';

create function public.decide_claim(claim_id uuid, accepted boolean) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claim public.delivery_claims;
  o public.enhanced_orders;
begin
  select * into claim from public.delivery_claims as c where c.id = decide_claim.claim_id;
  o := private.lock_order(claim.order_id);
  if o.id is null or not private.may(o.vendor_id, 'orders') then
    perform private.refuse(404, 'claim_not_found', 'There is no such report.'); end if;
  select * into claim from public.delivery_claims as c where c.id = decide_claim.claim_id for update;
  if claim.status <> 'open' then return claim.status; end if;
  if decide_claim.accepted then
    perform private.pay_claim(claim);
    return 'refunded';
  end if;
  update public.delivery_claims as c set status = 'refused', decided_at = now(), decided_by = auth.uid()
    where c.id = claim.id;
  perform private.notify(o.user_id, 'claim_refused', jsonb_build_object('vendor', o.vendor_name, 'day',
    to_char(w.day, 'DD/MM')), '/grocery/subscriptions')
  from public.subscription_orders as w where w.order_id = o.id;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  return 'refused';
end
$$;

comment on function public.decide_claim is
  'What the vendor''s people answer to a missed delivery: refunded or refused. One that is decided stays as it is.';

create function private.settle_old_claims(most integer default 100) returns integer
  language plpgsql set search_path = '' as $$
declare
  claim public.delivery_claims;
  settled integer := 0;
begin
  for claim in
    select * from public.delivery_claims as c where c.status = 'open'
      and c.created_at < now() - make_interval(secs => private.setting_int('subscription_claim_answer_seconds'))
        order by c.created_at limit most
  loop
    perform private.lock_order(claim.order_id);
    select * into claim from public.delivery_claims as c where c.id = claim.id for update;
    continue when claim.status <> 'open';
    perform private.pay_claim(claim);
    settled := settled + 1;
  end loop;
  return settled;
end
$$;

comment on function private.settle_old_claims is
  'Refunds missed deliveries that their vendor has not answered in time.';

-- Bottles -------------------------------------------------------------------------------------------------------------
create table public.bottle_returns (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscriptions (id),
  order_id uuid references public.enhanced_orders (id),
  count smallint not null constraint bottle_count_range check (count between 1 and 200),
  status text not null constraint bottle_return_status check (status in ('stated', 'confirmed', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);

create unique index bottle_returns_door_idx on public.bottle_returns (order_id, subscription_id)
  where order_id is not null;
create unique index bottle_returns_stated_idx on public.bottle_returns (subscription_id) where status = 'stated';
create index bottle_returns_subscription_idx on public.bottle_returns (subscription_id, created_at);

comment on table public.bottle_returns is
  'Bottles that came back: counted by the vendor''s people at the door (with the order), or stated by the customer and '
    'confirmed by the vendor.';

alter table public.bottle_returns enable row level security;

create policy "customers read their bottles, administrators all" on public.bottle_returns for select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));

revoke all on public.bottle_returns from anon, authenticated;
grant select on public.bottle_returns to authenticated;

create function private.lock_bottles(subscription_id uuid) returns public.subscriptions
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions;
begin
  perform from public.enhanced_orders as o where o.id in (
    select d.order_id from public.subscription_days as d where d.subscription_id = lock_bottles.subscription_id
      and d.deposit_back < d.deposit_bottles)
  order by o.id for no key update;
  perform private.lock_subscriber(w.subscriber_id) from public.subscriptions as w
    where w.id = lock_bottles.subscription_id;
  select * into s from public.subscriptions as w where w.id = lock_bottles.subscription_id;
  return s;
end
$$;

comment on function private.lock_bottles is
  'Locks the orders that hold deposits of a subscription, then its subscriber.';

create function private.return_deposits(s public.subscriptions) returns bigint
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  surplus integer := s.bottles_paid - s.bottles_out;
  paid record;
  o public.enhanced_orders;
  chosen jsonb;
  many integer;
  amount bigint := 0;
begin
  for paid in
    select d.day, d.order_id, d.deposit_paise, d.deposit_bottles - d.deposit_back as open
      from public.subscription_days as d
    where d.subscription_id = s.id and d.deposit_back < d.deposit_bottles order by d.day desc
  loop
    exit when surplus <= 0;
    many := least(surplus, paid.open);
    select * into o from public.enhanced_orders as e where e.id = paid.order_id and e.status = 'delivered';
    continue when not found;
    -- An administrator may have refunded it before.
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
      least(k.amount_paise - k.refunded_paise, many * paid.deposit_paise)))
    into chosen from private.charges_left(o.id) as k where k.code = 'bottle_deposit'
      and k.amount_paise > k.refunded_paise;
    if chosen is not null then
      amount := amount + private.refund(o, chosen, 'bottles_returned', 'customer', 'wallet',
        format('bottles:%s:%s:%s', s.id, paid.day, paid.open));
    end if;
    update public.subscription_days as d set deposit_back = d.deposit_back + many where d.subscription_id = s.id
      and d.day = paid.day;
    update public.subscriptions as w set bottles_paid = w.bottles_paid - many where w.id = s.id;
    surplus := surplus - many;
  end loop;
  return amount;
end
$$;

comment on function private.return_deposits is
  'Refunds the deposits that no bottle is out for, the newest first, to the wallet, from the vendor who holds them; '
    'with the bottles locked.';

create function private.take_bottles(s public.subscriptions, count integer) returns void
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.subscriptions as w set bottles_out = greatest(w.bottles_out - take_bottles.count, 0) where w.id = s.id
    returning * into s;
  -- While it goes on, the deposits cover the next bottles.
  if s.ends_on < private.today() then perform private.return_deposits(s); end if;
end
$$;

comment on function private.take_bottles is
  'Bottles are back with the vendor; after the end of a subscription their deposit is too.';

create function public.state_bottles(subscription_id uuid, count integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(state_bottles.subscription_id);
begin
  if state_bottles.count is null or state_bottles.count not between 1 and s.bottles_out then
    perform private.refuse(409, 'bottles_invalid', 'You do not have that many bottles.',
      jsonb_build_object('out', s.bottles_out));
  end if;
  insert into public.bottle_returns (subscription_id, count, status) values (s.id, state_bottles.count, 'stated')
  on conflict (subscription_id) where status = 'stated' do update set count = excluded.count, created_at = now();
  perform private.told_of_change(s);
end
$$;

comment on function public.state_bottles is
  'The customer has put out so many empty bottles; the vendor''s people confirm them.';

create function public.confirm_bottles(return_id uuid, count integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stated public.bottle_returns;
  stop public.subscribers;
  s public.subscriptions;
begin
  select d.* into stop from public.bottle_returns as b join public.subscriptions as w on w.id = b.subscription_id
    join public.subscribers as d on d.id = w.subscriber_id where b.id = confirm_bottles.return_id;
  if stop.id is null or not private.may(stop.vendor_id, 'orders') then
    perform private.refuse(404, 'bottles_not_found', 'These bottles are not known.'); end if;
  s := private.lock_bottles((select b.subscription_id from public.bottle_returns as b
    where b.id = confirm_bottles.return_id));
  select * into stated from public.bottle_returns as b where b.id = confirm_bottles.return_id;
  if stated.status <> 'stated' then return; end if;
  if confirm_bottles.count is null or confirm_bottles.count not between 0 and s.bottles_out then
    perform private.refuse(409, 'bottles_invalid', 'You do not have that many bottles.',
      jsonb_build_object('out', s.bottles_out));
  end if;
  update public.bottle_returns as b set status = case when confirm_bottles.count = 0 then 'refused' else 'confirmed'
    end,
    count = greatest(confirm_bottles.count, 1), decided_at = now() where b.id = stated.id;
  if confirm_bottles.count > 0 then
    perform private.take_bottles(s, confirm_bottles.count);
    perform private.notify(stop.user_id, 'bottles_confirmed',
      jsonb_build_object('vendor', v.name, 'count', confirm_bottles.count), '/grocery/subscriptions')
    from public.vendors as v where v.id = stop.vendor_id;
  end if;
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || stop.vendor_id, 'round', '{}'::jsonb);
end
$$;

comment on function public.confirm_bottles is
  'The vendor''s people have found so many bottles of what the customer stated; 0 refuses. Once decided it stays.';

create function private.return_idle_deposits(most integer default 200) returns integer
  language plpgsql set search_path = '' as $$
declare
  one uuid;
  returned integer := 0;
begin
  for one in select s.id from public.subscriptions as s where s.ends_on < private.today()
    and s.bottles_paid > s.bottles_out order by s.id limit most loop
    if private.return_deposits(private.lock_bottles(one)) > 0 then returned := returned + 1; end if;
  end loop;
  return returned;
end
$$;

comment on function private.return_idle_deposits is
  'Deposits of subscriptions that have ended and for which no bottle is out.';

create index subscriptions_idle_idx on public.subscriptions (ends_on) where bottles_paid > bottles_out;

revoke execute on function public.claim_missed_delivery(uuid, uuid[]), public.decide_claim(uuid, boolean),
  public.state_bottles(uuid, integer),
  public.confirm_bottles(uuid, integer) from public, anon;
grant execute on function public.claim_missed_delivery(uuid, uuid[]), public.decide_claim(uuid, boolean),
  public.state_bottles(uuid, integer),
  public.confirm_bottles(uuid, integer) to authenticated;

-- The vendor's side: terms, subscribers, and the round of a day.

create function public.save_subscription_terms(vendor_id uuid, cut_off text, delivers_from text, delivers_until text,
  delivery_paise integer, is_open boolean)
returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(save_subscription_terms.vendor_id, 'prices');
  if not coalesce(save_subscription_terms.cut_off ~ '^(1[2-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(save_subscription_terms.delivers_from ~ '^(0[4-9]|1[01]):[0-5][0-9]$', false)
      or not coalesce(save_subscription_terms.delivers_until ~ '^(0[4-9]|1[012]):[0-5][0-9]$', false)
      or save_subscription_terms.delivers_until > '12:00'
        or save_subscription_terms.delivers_from >= save_subscription_terms.delivers_until
      or save_subscription_terms.is_open is null or coalesce(save_subscription_terms.delivery_paise not between 0
        and 10000, true) then
    perform private.refuse(400, 'subscription_terms_invalid', 'Please check the hours and the price of a delivery.');
  end if;
  insert into public.subscription_terms (vendor_id, cut_off, delivers_from, delivers_until, delivery_paise, is_open)
  values (save_subscription_terms.vendor_id, save_subscription_terms.cut_off::time,
    save_subscription_terms.delivers_from::time,
    save_subscription_terms.delivers_until::time, save_subscription_terms.delivery_paise,
      save_subscription_terms.is_open)
  on conflict (vendor_id) do update set cut_off = excluded.cut_off, delivers_from = excluded.delivers_from,
    delivers_until = excluded.delivers_until,
    delivery_paise = excluded.delivery_paise, is_open = excluded.is_open;
end
$$;

comment on function public.save_subscription_terms is
  'The terms on which a vendor delivers daily: the cut-off from 12:00 on, the window between 04:00 and 12:00 as 05:30, '
    'the price of a delivery in paise.';

create function public.offer_subscription(item_id uuid, offered boolean, deposit_paise integer default 0,
  max_quantity integer default 10) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  select * into i from public.catalog_items as c where c.id = offer_subscription.item_id;
  if i.id is null or not private.may(i.vendor_id, 'prices') then
    perform private.refuse(404, 'item_not_found', 'This item is not known any more.'); end if;
  if not exists (select from public.subscription_terms as t where t.vendor_id = i.vendor_id) then
    perform private.refuse(409, 'subscription_terms_missing', 'Please set the hours of the daily round first.');
  end if;
  if not coalesce(offer_subscription.offered, false) then
    delete from public.subscription_items as o where o.item_id = i.id;
    return;
  end if;
  if offer_subscription.deposit_paise is null or offer_subscription.deposit_paise not between 0 and 50000
      or offer_subscription.max_quantity is null or offer_subscription.max_quantity not between 1 and 50 then
    perform private.refuse(400, 'subscription_terms_invalid', 'Please check the hours and the price of a delivery.');
  end if;
  insert into public.subscription_items (item_id, vendor_id, deposit_paise, max_quantity)
  values (i.id, i.vendor_id, offer_subscription.deposit_paise, offer_subscription.max_quantity)
  on conflict (item_id) do update set deposit_paise = excluded.deposit_paise, max_quantity = excluded.max_quantity;
  -- Its first price counts at once, also where the cut-off is moved later on.
  insert into public.subscription_prices (item_id, from_day, price_paise)
  select i.id, case when exists (select from public.subscription_prices as p where p.item_id = i.id)
    then private.first_changeable_day(i.vendor_id) else private.today() end, i.price_paise
  on conflict (item_id, from_day) do update set price_paise = excluded.price_paise;
end
$$;

comment on function public.offer_subscription is
  'Lets customers subscribe to an item, or no longer: what goes on without being offered is skipped as unavailable. '
    'deposit_paise for each bottle.';

create function public.vendor_subscription_terms(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_subscription_terms.vendor_id);
  return jsonb_build_object(
    'terms', (select jsonb_build_object('cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from',
      to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI'), 'delivery_paise', t.delivery_paise, 'is_open', t.is_open)
      from public.subscription_terms as t where t.vendor_id = vendor_subscription_terms.vendor_id),
    'subscribers', (select count(*) from public.subscribers as d where d.vendor_id = vendor_subscription_terms.vendor_id
      and d.next_on is not null),
    'items', (select coalesce(jsonb_agg(jsonb_build_object('item_id', o.item_id, 'name', i.name, 'picture', i.picture,
      'unit', i.unit,
        'price_paise', i.price_paise, 'deposit_paise', o.deposit_paise, 'max_quantity', o.max_quantity,
        'subscriptions', (select count(*) from public.subscriptions as s where s.item_id = i.id and s.ends_on is null))
          order by i.name, i.id), '[]'::jsonb)
      from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id
        where o.vendor_id = vendor_subscription_terms.vendor_id));
end
$$;

comment on function public.vendor_subscription_terms is
  'What a vendor''s people see of its daily deliveries: {terms (null before the first), subscribers (with something to '
    'come), items: [{item_id, name, '
  'picture, unit, price_paise, deposit_paise, max_quantity, subscriptions}]}.';

create function public.vendor_subscribers(vendor_id uuid, after timestamptz default null, after_id uuid default null,
  limit_count integer default 30,
  search text default null)
returns table (subscriber_id uuid, name text, area text, address_line text, next_on date, since timestamptz,
  items jsonb, bottles_out bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_subscribers.search);
begin
  perform private.require_right(vendor_subscribers.vendor_id, 'orders');
  return query
    select d.id, private.customer_name(d.user_id), d.area, d.address ->> 'line', d.next_on, d.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'unit', i.unit, 'frequency', s.frequency,
        'weekdays', s.weekdays,
          'quantity', s.quantity, 'ends_on', s.ends_on,
          'paused', exists (select from public.subscription_pauses as p where p.subscription_id = s.id
            and daterange(p.starts_on, p.ends_on, '[]') @> private.today())) order by i.name), '[]'::jsonb)
        from public.subscriptions as s join public.catalog_items as i on i.id = s.item_id
        where s.subscriber_id = d.id and (s.ends_on is null or s.ends_on >= private.today())),
      (select coalesce(sum(s.bottles_out), 0) from public.subscriptions as s where s.subscriber_id = d.id)
    from public.subscribers as d
    where d.vendor_id = vendor_subscribers.vendor_id
      and (vendor_subscribers.after is null or (d.created_at, d.id) < (vendor_subscribers.after,
        coalesce(vendor_subscribers.after_id, '00000000-0000-0000-0000-000000000000')))
      and (words is null or lower(private.customer_name(d.user_id)) like words
        or lower(d.area || ' ' || (d.address ->> 'line')) like words)
      and exists (select from public.subscriptions as s where s.subscriber_id = d.id
        and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0))
    order by d.created_at desc, d.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;

comment on function public.vendor_subscribers is
  'Who has subscribed at a vendor, the newest first: first names, the door, what comes and when next, and bottles that '
    'are out. A page follows the row '
  'with since and subscriber_id after and after_id; search looks in names and addresses.';

create index subscribers_vendor_idx on public.subscribers (vendor_id, created_at desc, id desc);

create function private.round_lines(vendor uuid, day date)
returns table (subscriber_id uuid, order_id uuid, subscription_id uuid, item_id uuid, quantity integer, skipped text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select d.id, w.order_id, s.id, s.item_id, w.quantity::integer, w.skipped
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    join public.subscription_days as w on w.subscription_id = s.id and w.day = round_lines.day
    where d.vendor_id = round_lines.vendor and d.ran_on >= round_lines.day
    union all
    select d.id, null, s.id, s.item_id, p.quantity, null
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    cross join lateral (select private.planned_quantity(s, round_lines.day) as quantity offset 0) as p
    where d.vendor_id = round_lines.vendor and d.next_on <= round_lines.day
      and (d.ran_on is null or d.ran_on < round_lines.day) and p.quantity > 0;
end
$$;

comment on function private.round_lines is 'What a vendor delivers on a day, line by line: as it was ordered, or where '
  'the run has not been yet, as it is planned.';

create function private.volume(lines jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('unit', m.unit, 'amount', m.amount) order by m.unit), '[]'::jsonb) from (
    select case l ->> 'pack_unit' when 'ml' then 'l' when 'g' then 'kg' else l ->> 'pack_unit' end as unit,
      sum((l ->> 'quantity')::numeric * (l ->> 'pack_size')::numeric / case when l ->> 'pack_unit' in ('ml', 'g')
        then 1000 else 1 end) as amount
    from jsonb_array_elements(lines) as l where l ->> 'pack_size' is not null
      and l ->> 'pack_unit' in ('ml', 'l', 'g', 'kg') group by 1) as m
$$;

comment on function private.volume is
  'Litres and kilograms of lines with {quantity, pack_size, pack_unit}: [{unit, amount}].';

create function public.vendor_round(vendor_id uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lines jsonb;
begin
  perform private.require_right(vendor_round.vendor_id, 'orders');
  if vendor_round.day is null or vendor_round.day not between private.today() - 62 and private.today() + 7 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('subscriber_id', r.subscriber_id, 'order_id', r.order_id, 'item_id',
    r.item_id, 'quantity', r.quantity,
      'name', i.name, 'unit', i.unit, 'picture', i.picture, 'area', d.area, 'status', o.status, 'pack_size',
        g.pack_size, 'pack_unit', g.pack_unit)), '[]'::jsonb)
  into lines
  from private.round_lines(vendor_round.vendor_id, vendor_round.day) as r
    join public.subscribers as d on d.id = r.subscriber_id
  join public.catalog_items as i on i.id = r.item_id left join public.goods as g on g.item_id = i.id
  left join public.enhanced_orders as o on o.id = r.order_id
  where r.skipped is null and coalesce(o.status, 'pending') <> 'cancelled';
  return jsonb_build_object('day', vendor_round.day, 'today', private.today(),
    'first_changeable_day', private.first_changeable_day(vendor_round.vendor_id),
    'terms', (select jsonb_build_object('cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from',
      to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI')) from public.subscription_terms as t
        where t.vendor_id = vendor_round.vendor_id),
    'stops', (select count(distinct l ->> 'subscriber_id') from jsonb_array_elements(lines) as l),
    'delivered', (select count(distinct l ->> 'subscriber_id') from jsonb_array_elements(lines) as l
      where l ->> 'status' = 'delivered'),
    'volume', private.volume(lines),
    'items', (select coalesce(jsonb_agg(to_jsonb(m) order by m.quantity desc, m.name), '[]'::jsonb) from (
      select l ->> 'item_id' as item_id, l ->> 'name' as name, l ->> 'unit' as unit, l ->> 'picture' as picture,
        sum((l ->> 'quantity')::integer) as quantity
      from jsonb_array_elements(lines) as l group by 1, 2, 3, 4) as m),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'stops', a.stops, 'delivered', a.delivered,
      'pieces', a.pieces,
      'volume', private.volume(a.lines)) order by a.area), '[]'::jsonb) from (
      select l ->> 'area' as area, count(distinct l ->> 'subscriber_id') as stops,
        sum((l ->> 'quantity')::integer) as pieces,
        count(distinct l ->> 'subscriber_id') filter (where l ->> 'status' = 'delivered') as delivered,
          jsonb_agg(l) as lines
      from jsonb_array_elements(lines) as l group by 1) as a),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'order_number', o.order_number, 'day', w.day,
      'name', private.customer_name(c.user_id),
        'amount_paise', (select sum(x.unit_paise * x.quantity) from public.subscription_days as x
          where x.order_id = c.order_id and x.subscription_id = any (c.subscription_ids)),
        'created_at', c.created_at) order by c.created_at), '[]'::jsonb)
      from (select * from public.delivery_claims as f where f.status = 'open' order by f.created_at limit 500) as c
      join public.subscription_orders as w on w.order_id = c.order_id and w.vendor_id = vendor_round.vendor_id
      join public.enhanced_orders as o on o.id = c.order_id));
end
$$;

comment on function public.vendor_round is
  'A vendor''s round of a day, from two months back to a week ahead: {day, today, first_changeable_day, terms, stops, '
    'delivered, volume: [{unit (l, kg), '
  'amount}], items: [{item_id, name, unit, picture, quantity}], areas: [{area, stops, delivered, pieces, volume}], '
    'claims: [{id, order_number, day, '
  'name, amount_paise, created_at}] (unanswered)}. Before the nightly run it is the plan.';

create function public.vendor_round_stops(vendor_id uuid, day date, in_area text default null,
  after_area text default null, after_id uuid default null,
  limit_count integer default 50)
returns table (subscriber_id uuid, order_id uuid, status public.order_status, name text, area text, address jsonb,
  instructions text, items jsonb,
  stated jsonb, total_paise integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_round_stops.vendor_id, 'orders');
  perform private.bound(vendor_round_stops.in_area, 500);
  perform private.bound(vendor_round_stops.after_area, 500);
  if vendor_round_stops.day is null or vendor_round_stops.day not between private.today() - 62 and private.today() + 7
    then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select d.id, stop.order_id, o.status, private.customer_name(d.user_id), d.area, d.address - array['id', 'label'],
      d.instructions, stop.items,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'subscription_id', b.subscription_id, 'count',
        b.count)), '[]'::jsonb)
        from public.bottle_returns as b join public.subscriptions as s on s.id = b.subscription_id
          where s.subscriber_id = d.id and b.status = 'stated'),
      o.total_paise
    from (
      select r.subscriber_id, (array_agg(r.order_id) filter (where r.order_id is not null))[1] as order_id,
        jsonb_agg(jsonb_build_object('subscription_id', r.subscription_id, 'name', i.name, 'unit', i.unit, 'quantity',
          r.quantity, 'skipped', r.skipped,
          'bottles_out', s.bottles_out) order by i.name) as items
      from private.round_lines(vendor_round_stops.vendor_id, vendor_round_stops.day) as r
        join public.catalog_items as i on i.id = r.item_id
      join public.subscriptions as s on s.id = r.subscription_id group by r.subscriber_id) as stop
    join public.subscribers as d on d.id = stop.subscriber_id
      left join public.enhanced_orders as o on o.id = stop.order_id
    where (vendor_round_stops.in_area is null or d.area = vendor_round_stops.in_area)
      and (vendor_round_stops.after_area is null or (d.area, d.id) > (vendor_round_stops.after_area,
        vendor_round_stops.after_id))
    order by d.area, d.id limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.vendor_round_stops is
  'The doors of a round, area by area: who, where, what comes (skipped says why a line does not), and bottles that the '
    'customer says to have put out. A '
  'page follows the row with area and subscriber_id after_area and after_id.';

create function public.complete_stop(order_id uuid, delivered boolean, bottles jsonb default '[]'::jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  made public.subscription_orders;
  back record;
begin
  perform private.bound(complete_stop.bottles, 4000);
  if jsonb_typeof(complete_stop.bottles) <> 'array' or complete_stop.delivered is null or exists (
      select from jsonb_array_elements(complete_stop.bottles) as b where jsonb_typeof(b) <> 'object'
        or not coalesce(pg_input_is_valid(b ->> 'subscription_id', 'uuid'), false)
          or coalesce(b ->> 'count', '') !~ '^[1-9][0-9]{0,2}$') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  o := private.lock_order(complete_stop.order_id);
  select * into made from public.subscription_orders as w where w.order_id = o.id;
  if made.order_id is null or not private.may(o.vendor_id, 'orders') then
    perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status = 'pending' then
    if complete_stop.delivered then o := private.transition(o.id, 'delivered', caller, 'vendor');
    else
      o := private.transition(o.id, 'cancelled', caller, 'vendor', 'missed_delivery');
      perform private.notify(o.user_id, 'subscription_not_delivered',
        jsonb_build_object('vendor', o.vendor_name, 'day', to_char(made.day, 'DD/MM')),
        '/grocery/subscriptions');
    end if;
  elsif o.status <> (case when complete_stop.delivered then 'delivered' else 'cancelled' end)::public.order_status then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if complete_stop.delivered then
    for back in
      select s as subscription, least(b.count, s.bottles_out) as count
      from jsonb_to_recordset(complete_stop.bottles) as b (subscription_id uuid, count integer)
      join public.subscriptions as s on s.id = b.subscription_id and s.subscriber_id = made.subscriber_id
      where s.bottles_out > 0
    loop
      -- Counted once at a door, however often a phone without a network repeats it.
      insert into public.bottle_returns (subscription_id, order_id, count, status, decided_at)
      values ((back.subscription).id, o.id, back.count, 'confirmed', now()) on conflict do nothing;
      continue when not found;
      perform private.take_bottles(private.lock_bottles((back.subscription).id), back.count);
      update public.bottle_returns as b set status = 'confirmed', decided_at = now()
      where b.subscription_id = (back.subscription).id and b.status = 'stated';
    end loop;
  end if;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', jsonb_build_object('day', made.day));
  return o.status;
end
$$;

comment on function public.complete_stop is
  'The vendor''s people have been at a door: delivered, or not (refunded at once). bottles: [{subscription_id, count}] '
    'that they took back. '
  'Repeated, it answers the same and counts nothing twice.';

revoke execute on function public.save_subscription_terms(uuid, text, text, text, integer, boolean),
  public.offer_subscription(uuid, boolean, integer, integer),
  public.vendor_subscription_terms(uuid), public.vendor_subscribers(uuid, timestamptz, uuid, integer, text),
    public.vendor_round(uuid, date),
  public.vendor_round_stops(uuid, date, text, text, uuid, integer), public.complete_stop(uuid, boolean, jsonb)
    from public, anon;
grant execute on function public.save_subscription_terms(uuid, text, text, text, integer, boolean),
  public.offer_subscription(uuid, boolean, integer, integer),
  public.vendor_subscription_terms(uuid), public.vendor_subscribers(uuid, timestamptz, uuid, integer, text),
    public.vendor_round(uuid, date),
  public.vendor_round_stops(uuid, date, text, text, uuid, integer),
    public.complete_stop(uuid, boolean, jsonb) to authenticated;

-- The alert of the evening before, the monthly statement, what closing an account removes, and the jobs.

create function private.expected_paise(d public.subscribers, day date) returns bigint
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  t public.subscription_terms;
  lines jsonb;
begin
  select * into v from public.vendors as w where w.id = d.vendor_id;
  select * into t from public.subscription_terms as w where w.vendor_id = d.vendor_id;
  -- As the run will see it, before the window ends.
  select coalesce(jsonb_agg(l), '[]'::jsonb) into lines
  from jsonb_array_elements(private.day_lines(d, v, t, expected_paise.day,
    (expected_paise.day + t.delivers_from) at time zone 'Asia/Kolkata')) as l
  where l ->> 'skipped' is null;
  if jsonb_array_length(lines) = 0 then return 0; end if;
  return (private.price_day(d, v, t, expected_paise.day, lines) ->> 'total_paise')::bigint;
end
$$;

comment on function private.expected_paise is
  'What a subscriber''s delivery of a day will cost, deposits and taxes included.';

create function private.alert_low_balances(day date, most integer default 300) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  customer uuid;
  looked integer := 0;
  price bigint;
begin
  for customer in
    select d.user_id from public.subscribers as d
    where d.next_on <= alert_low_balances.day and d.checked_for is distinct from alert_low_balances.day
    group by d.user_id order by d.user_id limit most
  loop
    perform from public.subscribers as d where d.user_id = customer order by d.id for update;
    select coalesce(sum(private.expected_paise(d, alert_low_balances.day)), 0) into price
    from public.subscribers as d where d.user_id = customer and d.next_on <= alert_low_balances.day;
    if price > private.wallet_balance(customer) and exists (select from public.subscribers as d
      where d.user_id = customer
        and d.next_on <= alert_low_balances.day and d.checked_for is distinct from alert_low_balances.day) then
      perform private.notify(customer, 'subscription_wallet_low', jsonb_build_object('price', private.rupees(price),
        'balance', private.rupees(private.wallet_balance(customer)), 'day', to_char(alert_low_balances.day, 'DD/MM')),
          '/wallet');
    end if;
    update public.subscribers as d set checked_for = alert_low_balances.day where d.user_id = customer
      and d.next_on <= alert_low_balances.day;
    looked := looked + 1;
  end loop;
  return looked;
end
$$;

comment on function private.alert_low_balances is
  'Tells customers whose wallet does not cover all that comes on a day, once a day each; answers at how many it '
    'looked.';

create function private.remind_of_round() returns integer language plpgsql set search_path = '' as $$
declare
  behind record;
  told integer := 0;
begin
  for behind in
    select w.vendor_id, w.day from public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
    where w.day = private.today() and o.status = 'pending' and o.kind = 'subscription' group by w.vendor_id, w.day
  loop
    perform private.notify(s.user_id, 'round_not_confirmed', jsonb_build_object('day', to_char(behind.day, 'DD/MM'),
      'time', to_char(private.clock_on(behind.day, 'subscription_close_seconds') at time zone 'Asia/Kolkata',
        'HH24:MI')), '/vendor/round')
    from private.staff_with(behind.vendor_id, 'orders') as s (user_id);
    told := told + 1;
  end loop;
  return told;
end
$$;

comment on function private.remind_of_round is 'Tells vendors at noon of deliveries that they have not confirmed.';

create function public.subscription_statement(subscriber_id uuid, month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.subscribers;
  first date := date_trunc('month', private.known_day(subscription_statement.month))::date;
  next date := (date_trunc('month', subscription_statement.month) + interval '1 month')::date;
begin
  select * into stop from public.subscribers as d where d.id = subscription_statement.subscriber_id;
  if stop.id is null or not (stop.user_id = private.require_user() or private.may(stop.vendor_id, 'orders')
    or private.is_admin()) then
    perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.');
  end if;
  if first is null or first not between date '2020-01-01' and date '2100-01-01' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return (
    with orders as (
      select o.*, w.day from public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
      where w.subscriber_id = stop.id and w.day >= first and w.day < next
    )
    select jsonb_build_object('month', first, 'vendor_name', (select v.name from public.vendors as v
      where v.id = stop.vendor_id),
      'customer_name', private.customer_name(stop.user_id),
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'order_number', o.order_number, 'status',
        o.status, 'total_paise', o.total_paise,
          'refund_paise', o.refund_paise, 'items',
            (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'unit_paise', l.unit_paise,
            'total_paise', l.total_paise) order by l.position) from public.order_items as l where l.order_id = o.id))
              order by o.day), '[]'::jsonb)
        from orders as o),
      'items', (select coalesce(jsonb_agg(to_jsonb(m) order by m.name), '[]'::jsonb) from (
        select l.name, sum(l.quantity) as quantity, sum(l.total_paise) as total_paise
        from orders as o join public.order_items as l on l.order_id = o.id where o.status = 'delivered'
          group by l.name) as m),
      'charges', (select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from orders as o
        join public.order_charges as c on c.order_id = o.id where c.phase <> 'refunded' and o.status <> 'cancelled'),
      'delivered_days', (select count(*) from orders as o where o.status = 'delivered'),
      'refund_paise', (select coalesce(sum(o.refund_paise), 0) from orders as o where o.status <> 'cancelled'),
      'paid_paise', (select coalesce(sum(o.total_paise - o.refund_paise), 0) from orders as o
        where o.status <> 'cancelled')));
end
$$;

comment on function public.subscription_statement is
  'The month of a subscriber, for them and the vendor''s people: {month, vendor_name, customer_name, days: [{day, '
    'order_number, status, total_paise, '
  'refund_paise, items}], items: [{name, quantity, total_paise}] (delivered), charges (as on a bill), delivered_days, '
    'refund_paise, paid_paise}.';

revoke execute on function public.subscription_statement(uuid, date) from public, anon;
grant execute on function public.subscription_statement(uuid, date) to authenticated;

-- Accounts ------------------------------------------------------------------------------------------------------------
create function private.forget_subscriptions(caller uuid) returns void language sql set search_path = '' as $$
  update public.subscriptions as s set ends_on = least(s.ends_on, greatest(private.today() - 1, s.starts_on - 1))
  from public.subscribers as d where d.id = s.subscriber_id and d.user_id = caller;
  update public.subscribers as d set address = '{}', area = '', instructions = null, next_on = null
    where d.user_id = caller;
$$;

comment on function private.forget_subscriptions is
  'Stops what a closed account had subscribed to and removes its doors; see trade_accounts.';

create function private.subscription_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('subscriptions', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'address', d.address, 'instructions', d.instructions,
      'item', i.name,
      'frequency', s.frequency, 'weekdays', s.weekdays, 'quantity', s.quantity, 'starts_on', s.starts_on, 'ends_on',
        s.ends_on,
      'pauses', (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on)),
        '[]'::jsonb)
        from public.subscription_pauses as p where p.subscription_id = s.id),
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', w.day, 'quantity', w.quantity, 'skipped', w.skipped)
        order by w.day), '[]'::jsonb)
        from public.subscription_days as w where w.subscription_id = s.id)) order by s.created_at), '[]'::jsonb)
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
      join public.vendors as v on v.id = d.vendor_id
    join public.catalog_items as i on i.id = s.item_id where d.user_id = caller))
$$;

comment on function private.subscription_data is 'What is stored about a person here; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('subscriptions', 'private.subscription_data', 'private.forget_subscriptions');

-- Jobs, in UTC: India is five and a half hours ahead all year ---------------------------------------------------------
select cron.schedule('run-subscriptions', '5 seconds', 'select private.run_due_subscriptions()');

select cron.schedule('alert-low-balances', '* 12-15 * * *', $$select private.alert_low_balances(private.today() + 1)$$);

select cron.schedule('remind-of-rounds', '30 6 * * *', 'select private.remind_of_round()');

select cron.schedule('settle-old-claims', '*/10 * * * *', 'select private.settle_old_claims()');

select cron.schedule('return-idle-deposits', '30 15 * * *', 'select private.return_idle_deposits()');
