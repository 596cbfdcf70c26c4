-- Orders for later: which half hours a vendor can serve, how many orders each takes, and until when one can be changed
-- (docs/decisions/0046).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('schedule_days', 'integer', 'count', '6', 0, 14, 'orders', 'Days after today for which an order can be placed.',
    true),
  ('schedule_slot_capacity', 'integer', 'count', '10', 1, 1000, 'orders',
    'Orders that one vendor takes for the same half hour.', true),
  ('schedule_order_seconds', 'integer', 'seconds', '900', 0, 86400, 'orders',
    'An order for later is placed at least this long before preparing it begins.', true),
  ('schedule_change_seconds', 'integer', 'seconds', '1800', 0, 86400, 'orders',
    'Until this long before preparing begins, the customer moves an order for later or cancels it free of charge.',
    true),
  ('schedule_accept_seconds', 'integer', 'seconds', '900', 60, 7200, 'orders',
    'How long a vendor has to accept an order for later, from placing it or from the next opening.', true),
  ('schedule_vendor_reminder_seconds', 'integer', 'seconds', '600', 0, 7200, 'orders',
    'How long before preparing begins the vendor is reminded and the order moves up on the board.', true),
  ('schedule_customer_reminder_seconds', 'integer', 'seconds', '3600', 0, 86400, 'orders',
    'How long before an order for later arrives the customer is reminded.', false),
  ('courier_ahead_seconds', 'integer', 'seconds', '900', 0, 7200, 'delivery',
    'How long before an order for later has to be picked up a courier is asked.', false);

create function private.slot_length() returns interval language sql
  immutable set search_path = '' as $$ select interval '30 minutes' $$;

comment on function private.slot_length is 'Length of the slots of orders for later; they begin at every full and half '
  'hour, which Indian time shares with UTC.';

create function private.opening_ranges(vendor_id uuid, from_at timestamptz, to_at timestamptz) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  select coalesce(range_agg(tstzrange(
    (calendar.day::date + h.opens) at time zone 'Asia/Kolkata',
    (calendar.day::date + case when h.closes <= h.opens then 1 else 0 end + h.closes) at time zone 'Asia/Kolkata')),
      '{}')
  -- The day before may run past midnight.
  from generate_series((opening_ranges.from_at at time zone 'Asia/Kolkata')::date - 1,
    (opening_ranges.to_at at time zone 'Asia/Kolkata')::date, interval '1 day') as calendar (day)
  join public.vendor_hours as h on h.vendor_id = opening_ranges.vendor_id and h.weekday = extract(dow from calendar.day)
  where not exists (
    select from public.vendor_holidays as x where x.vendor_id = opening_ranges.vendor_id and x.day = calendar.day::date)
$$;

comment on function private.opening_ranges is
  'When a vendor is open between two times, without holidays; ranges that touch, as at midnight, are one.';

create function private.schedule_time_problem(at timestamptz) returns text language sql
  stable set search_path = '' as $$
  select case
    when not isfinite(schedule_time_problem.at) or extract(epoch from schedule_time_problem.at) % extract(epoch
      from private.slot_length()) <> 0
      then 'schedule_invalid'
    when schedule_time_problem.at <= now() then 'schedule_past'
    when schedule_time_problem.at > now() + interval '1 year'
      or (schedule_time_problem.at at time zone 'Asia/Kolkata')::date > (now() at time zone 'Asia/Kolkata')::date +
      private.setting_int('schedule_days')
      then 'schedule_too_far'
  end
$$;

comment on function private.schedule_time_problem is 'Why nothing can be ordered for this time, whoever the vendor is.';

create function private.slots_taken(vendor_id uuid, at timestamptz, besides uuid default null) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.enhanced_orders as o
  where o.vendor_id = slots_taken.vendor_id and o.scheduled_for = slots_taken.at and o.status <> 'cancelled'
    and o.id is distinct from slots_taken.besides
$$;

comment on function private.slots_taken is
  'How many orders a vendor has for a slot; besides is an order that is being moved.';

-- As before, with the vendor's own terms.
create function private.schedule_problem(v public.vendors, at timestamptz, minutes integer, besides uuid default null)
  returns text
language plpgsql stable set search_path = '' as $$
declare
  time_problem text := private.schedule_time_problem(schedule_problem.at);
  begins timestamptz;
