-- Where parcels go, what that costs, and the order that a carrier brings: quote, placing, packing, hand-over, arrival.
begin;
select no_plan();
select tests.reviewed('guests', 'pincode_service');
select tests.reviewed('service', 'record_carrier_event');
select tests.reviewed('bounds', 'hand_over_shipment pincode_service report_shipment vendor_parcels');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', '+919000000004', '{vendor}'), tests.create_user('admin', '+919000000005', '{user,admin}');
select tests.open_shop('charminar-digital', 'vikram'), tests.open_shop('golconda-mart', 'meera');
select tests.add_product('Fast charger', 'Voltix'), tests.add_address('asha'), tests.add_address('bala', 12.97, 77.59),
  tests.fund_wallet('asha', 1000000), tests.fund_wallet('bala', 1000000);
select tests.add_variant('charminar-digital', 'Charger 20 W', 99900, 'Fast charger', '{"Power": "20 W"}', 5);
update public.addresses set pincode = '560001', city = 'Bengaluru' where user_id = tests.user_id('bala');

-- Zones ---------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(public.pincode_service('500034') ->> 'zone', 'hyderabad', 'a pincode belongs to a zone');
select is(public.pincode_service(pasted) ->> 'pincode', '500034', 'however it is pasted: ' || pasted)
from unnest(array['500 034', '"500034".', '౫౦౦౦౩౪', '५०० ०३४', E'\u200b500\u00a0034']) as pasted;
select is(public.pincode_service('050003') ->> 'serviceable', 'false', 'and no other is made of what is none');
select is(public.pincode_service('502220') ->> 'zone', 'zaheerabad', 'the longest prefix decides');
select is(public.pincode_service('744101') ->> 'serviceable', 'false', 'some are not served');
select is(public.pincode_service(odd) ->> 'serviceable', 'false', 'what is no pincode is served by nobody: ' || odd)
from unnest(array['', '0', '999999', '5000341', 'abcdef', '50003 ']) as odd;
select is(tests.refusal($$ select public.pincode_service(repeat('5', 500)) $$), 'PT413 request_too_large',
  'nor is it long');
select isnt_empty($$ select from public.carriers where active $$, 'everybody reads the carriers');
select matches(tests.refusal($$ insert into public.carriers (code, name) values ('mine', 'Mine') $$), '^42501',
  'nobody adds one');
select matches(tests.refusal($$ update public.shipping_lanes set paise = 0 $$), '^42501', 'nor changes a price');
select tests.reset();
select is((select count(*) from public.shipping_lanes), (select count(*) * count(*) from public.shipping_zones),
  'there is a lane from every zone to every zone');
select is(private.parcel_dates(l, '2026-11-22 13:59+05:30'), ('2026-11-23', '2026-11-24')::private.parcel_dates,
  'ordered before two, it leaves the same day')
from public.shipping_lanes as l where l.from_zone = 'hyderabad' and l.to_zone = 'hyderabad';
select is(private.parcel_dates(l, '2026-11-22 14:00+05:30'), ('2026-11-24', '2026-11-25')::private.parcel_dates,
  'later, it leaves the next')
from public.shipping_lanes as l where l.from_zone = 'hyderabad' and l.to_zone = 'hyderabad';

-- The quote -----------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select lives_ok($$ select public.add_to_cart(tests.item_id('Charger 20 W')::text) $$,
  'a product goes into the one cart');
create temporary table quoted on commit drop as select tests.quote('asha') as q;
select is(q -> 'orders' -> 0 ->> 'kind', 'shipment', 'a carrier brings it') from quoted;
select is(tests.problems(q), null, 'at any hour, however far') from quoted;
select is(tests.charge(q -> 'orders' -> 0, 'shipping'), 3400::bigint, 'for the price of the lane') from quoted;
select is(tests.charge(q -> 'orders' -> 0, 'delivery'), 0::bigint, 'and not by courier') from quoted;
select is((q -> 'totals' ->> 'total_paise')::bigint - tests.charge(q -> 'orders' -> 0, 'items') - 3400 - 500, 0::bigint,
  'with the tax of goods, of shipping and of the platform''s fee inside') from quoted;
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Charger 20 W')::text);
select is(tests.charge(tests.quote('bala') -> 'orders' -> 0, 'shipping'), 6900::bigint, 'farther costs more');
select tests.reset();
update public.addresses set pincode = '744101' where user_id = tests.user_id('bala');
select is(tests.problems(tests.quote('bala')), 'outside_delivery_area', 'where no parcel goes nothing is ordered');
select is(tests.problems(tests.quote('bala', '{"address_id": null}')), 'address_required',
  'without an address the price is open');
