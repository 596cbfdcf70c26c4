-- Packing groceries: what was not picked is not charged, and what goes into which bag (docs/decisions/0049).

create table public.grocery_bags (
  order_id uuid not null references public.grocery_orders (order_id),
  number smallint not null constraint bag_number_range check (number between 1 and 60),
  holds text not null constraint bag_holds check (holds in ('food', 'chilled', 'non_food')),
  code text not null unique constraint bag_code_form check (code ~ '^[A-Z0-9-]{4,40}$'),
  checked_at timestamptz,
  checked_by uuid,
  primary key (order_id, number)
);
comment on table public.grocery_bags is 'The bags of an order of groceries, packed apart by what they hold, and when the courier took each.';
comment on column public.grocery_bags.code is 'Printed on the bag; the courier scans or types it.';
alter table public.grocery_bags enable row level security;
create policy "customers read their bags, administrators all" on public.grocery_bags for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.grocery_bags from anon, authenticated;
grant select (order_id, number, holds, code, checked_at) on public.grocery_bags to authenticated;

-- The price -------------------------------------------------------------------------------------------------------------

create function private.lower_price(o public.enhanced_orders, chosen jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, lower_price.chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  discount bigint := (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount');
begin
  if cardinality(rows) = 0 then return 0; end if;
  -- What is no longer charged is no longer earned, in proportion: before the rows, so that the base is what it was.
  update private.order_shares as s set amount_paise = s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r where r.code = any (v.charge_codes)) as paise
    from private.share_values as v where v.order_id = o.id
  ) as gone
  where s.order_id = o.id and s.position = gone.position and s.settled_at is null and gone.paise > 0;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, tax_class, rate_bp, base_paise, bearer, of_position)
  select o.id, last.position + n, 'adjusted', r.code, r.amount_paise, r.tax_class, r.rate_bp, r.base_paise,
    (select c.bearer from public.order_charges as c where c.order_id = o.id and c.position = r.of_position), r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = o.id) as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise, n);
  update public.enhanced_orders as e set total_paise = e.total_paise - amount, discount_paise = e.discount_paise - discount, updated_at = now()
  where e.id = o.id;
  update public.payments as p set amount_paise = p.amount_paise - amount, updated_at = now() where p.order_id = o.id;
  if discount > 0 then
    update public.coupon_redemptions as k set discount_paise = k.discount_paise - discount
    where k.checkout_id = o.checkout_id and k.code = o.promo_code and k.released_at is null;
  end if;
  return amount;
end
$$;
comment on function private.lower_price is
  'Takes parts of charges, [{position, amount_paise}], off an order that is not paid yet, with their tax and part of the discount; its shares shrink '
  'in proportion. Answers the paise. The caller holds the order.';
comment on table private.order_shares is
  'What each payee earns of an order, in paise. What is not shared is the platform''s. Written when the order is placed; then settled_at and paid_to '
  'change, and the amount where charges are lowered before anything is paid (private.lower_price).';

create function private.start_picking(o public.enhanced_orders, was public.order_status) returns void language sql set search_path = '' as $$
  update public.grocery_orders as g set picking_at = coalesce(g.picking_at, now()) where g.order_id = o.id
$$;
comment on function private.start_picking is 'When an order of groceries began to be picked.';

create function private.pack_missing_bags(o public.enhanced_orders) returns void language sql set search_path = '' as $$
  insert into public.grocery_bags (order_id, number, holds, code)
  select o.id, taken.most + row_number() over (order by h.place), h.holds, o.order_number || '-' || (taken.most + row_number() over (order by h.place))
  from (select coalesce(max(b.number), 0) as most from public.grocery_bags as b where b.order_id = o.id) as taken,
    (values ('food', 1), ('chilled', 2), ('non_food', 3)) as h (holds, place)
  where exists (select from public.grocery_lines as l where l.order_id = o.id and l.packed_with = h.holds and l.charged_paise > 0)
    and not exists (select from public.grocery_bags as b where b.order_id = o.id and b.holds = h.holds)
$$;
comment on function private.pack_missing_bags is 'One bag for each sort of goods that has none yet.';

create function private.settle_picking(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
declare
  chosen jsonb;
  back bigint := 0;
begin
  if not exists (select from public.grocery_orders as g where g.order_id = o.id and g.packed_at is null) then return; end if;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.state = 'offered') then
    perform private.refuse(409, 'substitution_open', 'The customer has not answered yet.');
  end if;
  -- What nobody has said anything of was all there.
  update public.grocery_lines as l set state = 'picked', decided_at = now(),
    picked_quantity = case when l.ordered_grams is null then i.quantity end, picked_grams = l.ordered_grams
  from public.order_items as i where i.order_id = l.order_id and i.position = l.position and l.order_id = o.id and l.state = 'waiting';
  update public.grocery_lines as l set charged_paise = private.picked_paise(i.total_paise, i.unit_paise, l.ordered_grams, l.picked_quantity, l.picked_grams)
    + coalesce((select s.total_paise from public.substitutions as s where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted'), 0)
  from public.order_items as i where i.order_id = l.order_id and i.position = l.position and l.order_id = o.id;
  if not exists (select from public.grocery_lines as l where l.order_id = o.id and l.charged_paise > 0) then
    perform private.refuse(409, 'nothing_picked', 'Nothing of this order is there. Please cancel it: the customer gets everything back.');
  end if;
  -- An administrator may have given back some of it meanwhile.
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(missing.paise, k.amount_paise - k.refunded_paise))) into chosen
  from (
    select i.tax_class, sum(i.total_paise - l.charged_paise) as paise
    from public.grocery_lines as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position
    where l.order_id = o.id group by i.tax_class having sum(i.total_paise - l.charged_paise) > 0
  ) as missing
  join private.charges_left(o.id) as k on k.code = 'items' and k.tax_class = missing.tax_class and k.amount_paise > k.refunded_paise;
  if chosen is not null then
    back := case when o.payment_method = 'cash' then private.lower_price(o, chosen)
      else private.refund(o, chosen, 'not_picked', 'customer', 'wallet', 'picking:' || o.id) end;
    if back > 0 then
      perform private.notify_party(o, 'user', 'picking_changed', jsonb_build_object('amount', private.rupees(back), 'amount_paise', back));
      perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
      from public.deliveries as d where d.order_id = o.id and d.courier_id is not null;
    end if;
  end if;
  update public.grocery_orders as g set packed_at = now(), refunded_paise = back where g.order_id = o.id;
  perform private.pack_missing_bags(o);
  perform private.announce_picking(o);
