-- The vendor's side: terms, subscribers, and the round of a day.

create function public.save_subscription_terms(vendor_id uuid, cut_off text, delivers_from text, delivers_until text, delivery_paise integer, is_open boolean)
returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(save_subscription_terms.vendor_id);
  if not coalesce(save_subscription_terms.cut_off ~ '^(1[2-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(save_subscription_terms.delivers_from ~ '^(0[4-9]|1[01]):[0-5][0-9]$', false)
      or not coalesce(save_subscription_terms.delivers_until ~ '^(0[4-9]|1[012]):[0-5][0-9]$', false)
      or save_subscription_terms.delivers_until > '12:00' or save_subscription_terms.delivers_from >= save_subscription_terms.delivers_until
      or save_subscription_terms.is_open is null or coalesce(save_subscription_terms.delivery_paise not between 0 and 10000, true) then
    perform private.refuse(400, 'subscription_terms_invalid', 'Please check the hours and the price of a delivery.');
  end if;
  insert into public.subscription_terms (vendor_id, cut_off, delivers_from, delivers_until, delivery_paise, is_open)
  values (save_subscription_terms.vendor_id, save_subscription_terms.cut_off::time, save_subscription_terms.delivers_from::time,
    save_subscription_terms.delivers_until::time, save_subscription_terms.delivery_paise, save_subscription_terms.is_open)
  on conflict (vendor_id) do update set cut_off = excluded.cut_off, delivers_from = excluded.delivers_from, delivers_until = excluded.delivers_until,
    delivery_paise = excluded.delivery_paise, is_open = excluded.is_open;
end
$$;
comment on function public.save_subscription_terms is
  'The terms on which a vendor delivers daily: the cut-off from 12:00 on, the window between 04:00 and 12:00 as 05:30, the price of a delivery in paise.';

create function public.offer_subscription(item_id uuid, offered boolean, deposit_paise integer default 0, max_quantity integer default 10) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  select * into i from public.catalog_items as c where c.id = offer_subscription.item_id;
  if i.id is null or not private.works_for(i.vendor_id) then perform private.refuse(404, 'item_not_found', 'This item is not known any more.'); end if;
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
  'Lets customers subscribe to an item, or no longer: what goes on without being offered is skipped as unavailable. deposit_paise for each bottle.';

create function public.vendor_subscription_terms(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_subscription_terms.vendor_id);
  return jsonb_build_object(
    'terms', (select jsonb_build_object('cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI'), 'delivery_paise', t.delivery_paise, 'is_open', t.is_open)
      from public.subscription_terms as t where t.vendor_id = vendor_subscription_terms.vendor_id),
    'subscribers', (select count(*) from public.subscribers as d where d.vendor_id = vendor_subscription_terms.vendor_id and d.next_on is not null),
    'items', (select coalesce(jsonb_agg(jsonb_build_object('item_id', o.item_id, 'name', i.name, 'picture', i.picture, 'unit', i.unit,
        'price_paise', i.price_paise, 'deposit_paise', o.deposit_paise, 'max_quantity', o.max_quantity,
        'subscriptions', (select count(*) from public.subscriptions as s where s.item_id = i.id and s.ends_on is null)) order by i.name, i.id), '[]'::jsonb)
      from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id where o.vendor_id = vendor_subscription_terms.vendor_id));
end
$$;
comment on function public.vendor_subscription_terms is
  'What a vendor''s people see of its daily deliveries: {terms (null before the first), subscribers (with something to come), items: [{item_id, name, '
  'picture, unit, price_paise, deposit_paise, max_quantity, subscriptions}]}.';

create function public.vendor_subscribers(vendor_id uuid, after timestamptz default null, after_id uuid default null, limit_count integer default 30,
  search text default null)
returns table (subscriber_id uuid, name text, area text, address_line text, next_on date, since timestamptz, items jsonb, bottles_out bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_subscribers.search);
begin
  perform private.require_staff(vendor_subscribers.vendor_id);
  return query
    select d.id, private.customer_name(d.user_id), d.area, d.address ->> 'line', d.next_on, d.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'unit', i.unit, 'frequency', s.frequency, 'weekdays', s.weekdays,
          'quantity', s.quantity, 'ends_on', s.ends_on,
          'paused', exists (select from public.subscription_pauses as p where p.subscription_id = s.id
            and daterange(p.starts_on, p.ends_on, '[]') @> private.today())) order by i.name), '[]'::jsonb)
        from public.subscriptions as s join public.catalog_items as i on i.id = s.item_id
        where s.subscriber_id = d.id and (s.ends_on is null or s.ends_on >= private.today())),
      (select coalesce(sum(s.bottles_out), 0) from public.subscriptions as s where s.subscriber_id = d.id)
    from public.subscribers as d
    where d.vendor_id = vendor_subscribers.vendor_id
      and (vendor_subscribers.after is null or (d.created_at, d.id) < (vendor_subscribers.after, coalesce(vendor_subscribers.after_id, '00000000-0000-0000-0000-000000000000')))
      and (words is null or lower(private.customer_name(d.user_id)) like words or lower(d.area || ' ' || (d.address ->> 'line')) like words)
      and exists (select from public.subscriptions as s where s.subscriber_id = d.id
        and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0))
    order by d.created_at desc, d.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;
