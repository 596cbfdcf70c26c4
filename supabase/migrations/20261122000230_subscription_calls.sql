-- What customers do with their subscriptions. Each call is safe to repeat: it says how something shall be, not what to add.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('subscriptions_per_customer', 'integer', 'count', '30', 1, 200, 'subscriptions', 'Subscriptions that one customer may have at a time.', false),
  ('subscription_days_ahead', 'integer', 'count', '60', 7, 365, 'subscriptions', 'How many days ahead a start, a change or the beginning of a pause can be.', true);

create function private.lock_subscriber(subscriber_id uuid) returns public.subscribers language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.subscribers;
begin
  select * into stop from public.subscribers as d where d.id = lock_subscriber.subscriber_id for update;
  return stop;
end
$$;
comment on function private.lock_subscriber is 'Locks a subscriber; orders before it, stock and money after it.';

create function private.own_subscription(subscription_id uuid) returns public.subscriptions language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  s public.subscriptions;
begin
  perform private.lock_subscriber(d.id) from public.subscriptions as w join public.subscribers as d on d.id = w.subscriber_id
  where w.id = own_subscription.subscription_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.'); end if;
  select * into s from public.subscriptions as w where w.id = own_subscription.subscription_id;
  return s;
end
$$;
comment on function private.own_subscription is 'A subscription of the caller, with its subscriber locked.';

create function private.is_going_on(s public.subscriptions) returns boolean language sql stable set search_path = '' as $$
  select s.ends_on is null
$$;

create function private.refuse_locked_day(vendor_id uuid, day date) returns void language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  earliest date := private.first_changeable_day(refuse_locked_day.vendor_id);
begin
  if refuse_locked_day.day is null or refuse_locked_day.day < earliest then
    perform private.refuse(409, 'subscription_cut_off', 'It is too late to change this day.', jsonb_build_object('day', earliest));
  end if;
  if refuse_locked_day.day > private.today() + private.setting_int('subscription_days_ahead') then
    perform private.refuse(400, 'subscription_day_too_far', 'This day is too far ahead.');
  end if;
end
$$;
comment on function private.refuse_locked_day is 'Refuses a day whose cut-off has passed (the first one that can be changed comes as figure), and one too far ahead.';

create function private.checked_rule(frequency text, weekdays smallint[]) returns smallint[] language plpgsql immutable set search_path = '' as $$
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

create function private.check_quantity(item_id uuid, quantity integer, fewest integer) returns void language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := coalesce((select i.max_quantity from public.subscription_items as i where i.item_id = check_quantity.item_id), 50);
begin
  if check_quantity.quantity is null or check_quantity.quantity not between check_quantity.fewest and most then
    perform private.refuse(400, 'subscription_quantity_invalid', 'This quantity cannot be delivered.', jsonb_build_object('most', most));
  end if;
end
$$;

create function private.address_snapshot(address_id uuid, caller uuid) returns jsonb language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  home jsonb := (select jsonb_build_object('id', a.id, 'label', a.label, 'line', a.line, 'landmark', a.landmark, 'city', a.city, 'pincode', a.pincode,
    'lat', a.lat, 'lng', a.lng) from public.addresses as a where a.id = address_snapshot.address_id and a.user_id = caller);
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
  values (vendor.id, caller, home, left(coalesce(nullif(trim(split_part(home ->> 'line', ',', -1)), ''), home ->> 'city'), 120),
    private.road_distance_m(lat, lng, vendor.lat, vendor.lng))
  on conflict (vendor_id, user_id) do update set address = excluded.address, area = excluded.area, distance_m = excluded.distance_m
  returning * into stop;
  return stop;
end
$$;
comment on function private.settle_at_door is 'The caller as a subscriber of a vendor at one of their addresses, created or moved, and locked.';