begin
  if time_problem is not null then return time_problem; end if;
  begins := schedule_problem.at - make_interval(mins => schedule_problem.minutes);
  return case
    when begins < now() + private.slot_cutoff(v.id) then 'schedule_cutoff'
    when not private.opening_ranges(v.id, begins, schedule_problem.at + private.slot_length())
      @> tstzrange(begins, schedule_problem.at + private.slot_length()) then
      case when exists (select from public.vendor_holidays as x
          where x.vendor_id = v.id and x.day = (schedule_problem.at at time zone 'Asia/Kolkata')::date)
        then 'schedule_holiday' else 'schedule_closed' end
    when private.slots_taken(v.id, schedule_problem.at, besides) >= private.slot_capacity(v.id) then 'schedule_full'
  end;
end
$$;

comment on function private.schedule_problem is
  'Why a vendor cannot serve a slot: the slot and the minutes of preparation and travel before it lie within its '
    'opening hours, early '
  'enough from now, and the slot has room.';

create function private.schedule_sentence(code text) returns text language sql immutable set search_path = '' as $$
  select case code
    when 'schedule_past' then 'This time has already passed.'
    when 'schedule_too_far' then 'Orders cannot be placed that far ahead.'
    when 'schedule_cutoff' then 'It is too late to order for this time.'
    when 'schedule_holiday' then 'The place is closed on this day.'
    when 'schedule_closed' then 'The place is not open at this time.'
    when 'schedule_full' then 'This time is fully booked.'
    else 'This time cannot be chosen.' end
$$;

create function private.hold_slot(vendor_id uuid, at timestamptz) returns void language sql set search_path = '' as $$
  select private.take_turns('slot', hold_slot.vendor_id || ':' || extract(epoch from hold_slot.at))
$$;

comment on function private.hold_slot is
  'One order at a time enters a slot of a vendor, so that its capacity is never exceeded.';

create function private.hold_slots(quote jsonb) returns void language plpgsql set search_path = '' as $$
declare
  slot record;
begin
  -- In one order for everybody, against deadlocks between carts of several vendors.
  for slot in
    select distinct (o ->> 'vendor_id')::uuid as vendor_id, (o ->> 'scheduled_for')::timestamptz as at
    from jsonb_array_elements(quote -> 'orders') as o
    where o ->> 'vendor_id' is not null and o ->> 'scheduled_for' is not null order by 1, 2
  loop
    perform private.hold_slot(slot.vendor_id, slot.at);
  end loop;
end
$$;

comment on function private.hold_slots is
  'Holds the slots that the orders of a quote are for until the end of the transaction.';

-- What follows from a slot --------------------------------------------------------------------------------------------
create function private.preparing_begins(o public.enhanced_orders) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if o.scheduled_for is null then return null; end if;
  return o.scheduled_for - make_interval(mins => coalesce(o.prep_minutes, 0)
    + case when (private.kind_of_order(o)).carried then private.travel_minutes(o.distance_m) else 0 end);
end
$$;

comment on function private.preparing_begins is
  'When preparing an order for later has to begin; null for an order for now.';

create function private.change_until(o public.enhanced_orders) returns timestamptz language sql
  stable set search_path = '' as $$
  select private.preparing_begins(o) - make_interval(secs => private.setting_int('schedule_change_seconds'))
$$;

comment on function private.change_until is
  'Until when the customer moves an order for later or cancels it free of charge; null for an order for now.';

create function private.later_until(o public.enhanced_orders) returns timestamptz language sql
  stable set search_path = '' as $$
  select private.preparing_begins(o) - make_interval(secs => private.setting_int('schedule_vendor_reminder_seconds'))
$$;

comment on function private.later_until is
  'Until when an order for later is none of the vendor''s present work: then the vendor is reminded and the board '
    'moves it up.';

create function private.takes_orders_from(v public.vendors, at timestamptz) returns timestamptz language sql
  stable set search_path = '' as $$
  select case when private.vendor_is_open(v.id, ready.at) then ready.at else private.vendor_next_opening(v.id, ready.at)
    end
  from (select greatest(v.paused_until, takes_orders_from.at) as at) as ready
$$;

comment on function private.takes_orders_from is 'When a vendor is next open and not paused, this moment included.';

create function private.accept_until(v public.vendors, at timestamptz, minutes integer) returns timestamptz language sql
  stable set search_path = '' as $$
  select least(private.takes_orders_from(v, now()) + make_interval(secs =>
    private.setting_int('schedule_accept_seconds')),
    accept_until.at - make_interval(mins => accept_until.minutes))
$$;

comment on function private.accept_until is
  'The end of the accept window of an order for later: some minutes from now or from the next opening, and never later '
    'than preparing has to begin.';

