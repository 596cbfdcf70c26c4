-- When an order arrives, and whether a courier is where they say.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('ravi', '+919000000011', '{delivery}'),
  tests.create_user('rahul', '+919000000012', '{delivery}'), tests.create_user('admin', '+919000000013', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000), tests.add_courier('ravi', 17.4372, 78.45);
select tests.reset();

-- The minutes from now that the customer of the dinner is told, and why they grew.
create function pg_temp.told() returns text language plpgsql as $$
declare
  eta jsonb;
begin
  perform tests.act_as('asha');
  eta := public.order_tracking(tests.order_id('dinner')) -> 'eta';
  perform tests.reset();
  return format('%s-%s%s', round(extract(epoch from (eta ->> 'min_at')::timestamptz - now()) / 60),
    round(extract(epoch from (eta ->> 'max_at')::timestamptz - now()) / 60), ' ' || (eta ->> 'delayed_by'));
end
$$;
-- Lets minutes pass: everything that happened lies further back.
create function pg_temp.pass(minutes integer) returns void language sql security definer as $$
  update public.enhanced_orders set created_at = created_at - make_interval(mins => minutes),
    placed_at = placed_at - make_interval(mins => minutes),
    status_since = status_since - make_interval(mins => minutes),
    promised_min_at = promised_min_at - make_interval(mins => minutes),
      promised_max_at = promised_max_at - make_interval(mins => minutes);
  alter table public.order_events disable trigger order_events_are_append_only;
  update public.order_events set at = at - make_interval(mins => minutes);
  alter table public.order_events enable trigger order_events_are_append_only;
  update public.job_stops set done_at = done_at - make_interval(mins => minutes);
  update private.order_estimates set arrives_at = arrives_at - make_interval(mins => minutes);
  update public.courier_positions set at = at - make_interval(mins => minutes);
$$;

grant execute on all functions in schema pg_temp to authenticated;
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'confirmed', null, 20);
select is(pg_temp.told(), '25-35', 'until preparing begins the promise stands: 20 minutes and the way of 1.4 km');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'dinner'), true);
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'preparing');
select is(pg_temp.told(), '25-25', 'then it is one time: preparing and the way');
select pg_temp.pass(10);
select is(pg_temp.told(), '15-15', 'which comes nearer as time passes');
select pg_temp.pass(13);
select tests.act_as('ravi');
select public.report_position(17.4372, 78.45);
select is(pg_temp.told(), '9-9 courier',
  'a courier who is farther away than the food needs puts it back, and the reason is said');
select pg_temp.pass(1);
select tests.act_as('ravi');
select public.report_position(17.4345, 78.45);
select is(pg_temp.told(), '8-8 courier', 'the reason stays as long as the later time does');
select pg_temp.pass(8);
select tests.act_as('ravi');
select public.report_position(17.4305, 78.45);
select is(pg_temp.told(), '7-7 preparation', 'food that is not ready in time puts it back too');
select pg_temp.pass(5);
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'ready');
select is(pg_temp.told(), '10-10 courier',
  'ready, but the courier''s position is not known: five minutes to the vendor (Spec §4 Orders, ready = 5)');
select tests.act_as('ravi');
select public.report_position(17.4372, 78.45);
select is(pg_temp.told(), '9-9 courier', 'with a position the way of the courier counts');

-- Arriving.
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.mark_at_pickup(%L) $$, tests.order_id('dinner'))),
  'PT409 not_there_yet', 'no courier arrives from 800 metres away');
select is(tests.refusal(format($$ select public.mark_at_pickup(%L, 'because') $$, tests.order_id('dinner'))),
  'PT400 reason_invalid', 'nor with a reason that nobody knows');
select is(tests.job_state('dinner'), 'assigned', 'and nothing has moved');
select tests.act_as('ravi');
select public.report_position(17.4305, 78.45);
select lives_ok(format($$ select public.mark_at_pickup(%L) $$, tests.order_id('dinner')),
  'at the counter the courier has arrived');
select is(pg_temp.told(), '5-5', 'who waits no longer makes it earlier, and no reason is left');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.code_of('dinner', 'pickup'));
select pg_temp.pass(6);
select is(pg_temp.told(), '2-2 road',
  'on the road without a position at least two minutes are left (Spec §4 Orders, out for delivery)');