comment on function public.vendor_subscribers is
  'Who has subscribed at a vendor, the newest first: first names, the door, what comes and when next, and bottles that are out. A page follows the row '
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
    where d.vendor_id = round_lines.vendor and d.next_on <= round_lines.day and (d.ran_on is null or d.ran_on < round_lines.day) and p.quantity > 0;
end
$$;
comment on function private.round_lines is 'What a vendor delivers on a day, line by line: as it was ordered, or where the run has not been yet, as it is planned.';

create function private.volume(lines jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('unit', m.unit, 'amount', m.amount) order by m.unit), '[]'::jsonb) from (
    select case l ->> 'pack_unit' when 'ml' then 'l' when 'g' then 'kg' else l ->> 'pack_unit' end as unit,
      sum((l ->> 'quantity')::numeric * (l ->> 'pack_size')::numeric / case when l ->> 'pack_unit' in ('ml', 'g') then 1000 else 1 end) as amount
    from jsonb_array_elements(lines) as l where l ->> 'pack_size' is not null and l ->> 'pack_unit' in ('ml', 'l', 'g', 'kg') group by 1) as m
$$;
comment on function private.volume is 'Litres and kilograms of lines with {quantity, pack_size, pack_unit}: [{unit, amount}].';

create function public.vendor_round(vendor_id uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lines jsonb;
begin
  perform private.require_staff(vendor_round.vendor_id);
  if vendor_round.day is null or vendor_round.day not between private.today() - 62 and private.today() + 7 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('subscriber_id', r.subscriber_id, 'order_id', r.order_id, 'item_id', r.item_id, 'quantity', r.quantity,
      'name', i.name, 'unit', i.unit, 'picture', i.picture, 'area', d.area, 'status', o.status, 'pack_size', g.pack_size, 'pack_unit', g.pack_unit)), '[]'::jsonb)
  into lines
  from private.round_lines(vendor_round.vendor_id, vendor_round.day) as r join public.subscribers as d on d.id = r.subscriber_id
  join public.catalog_items as i on i.id = r.item_id left join public.goods as g on g.item_id = i.id
  left join public.enhanced_orders as o on o.id = r.order_id
  where r.skipped is null and coalesce(o.status, 'pending') <> 'cancelled';
  return jsonb_build_object('day', vendor_round.day, 'today', private.today(),
    'first_changeable_day', private.first_changeable_day(vendor_round.vendor_id),
    'terms', (select jsonb_build_object('cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI')) from public.subscription_terms as t where t.vendor_id = vendor_round.vendor_id),
    'stops', (select count(distinct l ->> 'subscriber_id') from jsonb_array_elements(lines) as l),
    'delivered', (select count(distinct l ->> 'subscriber_id') from jsonb_array_elements(lines) as l where l ->> 'status' = 'delivered'),
    'volume', private.volume(lines),
    'items', (select coalesce(jsonb_agg(to_jsonb(m) order by m.quantity desc, m.name), '[]'::jsonb) from (
      select l ->> 'item_id' as item_id, l ->> 'name' as name, l ->> 'unit' as unit, l ->> 'picture' as picture, sum((l ->> 'quantity')::integer) as quantity
      from jsonb_array_elements(lines) as l group by 1, 2, 3, 4) as m),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'stops', a.stops, 'delivered', a.delivered, 'pieces', a.pieces,
      'volume', private.volume(a.lines)) order by a.area), '[]'::jsonb) from (
      select l ->> 'area' as area, count(distinct l ->> 'subscriber_id') as stops, sum((l ->> 'quantity')::integer) as pieces,
        count(distinct l ->> 'subscriber_id') filter (where l ->> 'status' = 'delivered') as delivered, jsonb_agg(l) as lines
      from jsonb_array_elements(lines) as l group by 1) as a),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'order_number', o.order_number, 'day', w.day, 'name', private.customer_name(c.user_id),
        'amount_paise', (select sum(x.unit_paise * x.quantity) from public.subscription_days as x where x.order_id = c.order_id and x.subscription_id = any (c.subscription_ids)),
        'created_at', c.created_at) order by c.created_at), '[]'::jsonb)
      from (select * from public.delivery_claims as f where f.status = 'open' order by f.created_at limit 500) as c
      join public.subscription_orders as w on w.order_id = c.order_id and w.vendor_id = vendor_round.vendor_id
      join public.enhanced_orders as o on o.id = c.order_id));