create function public.start_subscription(item_id uuid, address_id uuid, frequency text, quantity integer, starts_on date, idempotency_key text,
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
  if not found then perform private.refuse(404, 'subscription_unavailable', 'This cannot be subscribed to at the moment.'); end if;
  if private.is_staff_of(v.id, caller) then perform private.refuse(403, 'own_vendor', 'You cannot order from your own business.'); end if;
  if start_subscription.price_change not in ('follow', 'ask') or start_subscription.price_change is null then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  perform private.check_quantity(start_subscription.item_id, start_subscription.quantity, 1);
  perform private.refuse_locked_day(v.id, start_subscription.starts_on);
  perform private.take_turns('start_subscription', caller::text);
  stop := private.settle_at_door(v, caller, start_subscription.address_id);
  select * into s from public.subscriptions as w where w.subscriber_id = stop.id and w.item_id = start_subscription.item_id;
  if s.id is not null and private.is_going_on(s) then
    perform private.refuse(409, 'subscription_exists', 'You subscribe to this already.', jsonb_build_object('subscription_id', s.id));
  end if;
  if (select count(*) from public.subscriptions as w join public.subscribers as d on d.id = w.subscriber_id
      where d.user_id = caller and w.ends_on is null) >= private.setting_int('subscriptions_per_customer') then
    perform private.refuse(429, 'too_many_subscriptions', 'You have many subscriptions already. Please stop one first.');
  end if;
  price := private.subscription_price(start_subscription.item_id, start_subscription.starts_on);
  if s.id is null then
    insert into public.subscriptions (subscriber_id, item_id, frequency, weekdays, rule_from, quantity, starts_on, price_change, agreed_paise)
    values (stop.id, start_subscription.item_id, start_subscription.frequency, days, start_subscription.starts_on, start_subscription.quantity,
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
      insert into public.subscription_pauses (subscription_id, starts_on, ends_on) values (s.id, first, start_subscription.starts_on - 1);
    end if;
    update public.subscriptions as w set frequency = start_subscription.frequency, weekdays = days, rule_from = start_subscription.starts_on,
      quantity = start_subscription.quantity, ends_on = null, price_change = start_subscription.price_change, agreed_paise = price
    where w.id = s.id;
  end if;
  perform private.plan_subscriber(stop.id);
  perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || v.id, 'round', '{}'::jsonb);
  result := jsonb_build_object('subscription_id', s.id, 'subscriber_id', stop.id, 'starts_on', start_subscription.starts_on);
  perform private.keep_result(caller, start_subscription.idempotency_key, result);
  return result;
end
$$;
comment on function public.start_subscription is
  'Subscribes the caller to an item at one of their addresses, from a day that can still be changed on, once per key: {subscription_id, '
  'subscriber_id, starts_on}. frequency is daily, alternate or weekdays with weekdays (0 is Sunday); price_change is follow or ask. A '
  'stopped one is taken up again. All of a customer''s subscriptions of a vendor go to one address: the last one chosen.';

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

create function private.first_change_of(s public.subscriptions) returns date language sql stable set search_path = '' as $$
  select private.first_changeable_day(d.vendor_id) from public.subscribers as d where d.id = s.subscriber_id
$$;

create function public.change_subscription(subscription_id uuid, frequency text, quantity integer, weekdays smallint[] default '{}',
  price_change text default 'follow') returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(change_subscription.subscription_id);
  days smallint[] := private.checked_rule(change_subscription.frequency, change_subscription.weekdays);
  first date := private.first_change_of(s);
begin
  if not private.is_going_on(s) then perform private.refuse(409, 'subscription_stopped', 'This subscription has been stopped.'); end if;
  if change_subscription.price_change not in ('follow', 'ask') or change_subscription.price_change is null then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  perform private.check_quantity(s.item_id, change_subscription.quantity, 1);
  perform private.pin_days(s, first);
  update public.subscriptions as w set frequency = change_subscription.frequency, weekdays = days,
    -- Every other day goes on in the same step where only something else changes.
    rule_from = case when w.frequency = change_subscription.frequency then w.rule_from else greatest(first, w.starts_on) end,
    quantity = change_subscription.quantity, price_change = change_subscription.price_change
  where w.id = s.id;
  perform private.told_of_change(s);
  return greatest(first, s.starts_on);
end
$$;
comment on function public.change_subscription is
  'Changes days, quantity and what happens at a new price; answers the first day for which that counts. Days after the cut-off stay as they were.';

create function public.set_subscription_day(subscription_id uuid, day date, quantity integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(set_subscription_day.subscription_id);
begin
  perform private.refuse_locked_day(d.vendor_id, set_subscription_day.day) from public.subscribers as d where d.id = s.subscriber_id;
  if set_subscription_day.day < s.starts_on or set_subscription_day.day > s.ends_on or exists (
      select from public.subscription_pauses as p where p.subscription_id = s.id and daterange(p.starts_on, p.ends_on, '[]') @> set_subscription_day.day) then
    perform private.refuse(409, 'subscription_day_paused', 'Nothing is delivered on this day. Resume first.');
  end if;
  if set_subscription_day.quantity is null then
    delete from public.subscription_changes as c where c.subscription_id = s.id and c.day = set_subscription_day.day;
  else
    perform private.check_quantity(s.item_id, set_subscription_day.quantity, 0);
    insert into public.subscription_changes (subscription_id, day, quantity) values (s.id, set_subscription_day.day, set_subscription_day.quantity)
    on conflict (subscription_id, day) do update set quantity = excluded.quantity;
  end if;
  perform private.told_of_change(s);
end
$$;
comment on function public.set_subscription_day is 'Another quantity on one day, also on one that is not in the rule; 0 skips it, null goes back to the rule.';

create function private.pause_one(s public.subscriptions, starts_on date, ends_on date) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  whole daterange := daterange(pause_one.starts_on, pause_one.ends_on, '[]');
begin
  -- Pauses that touch become one.
  select whole + coalesce(range_merge(range_agg(daterange(p.starts_on, p.ends_on, '[]'))), 'empty') into whole
  from public.subscription_pauses as p where p.subscription_id = s.id
    and (daterange(p.starts_on, p.ends_on, '[]') && whole or daterange(p.starts_on, p.ends_on, '[]') -|- whole);
  delete from public.subscription_pauses as p where p.subscription_id = s.id and daterange(p.starts_on, p.ends_on, '[]') <@ whole;
  insert into public.subscription_pauses (subscription_id, starts_on, ends_on) values (s.id, lower(whole), upper(whole) - 1);
end
$$;
comment on function private.pause_one is 'Pauses a subscription; pauses that overlap or touch become one.';

create function public.pause_subscriptions(subscription_ids uuid[], starts_on date, ends_on date default null) returns integer
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
  if pause_subscriptions.ends_on < pause_subscriptions.starts_on or pause_subscriptions.ends_on > private.today() + 365 then
    perform private.refuse(400, 'subscription_pause_invalid', 'Please choose the first and the last day of the pause.');
  end if;
  foreach one in array wanted loop
    s := private.own_subscription(one);
    continue when not private.is_going_on(s);
    perform private.refuse_locked_day(d.vendor_id, pause_subscriptions.starts_on) from public.subscribers as d where d.id = s.subscriber_id;
    perform private.pause_one(s, pause_subscriptions.starts_on, pause_subscriptions.ends_on);
    perform private.told_of_change(s);
  end loop;
  return cardinality(wanted);
end
$$;
comment on function public.pause_subscriptions is
  'Pauses the caller''s subscriptions from a day on, a vacation until and with ends_on, otherwise until they are resumed.';

create function public.resume_subscription(subscription_id uuid) returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(resume_subscription.subscription_id);
  first date := private.first_change_of(s);
begin
  delete from public.subscription_pauses as p where p.subscription_id = s.id and p.starts_on >= first;
  update public.subscription_pauses as p set ends_on = first - 1 where p.subscription_id = s.id and (p.ends_on is null or p.ends_on >= first);
  perform private.told_of_change(s);
  return private.next_planned_day(s, first);
end
$$;
comment on function public.resume_subscription is 'Ends a pause with the first day that can still be changed, takes back planned ones, and answers the next delivery.';

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
comment on function public.stop_subscription is 'Stops a subscription at once but for a day after the cut-off; answers the last day. Its days and bottles stay on record.';

create function public.agree_to_price(subscription_id uuid, price_paise integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(agree_to_price.subscription_id);
begin
  -- To this price and no higher one that came meanwhile.
  if agree_to_price.price_paise is null or agree_to_price.price_paise <> coalesce(private.subscription_price(s.item_id, private.first_change_of(s)), 0) then
    perform private.refuse(409, 'subscription_price_moved', 'The price has changed again. Please look once more.');
  end if;
  update public.subscriptions as w set agreed_paise = agree_to_price.price_paise where w.id = s.id;
  perform private.told_of_change(s);
end
$$;
comment on function public.agree_to_price is 'Agrees to the price of a piece that the caller was shown.';

create function public.change_subscriber(subscriber_id uuid, address_id uuid default null, instructions text default null) returns void
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
  if change_subscriber.address_id is not null then perform private.settle_at_door(v, caller, change_subscriber.address_id); end if;
  update public.subscribers as d set instructions = nullif(left(trim(change_subscriber.instructions), 300), '')
  where d.id = change_subscriber.subscriber_id and change_subscriber.instructions is not null;
  perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || v.id, 'round', '{}'::jsonb);
end
$$;
comment on function public.change_subscriber is 'Another address, or what the vendor''s people should know at the door; null leaves one as it is, an empty text removes it.';

revoke execute on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text),
  public.change_subscription(uuid, text, integer, smallint[], text), public.set_subscription_day(uuid, date, integer),
  public.pause_subscriptions(uuid[], date, date), public.resume_subscription(uuid), public.stop_subscription(uuid),
  public.agree_to_price(uuid, integer), public.change_subscriber(uuid, uuid, text) from public, anon;
grant execute on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text),
  public.change_subscription(uuid, text, integer, smallint[], text), public.set_subscription_day(uuid, date, integer),
  public.pause_subscriptions(uuid[], date, date), public.resume_subscription(uuid), public.stop_subscription(uuid),
  public.agree_to_price(uuid, integer), public.change_subscriber(uuid, uuid, text) to authenticated;
