-- Nobody at the door: the courier calls, waits by the server's clock, takes a photo, and reports that nobody took the order. What becomes
-- of the goods and who bears what is decided by the order's trade (docs/decisions/0081). After pick-up an order is not given back: a
-- courier who cannot go on asks support.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('door_wait_seconds', 'integer', 'seconds', '480', 60, 3600, 'delivery',
   'How long a courier waits at a door that nobody opens, from the first call on.', false);

create table private.undeliverable_rules (
  category text primary key constraint undeliverable_category_form check (category ~ '^[a-z_]{2,40}$'),
  goes text not null constraint undeliverable_goes_known check (goes in ('vendor', 'disposed'))
);
comment on table private.undeliverable_rules is
  'What becomes of an order that nobody took at the door, by its category. vendor: it goes back, and the customer gets the price of the goods '
  'back; disposed: it cannot be sold again, and the customer has bought it. A category without a row: vendor.';
insert into private.undeliverable_rules (category, goes) values ('food', 'disposed');

create table public.door_waits (
  order_id uuid primary key references public.enhanced_orders (id),
  courier_id uuid not null references public.couriers (user_id),
  started_at timestamptz not null default now(),
  until_at timestamptz not null,
  picture text constraint door_picture_length check (length(picture) <= 200),
  goes text constraint door_goes_known check (goes in ('vendor', 'disposed')),
  ended_at timestamptz,
  back_at timestamptz,
  constraint door_wait_has_a_length check (until_at > started_at),
  constraint door_wait_ends_somewhere check ((goes is null) = (ended_at is null)),
  constraint door_back_only_to_vendor check (back_at is null or goes = 'vendor')
);
create index door_waits_courier_idx on public.door_waits (courier_id);
comment on table public.door_waits is
  'A courier waits at a door that nobody opens. ended_at: nobody took the order; goes: what then becomes of it; back_at: when it was back with the vendor.';
alter table public.door_waits enable row level security;
create policy "couriers read their own waits" on public.door_waits for select to authenticated using (courier_id = (select auth.uid()));
revoke all on public.door_waits from anon, authenticated;
grant select (order_id, courier_id, started_at, until_at, goes, ended_at, back_at) on public.door_waits to authenticated;

insert into private.notification_templates (template, type, title, message) values
  ('order_door_wait', 'warning', 'Your courier is at the door', 'Nobody opens. Your courier waits until {until} with order {order_number}.'),
  ('order_undelivered_kept', 'warning', 'Nobody was at the door',
   'Order {order_number} could not be handed over. It cannot be sold again, so it is not refunded.'),
  ('order_undelivered_back', 'warning', 'Nobody was at the door',
   'Order {order_number} goes back to {vendor}. The price of the goods is refunded, what bringing it cost is not.'),
  ('order_undelivered_cash', 'warning', 'Nobody was at the door', 'Order {order_number} could not be handed over and has ended.'),
  ('vendor_undelivered_kept', 'info', 'Nobody was at the door', 'Order {order_number} could not be handed over. You are paid for it.'),
  ('vendor_undelivered_back', 'warning', 'An order comes back',
   'Nobody took order {order_number} at the door. The courier brings it back to you.'),
  ('vendor_handed_back', 'info', 'Order handed back', 'The courier says that order {order_number} is back with you. Tell support if it is not.');

insert into public.cancellation_reasons (code, actors, fault) values ('nobody_at_door', '{admin}', 'customer');

-- Events of an order that are no step ----------------------------------------------------------------------------------------

create function private.note_event(o public.enhanced_orders, actor_id uuid, actor_role text, reason_code text, note text default null)
returns public.enhanced_orders language plpgsql set search_path = '' as $$
begin
  update public.enhanced_orders as e set last_seq = e.last_seq + 1, updated_at = now() where e.id = o.id returning * into o;
  insert into public.order_events (order_id, seq, from_status, to_status, actor_id, actor_role, reason_code, note)
  values (o.id, o.last_seq, o.status, o.status, note_event.actor_id, note_event.actor_role, note_event.reason_code, left(note_event.note, 500));
  perform private.announce_order(o);
  return o;
end
$$;
comment on function private.note_event is
  'Adds to the history of an order what happened without a change of its status, and announces it. The caller holds the order''s lock.';

-- Money ----------------------------------------------------------------------------------------------------------------------

create function private.undeliverable_goes(o public.enhanced_orders) returns text language sql stable set search_path = '' as $$
  select coalesce((select r.goes from private.undeliverable_rules as r where r.category = o.category), 'vendor')