select is(tests.refusal($$ select public.quote_order(tests.order_request('bala', '{"fulfilment": "shipment"}')) $$),
  'PT400 request_invalid',
  'a shipment is not asked for by itself');
select tests.reset();
update public.addresses set pincode = '560001' where user_id = tests.user_id('bala');
update public.shops set free_shipping_from_paise = 90000 where vendor_id = tests.vendor_id_of('charminar-digital');
select is(tests.charge(tests.quote('bala') -> 'orders' -> 0, 'shipping'), 0::bigint,
  'a shop ships free of charge from an amount on');
select tests.reset();
update public.shops set free_shipping_from_paise = null, by_courier = true
  where vendor_id = tests.vendor_id_of('charminar-digital');
select is(tests.quote('asha') -> 'orders' -> 0 ->> 'kind', 'delivery',
  'a shop that is near and offers it lets a courier bring it the same day');
select is(tests.charge(tests.quote('asha') -> 'orders' -> 0, 'delivery'), 2900::bigint, 'for the fee of couriers');
select is(tests.quote('bala') -> 'orders' -> 0 ->> 'kind', 'shipment', 'and far away a carrier does');
select tests.reset();
update public.shops set by_courier = false;

-- Placing -------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.clear_cart();
select tests.order_item('charger', 'asha', 'Charger 20 W', 2);
select tests.reset();
select is((select o.kind || ' ' || o.category from public.enhanced_orders as o where o.id = tests.order_id('charger')),
  'shipment shopping', 'the order is a shipment');
select is(tests.stock_of('Charger 20 W'), 3, 'its pieces are taken from the stock');
select
  results_eq(
  $$ select account::text, amount_paise, due from private.order_shares where order_id = tests.order_id('charger')
   order by position$$,
  $$ values ('vendor_payable', 169322 - round(169322 * 0.18)::bigint, 'return_window_closed'),
   ('vendor_payable', 2882::bigint, 'return_window_closed')$$,
  'the seller earns the goods less commission, and shipping, when nothing can be returned any more');
select is((select count(*) from public.shipments where order_id = tests.order_id('charger') and state = 'packing'
  and promised_to is not null), 1::bigint, 'there is a parcel with a promised day');
select is((select return_days from public.order_goods where order_id = tests.order_id('charger')), 7::smallint,
  'and it is kept for how long it can be returned');

-- Who may -------------------------------------------------------------------------------------------------------------
create function tests.hand_over(name text, carrier text default 'india_post', number text default 'EX123456789IN')
  returns text language sql as $$
  select tests.refusal(format('select public.hand_over_shipment(%L, %L, %L)', tests.shipment_of(name), carrier, number))
$$;
create function tests.report(name text, state text) returns text language sql as $$
  select tests.refusal(format('select public.report_shipment(%L, %L)', tests.shipment_of(name), state))
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('meera');
select is(tests.hand_over('charger'), 'PT404 shipment_not_found', 'another seller does not hand it over');
select is(tests.report('charger', 'delivered'), 'PT404 shipment_not_found', 'nor says where it is');
select is(tests.refusal(format('select public.shipping_label(%L)', tests.shipment_of('charger'))),
  'PT404 shipment_not_found', 'nor sees the address');
select is((select count(*) from public.shipments), 0::bigint, 'nor sees the parcel');
select is(tests.refusal(format('select public.vendor_parcels(%L)', tests.vendor_id_of('charminar-digital'))),
  'PT403 not_your_vendor', 'nor the seller''s list');
select is(tests.refusal(format('select public.vendor_shop_day(%L)', tests.vendor_id_of('charminar-digital'))),
  'PT403 not_your_vendor', 'nor the seller''s day');
select tests.act_as('bala');
select is(tests.hand_over('charger'), 'PT404 shipment_not_found', 'nor does another customer');
select is(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('charger'))), 'PT404 order_not_found',
  'who sees nothing of it');
