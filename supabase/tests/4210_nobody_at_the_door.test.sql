-- Nobody at the door: who may wait, photograph and end; what it costs whom; and what comes back.
begin;
select no_plan();
select tests.reviewed('bounds', 'ask_courier_support door_picture_path set_door_picture');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('meera', '+919000000031', '{admin}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000, 100),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000);
create function pg_temp.at_door(order_name text) returns void language sql as $$
  select tests.advance_to(order_name, 'out_for_delivery', 'ravi');
  select public.advance_order(tests.order_id(order_name), 'on_way', reason => 'other_spot');
$$;
create function pg_temp.call_customer(order_name text) returns void language sql security definer as $$
  insert into private.calls (conversation_id, caller_id, role, party_id, with_role, with_id)
  values (tests.order_id(order_name), tests.user_id('ravi'), 'courier', tests.user_id('ravi'), 'user',
    tests.user_id('asha'))
$$;
create function pg_temp.take_photo(order_name text) returns text language plpgsql security definer as $$
declare
  path text := tests.order_id(order_name) || '/' || tests.user_id('ravi') || '/' || gen_random_uuid() || '.webp';
begin
  insert into storage.objects (bucket_id, name) values ('door-pictures', path);
  return path;
end
$$;
create function pg_temp.let_time_pass(order_name text) returns void language sql security definer as $$
  update public.door_waits set started_at = started_at - interval '1 hour', until_at = until_at - interval '1 hour'
    where order_id = tests.order_id(order_name)
$$;
create function pg_temp.end_it(order_name text) returns jsonb language plpgsql as $$
begin
  perform public.start_door_wait(tests.order_id(order_name)), pg_temp.call_customer(order_name);
  perform public.set_door_picture(tests.order_id(order_name), pg_temp.take_photo(order_name));
  perform pg_temp.let_time_pass(order_name);
  return public.report_undeliverable(tests.order_id(order_name));
end
$$;
create function pg_temp.start(order_name text) returns text language sql as $$
  select tests.refusal(format('select public.start_door_wait(%L)', tests.order_id(order_name)))
$$;
create function pg_temp.report(order_name text) returns text language sql as $$
  select tests.refusal(format('select public.report_undeliverable(%L)', tests.order_id(order_name)))
$$;
grant execute on all functions in schema pg_temp to authenticated, anon;
select tests.add_courier('ravi');

-- Step by step, and nobody else.
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'out_for_delivery', 'ravi');
select is(pg_temp.start('dinner'), 'PT409 not_at_door', 'who has not arrived does not wait');
select is(tests.refusal(format($$ select public.release_job(%L, 'vehicle') $$, tests.order_id('dinner'))),
  'PT409 job_needs_support',
  'what was picked up is not given back into the pool');
