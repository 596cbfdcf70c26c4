-- Which days a subscription falls on, and which of them can still be changed. The same rules as packages/domain/src/subscriptions, which
-- a property test compares. Days are calendar days by Indian time, which has no summer time.

create function private.falls_on(frequency text, weekdays smallint[], rule_from date, day date) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case frequency when 'daily' then true
    when 'alternate' then (day - rule_from) % 2 = 0
    else extract(dow from day)::smallint = any (weekdays) end;
end
$$;
comment on function private.falls_on is 'Whether a rule names a day: every day, every other day from rule_from on, or on weekdays.';

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
  select c.quantity into changed from public.subscription_changes as c where c.subscription_id = s.id and c.day = planned_quantity.day;
  if found then return changed; end if;
  return case when private.falls_on(s.frequency, s.weekdays, s.rule_from, planned_quantity.day) then s.quantity else 0 end;
end
$$;
comment on function private.planned_quantity is
  'How many pieces a subscription plans for a day: none outside its days and in a pause, else what was changed for this day, else by its rule.';

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
  'The first day whose delivery can still be changed: tomorrow until the vendor''s cut-off, then the day after. The day itself never can.';

create function private.subscription_price(item_id uuid, day date) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select p.price_paise from public.subscription_prices as p
    where p.item_id = subscription_price.item_id and p.from_day <= subscription_price.day order by p.from_day desc limit 1);
end
$$;
comment on function private.subscription_price is 'What one piece costs a subscriber on a day, in paise; null for what nobody can subscribe to.';

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
comment on function private.next_planned_day is 'The first day from from_day on for which a subscription plans something; null within the next 400 days.';

create function private.plan_subscriber(subscriber_id uuid, from_day date default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.subscribers as d
  set next_on = (select min(private.next_planned_day(s, coalesce(plan_subscriber.from_day, greatest(d.ran_on + 1, private.today()))))
    from public.subscriptions as s where s.subscriber_id = d.id)
  where d.id = plan_subscriber.subscriber_id;
end
$$;
comment on function private.plan_subscriber is 'Writes down when the nightly run has to look at a subscriber next. After each change, with the subscriber locked.';

create function private.pin_days(s public.subscriptions, first_changeable date) returns void
language plpgsql set search_path = '' as $$
declare
  pinned date := private.today();
begin
  while pinned < first_changeable loop
    if not exists (select from public.subscription_days as d where d.subscription_id = s.id and d.day = pinned) then
      insert into public.subscription_changes (subscription_id, day, quantity) values (s.id, pinned, private.planned_quantity(s, pinned))
      on conflict do nothing;
    end if;
    pinned := pinned + 1;
  end loop;
end
$$;
comment on function private.pin_days is 'Keeps the days after the cut-off as they are planned before the rule of a subscription changes.';

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
    jsonb_build_object('item', new.name, 'vendor', v.name, 'was', private.rupees(old.price_paise), 'price', private.rupees(new.price_paise),
      'day', to_char(since_day, 'DD/MM')), '/grocery/subscriptions')
  from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id join public.vendors as v on v.id = d.vendor_id
  where s.item_id = new.id and (s.ends_on is null or s.ends_on >= since_day);
  return null;
end
$$;
comment on function private.follow_price is 'A new price applies to subscribers from the first day that they can still change, and each is told.';
create trigger subscribers_follow_prices after update of price_paise on public.catalog_items
  for each row when (new.price_paise <> old.price_paise) execute function private.follow_price();
insert into private.notification_templates (template, type, title, message, push_for) values
  ('subscription_price_changed', 'info', 'New price', '{item} from {vendor} costs {price} instead of {was} from {day} on.', '12 hours'),
  ('subscription_price_asked', 'warning', 'Do you agree to the new price?',
   '{item} from {vendor} costs {price} instead of {was} from {day} on. It comes again once you agree.', '12 hours');
