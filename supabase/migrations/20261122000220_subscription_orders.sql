-- The nightly run: what is planned for a day becomes one order for each door, paid from the wallet when it goes out (docs/decisions/0050).

insert into public.charge_codes (code, position, nature, tax_class) values ('bottle_deposit', 250, 'fee', null);
insert into public.cancellation_reasons (code, actors, fault) values
  ('missed_delivery', '{vendor,system}', 'nobody'), ('round_not_confirmed', '{system}', 'nobody');
insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('subscription_run_seconds', 'integer', 'seconds', '10800', 0, 43200, 'subscriptions',
   'When the orders of a day are placed, in seconds after midnight in India.', false),
  ('subscription_claim_seconds', 'integer', 'seconds', '46800', 0, 86399, 'subscriptions',
   'Until when on the same day a delivery that did not come can be reported, in seconds after midnight in India.', true),
  ('subscription_close_seconds', 'integer', 'seconds', '72000', 46800, 86399, 'subscriptions',
   'When deliveries that nobody has confirmed are cancelled and refunded, in seconds after midnight in India.', false);

create function private.clock_on(day date, setting_key text) returns timestamptz language sql stable set search_path = '' as $$
  select (clock_on.day + make_interval(secs => private.setting_int(clock_on.setting_key))) at time zone 'Asia/Kolkata'
$$;
comment on function private.clock_on is 'The moment on a day in India that a setting names in seconds after midnight.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('subscription_skipped_wallet', 'warning', 'Nothing comes today', 'Your wallet did not cover {price} for {vendor} on {day}. Top it up, and tomorrow it comes again.', '6 hours'),
  ('subscription_skipped_price', 'warning', 'Not delivered today', 'The new price of {item} is waiting for your agreement, so it did not come on {day}.', '6 hours'),
  ('subscription_skipped_unavailable', 'warning', 'Not available today', '{vendor} does not have {item} on {day}. You pay nothing for it.', '6 hours'),
  ('subscription_skipped_vendor', 'warning', 'No delivery', '{vendor} does not deliver on {day}. You pay nothing.', '6 hours'),
  ('subscription_delivered', 'success', 'Delivered', '{vendor} has delivered.', null),
  ('subscription_not_delivered', 'warning', 'Not delivered', '{vendor} could not deliver on {day}. The money is back in your wallet.', '6 hours'),
  ('subscription_wallet_low', 'warning', 'Top up for tomorrow', 'Tomorrow''s delivery costs {price} and your wallet has {balance}.', '12 hours'),
  ('round_not_confirmed', 'warning', 'Round not finished', 'Deliveries of {day} are not confirmed. They are refunded at {time}.', '6 hours');

-- The kind ---------------------------------------------------------------------------------------------------------------

create function private.price_subscription(caller uuid, request jsonb) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('problems', jsonb_build_array(private.problem('cart_empty')), 'orders', '[]'::jsonb, 'address', null)
$$;
comment on function private.price_subscription is 'Nothing: orders of subscriptions are placed by the nightly run alone.';

create function private.place_subscription(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  commission bigint := (o.terms ->> 'commission_paise')::bigint;
  deposit bigint := private.sum_of(part -> 'charges', 'bottle_deposit');
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, private.sum_of(part -> 'charges', 'items', 'delivery') - commission, '{items,delivery}');
  if deposit > 0 then perform private.add_share(o.id, 'vendor_payable', o.vendor_id, deposit, '{bottle_deposit}'); end if;
  if o.terms ->> 'franchise_owner_id' is not null and commission > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(commission * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{items}');
  end if;
  insert into public.subscription_orders (order_id, subscriber_id, vendor_id, day, area)
  values (o.id, (part ->> 'subscriber_id')::uuid, o.vendor_id, (part ->> 'day')::date, part ->> 'area');
  update public.enhanced_orders as e set promised_min_at = (part ->> 'from_at')::timestamptz, promised_max_at = (part ->> 'until_at')::timestamptz
  where e.id = o.id;
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'close_delivery', private.clock_on((part ->> 'day')::date, 'subscription_close_seconds'));
end
$$;
comment on function private.place_subscription is
  'The vendor earns items and delivery less commission, and holds the deposit; the franchise its part of the commission. A delivery that is not '
  'confirmed by the evening is refunded.';