end
$$;
comment on function public.vendor_round is
  'A vendor''s round of a day, from two months back to a week ahead: {day, today, first_changeable_day, terms, stops, delivered, volume: [{unit (l, kg), '
  'amount}], items: [{item_id, name, unit, picture, quantity}], areas: [{area, stops, delivered, pieces, volume}], claims: [{id, order_number, day, '
  'name, amount_paise, created_at}] (unanswered)}. Before the nightly run it is the plan.';

create function public.vendor_round_stops(vendor_id uuid, day date, in_area text default null, after_area text default null, after_id uuid default null,
  limit_count integer default 50)
returns table (subscriber_id uuid, order_id uuid, status public.order_status, name text, area text, address jsonb, instructions text, items jsonb,
  stated jsonb, total_paise integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_round_stops.vendor_id);
  perform private.bound(vendor_round_stops.in_area, 500);
  perform private.bound(vendor_round_stops.after_area, 500);
  if vendor_round_stops.day is null or vendor_round_stops.day not between private.today() - 62 and private.today() + 7 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select d.id, stop.order_id, o.status, private.customer_name(d.user_id), d.area, d.address - array['id', 'label'], d.instructions, stop.items,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'subscription_id', b.subscription_id, 'count', b.count)), '[]'::jsonb)
        from public.bottle_returns as b join public.subscriptions as s on s.id = b.subscription_id where s.subscriber_id = d.id and b.status = 'stated'),
      o.total_paise
    from (
      select r.subscriber_id, (array_agg(r.order_id) filter (where r.order_id is not null))[1] as order_id,
        jsonb_agg(jsonb_build_object('subscription_id', r.subscription_id, 'name', i.name, 'unit', i.unit, 'quantity', r.quantity, 'skipped', r.skipped,
          'bottles_out', s.bottles_out) order by i.name) as items
      from private.round_lines(vendor_round_stops.vendor_id, vendor_round_stops.day) as r join public.catalog_items as i on i.id = r.item_id
      join public.subscriptions as s on s.id = r.subscription_id group by r.subscriber_id) as stop
    join public.subscribers as d on d.id = stop.subscriber_id left join public.enhanced_orders as o on o.id = stop.order_id
    where (vendor_round_stops.in_area is null or d.area = vendor_round_stops.in_area)
      and (vendor_round_stops.after_area is null or (d.area, d.id) > (vendor_round_stops.after_area, vendor_round_stops.after_id))
    order by d.area, d.id limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.vendor_round_stops is
  'The doors of a round, area by area: who, where, what comes (skipped says why a line does not), and bottles that the customer says to have put out. A '
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
        or not coalesce(pg_input_is_valid(b ->> 'subscription_id', 'uuid'), false) or coalesce(b ->> 'count', '') !~ '^[1-9][0-9]{0,2}$') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  o := private.lock_order(complete_stop.order_id);
  select * into made from public.subscription_orders as w where w.order_id = o.id;
  if made.order_id is null or not private.works_for(o.vendor_id) then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status = 'pending' then
    if complete_stop.delivered then o := private.transition(o.id, 'delivered', caller, 'vendor');
    else
      o := private.transition(o.id, 'cancelled', caller, 'vendor', 'missed_delivery');
      perform private.notify(o.user_id, 'subscription_not_delivered', jsonb_build_object('vendor', o.vendor_name, 'day', to_char(made.day, 'DD/MM')),
        '/grocery/subscriptions');
    end if;
  elsif o.status <> (case when complete_stop.delivered then 'delivered' else 'cancelled' end)::public.order_status then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.', jsonb_build_object('status', o.status));
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
  'The vendor''s people have been at a door: delivered, or not (refunded at once). bottles: [{subscription_id, count}] that they took back. '
  'Repeated, it answers the same and counts nothing twice.';

revoke execute on function public.save_subscription_terms(uuid, text, text, text, integer, boolean), public.offer_subscription(uuid, boolean, integer, integer),
  public.vendor_subscription_terms(uuid), public.vendor_subscribers(uuid, timestamptz, uuid, integer, text), public.vendor_round(uuid, date),
  public.vendor_round_stops(uuid, date, text, text, uuid, integer), public.complete_stop(uuid, boolean, jsonb) from public, anon;
grant execute on function public.save_subscription_terms(uuid, text, text, text, integer, boolean), public.offer_subscription(uuid, boolean, integer, integer),
  public.vendor_subscription_terms(uuid), public.vendor_subscribers(uuid, timestamptz, uuid, integer, text), public.vendor_round(uuid, date),
  public.vendor_round_stops(uuid, date, text, text, uuid, integer), public.complete_stop(uuid, boolean, jsonb) to authenticated;
