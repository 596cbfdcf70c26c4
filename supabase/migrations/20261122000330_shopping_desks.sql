-- What customers, sellers and administrators read of parcels and returns.

create function private.shipment_card(s public.shipments) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'purpose', s.purpose, 'state', s.state, 'tracking_number', s.tracking_number,
    'promised_from', s.promised_from, 'promised_to', s.promised_to, 'state_since', s.state_since, 'handed_over_at', s.handed_over_at,
    'carrier', (select jsonb_build_object('code', c.code, 'name', c.name, 'tracking_url', replace(c.tracking_url, '{number}', coalesce(s.tracking_number, '')))
      from public.carriers as c where c.code = s.carrier_code),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'state', e.state, 'place', e.place, 'note', e.note, 'actor_role', e.actor_role,
      'at', e.at) order by e.seq), '[]') from public.shipment_events as e where e.shipment_id = s.id))
$$;
comment on function private.shipment_card is 'A parcel with its carrier and what happened to it.';

create function private.return_card(r public.returns, language text default null) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'number', r.number, 'order_id', r.order_id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
    'wish', r.wish, 'destination', r.destination, 'state', r.state, 'note', r.note, 'photos', r.photos, 'pickup_on', r.pickup_on, 'answer', r.answer,
    'refund_paise', r.refund_paise, 'state_since', r.state_since, 'created_at', r.created_at,
    'customer_name', split_part(private.name_of(r.user_id), ' ', 1),
    'due_at', (select min(t.due_at) from private.order_timers as t where t.order_id = r.order_id and t.done_at is null
      and t.action in ('return_answer', 'return_inspection') and t.payload ->> 'return_id' = r.id::text),
    'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'name', i.name, 'picture', o.items -> (l.position - 1) ->> 'image',
        'variant', coalesce(g.variant, '{}'), 'quantity', l.quantity, 'unit_paise', l.unit_paise, 'reason', l.reason, 'exchange_name', l.exchange_name,
        'exchange_variant', (select x.variant from public.goods as x where x.item_id = l.exchange_item_id)) order by l.position)
      from public.return_lines as l join public.order_items as i on i.order_id = r.order_id and i.position = l.position
      left join public.order_goods as g on g.order_id = r.order_id and g.position = l.position where l.return_id = r.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'state', e.state, 'actor_role', e.actor_role, 'note', e.note, 'at', e.at) order by e.seq), '[]')
      from public.return_events as e where e.return_id = r.id))
  from public.enhanced_orders as o where o.id = r.order_id
$$;
comment on function private.return_card is 'A return with its lines and moves, for its customer, its seller and administrators: the customer''s first name and no address.';

-- Customers ------------------------------------------------------------------------------------------------------------

create function public.shopping_order(order_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = shopping_order.order_id and e.category = 'shopping' and (e.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object(
    'shipments', (select coalesce(jsonb_agg(private.shipment_card(s) order by s.created_at), '[]') from public.shipments as s where s.order_id = o.id),
    'returns', (select coalesce(jsonb_agg(private.return_card(r) order by r.created_at desc), '[]') from public.returns as r where r.order_id = o.id),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'item_id', i.item_id, 'product_id', coalesce(g.product_id, i.item_id),
        'name', i.name, 'picture', o.items -> (i.position - 1) ->> 'image', 'variant', coalesce(g.variant, '{}'), 'quantity', i.quantity,
        'unit_paise', i.unit_paise, 'total_paise', i.total_paise, 'return_days', coalesce(g.return_days, 0),
        'returned', private.returned_pieces(o.id, i.position), 'return_until', private.return_until(o, g.return_days),
        'exchanges', case when private.return_until(o, g.return_days) > now() then (
          select coalesce(jsonb_agg(jsonb_build_object('item_id', x.id, 'name', x.name, 'variant', y.variant, 'price_paise', x.price_paise) order by x.position, x.name), '[]')
          from public.goods as y join public.catalog_items as x on x.id = y.item_id
          where (y.product_id = g.product_id or y.item_id = i.item_id) and x.vendor_id = o.vendor_id and x.price_paise <= i.unit_paise
            and private.item_unavailable_reason(x, now()) is null) else '[]' end) order by i.position), '[]')
      from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position where i.order_id = o.id),
    'destinations', case when o.payment_method = 'gateway' then '["source", "wallet"]'::jsonb else '["wallet"]'::jsonb end,
    'server_now', now());
end
$$;
comment on function public.shopping_order is
  'What an order of a shop has beside what order_tracking says: {shipments, returns, lines (with what can still be returned or exchanged), destinations, '
  'server_now}. For its customer and administrators.';