insert into private.order_kinds (kind, price, place, payment_methods) values
  ('subscription', 'private.price_subscription', 'private.place_subscription', '{wallet}');
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('subscription', 'pending', 'delivered', '{vendor}'), ('subscription', 'pending', 'cancelled', '{vendor,admin,system}');

create function private.hand_out_bottles(o public.enhanced_orders, was public.order_status) returns void language sql set search_path = '' as $$
  update public.subscriptions as s set bottles_out = s.bottles_out + d.quantity
  from public.subscription_days as d where d.order_id = o.id and d.deposit_paise > 0 and s.id = d.subscription_id
$$;
comment on function private.hand_out_bottles is 'The bottles of a delivery are with the customer.';

create function private.keep_bottles(o public.enhanced_orders, was public.order_status) returns void language sql set search_path = '' as $$
  with back as (
    update public.subscription_days as d set deposit_back = d.deposit_bottles
    from (select w.subscription_id, w.deposit_bottles - w.deposit_back as many from public.subscription_days as w where w.order_id = o.id) as was
    where d.order_id = o.id and d.subscription_id = was.subscription_id and was.many > 0 returning d.subscription_id, was.many
  )
  update public.subscriptions as s set bottles_paid = greatest(s.bottles_paid - back.many, 0) from back where s.id = back.subscription_id
$$;
comment on function private.keep_bottles is 'The deposits of an order that is cancelled are refunded with it.';
-- Bottles before the money: the run locks a subscriber's rows before the wallet as well.
insert into private.order_effects (kind, to_status, position, effect) values
  ('subscription', 'delivered', 10, 'private.hand_out_bottles'), ('subscription', 'delivered', 50, 'private.settle_order'),
  ('subscription', 'delivered', 90, 'private.part_with_performers'),
  ('subscription', 'cancelled', 10, 'private.keep_bottles'), ('subscription', 'cancelled', 50, 'private.unwind_order'),
  ('subscription', 'cancelled', 90, 'private.part_with_performers');
insert into private.order_notices (kind, to_status, role, template) values
  ('subscription', 'delivered', 'user', 'subscription_delivered'), ('subscription', 'cancelled', 'user', 'order_cancelled');

create function private.close_delivery(order_id uuid, timer private.order_timers) returns void language plpgsql set search_path = '' as $$
begin
  if exists (select from public.enhanced_orders as o where o.id = close_delivery.order_id and o.status = 'pending') then
    perform private.transition(close_delivery.order_id, 'cancelled', null, 'system', 'round_not_confirmed');
  end if;
end
$$;
comment on function private.close_delivery is 'What nobody has confirmed by the evening counts as not delivered.';
insert into private.timer_actions (action, run) values ('close_delivery', 'private.close_delivery');

-- One day of one subscriber --------------------------------------------------------------------------------------------

create function private.day_lines(stop public.subscribers, v public.vendors, t public.subscription_terms, day date, at timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  from_at timestamptz := (day_lines.day + t.delivers_from) at time zone 'Asia/Kolkata';
  vendor_problem text := case
    when day_lines.at >= (day_lines.day + t.delivers_until) at time zone 'Asia/Kolkata' then 'not_run'
    when v.status <> 'active' or not v.accepting_orders or v.paused_until > from_at
      or exists (select from public.vendor_holidays as h where h.vendor_id = v.id and h.day = day_lines.day) then 'vendor' end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('subscription_id', p.id, 'item_id', p.item_id, 'name', i.name, 'picture', i.picture,
      'options', '[]'::jsonb, 'option_ids', '[]'::jsonb, 'tax_class', i.tax_class, 'unit_paise', p.price, 'quantity', p.quantity,
      'total_paise', p.price * p.quantity, 'deposit_paise', coalesce(b.deposit_paise, 0),
      'deposit_bottles', case when b.deposit_paise > 0 then greatest(p.bottles_out + p.quantity - p.bottles_paid, 0) else 0 end,
      'skipped', case when vendor_problem is not null then vendor_problem
        when b.item_id is null or not i.is_available or i.sold_out_until > from_at then 'unavailable'
        when p.price_change = 'ask' and p.price > p.agreed_paise then 'price' end) order by i.name, p.id), '[]'::jsonb)
    from (
      select s.id, s.item_id, s.price_change, s.agreed_paise, s.bottles_out, s.bottles_paid,
        private.planned_quantity(s, day_lines.day) as quantity, private.subscription_price(s.item_id, day_lines.day) as price
      from public.subscriptions as s where s.subscriber_id = stop.id offset 0) as p
    join public.catalog_items as i on i.id = p.item_id
    left join public.subscription_items as b on b.item_id = p.item_id
    where p.quantity > 0);