end
$$;
comment on function private.settle_picking is
  'When an order of groceries is packed: what was not picked is refunded to the wallet, or taken off what is paid in cash. Once; nothing is ever '
  'charged beyond what was ordered.';

create function private.end_substitutions(o public.enhanced_orders, was public.order_status) returns void language plpgsql set search_path = '' as $$
begin
  perform private.close_substitution(o, s.id, 'withdrawn', 'store') from public.substitutions as s where s.order_id = o.id and s.state = 'offered';
end
$$;
comment on function private.end_substitutions is 'Nobody is asked about an order that was cancelled.';

insert into private.order_effects (kind, to_status, position, effect)
select k.kind, e.to_status, e.place, e.effect
from (values ('delivery'::public.order_kind), ('pickup')) as k (kind),
  (values ('preparing'::public.order_status, 7, 'private.start_picking'), ('ready', 7, 'private.settle_picking'),
    ('cancelled', 85, 'private.end_substitutions')) as e (to_status, place, effect);

create function private.check_bag_counts(bags jsonb) returns void language plpgsql immutable set search_path = '' as $$
begin
  perform private.bound(bags, 1000);
  if bags is not null and (jsonb_typeof(bags) <> 'object' or exists (select from jsonb_each(bags) as b (holds, many)
      where b.holds not in ('food', 'chilled', 'non_food') or jsonb_typeof(b.many) <> 'number' or (b.many #>> '{}') !~ '^([0-9]|1[0-9]|20)$')) then
    perform private.refuse(400, 'bags_invalid', 'Up to 20 bags of each sort can be packed.');
  end if;
end
$$;
comment on function private.check_bag_counts is 'Refuses counts of bags that are none: {food, chilled, non_food}, each 0 to 20.';

create function public.finish_picking(order_id uuid, bags jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  perform private.check_bag_counts(finish_picking.bags);
  o := private.lock_order(finish_picking.order_id);
  -- The answer to the first request was lost.
  if o.status = 'ready' and 'vendor' = any (private.party_roles(o.id)) and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
    return jsonb_build_object('status', o.status, 'total_paise', o.total_paise - o.refund_paise);
  end if;
  o := private.require_picking(finish_picking.order_id);
  if exists (select from public.grocery_lines as l where l.order_id = o.id and l.state = 'waiting') then
    perform private.refuse(409, 'picking_unfinished', 'Some lines are not picked yet.',
      jsonb_build_object('lines', (select count(*) from public.grocery_lines as l where l.order_id = o.id and l.state = 'waiting')));
  end if;
  insert into public.grocery_bags (order_id, number, holds, code)
  select o.id, row_number() over (order by h.place, n), h.holds, o.order_number || '-' || row_number() over (order by h.place, n)
  from (values ('food', 1), ('chilled', 2), ('non_food', 3)) as h (holds, place)
  cross join lateral generate_series(1, coalesce((finish_picking.bags ->> h.holds)::integer, 0)) as n
  on conflict do nothing;
  o := private.transition(o.id, 'ready', caller, 'vendor');
  return jsonb_build_object('status', o.status, 'total_paise', o.total_paise - o.refund_paise);
end
$$;
comment on function public.finish_picking is
  'Everything is decided and packed: {status, total_paise (what the customer pays in the end)}. bags: how many of each sort, {food, chilled, non_food}; '
  'at least one of each that is needed. What was not picked goes back to the customer. For the store''s people.';

create function public.check_bag(order_id uuid, code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  wanted text := upper(trim(left(check_bag.code, 60)));
  taken smallint;
begin
  perform private.require_job(check_bag.order_id);
  -- The number alone is enough: it is large on the bag.
  update public.grocery_bags as b set checked_at = coalesce(b.checked_at, now()), checked_by = coalesce(b.checked_by, caller)
  where b.order_id = check_bag.order_id and (b.code = wanted or b.number::text = wanted) returning b.number into taken;
  if taken is null then perform private.refuse(404, 'bag_not_found', 'No bag of this order has this code.'); end if;
  return jsonb_build_object('number', taken,
    'left', (select count(*) from public.grocery_bags as b where b.order_id = check_bag.order_id and b.checked_at is null));
end
$$;
comment on function public.check_bag is
  'The courier of an order takes a bag by its code or number: {number, left (bags that are not taken yet)}. Twice is once.';

revoke execute on function public.finish_picking(uuid, jsonb), public.check_bag(uuid, text) from public, anon;
grant execute on function public.finish_picking(uuid, jsonb), public.check_bag(uuid, text) to authenticated;