select tests.act_as('asha');
select is(tests.hand_over('charger'), 'PT404 shipment_not_found', 'nor the customer of the order');
select tests.act_as_anon();
select matches(tests.hand_over('charger'), '^42501', 'nor a guest');
select matches(tests.refusal($$ select public.my_shopping_orders() $$), '^42501', 'who has no orders');
select matches(tests.refusal($$ select public.record_carrier_event('india_post', 'X', 'e', 'delivered') $$), '^42501',
  'and is no carrier');
select tests.act_as('vikram');
select matches(tests.refusal($$ select public.record_carrier_event('india_post', 'X', 'e', 'delivered') $$), '^42501',
  'nor is a seller');
select matches(tests.refusal($$ update public.shipments set state = 'delivered' $$), '^42501',
  'parcels are moved by functions');
select matches(tests.refusal($$ update public.shops set gstin = '36AAAAA0000A1Z5' $$), '^42501',
  'what the law asks for is written by the platform');
select is(tests.touched(format('update public.shops set by_courier = true where vendor_id = %L',
  tests.vendor_id_of('golconda-mart'))), 0, 'a seller does not change another''s shop');
select is(tests.touched(format('update public.shops set care_email = ''care@charminar.example'' where vendor_id = %L',
  tests.vendor_id_of('charminar-digital'))), 1, 'but its own');

-- Packing and hand-over -----------------------------------------------------------------------------------------------
select is(tests.refusal(format('select public.shipping_label(%L)', tests.shipment_of('charger'))),
  'PT409 label_not_needed', 'no label before the order is accepted');
select is((select stages.state || ' ' || order_status
  from public.vendor_parcels(tests.vendor_id_of('charminar-digital'), '{new}') as stages), 'packing pending',
  'it is among the new ones');
select lives_ok(format('select public.advance_order(%L, ''confirmed'')', tests.order_id('charger')),
  'the seller accepts it');
select tests.reset();
select is((select (promised_max_at at time zone 'Asia/Kolkata')::text from public.enhanced_orders
  where id = tests.order_id('charger')),
  (select promised_to || ' 21:00:00' from public.shipments where order_id = tests.order_id('charger')),
    'and the promised day stays');
select tests.act_as('vikram');
select is(public.shipping_label(tests.shipment_of('charger')) -> 'to' ->> 'pincode', '500034',
  'the label has the address');
select matches(public.shipping_label(tests.shipment_of('charger')) -> 'to' ->> 'phone_masked', '•',
  'and a masked number');
select is(tests.hand_over('charger'), 'PT409 order_not_packed', 'what is not packed is not handed over');
select public.advance_order(tests.order_id('charger'), 'preparing'),
  public.advance_order(tests.order_id('charger'), 'ready');
select is(tests.refusal(format('select public.advance_order(%L, ''out_for_delivery'')', tests.order_id('charger'))),
  'PT409 shipment_without_carrier', 'nor without a carrier');
select is(tests.hand_over('charger', 'pigeon'), 'PT400 carrier_unknown', 'by a carrier that is none');
select is(tests.hand_over('charger', 'india_post', odd), 'PT400 tracking_number_invalid',
  'with a number that is none: ' || coalesce(odd, 'null'))
from unnest(array[null, '', 'AB 12', '<b>1234567</b>', repeat('9', 31)]) as odd;
select is(tests.hand_over('charger', 'india_post', '“ex 123 456 789 in”.'), 'allowed',
  'packed, it is handed over under its number, however it is pasted');
select is(tests.status_of('charger'), 'out_for_delivery', 'and the order is on its way');
select is(tests.hand_over('charger'), 'allowed', 'the same again is the same');
select is(tests.hand_over('charger', 'dtdc', 'D1234567'), 'PT409 shipment_moved_on', 'another one is too late');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('charger')) #>> '{detail,shipments,0,carrier,name}',
  'India Post Speed Post', 'the customer follows it');
select is((select params ->> 'carrier' from public.system_notifications where template = 'parcel_shipped'),
  'India Post Speed Post', 'and is told');
select is(tests.refusal(format('select public.cancel_order(%L, ''changed_mind'')', tests.order_id('charger'))),
  'PT409 order_transition_not_allowed', 'it is too late to cancel');
