import { ACT_AS } from './act-as.ts'
import { whileChangeable } from './append-only.ts'
import type { Query } from './insert-rows.ts'
import { groceryOrders, LATER_TODAY } from './rows/grocery-orders.ts'
import { userId } from './rows/people.ts'

/** The store of a demo account. */
const DEMO_STORE = 'manjeera-fresh-mart-zaheerabad'

const FIND_GOODS = `
create function pg_temp.goods_of(store text, named jsonb) returns uuid language plpgsql as $$
declare
  found uuid;
begin
  select i.id into found from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id
  where v.slug = store and i.name = named ->> 'item' and i.unit = named ->> 'unit';
  if found is null then raise exception '% does not sell %', store, named; end if;
  return found;
end
$$`

/** A slot of tomorrow, or one at least four hours from now between eight in the morning and nine in the evening. */
const FIND_SLOT = `
create function pg_temp.slot_at(wanted text) returns timestamptz language plpgsql as $$
declare
  soon timestamptz := date_bin('30 minutes', now() + interval '4 hours 30 minutes', '2000-01-01');
  clock timestamp := soon at time zone 'Asia/Kolkata';
begin
  if wanted is null then return null; end if;
  if wanted <> '${LATER_TODAY}' then return (private.today() + 1 + wanted::time) at time zone 'Asia/Kolkata'; end if;
  if clock::time between '08:00' and '21:00' then return soon; end if;
  return (clock::date + case when clock::time < '08:00' then 0 else 1 end + time '09:00') at time zone 'Asia/Kolkata';
end
$$`

/** Fills the cart and orders it, with what the customer prefers where something is missing. */
const PLACE = `
create function pg_temp.place_grocery_order(customer uuid, store text, n integer, plan jsonb) returns uuid language plpgsql as $$
declare
  line jsonb;
  item uuid;
  quote jsonb;
  placed jsonb;
begin
  perform pg_temp.act_as(customer);
  perform public.clear_cart();
  for line in select jsonb_array_elements(plan -> 'lines') loop
    item := pg_temp.goods_of(store, line);
    perform public.add_to_cart(item::text, '{}', (line ->> 'quantity')::integer, line ->> 'wish');
    if line ? 'prefer' then
      perform public.choose_substitution(item, line ->> 'prefer', case when line ? 'instead' then pg_temp.goods_of(store, line -> 'instead') end);
    end if;
  end loop;
  quote := public.quote_order(jsonb_strip_nulls(jsonb_build_object('fulfilment', plan -> 'fulfilment', 'gift', plan -> 'gift',
    'instructions', plan -> 'instructions', 'scheduled_for', pg_temp.slot_at(plan ->> 'slot'), 'address_id', case when plan ->> 'fulfilment' = 'delivery'
      then (select a.id from public.addresses as a where a.user_id = customer order by a.is_default desc limit 1) end)));
  if plan ->> 'method' = 'wallet' then
    perform private.credit_wallet(customer, (quote #>> '{totals,total_paise}')::bigint, 'seed:grocery:' || n, 'Welcome to Angadi');
  end if;
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'seed:grocery-order:' || n, (plan ->> 'method')::public.payment_method);
  if placed ->> 'outcome' is distinct from 'placed' then raise exception 'not placed: % %', quote -> 'problems', placed; end if;
  return (placed #>> '{orders,0,id}')::uuid;
end
$$`

/** Picks the lines of which the plan says something, or all of them, and has the customer answer what is offered. */
const PICK = `
create function pg_temp.pick_grocery_order(at_order uuid, staff uuid, customer uuid, store text, plan jsonb) returns void language plpgsql as $$
declare
  line jsonb;
  ordered public.grocery_lines;
  offer jsonb;
  pieces integer;
begin
  for line in select jsonb_array_elements(plan -> 'lines') loop
    continue when plan ->> 'stage' = 'picking' and not line ? 'picked';
    select l.* into ordered from public.grocery_lines as l where l.order_id = at_order and l.item_id = pg_temp.goods_of(store, line);
    pieces := coalesce(line ->> 'picked', ordered.ordered_grams::text, line ->> 'quantity')::integer;
    perform public.pick_line(at_order, ordered.position, case when ordered.ordered_grams is null then pieces end,
      case when ordered.ordered_grams is not null then pieces end);
    continue when not line ? 'offered';
    offer := public.propose_substitution(at_order, ordered.position, pg_temp.goods_of(store, line -> 'offered'),
      (line #>> '{offered,quantity}')::integer, format('seed:offer:%s:%s', at_order, ordered.position));
    perform pg_temp.act_as(customer);
    perform public.answer_substitution((offer ->> 'substitution_id')::uuid, (line #>> '{offered,accepted}')::boolean);
    perform pg_temp.act_as(staff);
  end loop;
end
$$`

