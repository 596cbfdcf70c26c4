-- An accepted order of food begins by itself once its customer's free time to cancel is over, and needs no second tap. While
-- it is prepared the vendor may ask for more time, up to a limit; everybody who waits is told (docs/decisions/0080).

-- Preparing begins -------------------------------------------------------------------------------------------------------

create function private.plan_beginning(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
begin
  -- For later is begun when its time has come; a store begins by taking the list in hand.
  if o.category <> 'food' or o.scheduled_for is not null then return; end if;
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'begin_preparing', greatest(now(), o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds'))));
end
$$;
comment on function private.plan_beginning is
  'Plans when an accepted order of food counts as being prepared: as soon as its customer no longer cancels free of charge.';

create function private.begin_preparing(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if (select o.status from public.enhanced_orders as o where o.id = begin_preparing.order_id) = 'confirmed' then
    perform private.transition(begin_preparing.order_id, 'preparing', null, 'vendor');
  end if;
end
$$;
comment on function private.begin_preparing is 'Begins an accepted order that its vendor has not begun by hand.';
insert into private.timer_actions (action, run) values ('begin_preparing', 'private.begin_preparing');
insert into private.order_effects (kind, to_status, position, effect)
select kind, 'confirmed', 30, 'private.plan_beginning' from unnest('{delivery,pickup}'::public.order_kind[]) as kind;

-- More time --------------------------------------------------------------------------------------------------------------

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('extra_prep_seconds', 'integer', 'seconds', '1200', 300, 7200, 'orders',
   'How much longer than promised when it was accepted an order may be prepared, in all.', true);

create table private.prep_extensions (
  order_id uuid not null references public.enhanced_orders (id),
  number smallint not null,
  minutes smallint not null constraint prep_extension_minutes check (minutes in (5, 10)),
  actor_id uuid not null,
  at timestamptz not null default now(),
  primary key (order_id, number)
);
comment on table private.prep_extensions is 'Each time that a vendor asked for more time to prepare an order. Append-only.';
create trigger prep_extensions_are_append_only before update or delete on private.prep_extensions
  for each row execute function private.forbid_change();

create function private.extra_minutes(order_id uuid) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.minutes), 0)::integer from private.prep_extensions as e where e.order_id = extra_minutes.order_id
$$;
comment on function private.extra_minutes is 'How many minutes longer than first promised an order is prepared.';

create function public.extend_preparation(order_id uuid, minutes integer, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most integer := private.setting_int('extra_prep_seconds') / 60;
  o public.enhanced_orders;
  extra integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, extend_preparation.idempotency_key, 'extend_preparation');
  if answer is not null then return answer; end if;
  if extend_preparation.minutes is null or extend_preparation.minutes not in (5, 10) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  o := private.lock_order(extend_preparation.order_id);
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status not in ('confirmed', 'preparing') or o.kind not in ('delivery', 'pickup') then
    perform private.refuse(409, 'preparing_over', 'This order is not being prepared any more.', jsonb_build_object('status', o.status));
  end if;
  extra := private.extra_minutes(o.id);
  if extra + extend_preparation.minutes > most then
    perform private.refuse(409, 'no_more_time', 'This order cannot wait any longer.', jsonb_build_object('most', most, 'left', most - extra));
  end if;
  insert into private.prep_extensions (order_id, number, minutes, actor_id)
  select o.id, count(*) + 1, extend_preparation.minutes, caller from private.prep_extensions as e where e.order_id = o.id;
  update public.enhanced_orders as e set prep_minutes = coalesce(e.prep_minutes, 20) + extend_preparation.minutes, updated_at = now()
  where e.id = o.id returning * into o;
  perform private.keep_estimate(o);
  -- Once: the order's page shows every later time by itself.
  if extra = 0 then perform private.notify_party(o, 'user', 'order_takes_longer'); end if;
  perform private.announce_order(o);
  perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
  from public.deliveries as d where d.order_id = o.id and d.courier_id is not null;
  answer := jsonb_build_object('prep_minutes', o.prep_minutes, 'extra_minutes', extra + extend_preparation.minutes,
    'left', most - extra - extend_preparation.minutes);
  perform private.keep_result(caller, extend_preparation.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.extend_preparation is
  'The vendor needs 5 or 10 minutes more for an order that it has accepted, once per key and up to the limit extra_prep_seconds: {prep_minutes, '
  'extra_minutes, left}. The estimate grows with it; the promise stays what it was. For the vendor''s people.';
revoke execute on function public.extend_preparation(uuid, integer, text) from public, anon;
grant execute on function public.extend_preparation(uuid, integer, text) to authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('order_takes_longer', 'warning', 'A little later', '{vendor} needs a little longer for order {order_number}. The new time stands with your order.', '30 minutes');

-- An order that was accepted and begins in a moment is estimated too, once its vendor has said that it takes longer.
create or replace function private.estimate_goods(o public.enhanced_orders) returns private.estimate
language plpgsql stable set search_path = '' as $$
declare
  job public.deliveries;
  courier public.courier_positions;
  ready_at timestamptz;
  courier_at timestamptz;
begin
  if o.status not in ('preparing', 'ready', 'out_for_delivery', 'on_way')
      and (o.status <> 'confirmed' or private.extra_minutes(o.id) = 0) then return null; end if;
  select * into job from public.deliveries as d where d.order_id = o.id;
  select * into courier from public.courier_positions as p where p.user_id = job.courier_id and p.at > now() - interval '2 minutes';
  if o.status = 'on_way' then return row(now(), 'road')::private.estimate; end if;
  if o.status = 'out_for_delivery' then
    return row(case when courier.user_id is not null
        then now() + private.travel_time(private.road_distance_m(courier.lat, courier.lng, job.drop_lat, job.drop_lng))
        else greatest(job.picked_up_at + private.travel_time(o.distance_m),
          now() + make_interval(secs => private.setting_int('estimate_least_seconds'))) end, 'road')::private.estimate;
  end if;

  ready_at := case when o.status <> 'ready' then coalesce(
    (select e.at from public.order_events as e where e.order_id = o.id and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
    o.created_at + make_interval(secs => private.setting_int('estimate_preparing_seconds')) - private.travel_time(o.distance_m)) end;
  ready_at := greatest(ready_at, now() + case when o.status <> 'ready'
    then make_interval(secs => private.setting_int('estimate_least_seconds')) else interval '0' end);
  if job.order_id is null then return row(ready_at, 'preparation')::private.estimate; end if;
  courier_at := now() + case
    when job.state = 'at_pickup' then interval '0'
    when courier.user_id is not null
      then private.travel_time(private.road_distance_m(courier.lat, courier.lng, job.pickup_lat, job.pickup_lng))
    else make_interval(secs => private.setting_int('estimate_pickup_seconds')) end;
  return row(greatest(greatest(ready_at, courier_at) + private.travel_time(o.distance_m), o.scheduled_for),
    case when courier_at > ready_at then 'courier' else 'preparation' end)::private.estimate;
end
$$;

-- The board knows how much time is left to ask for.
create or replace view private.vendor_order_lines as
  select o.vendor_id, o.user_id, d.courier_id, p.full_name as customer_full_name, o.id as order_id, o.order_number, o.status, o.kind,
    split_part(coalesce(nullif(p.full_name, ''), 'Customer'), ' ', 1) as customer_name, o.items, o.instructions, coalesce(f.no_cutlery, false) as no_cutlery,
    o.total_paise, private.shared(o.id, 'vendor_payable')::integer as vendor_share_paise,
    o.payment_method, o.created_at as placed_at, o.accept_by, o.prep_minutes, o.promised_max_at, o.status_since,
    c.name as courier_name, d.state as courier_state,
    case when o.status in ('confirmed', 'preparing', 'ready') and d.courier_id is not null then h.code end as pickup_code,
    o.scheduled_for, private.preparing_begins(o) as begin_at, private.later_until(o) as later_until, o.cancel_reason, o.cancelled_by,
    o.category, private.gift_of(o.checkout_id) as gift, private.refunds_for_vendor(o.id) as refunds, private.extra_minutes(o.id) as extra_minutes
  from public.enhanced_orders as o
  left join public.deliveries as d on d.order_id = o.id
  left join public.couriers as c on c.user_id = d.courier_id
  left join private.handover_codes as h on h.order_id = o.id and h.purpose = 'pickup'
  left join public.profiles as p on p.id = o.user_id
  left join public.food_orders as f on f.order_id = o.id
  where o.kind <> 'subscription';

drop function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text);
create function public.vendor_orders(vendor_id uuid, scope text default 'live', before timestamptz default null, before_id uuid default null,
  limit_count integer default 50, outcome public.order_status default null, since timestamptz default null, search text default null)
returns table (order_id uuid, order_number text, status public.order_status, kind public.order_kind, customer_name text, items jsonb,
  instructions text, no_cutlery boolean, total_paise integer, vendor_share_paise integer, payment_method public.payment_method,
  placed_at timestamptz, accept_by timestamptz, prep_minutes integer, promised_max_at timestamptz, status_since timestamptz, courier_name text,
  courier_state public.delivery_state, pickup_code text, scheduled_for timestamptz, begin_at timestamptz, later_until timestamptz, cancel_reason text,
  cancelled_by text, category text, gift jsonb, refunds jsonb, extra_minutes integer, server_now timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_orders.search);
  -- A search reads one year at most.
  earliest timestamptz := case when words is null then vendor_orders.since
    else greatest(vendor_orders.since, now() - interval '1 year') end;
begin
  perform private.require_staff(vendor_orders.vendor_id);
  return query
    select o.order_id, o.order_number, o.status, o.kind, o.customer_name, o.items, o.instructions, o.no_cutlery,
      o.total_paise, o.vendor_share_paise, o.payment_method, o.placed_at, o.accept_by, o.prep_minutes, o.promised_max_at,
      o.status_since, o.courier_name, o.courier_state, case when auth.uid() not in (o.user_id, o.courier_id) then o.pickup_code end,
      o.scheduled_for, o.begin_at, o.later_until, o.cancel_reason, o.cancelled_by, o.category, o.gift, o.refunds, o.extra_minutes, now()
    from private.vendor_order_lines as o
    where o.vendor_id = vendor_orders.vendor_id
      and (vendor_orders.before is null
        or (o.placed_at, o.order_id) < (vendor_orders.before, coalesce(vendor_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and case vendor_orders.scope when 'past' then o.status in ('delivered', 'cancelled') else o.status not in ('delivered', 'cancelled') end
      and (vendor_orders.outcome is null or o.status = vendor_orders.outcome)
      and (earliest is null or o.placed_at >= earliest)
      and (words is null or lower(o.order_number) like words or lower(split_part(o.customer_full_name, ' ', 1)) like words
        or exists (select from jsonb_array_elements(o.items) as i where lower(i ->> 'name') like words))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.vendor_orders is
  'A vendor''s orders, live or past, newest first: names without surnames, no addresses, no phones. A page '
  'follows the row placed at before with the id before_id. outcome, since and search (number, first name, item; a year back at the most) narrow it. Of an '
  'order for later, begin_at is when preparing has to begin, and later_until when it becomes present work. gift is the card of a gift, {recipient, message, '
  'sender}; refunds what was refunded at the vendor''s cost, [{reason_code, amount_paise, loss_paise, at}]; extra_minutes how much longer than first '
  'promised it is prepared. An item of items has, where less or something else came, came, came_grams and instead, and an open question to the customer as asked.';
revoke execute on function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text) from public, anon;
grant execute on function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text) to authenticated;