-- Which slots there are -----------------------------------------------------------------------------------------------
create function private.slots_of(vendor_ids uuid[], minutes integer[], besides uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz, is_free boolean)
language sql stable security definer set search_path = '' as $$
  with served as materialized (
    select v.id, w.minutes, v.paused_until, private.slot_capacity(v.id) as capacity,
      private.slot_cutoff(v.id) as cutoff,
      private.opening_ranges(v.id, now(), now() + make_interval(days => private.setting_int('schedule_days') + 1))
        as open
    from unnest(slots_of.vendor_ids, slots_of.minutes) as w (vendor_id, minutes)
      join public.vendors as v on v.id = w.vendor_id
    where v.status = 'active' and v.accepting_orders
  ),
  grid as (
    select g.at from generate_series(date_bin(private.slot_length(), now(), '2000-01-01') + private.slot_length(),
      (((now() at time zone 'Asia/Kolkata')::date + private.setting_int('schedule_days') + 1)::timestamp at time zone
        'Asia/Kolkata') - private.slot_length(),
      private.slot_length()) as g (at)
  ),
  taken as (
    select o.vendor_id, o.scheduled_for, count(*) as many from public.enhanced_orders as o
    where o.vendor_id = any (slots_of.vendor_ids) and o.scheduled_for > now() and o.status <> 'cancelled'
      and o.id is distinct from slots_of.besides
    group by o.vendor_id, o.scheduled_for
  )
  select grid.at, grid.at + private.slot_length(), bool_and(coalesce(taken.many, 0) < served.capacity)
  from grid
  join served on served.open @> tstzrange(grid.at - make_interval(mins => served.minutes),
    grid.at + private.slot_length())
    and grid.at - make_interval(mins => served.minutes) >= greatest(served.paused_until, now() + served.cutoff)
  left join taken on taken.vendor_id = served.id and taken.scheduled_for = grid.at
  group by grid.at
  -- One delivery time for the whole checkout: a slot that every vendor can serve.
  having count(*) = cardinality(slots_of.vendor_ids)
  order by grid.at
$$;

comment on function private.slots_of is
  'The slots that all of these vendors can serve with so many minutes of preparation and travel each, full ones '
    'included.';

create function public.schedule_slots(vendor_ids uuid[], fulfilment text default 'delivery',
  address_id uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz, is_free boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid[] := array(select distinct v from unnest(schedule_slots.vendor_ids) as v where v is not null);
  home public.addresses;
begin
  if cardinality(schedule_slots.vendor_ids) > 60 or schedule_slots.fulfilment not in ('delivery', 'pickup') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into home from public.addresses as a where a.id = schedule_slots.address_id and a.user_id = caller;
  return query select s.starts_at, s.ends_at, s.is_free
    from private.slots_of(wanted, array(
      select coalesce((select v.prep_minutes + case when schedule_slots.fulfilment = 'delivery' and home.id is not null
          then private.travel_minutes(private.road_distance_m(home.lat, home.lng, v.lat, v.lng)) else 0 end
        from public.vendors as v where v.id = w.vendor_id), 0)
      from unnest(wanted) with ordinality as w (vendor_id, n) order by w.n)) as s;
end
$$;

comment on function public.schedule_slots is
  'The half hours for which the caller can order from all of these vendors together, to one of their addresses, in '
    'order; is_free is false for one '
  'that is fully booked. fulfilment is delivery or pickup.';

revoke execute on function public.schedule_slots(uuid[], text, uuid) from public, anon;
grant execute on function public.schedule_slots(uuid[], text, uuid) to authenticated;

-- Orders for later after they are placed: reminders, and moving one to another slot (docs/decisions/0046).

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_order_waiting', 'info', 'Order for later',
    'Order {order_number} for {from}–{to} is still waiting to be accepted.', '15 minutes'),
  ('vendor_order_due', 'info', 'Time to begin', 'Order {order_number} is due {from}–{to}. Begin at {begin}.',
    '15 minutes'),
  ('vendor_order_moved', 'info', 'Order moved', 'The customer moved order {order_number} to {day}, {from}–{to}.',
    '1 hour'),
  ('order_moved', 'success', 'New time', 'Your order {order_number} is now for {day}, {from}–{to}.', null),
  ('order_due', 'info', 'Arriving soon', 'Your order {order_number} from {vendor} arrives {from}–{to}.', '30 minutes'),
  ('order_due_pickup', 'info', 'Ready soon', 'Your order {order_number} can be collected at {vendor} {from}–{to}.',
    '30 minutes');