create type public.shopping_order_line as (
  id uuid, order_number text, kind public.order_kind, status public.order_status, vendor_name text, items jsonb, total_paise integer, refund_paise integer,
  promised_to date, promised_max_at timestamptz, shipment_state text, open_return text, returnable_until timestamptz, status_since timestamptz, created_at timestamptz
);
create function public.my_shopping_orders(before timestamptz default null, before_id uuid default null, limit_count integer default 20)
returns setof public.shopping_order_line language sql stable security definer set search_path = '' as $$
  select o.id, o.order_number, o.kind, o.status, o.vendor_name, o.items, o.total_paise, o.refund_paise, s.promised_to, o.promised_max_at, s.state,
    (select r.state from public.returns as r where r.order_id = o.id and private.is_open_return(r.state) order by r.created_at desc limit 1),
    case when o.status = 'delivered' then (select max(private.return_until(o, g.return_days)) from public.order_goods as g where g.order_id = o.id) end,
    o.status_since, o.created_at
  from public.enhanced_orders as o left join public.shipments as s on s.order_id = o.id and s.purpose = 'order'
  where o.user_id = private.require_user() and o.category = 'shopping'
    and (my_shopping_orders.before is null
      or (o.created_at, o.id) < (my_shopping_orders.before, coalesce(my_shopping_orders.before_id, '00000000-0000-0000-0000-000000000000')))
  order by o.created_at desc, o.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;
comment on function public.my_shopping_orders is
  'The caller''s orders from shops, newest first, with what their parcels do; a page follows the row created at before with the id before_id.';

-- Sellers --------------------------------------------------------------------------------------------------------------

create type public.parcel_line as (
  shipment_id uuid, order_id uuid, order_number text, purpose text, state text, order_status public.order_status, customer_name text, city text, pincode text,
  lines jsonb, instructions text, gift jsonb, payment_method public.payment_method, total_paise integer, carrier_code text, carrier_name text,
  tracking_number text, promised_to date, accept_by timestamptz, state_since timestamptz, placed_at timestamptz, server_now timestamptz
);
create function private.parcel_stage(s public.shipments, status public.order_status) returns text language sql immutable set search_path = '' as $$
  select case when s.state in ('delivered', 'returned', 'cancelled') then 'past' when s.state <> 'packing' then 'away'
    when s.purpose = 'replacement' then 'ready' when status = 'pending' then 'new' when status = 'ready' then 'ready' else 'packing' end
$$;
comment on function private.parcel_stage is 'Where a parcel stands for its seller: new, packing, ready to be handed over, away, past.';

create function public.vendor_parcels(vendor_id uuid, stages text[] default null, before timestamptz default null, before_id uuid default null,
  limit_count integer default 50) returns setof public.parcel_line
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_parcels.vendor_id);
  if cardinality(vendor_parcels.stages) > 10 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select s.id, o.id, o.order_number, s.purpose, s.state, o.status, split_part(private.name_of(o.user_id), ' ', 1), o.address ->> 'city', o.address ->> 'pincode',
      case s.purpose when 'order' then (
        select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'variant', coalesce(g.variant, '{}'), 'picture', o.items -> (i.position - 1) ->> 'image')
          order by i.position) from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position where i.order_id = o.id)
      else (
        select jsonb_agg(jsonb_build_object('name', l.exchange_name, 'quantity', l.quantity, 'variant', coalesce(g.variant, '{}'), 'picture', c.picture) order by l.position)
        from public.return_lines as l left join public.goods as g on g.item_id = l.exchange_item_id
        left join public.catalog_items as c on c.id = l.exchange_item_id where l.return_id = s.return_id) end,
      o.instructions, (select jsonb_build_object('recipient', g.recipient, 'message', g.message, 'sender', g.sender) from public.order_gifts as g where g.checkout_id = o.checkout_id),
      o.payment_method, o.total_paise, s.carrier_code, c.name, s.tracking_number, s.promised_to, o.accept_by, s.state_since, s.created_at, now()
    from public.shipments as s join public.enhanced_orders as o on o.id = s.order_id left join public.carriers as c on c.code = s.carrier_code
    where o.vendor_id = vendor_parcels.vendor_id
      and (vendor_parcels.stages is null or private.parcel_stage(s, o.status) = any (vendor_parcels.stages))
      and (vendor_parcels.before is null
        or (s.created_at, s.id) < (vendor_parcels.before, coalesce(vendor_parcels.before_id, '00000000-0000-0000-0000-000000000000')))
    order by s.created_at desc, s.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.vendor_parcels is
  'A seller''s parcels by stage (new, packing, ready, away, past; all without), newest first: first names and towns, no addresses. A page follows the row '
  'placed at before with the id before_id.';

