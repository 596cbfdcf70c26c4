-- What the screens of customers, stores, couriers and administrators read about orders of groceries: only what each may see.

create function private.goods_name(ordered text, i public.catalog_items, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Orders name the pack with the goods; screens say it themselves.
  plain text := case when ordered like '%, ' || i.unit then left(ordered, -length(i.unit) - 2) else ordered end;
begin
  return case when plain = i.name then private.item_name(i, goods_name.language) else plain end;
end
$$;
comment on function private.goods_name is
  'What an order calls goods, without their pack, in a language; as it was ordered where the store has renamed them since.';

create function private.picking_lines(order_id uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  tolerance integer := (select g.weight_tolerance_bp from public.grocery_orders as g where g.order_id = picking_lines.order_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'item_id', l.item_id,
      'name', private.goods_name(o.name, i, picking_lines.language), 'original_name', o.name,
      'picture', i.picture, 'aisle', private.section_name(i.section, picking_lines.language), 'barcode', g.barcode,
      'pack_size', g.pack_size, 'pack_unit', g.pack_unit, 'quantity', o.quantity, 'unit_paise', o.unit_paise, 'total_paise', o.total_paise,
      'special_instructions', o.special_instructions, 'for_name', o.for_name, 'packed_with', l.packed_with, 'ordered_grams', l.ordered_grams,
      'most_grams', private.most_grams(l.ordered_grams, tolerance), 'least_grams', private.least_grams(l.ordered_grams, tolerance),
      'prefer', l.prefer, 'substitute', case when l.prefer = 'item' then (select jsonb_build_object('id', w.id, 'name', private.item_name(w, picking_lines.language),
        'picture', w.picture, 'price_paise', w.price_paise, 'pack_size', wg.pack_size, 'pack_unit', wg.pack_unit)
        from public.catalog_items as w left join public.goods as wg on wg.item_id = w.id where w.id = l.substitute_id) end,
      'state', l.state, 'picked_quantity', l.picked_quantity, 'picked_grams', l.picked_grams,
      'picked_paise', case when l.state <> 'waiting' then private.picked_paise(o.total_paise, o.unit_paise, l.ordered_grams, l.picked_quantity, l.picked_grams) end,
      'charged_paise', l.charged_paise,
      'substitutions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'item_id', s.item_id,
          'name', private.goods_name(s.name, n, picking_lines.language), 'picture', s.picture,
          'pack_size', ng.pack_size, 'pack_unit', ng.pack_unit, 'unit_paise', s.unit_paise, 'quantity', s.quantity, 'total_paise', s.total_paise, 'state', s.state, 'answered_by', s.answered_by,
          'offered_at', s.offered_at, 'answer_by', s.answer_by, 'answered_at', s.answered_at) order by s.offered_at, s.id), '[]')
        from public.substitutions as s left join public.catalog_items as n on n.id = s.item_id left join public.goods as ng on ng.item_id = s.item_id
        where s.order_id = l.order_id and s.position = l.position))
      order by case l.packed_with when 'food' then 1 when 'chilled' then 3 else 2 end, i.section_position, i.section, l.position), '[]')
    from public.grocery_lines as l
    join public.order_items as o on o.order_id = l.order_id and o.position = l.position
    left join public.catalog_items as i on i.id = l.item_id
    left join public.goods as g on g.item_id = l.item_id
    where l.order_id = picking_lines.order_id);
end
$$;
comment on function private.picking_lines is
  'The lines of an order of groceries, in the order of picking: shelf goods first, chilled last; for_name is whom of a group a line is for.';