create function private.slot_words(o public.enhanced_orders) returns jsonb language sql
  stable set search_path = '' as $$
  select jsonb_build_object('day', to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'HH24:MI'),
    'to', to_char((o.scheduled_for + private.slot_length()) at time zone 'Asia/Kolkata', 'HH24:MI'),
    'begin', to_char(private.preparing_begins(o) at time zone 'Asia/Kolkata', 'HH24:MI'))
$$;

comment on function private.slot_words is
  'Day, from, to and begin of an order for later by Indian time, for notifications in any language.';

create function private.set_reminder(o public.enhanced_orders, action text, due_at timestamptz) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update private.order_timers as t set done_at = now() where t.order_id = o.id and t.action = set_reminder.action
    and t.done_at is null;
  if set_reminder.due_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (o.id, set_reminder.action, set_reminder.due_at);
  end if;
end
$$;

comment on function private.set_reminder is
  'Sets or moves a reminder of an order; none for a time that has passed, or that is null.';

create function private.remind_at_opening(o public.enhanced_orders) returns void language sql set search_path = '' as $$
  select private.set_reminder(o, 'remind_opening', private.takes_orders_from(v, now())) from public.vendors as v
  where v.id = o.vendor_id and o.scheduled_for is not null
$$;

comment on function private.remind_at_opening is
  'A vendor that is closed when an order for later comes in is told again at the opening.';