create function public.vendor_shop_day(vendor_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_shop_day.vendor_id);
  return (select jsonb_build_object(
      'new', count(*) filter (where p.stage = 'new'), 'packing', count(*) filter (where p.stage = 'packing'), 'ready', count(*) filter (where p.stage = 'ready'),
      'away', count(*) filter (where p.stage = 'away'), 'late', count(*) filter (where p.stage in ('new', 'packing', 'ready') and p.promised_to <= private.today()))
    from (select private.parcel_stage(s, o.status) as stage, s.promised_to from public.shipments as s join public.enhanced_orders as o on o.id = s.order_id
      where o.vendor_id = vendor_shop_day.vendor_id and s.state not in ('delivered', 'returned', 'cancelled')) as p)
    || jsonb_build_object(
      'returns', (select count(*) from public.returns as r where r.vendor_id = vendor_shop_day.vendor_id and r.state in ('requested', 'picked_up', 'received')),
      'questions', (select count(*) from public.vendor_questions(vendor_shop_day.vendor_id, limit_count => 50)),
      'held_paise', (select coalesce(sum(v.value_paise), 0) from public.enhanced_orders as o join private.share_values as v on v.order_id = o.id
        where o.vendor_id = vendor_shop_day.vendor_id and o.status = 'delivered' and v.settled_at is null and v.owner_id = o.vendor_id
          and o.status_since > now() - interval '60 days'),
      'sold_out', (select count(*) from public.catalog_items as i where i.vendor_id = vendor_shop_day.vendor_id and i.stock = 0),
      'running_out', (select count(*) from public.catalog_items as i where i.vendor_id = vendor_shop_day.vendor_id and i.stock between 1 and 5));
end
$$;
comment on function public.vendor_shop_day is
  'What a seller has to do: {new, packing, ready, away, late, returns, questions, held_paise (earned, paid when nothing can be returned any more), sold_out, running_out}.';

create function public.vendor_returns(vendor_id uuid, open_only boolean default true, before timestamptz default null, before_id uuid default null,
  limit_count integer default 30) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_returns.vendor_id);
  return query select private.return_card(r) from public.returns as r
    where r.vendor_id = vendor_returns.vendor_id and private.is_open_return(r.state) = coalesce(vendor_returns.open_only, true)
      and (vendor_returns.before is null
        or (r.created_at, r.id) < (vendor_returns.before, coalesce(vendor_returns.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;
comment on function public.vendor_returns is 'A seller''s returns, open or past, newest first; a page follows the row created at before with the id before_id.';

create function public.admin_returns(view text default 'disputed', before timestamptz default null, before_id uuid default null, limit_count integer default 30)
returns setof jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select private.return_card(r) from public.returns as r
    where case admin_returns.view when 'open' then private.is_open_return(r.state) when 'disputed' then r.state in ('rejected', 'declined') else true end
      and (admin_returns.before is null
        or (r.created_at, r.id) < (admin_returns.before, coalesce(admin_returns.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;
comment on function public.admin_returns is 'Returns of every seller, newest first: disputed (refused by the seller), open or all. Administrators only.';

revoke execute on function public.shopping_order(uuid), public.my_shopping_orders(timestamptz, uuid, integer),
  public.vendor_parcels(uuid, text[], timestamptz, uuid, integer), public.vendor_shop_day(uuid),
  public.vendor_returns(uuid, boolean, timestamptz, uuid, integer), public.admin_returns(text, timestamptz, uuid, integer) from public, anon;
grant execute on function public.shopping_order(uuid), public.my_shopping_orders(timestamptz, uuid, integer),
  public.vendor_parcels(uuid, text[], timestamptz, uuid, integer), public.vendor_shop_day(uuid),
  public.vendor_returns(uuid, boolean, timestamptz, uuid, integer), public.admin_returns(text, timestamptz, uuid, integer) to authenticated;

-- Leaving --------------------------------------------------------------------------------------------------------------

create function private.shopping_data(caller uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'returns', (select coalesce(jsonb_agg(to_jsonb(r) - 'vendor_id' order by r.created_at), '[]') from public.returns as r where r.user_id = caller),
    'product_questions', (select coalesce(jsonb_agg(jsonb_build_object('body', q.body, 'at', q.created_at) order by q.created_at), '[]')
      from public.product_questions as q where q.author_id = caller),
    'product_answers', (select coalesce(jsonb_agg(jsonb_build_object('body', a.body, 'at', a.created_at) order by a.created_at), '[]')
      from public.product_answers as a where a.author_id = caller))
$$;
comment on function private.shopping_data is 'What shopping stores about a person, for the export.';
create function private.forget_shopping(caller uuid) returns void language sql set search_path = '' as $$
  update public.returns as r set note = null, photos = '{}' where r.user_id = caller;
  update public.product_questions as q set author_name = '', author_id = null where q.author_id = caller;
  update public.product_answers as a set author_name = '', author_id = null where a.author_id = caller;
$$;
comment on function private.forget_shopping is 'Removes personal data of shopping when an account closes; the questions stay without a name.';
insert into private.trade_accounts (trade, data, forget) values ('shopping', 'private.shopping_data', 'private.forget_shopping');