end
$$;
comment on function private.day_lines is
  'What a subscriber has planned for a day, in the shape of the lines of a quote, with subscription_id, deposit_paise, deposit_bottles and '
  'skipped: why a line cannot be delivered.';

create function private.price_day(stop public.subscribers, v public.vendors, t public.subscription_terms, day date, lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  charges jsonb;
  items bigint;
begin
  select coalesce(jsonb_agg(c), '[]'::jsonb), coalesce(sum((c ->> 'amount_paise')::bigint), 0) into charges, items from (
    select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class') -> 0 as c
    from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods where c is not null;
  charges := charges || private.charge('bottle_deposit', (select sum((l ->> 'deposit_paise')::bigint * (l ->> 'deposit_bottles')::bigint)::bigint
      from jsonb_array_elements(lines) as l))
    || private.charge('delivery', t.delivery_paise::bigint);
  charges := charges || private.taxes_on(charges);
  return jsonb_build_object('kind', 'subscription', 'vendor_id', v.id, 'vendor_name', v.name, 'category', v.kind, 'region_id', v.region_id,
    'lines', lines, 'charges', charges, 'total_paise', private.sum_of(charges), 'distance_m', stop.distance_m,
    'subscriber_id', stop.id, 'day', price_day.day, 'area', stop.area,
    'from_at', (price_day.day + t.delivers_from) at time zone 'Asia/Kolkata', 'until_at', (price_day.day + t.delivers_until) at time zone 'Asia/Kolkata',
    'terms', (select jsonb_build_object('commission_bp', v.commission_bp, 'commission_paise', round(items::numeric * v.commission_bp / 10000)::bigint,
      'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'))
      from public.regions as r where r.id = v.region_id));
end
$$;
comment on function private.price_day is 'The order that a subscriber''s lines of a day come to: goods, deposits, the delivery and taxes, as a part of a checkout.';

create function private.skip_lines(stop public.subscribers, v public.vendors, day date, lines jsonb, reason text default null, price_paise bigint default 0)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  told record;
begin
  insert into public.subscription_days (subscription_id, day, quantity, skipped, unit_paise)
  select (l ->> 'subscription_id')::uuid, skip_lines.day, (l ->> 'quantity')::smallint, coalesce(skip_lines.reason, l ->> 'skipped'), (l ->> 'unit_paise')::integer
  from jsonb_array_elements(lines) as l on conflict do nothing;
  for told in
    select coalesce(skip_lines.reason, l ->> 'skipped') as why, string_agg(l ->> 'name', ', ' order by n) as items
    from jsonb_array_elements(lines) with ordinality as e (l, n) group by 1
  loop
    perform private.notify(stop.user_id, case told.why when 'wallet' then 'subscription_skipped_wallet' when 'price' then 'subscription_skipped_price'
        when 'unavailable' then 'subscription_skipped_unavailable' else 'subscription_skipped_vendor' end,
      jsonb_build_object('vendor', v.name, 'item', left(told.items, 200), 'day', to_char(skip_lines.day, 'DD/MM'), 'price', private.rupees(price_paise)),
      '/grocery/subscriptions');
  end loop;
end
$$;
comment on function private.skip_lines is 'Writes down why lines of a day do not come, and tells the customer.';

create function private.run_day(stop public.subscribers, v public.vendors, t public.subscription_terms, day date, at timestamptz) returns text
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
    coalesce(jsonb_agg(l) filter (where l ->> 'skipped' is not null), '[]'::jsonb) into wanted, lines from jsonb_array_elements(lines) as l;
  if jsonb_array_length(lines) > 0 then perform private.skip_lines(stop, v, run_day.day, lines); end if;
  if jsonb_array_length(wanted) = 0 then return 'skipped'; end if;
  part := private.price_day(stop, v, t, run_day.day, wanted);
  -- Two doors of one customer may be run at the same moment: the wallet is counted by one after the other.
  perform from private.ledger_accounts as a where a.owner_id = stop.user_id and a.kind = 'customer_wallet' for no key update;
  if private.wallet_balance(stop.user_id) < (part ->> 'total_paise')::bigint then
    perform private.skip_lines(stop, v, run_day.day, wanted, 'wallet', (part ->> 'total_paise')::bigint);
    return 'skipped';
  end if;
  -- What a round brings is bought for it, by the list of the evening before; nothing of it is on the shelf yet.
  kept.quote := jsonb_build_object('fulfilment', 'subscription', 'address', stop.address);
  kept.request := jsonb_strip_nulls(jsonb_build_object('instructions', stop.instructions));
  o := private.create_order(stop.user_id, kept, part, gen_random_uuid(), 'wallet', null, '{}');
  insert into public.subscription_days (subscription_id, day, quantity, order_id, unit_paise, deposit_paise, deposit_bottles)
  select (l ->> 'subscription_id')::uuid, run_day.day, (l ->> 'quantity')::smallint, o.id, (l ->> 'unit_paise')::integer,
    (l ->> 'deposit_paise')::integer, (l ->> 'deposit_bottles')::smallint from jsonb_array_elements(wanted) as l;
  update public.subscriptions as s set bottles_paid = s.bottles_paid + (l ->> 'deposit_bottles')::integer,
    agreed_paise = case when s.price_change = 'follow' then (l ->> 'unit_paise')::integer else s.agreed_paise end
  from jsonb_array_elements(wanted) as l where s.id = (l ->> 'subscription_id')::uuid;
  return 'placed';
end
$$;
comment on function private.run_day is 'Places what a locked subscriber has planned for a day, as one order paid from the wallet, or writes down why not: placed or skipped.';

create function private.run_subscriber(stop public.subscribers, v public.vendors, t public.subscription_terms, day date, at timestamptz) returns text
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
  update public.subscribers as d set ran_on = run_subscriber.day, retry_at = null, last_error = null where d.id = stop.id;
  perform private.plan_subscriber(stop.id, run_subscriber.day + 1);
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  return outcome;
end
$$;
comment on function private.run_subscriber is 'Decides all days of a locked subscriber up to this one, and plans the next: what became of the last, placed or skipped.';

create function private.run_subscriptions(day date, most integer default 500, at timestamptz default now()) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  t public.subscription_terms;
  stop public.subscribers;
  ran integer := 0;
  rounds uuid[] := '{}';
begin
  -- The first order of a region's day opens its numbers, for which every other first order waits: before wallets are locked, in one order.
  perform private.take_turns('first_order_of_day', r.id::text) from (
    select g.id from public.regions as g
    where not exists (select from private.order_number_bases as b where b.region_id = g.id and b.day = private.today())
      and exists (select from public.subscribers as d join public.vendors as w on w.id = d.vendor_id
        where d.next_on <= run_subscriptions.day and w.region_id = g.id)
    order by g.id offset 0) as r;
  -- Customers in one order everywhere: runs at the same time never wait for each other's wallets in a circle.
  for stop in
    select * from public.subscribers as d where d.next_on <= run_subscriptions.day and (d.retry_at is null or d.retry_at <= run_subscriptions.at)
    order by d.next_on, d.user_id limit run_subscriptions.most for update skip locked
  loop
    ran := ran + 1;
    begin
      select * into v from public.vendors as w where w.id = stop.vendor_id;
      select * into t from public.subscription_terms as w where w.vendor_id = stop.vendor_id;
      if private.run_subscriber(stop, v, t, run_subscriptions.day, run_subscriptions.at) = 'placed' and not stop.vendor_id = any (rounds) then
        rounds := rounds || stop.vendor_id;
      end if;
    exception when others then
      -- One that fails is tried again later and does not keep the others from their milk.
      update public.subscribers as d set retry_at = run_subscriptions.at + interval '1 minute', last_error = sqlerrm where d.id = stop.id;
    end;
  end loop;
  perform private.publish('vendor:' || r, 'round', jsonb_build_object('day', run_subscriptions.day)) from unnest(rounds) as r;
  return ran;
end
$$;
comment on function private.run_subscriptions is
  'Places the orders of a day for the next subscribers, at most so many, and answers how many it looked at; 0 when there is nothing left '
  'that no other run is at. Repeated, at the same time or after one that was killed, it doubles and loses nothing: whoever has '
  'been decided is not due any more.';

create function private.run_due_subscriptions() returns integer language plpgsql set search_path = '' as $$
begin
  if now() < private.clock_on(private.today(), 'subscription_run_seconds') then return 0; end if;
  return private.run_subscriptions(private.today());
end
$$;
comment on function private.run_due_subscriptions is 'The job: from the hour of the run on, the orders of the present day.';