$$;
comment on function private.undeliverable_goes is 'What becomes of an order that nobody took; see undeliverable_rules.';

create function private.undelivered_lines(o public.enhanced_orders) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', k.amount_paise - k.refunded_paise) order by k.position), '[]')
  from private.charges_left(o.id) as k
  where k.amount_paise > k.refunded_paise and k.nature = 'goods' and private.undeliverable_goes(o) = 'vendor'
$$;
comment on function private.undelivered_lines is
  'The charges that go back to the customer when nobody took an order, as rows_of_refund takes them: the goods, where they go back to the vendor. What '
  'bringing it cost stays paid, with the tip: the way was made.';

create function private.undelivered_terms(o public.enhanced_orders) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  refund bigint := 0;
  loss bigint := 0;
begin
  if o.payment_method <> 'cash' then
    select coalesce(-sum((r).amount_paise), 0) into refund from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r;
  elsif private.undeliverable_goes(o) = 'disposed' then
    loss := private.shared(o.id, 'vendor_payable');
  end if;
  return jsonb_build_object('allowed', true, 'refund_paise', refund,
    'charge_paise', case when o.payment_method <> 'cash' then o.total_paise - o.refund_paise - refund else 0 end,
    'compensation_paise', 0, 'credit_paise', 0, 'vendor_loss_paise', loss, 'free_until', null, 'fault', 'customer', 'coupon_paise', 0);
end
$$;
comment on function private.undelivered_terms is
  'What it costs that nobody took an order, in the form of cancellation_terms: charge_paise is what stays paid, refund_paise what goes back; '
  'vendor_loss_paise what the platform pays the vendor for food that cash was to pay for.';

create function private.end_undelivered(o public.enhanced_orders, was public.order_status) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  what_becomes text := private.undeliverable_goes(o);
  carried public.deliveries;
  rows private.refund_row[];
  refund bigint := 0;
  paid private.movement[];
begin
  select * into carried from public.deliveries as d where d.order_id = o.id;
  if o.payment_method <> 'cash' then
    rows := array(select r from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r);
    refund := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
    if refund > 0 then
      perform private.write_refund_rows(o.id, rows, 'customer');
      perform private.post('order_refunded', o.id, 'undelivered:' || o.id, array[
        (o.user_id, 'customer_wallet', refund)::private.movement, (null, 'order_escrow', -refund)::private.movement]);
      insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
      select o.id, p.id, o.user_id, refund, 'wallet', 'nobody_at_door' from public.payments as p where p.order_id = o.id;
      update public.payments as p set refunded_paise = p.refunded_paise + refund, updated_at = now() where p.order_id = o.id;
      perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
    end if;
    update public.enhanced_orders as e set refund_paise = e.refund_paise + refund, charge_paise = e.total_paise - e.refund_paise - refund
    where e.id = o.id returning * into o;
    -- Everybody did their part: what is left is shared as after a delivery.
    o := private.settle_order(o);
  else
    -- Nothing was collected: the platform pays the courier, and the vendor for what cannot be sold again.
    with taken as (
      update private.order_shares as s set settled_at = now(), paid_to = coalesce(s.owner_id, carried.courier_id)
      where s.order_id = o.id and s.due = 'delivered' and s.settled_at is null
        and (s.account = 'courier_payable' or (s.account = 'vendor_payable' and what_becomes = 'disposed'))
      returning s.position, s.paid_to)
    select array_agg((t.paid_to, s.account, case s.account when 'courier_payable' then least(s.value_paise, carried.pay_paise) else s.value_paise end
      )::private.movement order by s.position) into paid
    from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position where t.paid_to is not null;
    if private.sum_of_movements(paid) > 0 then
      perform private.post('compensation', o.id, 'undelivered:' || o.id,
        paid || (null, 'platform_revenue', -private.sum_of_movements(paid))::private.movement);
    end if;
    update public.payments as p set status = 'void', updated_at = now() where p.order_id = o.id;
    update public.enhanced_orders as e set payment_status = 'void' where e.id = o.id returning * into o;
  end if;

  update public.deliveries as d set state = 'cancelled', delivered_at = null where d.order_id = o.id;
  update public.door_waits as w set goes = what_becomes, ended_at = now() where w.order_id = o.id and w.ended_at is null;
  -- An administrator may end it before the courier has begun to wait.
  insert into public.door_waits (order_id, courier_id, started_at, until_at, goes, ended_at)
  select o.id, carried.courier_id, now() - interval '1 second', now(), what_becomes, now() where carried.courier_id is not null
  on conflict do nothing;
  perform private.publish('user:' || carried.courier_id, 'job', jsonb_build_object('order_id', o.id));
  perform private.notify_party(o, 'vendor', case what_becomes when 'vendor' then 'vendor_undelivered_back' else 'vendor_undelivered_kept' end);
  return o;