select public.advance_order(tests.order_id('dinner'), 'on_way', reason => 'other_spot');
select is(pg_temp.report('dinner'), 'PT409 door_wait_missing', 'nor is it ended without waiting');
select tests.add_courier('rahul');
select is(pg_temp.start('dinner'), 'PT404 order_not_found', 'another courier has no part in it');
select is(pg_temp.report('dinner'), 'PT404 order_not_found', 'and cannot end it');
select is(tests.refusal(format($$ select public.door_picture_path(%L, 'webp') $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor photograph');
select is(tests.refusal(format($$ select public.ask_courier_support(%L, 'other', 'x', 'key-rahul-1') $$,
  tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor ask support about it');
select tests.act_as('asha');
select is(pg_temp.start('dinner'), 'PT403 role_required', 'nor does the customer');
select is(pg_temp.report('dinner'), 'PT403 role_required', 'end it this way');
select tests.act_as('vikram');
select is(pg_temp.report('dinner'), 'PT403 role_required', 'nor the vendor');
select tests.act_as('meera');
select is(pg_temp.report('dinner'), 'PT403 role_required', 'nor an administrator, who has a way of their own');
select tests.act_as_anon();
select matches(pg_temp.start('dinner'), '^42501', 'guests cannot even ask');
select matches(tests.refusal('select public.my_returns()'), '^42501', 'nor what comes back');
select tests.act_as('ravi');
select is(extract(epoch from (w ->> 'until_at')::timestamptz - (w ->> 'started_at')::timestamptz)::integer, 480,
  'the server decides how long it is waited')
from public.start_door_wait(tests.order_id('dinner')) as w;
select is((public.start_door_wait(tests.order_id('dinner')) ->> 'until_at')::timestamptz,
  (select until_at from public.door_waits), 'twice is the same wait');
select is(tests.refusal(format($$ update public.door_waits set until_at = now()
  where order_id = %L $$, tests.order_id('dinner'))),
  '42501 permission denied for table door_waits', 'which no client shortens');
select is(pg_temp.report('dinner'), 'PT409 door_call_missing', 'the customer has to be called');
select pg_temp.call_customer('dinner');
select is(pg_temp.report('dinner'), 'PT409 door_picture_missing', 'and the door photographed');
select is(tests.refusal(format($$ select public.set_door_picture(%L, %L) $$, tests.order_id('dinner'), 'nowhere.webp')),
  'PT400 picture_invalid', 'with a photo that exists');
select is(tests.refusal(format($$ select public.set_door_picture(%L, %L) $$, tests.order_id('dinner'),
  tests.order_id('dinner') || '/' || tests.user_id('ravi') || '/' || gen_random_uuid() || '.webp')),
    'PT400 picture_invalid', 'in the bucket');
select matches(public.door_picture_path(tests.order_id('dinner'), 'webp'),
  '^' || tests.order_id('dinner') || '/' || tests.user_id('ravi') || '/', 'there is a place for it');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name) values ('door-pictures', %L) $$,
  tests.order_id('dinner') || '/' || tests.user_id('ravi') || '/' || gen_random_uuid() || '.webp')), '^42501',
    'that only the function writes to');
select is(public.set_door_picture(tests.order_id('dinner'), pg_temp.take_photo('dinner')) ->> 'has_picture', 'true',
  'the photo is kept');
select is(pg_temp.report('dinner'), 'PT409 door_wait_running', 'too early is refused');
select is(tests.status_of('dinner'), 'on_way', 'and changes nothing');
select is((select count(*)::integer from storage.objects where bucket_id = 'door-pictures'), 1,
  'the courier sees the photo');
select tests.act_as('asha');
select is((select count(*)::integer from storage.objects where bucket_id = 'door-pictures'), 1, 'so does the customer');
select is((select string_agg(n.message, '; ') from public.system_notifications as n
  where n.template = 'order_door_wait'),
  'Nobody opens. Your courier waits until ' || (select lower(to_char(until_at at time zone 'Asia/Kolkata',
    'FMHH12:MI am')) from tests.orders as t,
    lateral (select (public.order_tracking(t.order_id) #>> '{events,-1,at}')::timestamptz as at) as e,
    lateral (select now() + interval '480 seconds' as until_at) as w where t.name = 'dinner')
    || ' with order ' || (public.order_tracking(tests.order_id('dinner')) #>> '{order,order_number}') || '.',
      'who was told once until when');
select tests.act_as('rahul');
select is((select count(*)::integer from storage.objects where bucket_id = 'door-pictures'), 0, 'nobody else does');
select is((select count(*)::integer from public.door_waits), 0, 'nor sees the wait');
select tests.act_as('ravi');
select pg_temp.let_time_pass('dinner');
select is(public.report_undeliverable(tests.order_id('dinner')), '{"outcome": "undeliverable", "goes": "disposed"}',
  'after the wait it ends');
select is(public.report_undeliverable(tests.order_id('dinner')) ->> 'goes', 'disposed', 'a repeat is the same');
select is(jsonb_array_length(public.my_returns()), 0, 'food is not brought back');
select is((public.courier_day() ->> 'deliveries')::integer, 1, 'the way is among the day''s work');
select is((select count(*)::integer from public.my_jobs()), 0, 'and no job any more');
select tests.reset();
select is((select string_agg(e.reason_code, ' ' order by e.seq) from public.order_events as e
  where e.order_id = tests.order_id('dinner') and e.reason_code is not null),
  'door_wait door_picture nobody_at_door', 'every step is in the order''s history');
select is((select string_agg(n.template, ' ' order by n.template) from public.system_notifications as n
  where n.user_id = tests.user_id('asha')
  and n.params ->> 'order_id' = tests.order_id('dinner')::text and n.created_at = now()
    and n.template ~ 'undelivered|cancelled|refund'),
  'order_undelivered_kept', 'the customer has one notice of the end');
select is((select string_agg(n.template, ' ') from public.system_notifications as n
  where n.user_id = tests.user_id('vikram') and n.template ~ 'undelivered|cancelled'),
  'vendor_undelivered_kept', 'so has the vendor');

-- Paid food: shared as if it had been delivered. Of two couriers at one place, either could be asked first.
update public.couriers set online = false where user_id = tests.user_id('rahul');
select tests.order_item('twin', 'asha', 'Dosa');
select tests.advance_to('twin', 'out_for_delivery', 'ravi');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('twin'), 'delivered', tests.code_of('twin', 'drop'));
select tests.reset();
select is(tests.ledger_of('dinner'), tests.ledger_of('twin'),
  'vendor, courier and tax get what a delivery brings them');
select ok(private.ledger_is_balanced(), 'the ledger balances');
select is(private.held(tests.order_id('dinner')), 0::bigint, 'escrow holds nothing');
select is((select charge_paise from public.enhanced_orders where id = tests.order_id('dinner')),
  (select total_paise from public.enhanced_orders where id = tests.order_id('dinner')), 'and the customer has paid it');

-- The tip is for the way, which was made. What an administrator gives back later is the platform's.
select tests.order_item('tipped', 'asha', 'Dosa', more => '{"tip_paise": 3000}');
select pg_temp.at_door('tipped');
select tests.act_as('meera');
select is((public.preview_cancellation(tests.order_id('tipped'), 'nobody_at_door') ->> 'refund_paise')::integer, 0,
  'that nothing goes back is said before');
select tests.act_as('ravi');
select is(pg_temp.end_it('tipped') ->> 'goes', 'disposed', 'it ends');
select tests.act_as('meera');
select is((public.refund_order(tests.order_id('tipped'),
  (select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', 3000))
  from public.order_charges as c where c.order_id = tests.order_id('tipped') and c.code = 'tip'), 'goodwill', 'Sorry',
    'key-door-tip') ->> 'refund_paise')::integer,
  3000, 'an administrator can be generous');
select tests.reset();
select ok(tests.ledger_of('tipped') ~ 'courier_payable 5500', 'the courier keeps pay and tip');
select ok(private.ledger_is_balanced(), 'balanced');

-- What can be sold again goes back.
delete from private.undeliverable_rules;
select tests.order_item('basket', 'asha', 'Dosa', 2);
select pg_temp.at_door('basket');
select tests.reset();
create temp table before_basket as select tests.stock_of('Dosa') as stock, tests.wallet_of('asha') as wallet;
select tests.act_as('ravi');
select is(pg_temp.end_it('basket') ->> 'goes', 'vendor', 'goods go back to the vendor');
select is(jsonb_array_length(public.my_returns()), 1, 'the courier has to bring them');
select tests.act_as('rahul');
select is(tests.refusal(format($$ select public.confirm_handed_back(%L) $$, tests.order_id('basket'))),
  'PT404 order_not_found', 'nobody else can say so');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.confirm_handed_back(%L) $$, tests.order_id('basket'))),
  'PT403 role_required', 'nor the vendor');
select tests.act_as('ravi');
select public.confirm_handed_back(tests.order_id('basket')), public.confirm_handed_back(tests.order_id('basket'));
select is(jsonb_array_length(public.my_returns()), 0, 'and has');
select tests.reset();
select is(tests.stock_of('Dosa'), (select stock + 2 from before_basket), 'they are in stock again, once');
select cmp_ok((tests.wallet_of('asha') - (select wallet from before_basket)), '>=', 40000::bigint,
  'the goods are refunded with their tax');
select is((tests.wallet_of('asha') - (select wallet from before_basket))::integer,
  (select refund_paise from public.enhanced_orders where id = tests.order_id('basket')), 'as the order says');
select is(private.held(tests.order_id('basket')), 0::bigint, 'escrow is empty');
select ok(private.ledger_is_balanced(), 'balanced');
select ok(tests.ledger_of('basket') ~ 'courier_payable', 'the courier is paid');

-- Cash: nothing was collected.
insert into private.undeliverable_rules (category, goes) values ('food', 'disposed');
select tests.order_item('cash', 'asha', 'Dosa', method => 'cash', more => '{"tip_paise": 3000}');
select pg_temp.at_door('cash');
select tests.act_as('ravi');
select is(pg_temp.end_it('cash') ->> 'goes', 'disposed', 'cash food ends too');
select tests.reset();
select ok(tests.ledger_of('cash') ~ 'courier_payable 2500, platform_revenue -\d+, vendor_payable \d+',
  'the platform pays the courier''s way and the vendor, and no tip');
select ok(private.ledger_is_balanced(), 'balanced');
select is(private.cash_in_hand(tests.user_id('ravi')), 0::bigint, 'and nobody has cash of it');

-- A rupee in points does not make the rest paid: the tip is nobody's, and the points come back.
select tests.reset();
insert into private.points (user_id, kind, points, expires_at, at)
values (tests.user_id('asha'), 'earned', 4, now() + interval '9 days', now() - interval '1 day');
select tests.act_as('asha');
select public.clear_cart(), public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select tests.name_order('points', (public.place_order((q.quote ->> 'quote_id')::uuid, 'points-and-cash', 'cash', null,
  false, 100) -> 'orders' -> 0 ->> 'id')::uuid)
from (select tests.quote('asha', '{"tip_paise": 3000}') as quote) as q;
select pg_temp.at_door('points');
select is(pg_temp.end_it('points') ->> 'goes', 'disposed', 'an order of points and cash ends too');
select tests.reset();
select is((select sum(e.amount_paise) from private.ledger_entries as e
    join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'courier_payable'
    join private.ledger_transactions as t on t.id = e.transaction_id
    where t.order_id = tests.order_id('points')), 2500::numeric, 'the way is paid, and no tip that nobody gave');
select is((select coalesce(sum(p.points), 0)::bigint from private.points_left(tests.user_id('asha')) as p), 4::bigint,
  'the points are back');
select is((select o.refund_paise || ' ' || o.payment_status from public.enhanced_orders as o
  where o.id = tests.order_id('points')), '100 refunded', 'as the order says');
select is((select sum(e.amount_paise) from private.ledger_entries as e
    join private.ledger_accounts as a on a.id = e.account_id and a.kind in ('order_escrow', 'points_expense')
    join private.ledger_transactions as t on t.id = e.transaction_id
    where t.order_id = tests.order_id('points')), 0::numeric, 'nothing of it is held');
set constraints all immediate;
set constraints all deferred;

-- By the administration, from the way on.
select tests.order_item('desk', 'asha', 'Dosa');
select tests.advance_to('desk', 'ready', 'ravi');
select tests.act_as('meera');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'nobody_at_door') $$, tests.order_id('desk'))),
  'PT400 reason_invalid', 'before pick-up it is no reason');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('desk'), 'out_for_delivery', tests.code_of('desk', 'pickup'));