select tests.act_as_service();
select is(public.record_carrier_event('india_post', 'ex 123 456 789 in', 'e1', 'in_transit', 'Nagpur'), 'recorded',
  'the carrier tells where it is');
select is(public.record_carrier_event('india_post', 'EX123456789IN', 'e1', 'in_transit', 'Nagpur'), 'known', 'once');
select is(public.record_carrier_event('india_post', 'EX000000000IN', 'e1', 'in_transit'), 'unknown', 'of its parcels');
select is(public.record_carrier_event('india_post', 'EX123456789IN', 'e2', 'out_for_delivery'), 'recorded',
  'and that it comes today');
select is(tests.status_of('charger'), 'on_way', 'which the order shows');
select is(public.record_carrier_event('india_post', 'EX123456789IN', 'e3', 'in_transit', null, 'Nobody was there'),
  'recorded', 'or was tried in vain');
select is(public.record_carrier_event('india_post', 'EX123456789IN', 'e4', 'teleported'), 'late',
  'what it makes up is passed over');
select tests.act_as('asha');
select is((select count(*) from public.system_notifications where template = 'parcel_attempted'), 1::bigint,
  'the customer is told of the try');
select lives_ok(format('select public.advance_order(%L, ''delivered'')', tests.order_id('charger')),
  'the customer may say that it has come');
select tests.act_as_service();
select is(public.record_carrier_event('india_post', 'EX123456789IN', 'e5', 'delivered'), 'late',
  'the carrier then comes late');
select tests.reset();
select is((select state from public.shipments where order_id = tests.order_id('charger')), 'delivered',
  'the parcel has arrived too');
select is(tests.ledger_of('charger'),
  'customer_wallet -203700, order_escrow 141726, platform_revenue 30902, tax_payable 31072',
  'taxes and the platform''s part are settled, the seller''s waits');
select tests.act_as('vikram');
select is(tests.refusal(format('select public.shipping_label(%L)', tests.shipment_of('charger'))),
  'PT409 label_not_needed', 'and the address is not shown any more');
select is((public.vendor_shop_day(tests.vendor_id_of('charminar-digital')) ->> 'held_paise')::integer, 141726,
  'the seller sees what is held');

-- Calling off ---------------------------------------------------------------------------------------------------------
select tests.order_item('early', 'asha', 'Charger 20 W');
select tests.ship_to('early', 'ready');
select tests.act_as('asha');
select is((public.preview_cancellation(tests.order_id('early'), 'changed_mind') ->> 'charge_paise')::integer, 0,
  'until it is handed over, cancelling is free');
select lives_ok(format('select public.cancel_order(%L, ''changed_mind'')', tests.order_id('early')), 'and possible');
select tests.reset();
select is(tests.stock_of('Charger 20 W'), 3, 'packed goods return to the shelf');
select is((select state from public.shipments where order_id = tests.order_id('early')), 'cancelled',
  'and the parcel is called off');
select tests.act_as('vikram');
select is(tests.hand_over('early'), 'PT409 shipment_moved_on', 'so that nobody hands it over');
select tests.order_item('back', 'bala', 'Charger 20 W');
select tests.ship_to('back', 'out_for_delivery');
select is(tests.report('back', 'returned'), 'allowed', 'a parcel that nobody took comes back');
select tests.reset();
select is(tests.status_of('back') || ' ' || tests.wallet_of('bala') || ' ' || tests.stock_of('Charger 20 W'),
  'cancelled 1000000 3', 'and all is as before');
select is(tests.ledger_of('back'), null, 'also in the ledger');
select tests.order_item('cash', 'bala', 'Charger 20 W', 1, 'cash');
select tests.ship_to('cash', 'delivered');
select tests.reset();
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_transactions as t on t.id = e.transaction_id where t.order_id = tests.order_id('cash')),
  0::numeric,
  'what was paid at the door is booked against the seller, who has it from the carrier');
select tests.act_as('bala');
select is((select count(*) from public.my_shopping_orders(limit_count => 1)), 1::bigint,
  'a customer has a list of orders, a page at a time');
select is((select min(m.order_number) from public.my_shopping_orders() as f
  cross join lateral public.my_shopping_orders(f.created_at, f.id) as m), null::text, 'which ends')
where (select count(*) from public.my_shopping_orders()) = 1;
select * from finish();
rollback;
