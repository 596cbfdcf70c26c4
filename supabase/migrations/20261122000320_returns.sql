-- Returns and exchanges of what was delivered: per line, once, within the days that the line was sold with (docs/decisions/0051).

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('return_answer_seconds', 'integer', 'seconds', '172800', 3600, 1209600, 'orders', 'A return that its seller has not answered after this long is accepted.', true),
  ('return_inspection_seconds', 'integer', 'seconds', '172800', 3600, 1209600, 'orders',
   'What a seller has received and not inspected after this long is refunded.', true),
  ('open_returns', 'integer', 'count', '10', 1, 1000, 'orders', 'Returns that one customer may have under way; twice as many may be asked for within a day.', false);

create sequence private.return_numbers;
create table public.returns (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default 'R' || lpad(nextval('private.return_numbers')::text, 6, '0'),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  vendor_id uuid not null references public.vendors (id),
  wish text not null constraint return_wish check (wish in ('refund', 'exchange')),
  destination text not null default 'wallet' constraint return_destination check (destination in ('wallet', 'source')),
  state text not null default 'requested' constraint return_state
    check (state in ('requested', 'approved', 'rejected', 'cancelled', 'picked_up', 'received', 'refunded', 'exchanged', 'declined')),
  note text constraint return_note_length check (length(note) <= 500),
  photos text[] not null default '{}' constraint return_photos check (private.are_pictures(photos) and cardinality(photos) <= 4),
  pickup_on date,
  answer text constraint return_answer_length check (length(answer) <= 500),
  refund_paise integer not null default 0 constraint return_refund_range check (refund_paise >= 0),
  last_seq integer not null default 0,
  state_since timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index returns_order_idx on public.returns (order_id);
create index returns_user_idx on public.returns (user_id, created_at desc);
create index returns_vendor_idx on public.returns (vendor_id, created_at desc, id desc);
create index returns_created_idx on public.returns (created_at desc, id desc);
comment on table public.returns is 'What customers send back. Written by functions only; the states are moved by private.move_return.';
comment on column public.returns.destination is 'Where the money goes: source is the card or account that was paid with, for orders paid so.';
comment on column public.returns.pickup_on is 'The day on which the customer is there for the pick-up.';
comment on column public.returns.answer is 'What the seller said when accepting, refusing or inspecting.';

create table public.return_lines (
  return_id uuid not null references public.returns (id),
  position smallint not null,
  item_id uuid,
  quantity integer not null constraint return_quantity_positive check (quantity > 0),
  unit_paise integer not null,
  reason text not null constraint return_reason
    check (reason in ('damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'quality', 'size', 'changed_mind')),
  exchange_item_id uuid references public.catalog_items (id) on delete set null,
  exchange_name text,
  exchange_paise integer,
  exchange_stock_taken integer not null default 0,
  primary key (return_id, position)
);
create index return_lines_exchange_idx on public.return_lines (exchange_item_id) where exchange_item_id is not null;
comment on table public.return_lines is 'The pieces of a return: position is that of order_items.';
comment on column public.return_lines.exchange_stock_taken is 'Pieces of the wanted item that were taken from its stock, so that nobody else buys them meanwhile.';

create table public.return_events (
  return_id uuid not null references public.returns (id),
  seq integer not null,
  state text not null,
  actor_id uuid,
  actor_role text not null,
  note text,
  at timestamptz not null default now(),
  primary key (return_id, seq)
);
comment on table public.return_events is 'Every move of a return, numbered without gaps. Append-only.';
create trigger return_events_are_append_only before update or delete on public.return_events
  for each row execute function private.forbid_change();

alter table public.shipments add column return_id uuid references public.returns (id),
  add constraint shipment_replaces_something check ((purpose = 'replacement') = (return_id is not null));
create index shipments_return_idx on public.shipments (return_id) where return_id is not null;
comment on column public.shipments.return_id is 'The exchange that a replacement belongs to.';

alter table public.returns enable row level security;
alter table public.return_lines enable row level security;
alter table public.return_events enable row level security;
create policy "customer and seller read their returns" on public.returns for select to authenticated
  using (user_id = (select auth.uid()) or private.works_for(vendor_id) or (select private.is_admin()));
create policy "customer and seller read the lines of their returns" on public.return_lines for select to authenticated
  using (exists (select from public.returns as r where r.id = return_id));
create policy "customer and seller read the moves of their returns" on public.return_events for select to authenticated
  using (exists (select from public.returns as r where r.id = return_id));
revoke all on public.returns, public.return_lines, public.return_events from anon, authenticated;
grant select on public.returns, public.return_lines to authenticated;
grant select (return_id, seq, state, actor_role, note, at) on public.return_events to authenticated;

create table private.return_moves (
  from_state text not null,
  to_state text not null,
  roles text[] not null,
  primary key (from_state, to_state)
);
comment on table private.return_moves is 'Who moves a return between which states. An administrator may decide again what a seller has refused.';
insert into private.return_moves (from_state, to_state, roles) values
  ('requested', 'approved', '{vendor,admin,system}'), ('requested', 'rejected', '{vendor,admin}'), ('requested', 'cancelled', '{user}'),
  ('approved', 'cancelled', '{user}'), ('approved', 'picked_up', '{vendor,admin}'), ('approved', 'received', '{vendor,admin}'),
  ('picked_up', 'received', '{vendor,admin}'), ('received', 'refunded', '{vendor,admin,system}'), ('received', 'exchanged', '{vendor,admin,system}'),
  ('received', 'declined', '{vendor,admin}'), ('rejected', 'approved', '{admin}'), ('declined', 'refunded', '{admin}');

create function private.is_open_return(state text) returns boolean language sql immutable set search_path = '' as $$
  select state in ('requested', 'approved', 'picked_up', 'received')
$$;

-- Until when -----------------------------------------------------------------------------------------------------------

create function private.return_until(o public.enhanced_orders, days smallint) returns timestamptz language sql immutable set search_path = '' as $$
  -- The whole last day counts, by Indian time.
  select case when o.status = 'delivered' and days > 0
    then ((o.status_since at time zone 'Asia/Kolkata')::date + days + 1) at time zone 'Asia/Kolkata' end
$$;
comment on function private.return_until is 'Until when something of a delivered order can be returned; null where it cannot.';

create function private.window_end(o public.enhanced_orders) returns timestamptz language sql stable security definer set search_path = '' as $$
  select coalesce(max(private.return_until(o, g.return_days)), o.status_since) from public.order_goods as g where g.order_id = o.id
$$;
comment on function private.window_end is 'When the last line of a delivered order can no longer be returned.';

create function private.settle_after_returns(o public.enhanced_orders) returns void language plpgsql set search_path = '' as $$
begin
  if o.status = 'delivered' and private.window_end(o) <= now()
      and not exists (select from public.returns as r where r.order_id = o.id and private.is_open_return(r.state)) then
    perform private.settle_part(o, 'return_window_closed');
  end if;
end
$$;
comment on function private.settle_after_returns is 'Pays what is due when nothing can be returned any more and no return is under way; again does nothing.';

create function private.open_return_window(o public.enhanced_orders, was public.order_status) returns void language plpgsql set search_path = '' as $$
begin
  if private.window_end(o) <= now() then
    perform private.settle_after_returns(o);
  else
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'return_window', private.window_end(o));
  end if;
end
$$;
comment on function private.open_return_window is 'From the delivery on, until the window closes, the seller''s share stays in escrow.';
create function private.close_return_window(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.settle_after_returns(o) from public.enhanced_orders as o where o.id = close_return_window.order_id
$$;
insert into private.order_effects (kind, to_status, position, effect) values ('shipment', 'delivered', 60, 'private.open_return_window');

-- Requesting -----------------------------------------------------------------------------------------------------------

create function private.returned_pieces(order_id uuid, line smallint) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(l.quantity), 0)::integer from public.return_lines as l join public.returns as r on r.id = l.return_id
  where r.order_id = returned_pieces.order_id and l.position = returned_pieces.line and r.state not in ('cancelled', 'rejected')
$$;
comment on function private.returned_pieces is 'Pieces of a line that are, or were, in a return: none is returned twice.';

create function private.lines_to_return(o public.enhanced_orders, lines jsonb, wish text) returns setof public.return_lines
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  asked record;
  bought record;
  other public.catalog_items;
begin
  perform private.bound(lines, 8000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object' or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,2}$'
        or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,2}$' or not coalesce(pg_input_is_valid(l ->> 'exchange_item_id', 'uuid'), true)
        or coalesce(l ->> 'reason', '') not in ('damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'quality', 'size', 'changed_mind'))
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'return_lines_invalid', 'Please choose what to return, how many pieces, and why.');
  end if;
  for asked in
    select (l ->> 'position')::smallint as line, (l ->> 'quantity')::integer as quantity, l ->> 'reason' as reason, (l ->> 'exchange_item_id')::uuid as exchange
    from jsonb_array_elements(lines) as l order by 1
  loop
    select i.item_id, i.quantity, i.unit_paise, i.name, g.return_days, g.product_id into bought
    from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position
    where i.order_id = o.id and i.position = asked.line;
    if not found or coalesce(bought.return_days, 0) = 0 then
      perform private.refuse(409, 'not_returnable', 'This cannot be returned.', jsonb_build_object('item', bought.name));
    end if;
    if private.return_until(o, bought.return_days) <= now() then
      perform private.refuse(409, 'return_window_over', 'The time to return this is over.', jsonb_build_object('item', bought.name));
    end if;
    if asked.quantity > bought.quantity - private.returned_pieces(o.id, asked.line) then
      perform private.refuse(409, 'return_exceeds_order', 'So many pieces are not left to return.', jsonb_build_object('item', bought.name,
        'left', bought.quantity - private.returned_pieces(o.id, asked.line)));
    end if;
    if (wish = 'exchange') <> (asked.exchange is not null) then
      perform private.refuse(400, 'return_lines_invalid', 'Please choose what to return, how many pieces, and why.');
    end if;
    other := null;
    if asked.exchange is not null then
      select i.* into other from public.catalog_items as i join public.goods as g on g.item_id = i.id
      where i.id = asked.exchange and i.vendor_id = o.vendor_id and (g.product_id = bought.product_id or i.id = bought.item_id)
        and private.item_unavailable_reason(i, now()) is null;
      if not found or other.stock < asked.quantity then
        perform private.refuse(409, 'exchange_sold_out', 'This is not there to be exchanged for. Choose another one, or the money back.');
      end if;
      if other.price_paise > bought.unit_paise then
        perform private.refuse(409, 'exchange_costs_more', 'This costs more than what you bought. Return it and order the other one.');
      end if;
    end if;
    return query select null::uuid, asked.line, bought.item_id, asked.quantity, bought.unit_paise, asked.reason, asked.exchange,
      other.name, other.price_paise, 0;
  end loop;
end
$$;
comment on function private.lines_to_return is
  'What a customer wants to return, checked: [{position, quantity, reason, exchange_item_id?}]. Not more than was bought, not twice, not after its days.';

create function private.refund_of_lines(o public.enhanced_orders, lines public.return_lines[]) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    with wanted as (
      select i.tax_class, sum(l.quantity * (l.unit_paise - coalesce(l.exchange_paise, 0)))::bigint as paise
      from unnest(lines) as l join public.order_items as i on i.order_id = o.id and i.position = l.position group by i.tax_class
    ), everything as (
      -- All of the order comes back, and not one piece because the customer has changed their mind: shipping was in vain too.
      select not exists (select from public.order_items as i where i.order_id = o.id
          and i.quantity > private.returned_pieces(o.id, i.position) + coalesce((select sum(l.quantity) from unnest(lines) as l where l.position = i.position and l.return_id is null), 0))
        and not exists (select from unnest(lines) as l where l.exchange_item_id is not null or l.reason in ('size', 'changed_mind'))
        and not exists (select from public.returns as r join public.return_lines as l on l.return_id = r.id
          where r.order_id = o.id and r.state not in ('cancelled', 'rejected')
            and (l.exchange_paise is not null or l.reason in ('size', 'changed_mind') or (r.state = 'declined' and lines[1].return_id is distinct from r.id))) as in_vain
    ), chosen as (
      select k.position, least(w.paise, k.amount_paise - k.refunded_paise) as paise
      from wanted as w join private.charges_left(o.id) as k on k.code = 'items' and k.tax_class is not distinct from w.tax_class
      union all
      select k.position, k.amount_paise - k.refunded_paise from private.charges_left(o.id) as k, everything as e
      where e.in_vain and k.code in ('shipping', 'packaging')
    )
    select coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', c.paise)), '[]'::jsonb) from chosen as c where c.paise > 0);
end
$$;
comment on function private.refund_of_lines is
  'The parts of charges that returning lines gives back, as private.refund takes them: never more than is left of a charge. A line without a return is only asked about.';

create function private.log_return(r public.returns, to_state text, actor_role text, note text default null) returns public.returns
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.returns as t set state = log_return.to_state, last_seq = t.last_seq + 1, state_since = now(),
    answer = case when log_return.actor_role in ('vendor', 'admin') then coalesce(nullif(left(trim(log_return.note), 500), ''), t.answer) else t.answer end
  where t.id = r.id returning * into r;
  insert into public.return_events (return_id, seq, state, actor_id, actor_role, note)
  values (r.id, r.last_seq, r.state, auth.uid(), log_return.actor_role, nullif(left(trim(log_return.note), 500), ''));
  return r;
end
$$;

create function private.order_to_return(order_id uuid) returns public.enhanced_orders language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_to_return.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_delivered_yet', 'This can be returned once it has arrived.'); end if;
  return o;
end
$$;
comment on function private.order_to_return is 'A delivered order of the caller; refuses every other.';

create function public.preview_return(order_id uuid, lines jsonb, wish text default 'refund') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.enhanced_orders := private.order_to_return(preview_return.order_id);
  chosen jsonb;
begin
  chosen := private.refund_of_lines(o, array(select l from private.lines_to_return(o, preview_return.lines, preview_return.wish) as l));
  return jsonb_build_object('refund_paise', (select coalesce(-sum(r.amount_paise), 0) from private.rows_of_refund(o.id, chosen) as r),
    'destinations', case when o.payment_method = 'gateway' then '["source", "wallet"]'::jsonb else '["wallet"]'::jsonb end);
end
$$;
comment on function public.preview_return is 'What request_return would give back once the pieces have arrived: {refund_paise, destinations}. Raises what request_return raises.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_return_new', 'info', 'Return requested', 'A customer wants to return something of order {order_number}.', '1 day'),
  ('return_approved', 'success', 'Return accepted', '{vendor} takes back what you return of order {order_number}. Please have it ready for the pick-up.', '1 day'),
  ('return_rejected', 'warning', 'Return refused', '{vendor} has refused the return of order {order_number}. You can ask us to look at it.', '1 day'),
  ('return_received', 'info', 'Return has arrived', '{vendor} has received what you returned of order {order_number}.', null),
  ('return_refunded', 'success', 'Return refunded', 'Your return of order {order_number} was accepted: {amount} is back.', '1 day'),
  ('return_exchanged', 'success', 'Exchange on its way', '{vendor} is packing your exchange of order {order_number}.', '1 day'),
  ('return_declined', 'warning', 'Return not accepted', '{vendor} could not accept what came back of order {order_number}. You can ask us to look at it.', '1 day');

create function public.request_return(order_id uuid, lines jsonb, wish text, idempotency_key text, destination text default 'wallet',
  note text default null, pickup_on date default null, photos text[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
  o public.enhanced_orders;
  wanted public.return_lines[];
  r public.returns;
begin
  perform private.bound(request_return.note, 2000), private.bound(to_jsonb(request_return.photos), 2000);
  answer := private.claim_idempotency(caller, request_return.idempotency_key, 'request_return');
  if answer is not null then return answer; end if;
  perform private.take_turns('request_return', caller::text);
  perform private.lock_order(request_return.order_id);
  o := private.order_to_return(request_return.order_id);
  if coalesce(request_return.wish, '') not in ('refund', 'exchange') or coalesce(request_return.destination, '') not in ('wallet', 'source')
      or (request_return.destination = 'source' and o.payment_method <> 'gateway')
      or exists (select from unnest(request_return.photos) as p where p !~ ('^' || caller || '/[0-9a-f-]{36}[.](webp|jpg)$')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if request_return.pickup_on not between private.today() and private.today() + 14 then
    perform private.refuse(400, 'pickup_day_invalid', 'Please choose one of the next 14 days for the pick-up.');
  end if;
  if (select count(*) from public.returns as t where t.user_id = caller and private.is_open_return(t.state)) >= private.setting_int('open_returns')
      or (select count(*) from public.returns as t where t.user_id = caller and t.created_at > now() - interval '1 day') >= 2 * private.setting_int('open_returns') then
    perform private.refuse(429, 'too_many_returns', 'You have many returns under way. Please wait for one to be settled.');
  end if;
  -- Stock after the order, in the order of ids, as placing does.
  perform from public.catalog_items as i where i.id in (select (l ->> 'exchange_item_id')::uuid from jsonb_array_elements(
    case jsonb_typeof(request_return.lines) when 'array' then request_return.lines else '[]' end) as l
    where pg_input_is_valid(l ->> 'exchange_item_id', 'uuid')) order by i.id for no key update;
  wanted := array(select l from private.lines_to_return(o, request_return.lines, request_return.wish) as l);

  insert into public.returns (order_id, user_id, vendor_id, wish, destination, note, photos, pickup_on)
  values (o.id, caller, o.vendor_id, request_return.wish, request_return.destination, nullif(left(trim(request_return.note), 500), ''),
    coalesce(request_return.photos, '{}'), coalesce(request_return.pickup_on, private.today() + 1))
  returning * into r;
  insert into public.return_lines (return_id, position, item_id, quantity, unit_paise, reason, exchange_item_id, exchange_name, exchange_paise, exchange_stock_taken)
  select r.id, w.position, w.item_id, w.quantity, w.unit_paise, w.reason, w.exchange_item_id, w.exchange_name, w.exchange_paise,
    case when i.stock is not null then w.quantity else 0 end
  from unnest(wanted) as w left join public.catalog_items as i on i.id = w.exchange_item_id;
  -- Two lines of one return may want the same piece.
  begin
    update public.catalog_items as i set stock = i.stock - t.pieces
    from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l where l.return_id = r.id group by 1) as t
    where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  exception when check_violation then
    perform private.refuse(409, 'exchange_sold_out', 'This is not there to be exchanged for. Choose another one, or the money back.');
  end;
  r := private.log_return(r, 'requested', 'user', r.note);
  insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_answer',
    now() + make_interval(secs => private.setting_int('return_answer_seconds')), jsonb_build_object('return_id', r.id));
  perform private.notify(s.user_id, 'vendor_return_new', jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name), '/vendor/shopping/orders?view=returns')
  from public.vendor_staff as s where s.vendor_id = o.vendor_id;
  perform private.announce_order(o);
  answer := jsonb_build_object('return_id', r.id, 'number', r.number);
  perform private.keep_result(caller, request_return.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.request_return is
  'Asks to return pieces of a delivered order, [{position, quantity, reason, exchange_item_id?}], for the money or in exchange, once for each key: '
  '{return_id, number}. Raises order_not_found, not_delivered_yet, return_lines_invalid, not_returnable, return_window_over, return_exceeds_order, '
  'exchange_sold_out, exchange_costs_more, pickup_day_invalid, too_many_returns.';

-- Moving ---------------------------------------------------------------------------------------------------------------

create function private.free_exchange_stock(return_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i where i.id in (select l.exchange_item_id from public.return_lines as l
    where l.return_id = free_exchange_stock.return_id and l.exchange_stock_taken > 0) order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + t.pieces
  from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l
    where l.return_id = free_exchange_stock.return_id group by 1) as t
  where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  update public.return_lines as l set exchange_stock_taken = 0 where l.return_id = free_exchange_stock.return_id;
end
$$;
comment on function private.free_exchange_stock is 'Gives back what was reserved for an exchange that does not take place.';

create function private.restock_return(return_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i where i.stock is not null
    and i.id in (select l.item_id from public.return_lines as l where l.return_id = restock_return.return_id) order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + t.pieces
  from (select l.item_id, sum(l.quantity) as pieces from public.return_lines as l where l.return_id = restock_return.return_id group by 1) as t
  where i.id = t.item_id and i.stock is not null;
end
$$;
comment on function private.restock_return is 'Puts back on the shelf what came back as good as new.';

create function private.refund_return(o public.enhanced_orders, r public.returns) returns public.returns language plpgsql set search_path = '' as $$
declare
  chosen jsonb := private.refund_of_lines(o, array(select l from public.return_lines as l where l.return_id = r.id));
  paid bigint := 0;
begin
  if jsonb_array_length(chosen) > 0 then
    paid := private.refund(o, chosen, 'returned', 'customer', r.destination, 'return:' || r.id);
  end if;
  update public.returns as t set refund_paise = paid where t.id = r.id returning * into r;
  return r;
end
$$;
comment on function private.refund_return is 'Pays what a return gives back, once: from escrow while the seller''s share is not due yet, else from the seller.';

create function private.move_return(return_id uuid, to_state text, actor_role text, note text default null, restock boolean default false)
returns public.returns language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  r public.returns;
  o public.enhanced_orders;
  was text;
  told text;
begin
  o := private.lock_order((select t.order_id from public.returns as t where t.id = move_return.return_id));
  select * into r from public.returns as t where t.id = move_return.return_id for no key update;
  was := r.state;
  if not exists (select from private.return_moves as m where m.from_state = was and m.to_state = move_return.to_state and move_return.actor_role = any (m.roles))
      or (move_return.to_state = 'exchanged' and r.wish <> 'exchange') then
    perform private.refuse(409, 'return_moved_on', 'This return has moved on in the meantime.', jsonb_build_object('state', was));
  end if;
  r := private.log_return(r, move_return.to_state, move_return.actor_role, move_return.note);
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and t.action in ('return_answer', 'return_inspection') and t.payload ->> 'return_id' = r.id::text;

  if r.state = 'received' then
    insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_inspection',
      now() + make_interval(secs => private.setting_int('return_inspection_seconds')), jsonb_build_object('return_id', r.id));
  elsif r.state in ('refunded', 'exchanged') then
    if r.state = 'refunded' and r.wish = 'exchange' then
      perform private.free_exchange_stock(r.id);
      update public.return_lines as l set exchange_item_id = null, exchange_name = null, exchange_paise = null where l.return_id = r.id;
    end if;
    r := private.refund_return(o, r);
    select * into o from public.enhanced_orders as e where e.id = o.id;
    if restock then perform private.restock_return(r.id); end if;
    if r.state = 'exchanged' then insert into public.shipments (order_id, purpose, return_id) values (o.id, 'replacement', r.id); end if;
  elsif r.state in ('rejected', 'cancelled', 'declined') then
    perform private.free_exchange_stock(r.id);
  end if;
  if not private.is_open_return(r.state) then perform private.settle_after_returns(o); end if;

  told := case r.state when 'approved' then 'return_approved' when 'rejected' then 'return_rejected' when 'received' then 'return_received'
    when 'refunded' then 'return_refunded' when 'exchanged' then 'return_exchanged' when 'declined' then 'return_declined' end;
  if told is not null then
    perform private.notify(r.user_id, told, jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name, 'order_id', o.id,
      'number', r.number, 'amount', private.rupees(r.refund_paise), 'amount_paise', r.refund_paise), '/shopping/orders/' || o.id);
  end if;
  perform private.announce_order(o);
  return r;
end
$$;
comment on function private.move_return is
  'The only way a return changes its state: checks who may, refunds or sends the exchange once the goods are there, gives back what was '
  'reserved, settles the seller''s share where the window is over, and notifies, in one transaction.';

create function private.end_return_answer(order_id uuid, timer private.order_timers) returns void language plpgsql set search_path = '' as $$
begin
  if exists (select from public.returns as r where r.id = (timer.payload ->> 'return_id')::uuid and r.state = 'requested') then
    perform private.move_return((timer.payload ->> 'return_id')::uuid, 'approved', 'system');
  end if;
end
$$;
create function private.end_return_inspection(order_id uuid, timer private.order_timers) returns void language plpgsql set search_path = '' as $$
begin
  perform private.move_return(r.id, case r.wish when 'exchange' then 'exchanged' else 'refunded' end, 'system')
  from public.returns as r where r.id = (timer.payload ->> 'return_id')::uuid and r.state = 'received';
end
$$;
insert into private.timer_actions (action, run) values ('return_window', 'private.close_return_window'),
  ('return_answer', 'private.end_return_answer'), ('return_inspection', 'private.end_return_inspection');

create function public.cancel_return(return_id uuid) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.returns;
begin
  select * into r from public.returns as t where t.id = cancel_return.return_id and t.user_id = caller;
  if not found then perform private.refuse(404, 'return_not_found', 'There is no such return.'); end if;
  if r.state <> 'cancelled' then r := private.move_return(r.id, 'cancelled', 'user'); end if;
  return jsonb_build_object('state', r.state);
end
$$;
comment on function public.cancel_return is 'The customer keeps what was to be returned, until it is picked up: {state}. Raises return_not_found, return_moved_on.';

create function public.update_return(return_id uuid, to_state text, note text default null, restock boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.returns;
  part text;
begin
  perform private.require_user();
  perform private.bound(update_return.note, 2000);
  select * into r from public.returns as t where t.id = update_return.return_id;
  select p into part from unnest(private.party_roles(r.order_id)) as p where p in ('vendor', 'admin') limit 1;
  if part is null then perform private.refuse(404, 'return_not_found', 'There is no such return.'); end if;
  if update_return.to_state in ('rejected', 'declined') and coalesce(length(trim(update_return.note)), 0) < 3 then
    perform private.refuse(400, 'return_needs_a_reason', 'Please tell the customer why.');
  end if;
  -- The answer to the first request was lost.
  if r.state <> update_return.to_state or not exists (select from public.return_events as e
      where e.return_id = r.id and e.seq = r.last_seq and e.actor_id = auth.uid()) then
    r := private.move_return(r.id, update_return.to_state, part, update_return.note, coalesce(update_return.restock, false));
    if part = 'admin' then
      perform private.audit('update_return', 'return', r.id::text, null, jsonb_build_object('state', r.state, 'refund_paise', r.refund_paise), left(update_return.note, 500));
    end if;
  end if;
  return jsonb_build_object('state', r.state, 'refund_paise', r.refund_paise);
end
$$;
comment on function public.update_return is
  'Seller or administrator: approved, rejected, picked_up, received, refunded, exchanged or declined. restock puts the pieces back on the shelf. '
  'Answers {state, refund_paise}. Raises return_not_found, return_moved_on, return_needs_a_reason.';

revoke execute on function public.preview_return(uuid, jsonb, text), public.request_return(uuid, jsonb, text, text, text, text, date, text[]),
  public.cancel_return(uuid), public.update_return(uuid, text, text, boolean) from public, anon;
grant execute on function public.preview_return(uuid, jsonb, text), public.request_return(uuid, jsonb, text, text, text, text, date, text[]),
  public.cancel_return(uuid), public.update_return(uuid, text, text, boolean) to authenticated;

-- Photos ---------------------------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('return-pictures', 'return-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.may_store_return_photo(name text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  folder text := auth.uid() || '/';
begin
  if auth.uid() is null or may_store_return_photo.name !~ ('^' || auth.uid() || '/[0-9a-f-]{36}[.](webp|jpg)$') then return false; end if;
  perform private.take_turns('return-pictures', auth.uid()::text);
  return (select count(*) from storage.objects as s where s.bucket_id = 'return-pictures' and starts_with(s.name, folder)) < 40;
end
$$;
comment on function private.may_store_return_photo is 'Whether the caller may store a photo of something to return: in the own folder, forty at most.';
create function private.may_see_return_photo(name text) returns boolean language sql stable security definer set search_path = '' as $$
  select starts_with(may_see_return_photo.name, auth.uid() || '/') or exists (select from public.returns as r
    where may_see_return_photo.name = any (r.photos) and r.user_id::text = split_part(may_see_return_photo.name, '/', 1)
      and (private.works_for(r.vendor_id) or private.is_admin()))
$$;
comment on function private.may_see_return_photo is 'Whether the caller may look at a photo: the customer''s own, or one of a return that they decide.';
revoke execute on function private.may_store_return_photo(text), private.may_see_return_photo(text) from public;
grant execute on function private.may_store_return_photo(text), private.may_see_return_photo(text) to authenticated;
create policy "customers put photos of what they return" on storage.objects for insert to authenticated
  with check (bucket_id = 'return-pictures' and private.may_store_return_photo(name));
create policy "customer and seller see the photos of a return" on storage.objects for select to authenticated
  using (bucket_id = 'return-pictures' and private.may_see_return_photo(name));