select is(tests.refusal(format($$ select public.cancel_order(%L, 'nobody_at_door') $$, tests.order_id('desk'))),
  'PT400 reason_invalid', 'nor a courier''s');
select tests.act_as('meera');
select is(public.cancel_order(tests.order_id('desk'), 'nobody_at_door', 'Rang twice') ->> 'status', 'cancelled',
  'the administration ends it');
select tests.reset();
select is((select goes from public.door_waits where order_id = tests.order_id('desk')), 'disposed', 'by the same rule');

-- Help.
select tests.order_item('help', 'asha', 'Dosa');
select tests.advance_to('help', 'out_for_delivery', 'ravi');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.ask_courier_support(%L, 'boredom', '', 'key-help-0') $$,
  tests.order_id('help'))), 'PT400 reason_invalid', 'help needs a reason');
select matches(h ->> 'ticket_number', '.', 'and opens a ticket')
from public.ask_courier_support(tests.order_id('help'), 'accident', 'Fell at the flyover', 'key-help-1') as h;
select ok(public.ask_courier_support(tests.order_id('help'), 'accident', 'Fell at the flyover',
  'key-help-1') is not null, 'once per key');
select tests.reset();
select is((select count(*)::integer from private.courier_calls_for_help), 1, 'once');
select is((select count(*)::integer from public.system_notifications where template = 'admin_courier_help'), 1,
  'the administration knows at once');
select is((select lat::text from private.courier_calls_for_help), '17.43', 'and where');
select * from finish();
rollback;