end
$$;
comment on function private.end_undelivered is
  'Ends an order that nobody took at the door. Paid: what undelivered_lines names goes back and the rest is settled. Cash: the platform pays the courier''s way, and the vendor '
  'for what cannot be sold again.';

create function private.end_cancelled_delivery(o public.enhanced_orders, was public.order_status) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
begin
  if o.cancel_reason is distinct from 'nobody_at_door' then return private.unwind_order(o, was); end if;
  if was not in ('out_for_delivery', 'on_way') then perform private.refuse(400, 'reason_invalid', 'Please choose a reason.'); end if;
  return private.end_undelivered(o, was);
end
$$;
comment on function private.end_cancelled_delivery is 'Ends a delivery by its reason: an effect of order_effects.';
update private.order_effects set effect = 'private.end_cancelled_delivery' where kind = 'delivery' and to_status = 'cancelled' and position = 50;

create function private.tell_of_cancelled_delivery(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify_party(o, 'user', case when o.cancel_reason is distinct from 'nobody_at_door' then 'order_cancelled'
    when o.payment_method = 'cash' then 'order_undelivered_cash'
    when private.undeliverable_goes(o) = 'vendor' then 'order_undelivered_back' else 'order_undelivered_kept' end);
end
$$;
comment on function private.tell_of_cancelled_delivery is 'One notice for the customer of a delivery that ended, by its reason: an effect of order_effects.';
delete from private.order_notices where kind = 'delivery' and to_status = 'cancelled' and role = 'user';
insert into private.order_effects (kind, to_status, position, effect) values ('delivery', 'cancelled', 95, 'private.tell_of_cancelled_delivery');

create or replace function private.cancellation_terms(o public.enhanced_orders, actor_role text, reason_code text default null)
returns jsonb language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  blame text := private.fault_for_cancelling(o, actor_role, reason_code);
  goods bigint := private.left_of(o.id, 'goods');
  allowed boolean;
  charge bigint := 0;
  credit bigint := 0;
  lost bigint := 0;
  paid bigint := case when o.payment_method <> 'cash' then o.total_paise - o.refund_paise else 0 end;
  free_until timestamptz := case when o.status = 'pending' then null
    else greatest(o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds')), private.change_until(o)) end;
begin
  if reason_code = 'nobody_at_door' and o.kind = 'delivery' and o.status in ('out_for_delivery', 'on_way') then
    return private.undelivered_terms(o);
  end if;
  allowed := private.may_move(o, 'cancelled', actor_role);
  -- The first minute is free for both sides.
  if allowed and o.status <> 'pending' and (o.status <> 'confirmed' or now() >= free_until) then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    if blame = 'customer' then
      charge := least(round(goods::numeric * policy.charge_bp / 10000), policy.max_charge_paise, paid);
    elsif actor_role <> 'user' or private.may_claim_credit(o.user_id) then
      credit := least(round(goods::numeric * policy.credit_bp / 10000), policy.max_credit_paise);
    end if;
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then paid - charge end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'credit_paise', credit, 'vendor_loss_paise', case when blame = 'vendor' or coalesce(policy.vendor_loss_bp, 0) = 0 then 0
      else round(private.shared(o.id, 'vendor_payable')::numeric * policy.vendor_loss_bp / 10000)::bigint end,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$$;

-- The courier's steps ----------------------------------------------------------------------------------------------------------

create function private.has_tried_to_reach(order_id uuid, courier_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.calls as c where c.order_id = has_tried_to_reach.order_id and c.caller_id = has_tried_to_reach.courier_id
      and c.with_role = 'user')
    or exists (select from private.order_messages as m where m.order_id = has_tried_to_reach.order_id
      and m.sender_id = has_tried_to_reach.courier_id and m.to_role = 'user')
$$;
comment on function private.has_tried_to_reach is 'Whether a courier has called the customer of an order or written to them.';

create function private.door_wait_is_over(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.door_waits as w join public.deliveries as d on d.order_id = w.order_id and d.courier_id = w.courier_id
    where w.order_id = o.id and w.until_at <= now() and w.picture is not null and private.has_tried_to_reach(w.order_id, w.courier_id))
$$;
comment on function private.door_wait_is_over is
  'Whether whoever carries an order has waited at the door, with a photo and a call or message: then they may end it. A guard of order_transition_rules.';
update public.order_transition_rules as r
set roles = r.roles || '{delivery}', guard = 'private.door_wait_is_over', guarded_roles = '{delivery}'
where r.kind = 'delivery' and r.from_status = 'on_way' and r.to_status = 'cancelled';

create function private.door_of(order_id uuid, courier_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('started_at', w.started_at, 'until_at', w.until_at, 'has_picture', w.picture is not null,
    'has_called', private.has_tried_to_reach(door_of.order_id, door_of.courier_id), 'server_now', now())
  from (select true) as one left join public.door_waits as w on w.order_id = door_of.order_id and w.courier_id = door_of.courier_id
$$;
comment on function private.door_of is
  'The courier''s wait at a door: {started_at, until_at (both null before it begins), has_picture, has_called, server_now}.';

create function private.job_at_door(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  job public.deliveries;
begin
  perform private.require_role('delivery');
  o := private.lock_order(job_at_door.order_id);
  job := private.require_job(job_at_door.order_id);
  if o.status <> 'on_way' or job.state <> 'near' then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.', jsonb_build_object('status', o.status));
  end if;
  return o;
end
$$;
comment on function private.job_at_door is 'The caller''s order, locked, whose door they stand at; refuses order_not_found, not_at_door.';

create function public.start_door_wait(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(start_door_wait.order_id);
  w public.door_waits;
begin
  insert into public.door_waits (order_id, courier_id, until_at)
  values (o.id, auth.uid(), now() + make_interval(secs => private.setting_int('door_wait_seconds')))
  on conflict do nothing returning * into w;
  -- A second tap is the same wait.
  if w.order_id is not null then
    perform private.note_event(o, auth.uid(), 'delivery', 'door_wait');
    perform private.notify_party(o, 'user', 'order_door_wait',
      jsonb_build_object('until', lower(to_char(w.until_at at time zone 'Asia/Kolkata', 'FMHH12:MI am'))));
    perform private.publish('user:' || auth.uid(), 'job', jsonb_build_object('order_id', o.id));
  end if;
  return private.door_of(o.id, auth.uid());
end
$$;
comment on function public.start_door_wait is
  'Begins the courier''s wait at a door that nobody opens; the server decides how long, and the customer is told until when: {started_at, until_at, '
  'has_picture, has_called, server_now}. A second call is the same wait. Refuses order_not_found, not_at_door.';

create function public.door_picture_path(order_id uuid, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(door_picture_path.order_id);
  folder text := o.id || '/' || auth.uid() || '/';
begin
  if coalesce(door_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('door-pictures', folder);
  if private.pictures_in('door-pictures', folder, '-infinity') >= 5 then
    perform private.refuse(429, 'too_many_pictures', 'Five photos of a door are the most.');
  end if;
  return private.place_picture('door-pictures', folder, door_picture_path.extension);
end
$$;
comment on function public.door_picture_path is
  'Where the edge function door-picture stores the courier''s photo of a door, five an order at most. Refuses order_not_found, not_at_door, '
  'picture_invalid, too_many_pictures.';

create function public.set_door_picture(order_id uuid, path text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(set_door_picture.order_id);
  had text;
begin
  perform private.bound(set_door_picture.path, 200);
  if not starts_with(coalesce(set_door_picture.path, ''), o.id || '/' || auth.uid() || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'door-pictures' and s.name = set_door_picture.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  select w.picture into had from public.door_waits as w where w.order_id = o.id and w.courier_id = auth.uid() for no key update;
  if not found then perform private.refuse(409, 'door_wait_missing', 'Please start waiting first.'); end if;
  update public.door_waits as w set picture = set_door_picture.path where w.order_id = o.id;
  if had is null then perform private.note_event(o, auth.uid(), 'delivery', 'door_picture'); end if;
  perform private.publish('user:' || auth.uid(), 'job', jsonb_build_object('order_id', o.id));
  return private.door_of(o.id, auth.uid());
end
$$;
comment on function public.set_door_picture is
  'Keeps the photo that shows that the courier was at the door; the last one counts. Refuses order_not_found, not_at_door, picture_invalid, door_wait_missing.';

create function public.report_undeliverable(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  w public.door_waits;
begin
  perform private.lock_order(report_undeliverable.order_id);
  select * into w from public.door_waits as k where k.order_id = report_undeliverable.order_id and k.courier_id = caller for no key update;
  -- The answer to the first report was lost.
  if w.ended_at is null then
    o := private.job_at_door(report_undeliverable.order_id);
    if w.order_id is null then perform private.refuse(409, 'door_wait_missing', 'Please start waiting first.'); end if;
    if not private.has_tried_to_reach(o.id, caller) then
      perform private.refuse(409, 'door_call_missing', 'Please call the customer or write to them first.');
    end if;
    if w.picture is null then perform private.refuse(409, 'door_picture_missing', 'Please take a photo of the door first.'); end if;
    if w.until_at > now() then
      perform private.refuse(409, 'door_wait_running', 'Please wait until the time is over.', jsonb_build_object('until_at', w.until_at));
    end if;
    perform private.transition(o.id, 'cancelled', caller, 'delivery', 'nobody_at_door');
    select * into w from public.door_waits as k where k.order_id = o.id;
  end if;
  return jsonb_build_object('outcome', 'undeliverable', 'goes', w.goes);
end
$$;
comment on function public.report_undeliverable is
  'Ends an order that nobody took, after the wait, with a photo and a call or message: {outcome, goes (vendor, disposed)}; a repeat gets the same. '
  'Refuses order_not_found, not_at_door, door_wait_missing, door_call_missing, door_picture_missing, door_wait_running {until_at}.';

create function public.my_returns() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
      'vendor_address', v.address, 'lat', d.pickup_lat, 'lng', d.pickup_lng, 'since', w.ended_at) order by w.ended_at), '[]')
    from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id join public.deliveries as d on d.order_id = o.id
    left join public.vendors as v on v.id = o.vendor_id
    where w.courier_id = caller and w.goes = 'vendor' and w.back_at is null);
end
$$;
comment on function public.my_returns is
  'What the courier still has to bring back to a vendor: [{order_id, order_number, vendor_name, vendor_address, lat, lng, since}].';

create function public.confirm_handed_back(order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  w public.door_waits;
begin
  o := private.lock_order(confirm_handed_back.order_id);
  select * into w from public.door_waits as k where k.order_id = o.id and k.courier_id = caller and k.goes = 'vendor' for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if w.back_at is not null then return; end if;
  update public.door_waits as k set back_at = now() where k.order_id = o.id;
  perform private.return_stock(o.id);
  perform private.note_event(o, caller, 'delivery', 'handed_back');
  perform private.notify_party(o, 'vendor', 'vendor_handed_back');
end
$$;
comment on function public.confirm_handed_back is
  'The courier has brought an order back that nobody took: it is in stock again, and the vendor is told. A repeat changes nothing. Refuses order_not_found.';

create function private.tell_job_of_contact() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  row_data jsonb := to_jsonb(new);
  courier uuid := coalesce(row_data ->> 'caller_id', row_data ->> 'sender_id')::uuid;
begin
  if exists (select from public.deliveries as d where d.order_id = new.order_id and d.courier_id = courier and d.state = 'near') then
    perform private.publish('user:' || courier, 'job', jsonb_build_object('order_id', new.order_id));
  end if;
  return null;
end
$$;
comment on function private.tell_job_of_contact is 'Who stands at a door and has called or written sees it ticked at once.';
create trigger a_call_from_the_door after insert on private.calls
  for each row when (new.with_role = 'user') execute function private.tell_job_of_contact();
create trigger a_message_from_the_door after insert on private.order_messages
  for each row when (new.to_role = 'user') execute function private.tell_job_of_contact();

-- Support ------------------------------------------------------------------------------------------------------------------------

create table private.courier_calls_for_help (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  courier_id uuid not null references public.couriers (user_id),
  about text not null constraint help_about_known check (about in ('accident', 'unsafe', 'vehicle', 'damaged', 'address', 'other')),
  ticket_id uuid references private.support_tickets (id) on delete cascade,
  lat double precision,
  lng double precision,
  at timestamptz not null default now()
);
create index courier_calls_for_help_order_idx on private.courier_calls_for_help (order_id);
create index courier_calls_for_help_courier_idx on private.courier_calls_for_help (courier_id);
create index courier_calls_for_help_ticket_idx on private.courier_calls_for_help (ticket_id);
comment on table private.courier_calls_for_help is
  'Couriers who asked support for help on a job, with where they were. accident and unsafe come before everything else.';

insert into private.notification_templates (template, type, title, message) values
  ('admin_courier_help', 'warning', 'A courier asks for help', '{courier} needs help with order {order_number} from {vendor}.');

create function public.ask_courier_support(order_id uuid, about text, note text, idempotency_key text, language text default 'en') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  c public.couriers;
  ticket private.support_tickets;
  result jsonb;
begin
  perform private.bound(ask_courier_support.note, 2000), private.bound(ask_courier_support.about, 40), private.bound(ask_courier_support.language, 10);
  if coalesce(ask_courier_support.about, '') not in ('accident', 'unsafe', 'vehicle', 'damaged', 'address', 'other') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  result := private.claim_idempotency(caller, ask_courier_support.idempotency_key, 'ask_courier_support');
  if result is not null then return result; end if;
  o := private.lock_order(ask_courier_support.order_id);
  perform private.require_job(ask_courier_support.order_id);
  if o.status in ('delivered', 'cancelled') then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if (select count(*) from private.courier_calls_for_help as h where h.courier_id = caller and h.at > now() - interval '1 hour') >= 10 then
    perform private.refuse(429, 'too_many_tickets', 'You have written several times. Support answers as soon as possible; in danger call 112.');
  end if;
  select * into c from public.couriers as k where k.user_id = caller;
  ticket := private.create_ticket(caller, 'delivery', o.id, ask_courier_support.language,
    left(coalesce(nullif(trim(ask_courier_support.note), ''), 'Order ' || o.order_number || ': ' || ask_courier_support.about), 1000), null);
  insert into private.courier_calls_for_help (order_id, courier_id, about, ticket_id, lat, lng)
  select o.id, caller, ask_courier_support.about, ticket.id, p.lat, p.lng
  from (select caller as id) as me left join public.courier_positions as p on p.user_id = me.id;
  perform private.note_event(o, caller, 'delivery', 'courier_help', ask_courier_support.about);
  perform private.notify_party(o, 'admin', 'admin_courier_help', jsonb_build_object('courier', c.name, 'about', ask_courier_support.about));
  result := jsonb_build_object('ticket_number', ticket.number);
  perform private.keep_result(caller, ask_courier_support.idempotency_key, result);
  return result;
end
$$;
comment on function public.ask_courier_support is
  'Whoever carries an order asks support: about accident, unsafe, vehicle, damaged, address or other; opens a ticket, once per key, tells the '
  'administration at once, and keeps the last position: {ticket_number}. Refuses reason_invalid, order_not_found, too_many_tickets.';

create or replace function public.release_job(order_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.deliveries := private.require_job(release_job.order_id);
begin
  -- Whoever has the goods does not put them back into the pool.
  if job.state in ('picked_up', 'near') then
    perform private.refuse(409, 'job_needs_support', 'You have the order with you. Please ask support.');
  end if;
  if job.state not in ('assigned', 'at_pickup') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order can no longer be given back.');
  end if;
  update public.job_offers as f set outcome = 'declined', reason = left(release_job.reason, 200), answered_at = now()
  where f.order_id = job.order_id and f.courier_id = job.courier_id and f.outcome = 'accepted';
  update public.deliveries as d set state = 'searching', courier_id = null, assigned_at = null, at_pickup_at = null, round = 0,
    search_started_at = clock_timestamp() where d.order_id = job.order_id;
  perform private.dispatch_wave(job.order_id);
  perform private.announce_delivery(job.order_id);
  perform private.publish('user:' || job.courier_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$$;
comment on function public.release_job is
  'Releases a job before pick-up; the search for another courier starts at once. Refuses order_not_found, job_needs_support (after pick-up), '
  'order_transition_not_allowed.';

-- What a job says ------------------------------------------------------------------------------------------------------------------

create function private.ready_by(o public.enhanced_orders) returns timestamptz language sql stable security definer set search_path = '' as $$
  select case when o.status in ('confirmed', 'preparing') and o.prep_minutes is not null then
    greatest((select max(e.at) from public.order_events as e where e.order_id = o.id and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
      o.scheduled_for - make_interval(mins => private.travel_minutes(o.distance_m))) end
$$;
comment on function private.ready_by is 'When the vendor will have an accepted order ready, by what it said; null before and afterwards.';

create or replace view private.job_offer_lines as
  select f.courier_id, f.outcome, f.id as offer_id, f.order_id, o.vendor_name, coalesce(nullif(v.area, ''), v.address) as pickup_area,
    d.pickup_lat, d.pickup_lng, coalesce(o.address ->> 'landmark', o.address ->> 'city') as drop_area, d.drop_lat, d.drop_lng,
    f.distance_to_pickup_m, d.distance_m, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise,
    case when o.payment_method = 'cash' then o.total_paise else 0 end as collect_cash_paise, o.payment_method,
    (select sum(i.quantity)::integer from public.order_items as i where i.order_id = o.id) as items_count, f.expires_at, now() as server_now,
    private.ready_by(o) as ready_by
  from public.job_offers as f
  join public.deliveries as d on d.order_id = f.order_id
  join public.enhanced_orders as o on o.id = f.order_id
  left join public.vendors as v on v.id = o.vendor_id;

drop function public.current_offers();
create function public.current_offers()
returns table (offer_id uuid, order_id uuid, vendor_name text, pickup_area text, pickup_lat double precision, pickup_lng double precision,
  drop_area text, drop_lat double precision, drop_lng double precision, distance_to_pickup_m integer, distance_m integer,
  pay_paise integer, tip_paise integer, collect_cash_paise integer, payment_method public.payment_method, items_count integer,
  expires_at timestamptz, server_now timestamptz, ready_by timestamptz)
language sql stable security definer set search_path = '' as $$
  select f.offer_id, f.order_id, f.vendor_name, f.pickup_area, f.pickup_lat, f.pickup_lng, f.drop_area, f.drop_lat, f.drop_lng,
    f.distance_to_pickup_m, f.distance_m, f.pay_paise, f.tip_paise, f.collect_cash_paise, f.payment_method, f.items_count, f.expires_at, f.server_now,
    f.ready_by
  from private.job_offer_lines as f
  where f.courier_id = private.require_role('delivery') and f.outcome = 'offered' and f.expires_at > now()
  order by f.expires_at
$$;
comment on function public.current_offers is
  'The jobs offered to the caller, with area, distance, pay, payment method and when it is ready (null once it is), before accepting.';

create or replace view private.job_lines as
  select d.courier_id, o.id as order_id, o.order_number, o.status, d.state, v.id as vendor_id, v.name as vendor_name,
    v.address as vendor_address, private.mask_phone(v.phone) as vendor_phone_masked, d.pickup_lat, d.pickup_lng,
    private.customer_name(o.user_id) as customer_name, private.mask_phone(p.phone) as customer_phone_masked, o.address as drop_address, o.instructions,
    (select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position)
      from public.order_items as i where i.order_id = o.id) as items,
    o.payment_method, case when o.payment_method = 'cash' then o.total_paise else 0 end as collect_cash_paise,
    o.cash_change_for_paise, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise, d.distance_m, o.status = 'ready' as ready, d.assigned_at, o.promised_max_at,
    o.scheduled_for, exists (select from public.order_gifts as g where g.checkout_id = o.checkout_id) as is_gift, o.category,
    private.ready_by(o) as ready_by, private.door_of(o.id, d.courier_id) as door
  from private.order_parties as carrying
  join public.deliveries as d on d.order_id = carrying.order_id and d.courier_id = carrying.user_id
  join public.enhanced_orders as o on o.id = d.order_id
  left join public.vendors as v on v.id = d.vendor_id
  left join public.profiles as p on p.id = o.user_id
  -- Address and phone are for whoever takes part at this moment.
  where carrying.role = 'delivery' and carrying.until_at is null;

drop function public.my_jobs();
create function public.my_jobs()
returns table (order_id uuid, order_number text, status public.order_status, state public.delivery_state, vendor_id uuid, vendor_name text,
  vendor_address text, vendor_phone_masked text, pickup_lat double precision, pickup_lng double precision, customer_name text,
  customer_phone_masked text, drop_address jsonb, instructions text, items jsonb, payment_method public.payment_method,
  collect_cash_paise integer, cash_change_for_paise integer, pay_paise integer, tip_paise integer, distance_m integer, ready boolean,
  assigned_at timestamptz, promised_max_at timestamptz, scheduled_for timestamptz, is_gift boolean, category text, ready_by timestamptz, door jsonb)
language sql stable security definer set search_path = '' as $$
  select j.order_id, j.order_number, j.status, j.state, j.vendor_id, j.vendor_name, j.vendor_address, j.vendor_phone_masked,
    j.pickup_lat, j.pickup_lng, j.customer_name, j.customer_phone_masked, j.drop_address, j.instructions, j.items, j.payment_method,
    j.collect_cash_paise, j.cash_change_for_paise, j.pay_paise, j.tip_paise, j.distance_m, j.ready, j.assigned_at, j.promised_max_at, j.scheduled_for,
    j.is_gift, j.category, j.ready_by, j.door
  from private.job_lines as j where j.courier_id = private.require_role('delivery')
  order by j.assigned_at
$$;
comment on function public.my_jobs is
  'The caller''s present jobs; customer details are visible only until the delivery. Of a gift, that it is one and not what its card says. ready_by: when the '
  'vendor will have it ready, null once it is; door: the wait at a door that nobody opens {started_at, until_at, has_picture, has_called, server_now}.';

create or replace function public.courier_day(day date default (now() at time zone 'Asia/Kolkata')::date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  from_at timestamptz := private.known_day(courier_day.day)::timestamp at time zone 'Asia/Kolkata';
  to_at timestamptz := (courier_day.day + 1)::timestamp at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object('deliveries', count(*), 'pay_paise', coalesce(sum(c.pay_paise), 0), 'tips_paise', coalesce(sum(c.tip_paise), 0),
      'total_paise', coalesce(sum(c.pay_paise + c.tip_paise), 0), 'cash_in_hand_paise', private.cash_in_hand(caller),
      'cash_limit_paise', (select k.cash_limit_paise from public.couriers as k where k.user_id = caller),
      'online_seconds', (select coalesce(sum(extract(epoch from least(coalesce(s.ended_at, now()), to_at) - greatest(s.started_at, from_at))), 0)::integer
        from private.courier_shifts as s where s.user_id = caller and s.started_at < to_at and coalesce(s.ended_at, now()) > from_at),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('order_number', c.order_number, 'vendor_name', c.vendor_name, 'delivered_at', c.at,
        'pay_paise', c.pay_paise, 'tip_paise', c.tip_paise, 'cash_paise', c.cash_paise) order by c.at desc), '[]'::jsonb))
    from (
      select o.order_number, o.vendor_name, d.delivered_at as at, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise,
        case when o.payment_method = 'cash' then o.total_paise else 0 end as cash_paise
      from public.deliveries as d join public.enhanced_orders as o on o.id = d.order_id
      where d.courier_id = caller and d.state = 'delivered' and d.delivered_at >= from_at and d.delivered_at < to_at
      union all
      -- Nobody took it: the way was made and is paid. Of cash there is none, and no tip.
      select o.order_number, o.vendor_name, w.ended_at, d.pay_paise, case when o.payment_method = 'cash' then 0 else private.charged(o.id, 'tip')::integer end, 0
      from public.door_waits as w join public.deliveries as d on d.order_id = w.order_id and d.courier_id = w.courier_id
      join public.enhanced_orders as o on o.id = w.order_id
      where w.courier_id = caller and w.ended_at >= from_at and w.ended_at < to_at) as c);
end
$$;

-- Photos ------------------------------------------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('door-pictures', 'door-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;
create function private.may_see_door_picture(name text) returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_admin() or auth.uid()::text = split_part(may_see_door_picture.name, '/', 2)
    or exists (select from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id
      where w.picture = may_see_door_picture.name and o.user_id = auth.uid())
$$;
comment on function private.may_see_door_picture is
  'Whether the caller may look at a photo of a door: the courier who took it, the customer whose door it is, and administrators.';
create policy "the parties see the photo of a door" on storage.objects for select to authenticated
  using (bucket_id = 'door-pictures' and private.may_see_door_picture(name));

revoke execute on function private.may_see_door_picture(text), private.door_wait_is_over(public.enhanced_orders), private.door_of(uuid, uuid),
  private.has_tried_to_reach(uuid, uuid), private.ready_by(public.enhanced_orders) from public;
grant execute on function private.may_see_door_picture(text) to authenticated;
revoke execute on function public.start_door_wait(uuid), public.door_picture_path(uuid, text), public.set_door_picture(uuid, text),
  public.report_undeliverable(uuid), public.my_returns(), public.confirm_handed_back(uuid), public.ask_courier_support(uuid, text, text, text, text),
  public.my_jobs(), public.current_offers() from public, anon;
grant execute on function public.start_door_wait(uuid), public.door_picture_path(uuid, text), public.set_door_picture(uuid, text),
  public.report_undeliverable(uuid), public.my_returns(), public.confirm_handed_back(uuid), public.ask_courier_support(uuid, text, text, text, text),
  public.my_jobs(), public.current_offers() to authenticated;