select tests.act_as('ravi');
select public.report_position(17.438, 78.45);
select is(pg_temp.told(), '1-1 road', 'the courier''s position says better');
select tests.act_as('asha');
select is(public.my_active_orders() -> 0 -> 'promised_max_at',
  public.order_tracking(tests.order_id('dinner')) -> 'eta' -> 'max_at',
  'the list of orders says the time that tracking says');
select is(public.home_page() -> 'mine' -> 'active' -> 0 -> 'promised_max_at',
  public.my_active_orders() -> 0 -> 'promised_max_at', 'and so does home');
select tests.reset();
select is(private.event_detail(l.topic, l.event, l.payload) -> 'card' -> 'promised_max_at',
  private.eta_of(o) -> 'max_at',
  'what an open list hears says the same, not the promise again')
from private.topic_log as l join public.enhanced_orders as o on o.id = tests.order_id('dinner')
where l.topic = 'user:' || o.user_id and l.event = 'order' order by l.seq desc limit 1;
select isnt(private.eta_of(o) -> 'max_at', to_jsonb(o.promised_max_at), 'which it no longer is')
from public.enhanced_orders as o where o.id = tests.order_id('dinner');
select is(private.order_choice(o) -> 'promised_max_at', private.eta_of(o) -> 'max_at', 'nor does help say another')
from public.enhanced_orders as o where o.id = tests.order_id('dinner');
create function pg_temp.heard() returns bigint language sql security definer as $$
  select count(*) from private.topic_log where topic = 'user:' || tests.user_id('asha') and event = 'order'
$$;
-- The estimate of a job is kept at most every ten seconds.
update private.courier_track set at = at - interval '1 minute';
select tests.act_as('ravi');
select public.report_position(17.438, 78.45);
select tests.reset();
select set_config('tests.heard', pg_temp.heard()::text, true);
update private.courier_track set at = at - interval '1 minute';
select tests.act_as('ravi');
select public.report_position(17.438, 78.45);
select tests.reset();
select is(pg_temp.heard(), current_setting('tests.heard')::bigint,
  'a position that changes nothing is no news for lists');
update private.courier_track set at = at - interval '1 minute';
update private.order_estimates set arrives_at = arrives_at + interval '5 minutes';
select tests.act_as('ravi');
select public.report_position(17.438, 78.45);
select tests.reset();
select is(pg_temp.heard(), current_setting('tests.heard')::bigint + 1, 'one that moves the time tells the lists of it');
select tests.act_as('ravi');
select is(public.my_active_orders(), '[]', 'nobody else has it in their list');
select tests.act_as_anon();
select matches(tests.refusal('select public.my_active_orders()'), '^42501', 'nor does a visitor');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.advance_order(%L, 'on_way') $$, tests.order_id('dinner'))),
  'PT409 not_there_yet', 'nobody is at the door from 200 metres away');
select tests.act_as('ravi');
select is(public.advance_order(tests.order_id('dinner'), 'on_way', reason => 'no_way_nearer') ->> 'status', 'on_way',
  'unless a reason is given');
select matches(pg_temp.told(), '^0-0', 'at the door nothing is left');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'drop'));
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('dinner')) -> 'eta' ->> 'delayed_by', null,
  'what has arrived is not late any more');
select tests.act_as('admin');
select is((select string_agg(a ->> 'stop' || ' ' || coalesce(a ->> 'reason', 'there'), ', ')
  from jsonb_array_elements(public.admin_order(tests.order_id('dinner')) -> 'arrivals') as a),
  'pickup there, drop no_way_nearer', 'administrators see where the courier was');
select tests.act_as('asha');
select matches(tests.refusal($$ select * from private.arrivals $$), '^42501', 'nobody else does');
select matches(tests.refusal($$ select * from private.order_estimates $$), '^42501',
  'and estimates are read through the order');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.mark_at_pickup(%L, 'other_spot') $$, tests.order_id('dinner'))),
  '^42501', 'a visitor arrives nowhere');
select tests.reset();
select is_empty($$ select estimate from private.trade_kinds where estimate is not null
   and to_regprocedure(estimate || '(public.enhanced_orders)') is null$$,
  'every rule for estimates is a function that exists');
select * from finish();
rollback;