create function private.plan_reminders(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
begin
  if o.scheduled_for is null then return; end if;
  perform private.set_reminder(o, 'remind_vendor', private.later_until(o));
  perform private.set_reminder(o, 'remind_customer',
    o.scheduled_for - make_interval(secs => private.setting_int('schedule_customer_reminder_seconds')));
end
$$;

comment on function private.plan_reminders is 'When vendor and customer are reminded of an accepted order for later.';

insert into private.order_effects (kind, to_status, position, effect) values
  ('delivery', 'confirmed', 20, 'private.plan_reminders'), ('pickup', 'confirmed', 20, 'private.plan_reminders');

create function private.remind_opening(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.notify_party(o, 'vendor', 'vendor_order_waiting', private.slot_words(o))
  from public.enhanced_orders as o where o.id = remind_opening.order_id and o.status = 'pending'
$$;

create function private.remind_vendor(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.notify_party(o, 'vendor', 'vendor_order_due', private.slot_words(o)), private.announce_order(o)
  from public.enhanced_orders as o where o.id = remind_vendor.order_id and o.status = 'confirmed'
$$;

create function private.remind_customer(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.notify_party(o, 'user', case when o.kind = 'pickup' then 'order_due_pickup' else 'order_due'
    end, private.slot_words(o))
  from public.enhanced_orders as o where o.id = remind_customer.order_id
    and o.status not in ('pending', 'delivered', 'cancelled')
$$;

insert into private.timer_actions (action, run) values ('remind_opening', 'private.remind_opening'),
  ('remind_vendor', 'private.remind_vendor'), ('remind_customer', 'private.remind_customer');

-- Moving to another slot ----------------------------------------------------------------------------------------------
create table private.order_reschedules (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.enhanced_orders (id),
  from_slot timestamptz not null,
  to_slot timestamptz not null,
  actor_id uuid not null,
  at timestamptz not null default now()
);

create index order_reschedules_order_idx on private.order_reschedules (order_id);

comment on table private.order_reschedules is 'Which slots an order was moved from and to, and by whom. Append-only.';

create trigger order_reschedules_are_append_only before update or delete on private.order_reschedules
  for each row execute function private.forbid_change();

create function private.minutes_before_slot(o public.enhanced_orders) returns integer language sql
  stable set search_path = '' as $$
  select (extract(epoch from o.scheduled_for - private.preparing_begins(o)) / 60)::integer
$$;

comment on function private.minutes_before_slot is 'Minutes of preparation and travel before the slot of an order.';

create function private.refuse_new_slot(o public.enhanced_orders, at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  problem text;
  fee integer;
  item text;
begin
  select * into v from public.vendors as w where w.id = o.vendor_id;
  problem := private.schedule_problem(v, refuse_new_slot.at, private.minutes_before_slot(o), o.id);
  if problem is not null then
    -- refuses: schedule_invalid, schedule_past, schedule_too_far, schedule_cutoff, schedule_holiday,
    -- schedule_closed, schedule_full
    perform private.refuse(409, problem, private.schedule_sentence(problem));
  end if;
  if v.status <> 'active' or not v.accepting_orders
      or v.paused_until > refuse_new_slot.at - make_interval(mins => private.minutes_before_slot(o)) then
    perform private.refuse(409, 'schedule_closed', private.schedule_sentence('schedule_closed'));
  end if;
  select i.name into item from public.order_items as l join public.catalog_items as i on i.id = l.item_id
  where l.order_id = o.id and i.available_from is not null
    and private.item_unavailable_reason(i, refuse_new_slot.at) = 'not_now' order by l.position limit 1;
  if item is not null then
    perform private.refuse(409, 'schedule_item_unavailable', 'One of the dishes is not served at this time.',
      jsonb_build_object('item', item));
  end if;
  fee := (private.delivery_price(private.fees_at(o.region_id, refuse_new_slot.at), o.distance_m)).total_paise;
  if (private.kind_of_order(o)).carried and private.shown(o.id, 'delivery', 'surge', 'rain', 'peak',
    'night') <> fee then
    perform private.refuse(409, 'schedule_fee_differs',
      'The delivery fee is different at this time. Cancel free of charge and order again.',
      jsonb_build_object('fee_paise', fee));
  end if;
end
$$;

comment on function private.refuse_new_slot is
  'Refuses a slot to which an order cannot be moved as it is: unserved, full, without one of its dishes, or at another '
    'fee.';

create function public.reschedule_order(order_id uuid, starts_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  was timestamptz;
begin
  o := private.lock_order(reschedule_order.order_id);
  if o.user_id is distinct from caller then perform private.refuse(404, 'order_not_found',
    'There is no such order.'); end if;
  was := o.scheduled_for;
  -- Only the response was lost, or the customer chose the same slot again.
  if was = reschedule_order.starts_at then return jsonb_build_object('scheduled_for', was, 'change_until',
    private.change_until(o)); end if;
  if was is null or o.status not in ('pending', 'confirmed') or now() >= private.change_until(o)
      or exists (select from public.jobs as j where j.order_id = o.id and j.state <> 'waiting') then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  if reschedule_order.starts_at is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  perform private.hold_slot(o.vendor_id, reschedule_order.starts_at);
  perform private.refuse_new_slot(o, reschedule_order.starts_at);

  update public.enhanced_orders as e set scheduled_for = reschedule_order.starts_at,
    promised_min_at = reschedule_order.starts_at,
    promised_max_at = reschedule_order.starts_at + private.slot_length(), updated_at = now(),
    accept_by = case when e.status = 'pending'
      then (select private.accept_until(v, reschedule_order.starts_at, private.minutes_before_slot(o))
        from public.vendors as v where v.id = e.vendor_id) end
  where e.id = o.id returning * into o;
  insert into private.order_reschedules (order_id, from_slot, to_slot, actor_id)
    values (o.id, was, o.scheduled_for, caller);
  if o.status = 'pending' then
    update private.order_timers as t set due_at = o.accept_by
      where t.order_id = o.id and t.action = 'accept_window' and t.done_at is null;
  else
    update private.order_timers as t set done_at = now()
      where t.order_id = o.id and t.action = 'start_dispatch' and t.done_at is null;
    perform private.start_dispatch(o);
    perform private.plan_reminders(o);
  end if;
  perform private.notify_party(o, 'vendor', 'vendor_order_moved', private.slot_words(o));
  perform private.notify_party(o, 'user', 'order_moved', private.slot_words(o));
  perform private.announce_order(o);
  return jsonb_build_object('scheduled_for', o.scheduled_for, 'change_until', private.change_until(o));
end
$$;

comment on function public.reschedule_order is
  'Moves an order for later to another slot, until the cut-off and at the same total: {scheduled_for, change_until}. '
  'schedule_fee_differs comes with {fee_paise}, schedule_item_unavailable with {item}. An accepted order stays '
    'accepted.';

create function public.reschedule_slots(order_id uuid)
returns table (starts_at timestamptz, ends_at timestamptz, is_free boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = reschedule_slots.order_id and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.scheduled_for is null then return; end if;
  return query select s.starts_at, s.ends_at, s.is_free
    from private.slots_of(array[o.vendor_id], array[private.minutes_before_slot(o)], o.id) as s;
end
$$;

comment on function public.reschedule_slots is 'The half hours to which an order for later can be moved, its own '
  'included; is_free is false for one that is fully booked.';

revoke execute on function public.reschedule_order(uuid, timestamptz), public.reschedule_slots(uuid) from public, anon;
grant execute on function public.reschedule_order(uuid, timestamptz), public.reschedule_slots(uuid) to authenticated;
