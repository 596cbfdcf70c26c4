-- Orders for later after they are placed: reminders, and moving one to another slot (docs/decisions/0046).

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_order_waiting', 'info', 'Order for later', 'Order {order_number} for {from}–{to} is still waiting to be accepted.', '15 minutes'),
  ('vendor_order_due', 'info', 'Time to begin', 'Order {order_number} is due {from}–{to}. Begin at {begin}.', '15 minutes'),
  ('vendor_order_moved', 'info', 'Order moved', 'The customer moved order {order_number} to {day}, {from}–{to}.', '1 hour'),
  ('order_moved', 'success', 'New time', 'Your order {order_number} is now for {day}, {from}–{to}.', null),
  ('order_due', 'info', 'Arriving soon', 'Your order {order_number} from {vendor} arrives {from}–{to}.', '30 minutes'),
  ('order_due_pickup', 'info', 'Ready soon', 'Your order {order_number} can be collected at {vendor} {from}–{to}.', '30 minutes');

create function private.slot_words(o public.enhanced_orders) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('day', to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'HH24:MI'),
    'to', to_char((o.scheduled_for + private.slot_length()) at time zone 'Asia/Kolkata', 'HH24:MI'),
    'begin', to_char(private.preparing_begins(o) at time zone 'Asia/Kolkata', 'HH24:MI'))
$$;
comment on function private.slot_words is 'Day, from, to and begin of an order for later by Indian time, for notifications in any language.';

create function private.set_reminder(o public.enhanced_orders, action text, due_at timestamptz) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update private.order_timers as t set done_at = now() where t.order_id = o.id and t.action = set_reminder.action and t.done_at is null;
  if set_reminder.due_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (o.id, set_reminder.action, set_reminder.due_at);
  end if;
end
$$;
comment on function private.set_reminder is 'Sets or moves a reminder of an order; none for a time that has passed, or that is null.';

create function private.remind_at_opening(o public.enhanced_orders) returns void language sql set search_path = '' as $$
  select private.set_reminder(o, 'remind_opening', private.takes_orders_from(v, now())) from public.vendors as v
  where v.id = o.vendor_id and o.scheduled_for is not null
$$;
comment on function private.remind_at_opening is 'A vendor that is closed when an order for later comes in is told again at the opening.';

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

create function private.remind_opening(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.notify_party(o, 'vendor', 'vendor_order_waiting', private.slot_words(o))
  from public.enhanced_orders as o where o.id = remind_opening.order_id and o.status = 'pending'
$$;
create function private.remind_vendor(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.notify_party(o, 'vendor', 'vendor_order_due', private.slot_words(o)), private.announce_order(o)
  from public.enhanced_orders as o where o.id = remind_vendor.order_id and o.status = 'confirmed'
$$;
create function private.remind_customer(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.notify_party(o, 'user', case when o.kind = 'pickup' then 'order_due_pickup' else 'order_due' end, private.slot_words(o))
  from public.enhanced_orders as o where o.id = remind_customer.order_id and o.status not in ('pending', 'delivered', 'cancelled')
$$;
insert into private.timer_actions (action, run) values ('remind_opening', 'private.remind_opening'),
  ('remind_vendor', 'private.remind_vendor'), ('remind_customer', 'private.remind_customer');

-- Moving to another slot -------------------------------------------------------------------------------------------------

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

create function private.minutes_before_slot(o public.enhanced_orders) returns integer language sql stable set search_path = '' as $$
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
    -- refuses: schedule_invalid, schedule_past, schedule_too_far, schedule_cutoff, schedule_holiday, schedule_closed, schedule_full
    perform private.refuse(409, problem, private.schedule_sentence(problem));
  end if;
  if v.status <> 'active' or not v.accepting_orders
      or v.paused_until > refuse_new_slot.at - make_interval(mins => private.minutes_before_slot(o)) then
    perform private.refuse(409, 'schedule_closed', private.schedule_sentence('schedule_closed'));
  end if;
  select i.name into item from public.order_items as l join public.catalog_items as i on i.id = l.item_id
  where l.order_id = o.id and i.available_from is not null and private.item_unavailable_reason(i, refuse_new_slot.at) = 'not_now' order by l.position limit 1;
  if item is not null then
    perform private.refuse(409, 'schedule_item_unavailable', 'One of the dishes is not served at this time.', jsonb_build_object('item', item));
  end if;
  fee := (private.delivery_price(private.fees_at(o.region_id, refuse_new_slot.at), o.distance_m)).total_paise;
  if o.kind = 'delivery' and private.charged(o.id, 'delivery', 'surge', 'rain', 'peak', 'night') <> fee then
    perform private.refuse(409, 'schedule_fee_differs', 'The delivery fee is different at this time. Cancel free of charge and order again.',
      jsonb_build_object('fee_paise', fee));
  end if;
end
$$;
comment on function private.refuse_new_slot is
  'Refuses a slot to which an order cannot be moved as it is: unserved, full, without one of its dishes, or at another fee.';

create function public.reschedule_order(order_id uuid, starts_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  was timestamptz;
begin
  o := private.lock_order(reschedule_order.order_id);
  if o.user_id is distinct from caller then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  was := o.scheduled_for;
  -- Only the response was lost, or the customer chose the same slot again.
  if was = reschedule_order.starts_at then return jsonb_build_object('scheduled_for', was, 'change_until', private.change_until(o)); end if;
  if was is null or o.status not in ('pending', 'confirmed') or now() >= private.change_until(o)
      or exists (select from public.deliveries as d where d.order_id = o.id and d.state <> 'waiting') then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  if reschedule_order.starts_at is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  perform private.hold_slot(o.vendor_id, reschedule_order.starts_at);
  perform private.refuse_new_slot(o, reschedule_order.starts_at);

  update public.enhanced_orders as e set scheduled_for = reschedule_order.starts_at, promised_min_at = reschedule_order.starts_at,
    promised_max_at = reschedule_order.starts_at + private.slot_length(), updated_at = now(),
    accept_by = case when e.status = 'pending'
      then (select private.accept_until(v, reschedule_order.starts_at, private.minutes_before_slot(o)) from public.vendors as v where v.id = e.vendor_id) end
  where e.id = o.id returning * into o;
  insert into private.order_reschedules (order_id, from_slot, to_slot, actor_id) values (o.id, was, o.scheduled_for, caller);
  if o.status = 'pending' then
    update private.order_timers as t set due_at = o.accept_by where t.order_id = o.id and t.action = 'accept_window' and t.done_at is null;
  else
    update private.order_timers as t set done_at = now() where t.order_id = o.id and t.action = 'start_dispatch' and t.done_at is null;
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
  'schedule_fee_differs comes with {fee_paise}, schedule_item_unavailable with {item}. An accepted order stays accepted.';

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
  return query select s.starts_at, s.ends_at, s.is_free from private.slots_of(array[o.vendor_id], array[private.minutes_before_slot(o)], o.id) as s;
end
$$;
comment on function public.reschedule_slots is 'The half hours to which an order for later can be moved, its own included; is_free is false for one that is fully booked.';
revoke execute on function public.reschedule_order(uuid, timestamptz), public.reschedule_slots(uuid) from public, anon;
grant execute on function public.reschedule_order(uuid, timestamptz), public.reschedule_slots(uuid) to authenticated;