create function private.bags_of(order_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', b.number, 'holds', b.holds, 'code', b.code, 'checked_at', b.checked_at) order by b.number), '[]')
  from public.grocery_bags as b where b.order_id = bags_of.order_id
$$;
comment on function private.bags_of is 'The bags of an order of groceries.';

create function private.picking_of(o public.enhanced_orders, language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'status', o.status, 'kind', o.kind, 'vendor_name', o.vendor_name,
    'payment_method', o.payment_method, 'scheduled_for', o.scheduled_for, 'promised_max_at', o.promised_max_at,
    'picking_at', g.picking_at, 'packed_at', g.packed_at, 'back_paise', g.refunded_paise, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise,
    'lines', private.picking_lines(o.id, picking_of.language), 'bags', private.bags_of(o.id), 'server_now', now())
  from public.grocery_orders as g where g.order_id = o.id
$$;
comment on function private.picking_of is 'The picking of an order, as everybody who takes part in it may see it.';

create function public.my_picking(order_id uuid, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id
  where e.id = my_picking.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.picking_of(o, my_picking.language);
end
$$;
comment on function public.my_picking is
  'How far the caller''s order of groceries is picked: {order_id, order_number, status, kind, vendor_name, payment_method, scheduled_for, promised_max_at, '
  'picking_at, packed_at, back_paise, total_paise, refund_paise, lines: [{position, item_id, name, picture, aisle, quantity, unit_paise, total_paise, packed_with, '
  'ordered_grams, most_grams, least_grams, prefer, substitute, state (waiting, picked, short), picked_quantity, picked_grams, picked_paise, charged_paise, '
  'substitutions: [{id, name, quantity, total_paise, state, answered_by, answer_by}]}], bags, server_now}.';

create function public.picking_list(order_id uuid, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_user();
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id where e.id = picking_list.order_id;
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return private.picking_of(o, picking_list.language) || jsonb_build_object('vendor_id', o.vendor_id, 'instructions', o.instructions,
    'customer_name', private.customer_name(o.user_id), 'gift', private.gift_of(o.checkout_id));
end
$$;
comment on function public.picking_list is
  'What a store''s people pick for an order, as my_picking has it, and {vendor_id, instructions, customer_name (a first name), gift (its card, or null)}.';

create function public.grocery_jobs(language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('order_id', j.order_id, 'order_number', j.order_number, 'status', j.status, 'state', j.state,
      'ready', j.ready, 'vendor_name', j.vendor_name, 'collect_cash_paise', j.collect_cash_paise, 'promised_max_at', j.promised_max_at,
      'scheduled_for', j.scheduled_for, 'bags', private.bags_of(j.order_id),
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'packed_with', l.packed_with,
          'name', private.goods_name(o.name, i, grocery_jobs.language), 'picture', i.picture,
          'pack_size', k.pack_size, 'pack_unit', k.pack_unit,
          'quantity', case when l.state = 'waiting' then o.quantity else l.picked_quantity end,
          'grams', coalesce(l.picked_grams, case when l.state = 'waiting' then l.ordered_grams end), 'state', l.state,
          'instead', (select jsonb_build_object('name', s.name, 'quantity', s.quantity, 'pack_size', sg.pack_size, 'pack_unit', sg.pack_unit)
            from public.substitutions as s left join public.goods as sg on sg.item_id = s.item_id where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted')) order by l.position), '[]')
        from public.grocery_lines as l join public.order_items as o on o.order_id = l.order_id and o.position = l.position
        left join public.catalog_items as i on i.id = l.item_id left join public.goods as k on k.item_id = l.item_id where l.order_id = j.order_id)) order by j.assigned_at), '[]')
    from private.job_lines as j join public.grocery_orders as g on g.order_id = j.order_id where j.courier_id = caller);
end
$$;
comment on function public.grocery_jobs is
  'The groceries that the caller carries at present: [{order_id, order_number, status, state, ready, vendor_name, collect_cash_paise, promised_max_at, '
  'scheduled_for, bags: [{number, holds, code, checked_at}], lines: [{position, packed_with, name, picture, quantity, grams, state, instead {name, quantity}}]}].';

-- Administrators -------------------------------------------------------------------------------------------------------

create function public.admin_grocery_orders(statuses public.order_status[] default null, problem text default null, search text default null,
  before timestamptz default null, before_id uuid default null, limit_count integer default 30)
returns table (order_id uuid, order_number text, status public.order_status, kind public.order_kind, vendor_name text, customer_name text,
  region_slug text, total_paise integer, payment_method public.payment_method, placed_at timestamptz, scheduled_for timestamptz,
  promised_max_at timestamptz, late boolean, lines_count integer, decided_count integer, short_count integer, substituted_count integer,
  waiting_answers integer, back_paise integer, bags_count integer, bags_checked integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_grocery_orders.search);
begin
  perform private.require_role('admin');
  if cardinality(admin_grocery_orders.statuses) > 20 or admin_grocery_orders.problem not in ('short', 'answer', 'late', 'any') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select o.id, o.order_number, o.status, o.kind, o.vendor_name, private.name_of(o.user_id), r.slug, o.total_paise, o.payment_method, o.created_at,
      o.scheduled_for, o.promised_max_at, found.late, found.many, found.decided, found.short, found.substituted, found.waiting, g.refunded_paise,
      (select count(*)::integer from public.grocery_bags as b where b.order_id = o.id),
      (select count(*)::integer from public.grocery_bags as b where b.order_id = o.id and b.checked_at is not null)
    from public.grocery_orders as g
    join public.enhanced_orders as o on o.id = g.order_id
    join public.regions as r on r.id = o.region_id
    cross join lateral (
      select o.status not in ('delivered', 'cancelled') and private.is_late(o) as late, count(*)::integer as many,
        count(*) filter (where l.state <> 'waiting')::integer as decided, count(*) filter (where l.state = 'short')::integer as short,
        count(*) filter (where exists (select from public.substitutions as s
          where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted'))::integer as substituted,
        count(*) filter (where exists (select from public.substitutions as s
          where s.order_id = l.order_id and s.position = l.position and s.state = 'offered'))::integer as waiting
      from public.grocery_lines as l where l.order_id = o.id) as found
    where (admin_grocery_orders.before is null
        or (o.created_at, o.id) < (admin_grocery_orders.before, coalesce(admin_grocery_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_grocery_orders.statuses is null or o.status = any (admin_grocery_orders.statuses))
      and (words is null or lower(o.order_number) like words or lower(o.vendor_name) like words)
      and case admin_grocery_orders.problem when 'short' then found.short > 0 when 'answer' then found.waiting > 0 when 'late' then found.late
        when 'any' then found.short > 0 or found.waiting > 0 or found.late else true end
    order by o.created_at desc, o.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;
comment on function public.admin_grocery_orders is
  'Orders of groceries, newest first, with how far each is picked. problem narrows it to those with something missing (short), with an unanswered '
  'substitution (answer), that are late, or any of these. A page follows the row placed at before with the id before_id. Administrators only.';

create function public.admin_picking(order_id uuid, opening uuid default null, language text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id where e.id = admin_picking.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  -- As in admin_order: an open screen that refetches counts as one view.
  if admin_picking.opening is null or not exists (select from public.audit_log as l
      where l.subject_type = 'order' and l.subject_id = o.id::text and l.action = 'read_order' and l.actor_id = caller
        and l.note = admin_picking.opening::text and l.at > now() - interval '12 hours') then
    perform private.audit('read_order', 'order', o.id::text, note => admin_picking.opening::text);
  end if;
  return private.picking_of(o, admin_picking.language) || jsonb_build_object('customer_name', private.name_of(o.user_id), 'instructions', o.instructions,
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'actor_role', e.actor_role, 'reason_code', e.reason_code, 'at', e.at)
      order by e.seq) from public.order_events as e where e.order_id = o.id));
end
$$;
comment on function public.admin_picking is
  'The picking of an order, as my_picking has it, and {customer_name, instructions, events}. Viewing is written to the audit log, once per opening of the '
  'screen. Administrators only.';

revoke execute on function public.my_picking(uuid, text), public.picking_list(uuid, text), public.grocery_jobs(text),
  public.admin_grocery_orders(public.order_status[], text, text, timestamptz, uuid, integer), public.admin_picking(uuid, uuid, text) from public, anon;
grant execute on function public.my_picking(uuid, text), public.picking_list(uuid, text), public.grocery_jobs(text),
  public.admin_grocery_orders(public.order_status[], text, text, timestamptz, uuid, integer), public.admin_picking(uuid, uuid, text) to authenticated;
