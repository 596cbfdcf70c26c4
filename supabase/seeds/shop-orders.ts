import { ACT_AS } from './act-as.ts'
import type { Query } from './insert-rows.ts'
import { neighbours } from './rows/neighbours.ts'
import { userId } from './rows/people.ts'

/** The shop of a demo account. */
const DEMO_SHOP = 'deccan-bazaar-zaheerabad'

/** How far an order has come: each stands on another part of the shop's desk. */
type Stage =
  | 'new'
  | 'packing'
  | 'ready'
  | 'away'
  | 'near'
  | 'delivered'
  | 'return asked'
  | 'return received'
  | 'disputed'

interface Planned {
  readonly stage: Stage
  readonly quantity: number
  readonly method: 'wallet' | 'cash'
  readonly gift?: { readonly recipient: string; readonly message: string; readonly sender: string }
}

/** The day of the demo shop, what has come farthest first. */
const PLAN: readonly Planned[] = [
  { stage: 'delivered', quantity: 1, method: 'wallet' },
  { stage: 'disputed', quantity: 1, method: 'wallet' },
  { stage: 'return received', quantity: 1, method: 'wallet' },
  { stage: 'delivered', quantity: 2, method: 'cash' },
  { stage: 'return asked', quantity: 1, method: 'wallet' },
  { stage: 'near', quantity: 1, method: 'cash' },
  { stage: 'away', quantity: 1, method: 'wallet' },
  { stage: 'ready', quantity: 1, method: 'wallet' },
  {
    stage: 'packing',
    quantity: 2,
    method: 'wallet',
    gift: { recipient: 'Lakshmi', message: 'Happy birthday! See you on Sunday.', sender: 'Kavya' },
  },
  { stage: 'new', quantity: 1, method: 'cash' },
]

/** Places one order and leads it to its stage by the calls that the apps make, so that it is whole: books, stock, steps, timers. */
const PLACE = `
create function pg_temp.place_shop_order(customer uuid, shop text, n integer, plan jsonb) returns void language plpgsql as $$
declare
  owner_id uuid := (select s.user_id from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
    where v.slug = shop and s.position = 'owner' limit 1);
  stage text := plan ->> 'stage';
  quote jsonb;
  placed jsonb;
  at_order uuid;
  parcel uuid;
  back uuid;
begin
  perform pg_temp.act_as(customer);
  perform public.clear_cart();
  perform public.add_to_cart((select i.id::text from public.catalog_items as i join public.goods as g on g.item_id = i.id join public.vendors as v on v.id = i.vendor_id
    where v.slug = shop and i.is_available and coalesce(i.sold_out_until <= now(), true) and coalesce(i.stock, 9) > 3 and g.return_days > 0
    order by i.price_paise < 19900, i.price_paise, i.id offset n limit 1), '{}', (plan ->> 'quantity')::integer);
  quote := public.quote_order(jsonb_strip_nulls(jsonb_build_object('fulfilment', 'delivery', 'gift', plan -> 'gift',
    'address_id', (select a.id from public.addresses as a where a.user_id = customer limit 1))));
  if plan ->> 'method' = 'wallet' then
    perform private.credit_wallet(customer, (quote #>> '{totals,total_paise}')::bigint, 'seed:shop:' || n, 'Welcome to Angadi');
  end if;
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'seed:shop-order:' || n, (plan ->> 'method')::public.payment_method);
  if placed ->> 'outcome' <> 'placed' then raise exception 'not placed: %', placed; end if;
  at_order := (placed #>> '{orders,0,id}')::uuid;
  select s.id into parcel from public.shipments as s where s.order_id = at_order;
  if stage <> 'new' then
    perform pg_temp.act_as(owner_id);
    perform public.advance_order(at_order, 'confirmed'), public.advance_order(at_order, 'preparing');
    if stage <> 'packing' then perform public.advance_order(at_order, 'ready'); end if;
    if parcel is not null and stage not in ('packing', 'ready') then
      perform public.hand_over_shipment(parcel, (array['india_post', 'dtdc'])[1 + n % 2], format('EX%sIN', 481026370 + n * 1117));
      perform public.report_shipment(parcel, 'in_transit', 'Hyderabad');
      if stage <> 'away' then perform public.report_shipment(parcel, 'out_for_delivery', 'Zaheerabad'); end if;
      if stage not in ('away', 'near') then perform public.report_shipment(parcel, 'delivered'); end if;
    end if;
  end if;
  if parcel is not null and stage in ('return asked', 'return received', 'disputed') then
    perform pg_temp.act_as(customer);
    back := (public.request_return(at_order, '[{"position": 1, "quantity": 1, "reason": "damaged"}]', 'refund', 'seed:return:' || n, 'wallet',
      'The box was open and a part is broken.') ->> 'return_id')::uuid;
    if stage <> 'return asked' then
      perform pg_temp.act_as(owner_id);
      if stage = 'disputed' then
        perform public.update_return(back, 'rejected', 'The photo does not show the damage.');
      else
        perform public.update_return(back, 'approved'), public.update_return(back, 'picked_up'), public.update_return(back, 'received');
      end if;
    end if;
  end if;
  perform pg_temp.act_as();
end
$$`

/** Orders of the demo shop at every stage, so that its desk and the administration's have something on them. */
export async function seedShopOrders(query: Query): Promise<void> {
  const people = neighbours.slice(0, PLAN.length)
  await query(ACT_AS)
  await query(PLACE)
  for (const [index, plan] of PLAN.entries())
    await query('select pg_temp.place_shop_order($1::uuid, $2, $3::integer, $4::text::jsonb)', [
      userId(people[index]?.phone ?? ''),
      DEMO_SHOP,
      index,
      JSON.stringify(plan),
    ])
}