/** Leads a placed order to its stage by the calls that the apps make, so that it is whole: books, stock, steps, bags. */
const LEAD = `
create function pg_temp.lead_grocery_order(at_order uuid, customer uuid, store text, plan jsonb) returns void language plpgsql as $$
declare
  staff uuid := (select s.user_id from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
    where v.slug = store and s.position = 'owner' limit 1);
  rider uuid := (plan ->> 'courier')::uuid;
  codes jsonb := (select jsonb_object_agg(h.purpose, h.code) from private.handover_codes as h where h.order_id = at_order);
begin
  -- A courier who has taken the job already: nobody is asked.
  if rider is not null then
    update public.jobs as d set state = 'assigned', performer_id = rider, round = 1, search_started_at = now(), assigned_at = now()
    where d.order_id = at_order;
    insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, offered_at, expires_at, answered_at, outcome)
    select j.id, rider, 1, 420, now(), now() + interval '30 seconds', now(), 'accepted' from public.jobs as j where j.order_id = at_order;
  end if;
  perform pg_temp.act_as(staff);
  perform public.advance_order(at_order, 'confirmed');
  if plan ->> 'stage' = 'confirmed' then return; end if;
  perform public.advance_order(at_order, 'preparing');
  perform pg_temp.pick_grocery_order(at_order, staff, customer, store, plan);
  if plan ->> 'stage' = 'picking' then return; end if;
  perform public.finish_picking(at_order, plan -> 'bags');
  if plan ->> 'stage' = 'packed' then return; end if;
  if rider is not null then
    perform pg_temp.act_as(rider);
    perform public.check_bag(at_order, b.code) from public.grocery_bags as b where b.order_id = at_order order by b.number;
    perform public.advance_order(at_order, 'out_for_delivery', codes ->> 'pickup');
  end if;
  perform public.advance_order(at_order, 'delivered', codes ->> 'drop');
end
$$`

/** The calls wrote "now"; an order took its steps one after the other, and has been where it is for some time. */
const PUT_BACK = `
create function pg_temp.put_order_back(at_order uuid, ago interval, took interval) returns void language plpgsql as $$
declare
  o public.enhanced_orders;
  placed timestamptz := now() - ago;
begin
  update public.order_events as e set at = placed + took * (e.seq - 1) / greatest(k.last_seq - 1, 1)
  from public.enhanced_orders as k where k.id = e.order_id and e.order_id = at_order;
  update public.enhanced_orders as e set created_at = placed, status_since = placed + took, updated_at = placed + took,
    promised_min_at = case when e.scheduled_for is null then e.promised_min_at - ago else e.promised_min_at end,
    promised_max_at = case when e.scheduled_for is null then e.promised_max_at - ago else e.promised_max_at end
  where e.id = at_order returning * into o;
  update public.grocery_orders as g set
    picking_at = (select e.at from public.order_events as e where e.order_id = at_order and e.to_status = 'preparing'),
    packed_at = (select e.at from public.order_events as e where e.order_id = at_order and e.to_status = 'ready') where g.order_id = at_order;
  update public.grocery_lines as l set decided_at = g.picking_at + interval '1 minute' * l.position
  from public.grocery_orders as g where g.order_id = l.order_id and l.order_id = at_order and l.state <> 'waiting';
  update public.substitutions as s set offered_at = l.decided_at, answered_at = l.decided_at + interval '40 seconds',
    answer_by = l.decided_at + (s.answer_by - s.offered_at)
  from public.grocery_lines as l where l.order_id = s.order_id and l.position = s.position and s.order_id = at_order;
  update private.ledger_transactions as t set at = case when t.kind = 'order_paid' then placed else o.status_since end where t.order_id = at_order;
  update public.payments as p set created_at = placed, updated_at = o.status_since,
    collected_at = case when p.collected_at is not null then case p.due when 'placing' then placed else o.status_since end end
  where p.order_id = at_order;
  update public.refunds as f set created_at = o.status_since where f.order_id = at_order;
  if o.status <> 'delivered' then return; end if;
  update private.order_shares as s set settled_at = o.status_since where s.order_id = at_order and s.settled_at is not null;
  update private.order_parties as p set from_at = placed, until_at = p.until_at - ago + took where p.order_id = at_order;
  update private.order_timers as t set due_at = t.due_at - ago + took where t.order_id = at_order and t.done_at is null;
  update public.grocery_bags as b set checked_at = placed + took * 0.6 where b.order_id = at_order and b.checked_at is not null;
  update public.jobs as d set search_started_at = placed + took * 0.2, assigned_at = placed + took * 0.22,
    done_at = o.status_since where d.order_id = at_order;
  update public.job_stops as s set done_at = case s.what when 'pickup' then placed + took * 0.7 else o.status_since end
  from public.jobs as d where d.order_id = at_order and s.job_id = d.id;
  update public.job_offers as f set offered_at = placed + took * 0.2, expires_at = placed + took * 0.2 + interval '30 seconds',
    answered_at = placed + took * 0.22 from public.jobs as d where d.order_id = at_order and f.job_id = d.id;
end
$$`

const WHOLE = `
create function pg_temp.seed_grocery_order(customer uuid, store text, n integer, plan jsonb) returns void language plpgsql as $$
declare
  at_order uuid := pg_temp.place_grocery_order(customer, store, n, plan);
begin
  perform pg_temp.lead_grocery_order(at_order, customer, store, plan);
  perform pg_temp.act_as();
  update private.ledger_transactions as t set at = now() - make_interval(mins => (plan ->> 'minutesAgo')::integer)
  where t.idempotency_key = 'seed:grocery:' || n;
  perform pg_temp.put_order_back(at_order, make_interval(mins => (plan ->> 'minutesAgo')::integer), make_interval(mins => (plan ->> 'minutesTaken')::integer));
end
$$`

/** Orders of the demo store at stages that stay true for hours, so that its desk and the administration's have something on them. */
export async function seedGroceryOrders(query: Query): Promise<void> {
  for (const statement of [ACT_AS, FIND_GOODS, FIND_SLOT, PLACE, PICK, LEAD, PUT_BACK, WHOLE])
    await query(statement)
  await whileChangeable(query, ['public.order_events', 'private.ledger_transactions'], async () => {
    for (const [index, { customer, ...plan }] of groceryOrders.entries())
      await query('select pg_temp.seed_grocery_order($1::uuid, $2, $3::integer, $4::text::jsonb)', [
        userId(customer.phone),
        DEMO_STORE,
        index,
        JSON.stringify(plan),
      ])
  })
  // What has been delivered long enough ago: its parties can no longer reach each other.
  await query('select private.sweep_timers()')
}
