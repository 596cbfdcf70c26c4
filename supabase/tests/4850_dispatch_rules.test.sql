-- One dispatch for goods, parcels and rides: rules by region, who is asked and why, silence, and the kill switch. The
-- numbers are those of the shared cases of dispatch.
begin;
select no_plan();
select tests.reviewed('bounds', 'set_dispatch_rule');
select tests.runs_on_schedule('release-silent-jobs', 'select private.release_silent_jobs()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}'),
  tests.create_user('salim', '+919000000013', '{delivery}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);

create function pg_temp.asked(order_name text) returns text language sql as $$
  select string_agg(p.handle || ' ' || f.outcome, ', ' order by f.offered_at, p.handle)
  from public.job_offers as f join public.jobs as j on j.id = f.job_id
  join tests.people as p on p.user_id = f.courier_id where j.order_id = tests.order_id(order_name)
$$;
create function pg_temp.judge(order_name text, handle text) returns text language sql security definer as $$
  select private.why_not_offer(j, o, c, p, private.dispatch_rule(j.region_id, t.work), t.work,
    now() + interval '40 minutes')
  from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
  join private.trades as t on t.trade = o.trade, public.couriers as c
  join public.courier_positions as p on p.user_id = c.user_id
  where j.order_id = tests.order_id(order_name) and c.user_id = tests.user_id(handle)
$$;
create function pg_temp.sweep() returns void language sql security definer as $$
  update private.order_timers set due_at = now() - interval '1 second' where done_at is null
    and action in ('next_wave', 'retry_dispatch');
  select private.sweep_timers(20)
$$;

-- Batching (dispatch-10, dispatch-11).
select is(private.best_way('{"here-P1": 120, "P1-P2": 60, "P2-D2": 400, "D2-D1": 180, "P2-D1": 560, "P1-D1": 520,
  "D1-D2": 200}', '{P1,D1}', '{P2,D2}', '{"D1": 1200, "D2": 1500}', 300) - 'seconds',
  '{"allowed": true, "order": ["P1", "P2", "D2", "D1"], "arrivals": {"P1": 120, "P2": 180, "D2": 580, "D1": 760},
    "extra_seconds": 120}', 'a drop on the way is added, by the shortest way');
select is(private.best_way('{"here-P1": 120, "P1-P2": 420, "P2-D2": 500, "D2-D1": 240, "P2-D1": 700, "P1-D1": 520,
  "D1-D2": 260, "D1-P2": 640}', '{P1,D1}', '{P2,D2}', '{"D1": 1800, "D2": 1500}', 300),
  '{"allowed": false, "reasons": ["detour", "late"]}', 'one that makes somebody late is not');
select is(private.best_way('{"here-a": 10, "a-b": 10}', '{}', '{a,b}', '{"b": 20}', 0) ->> 'allowed', 'true',
  'with empty hands the promise alone decides, and its last second counts');

create temporary table place on commit drop as select private.region_at(17.43, 78.45) as region;
grant select on place to authenticated;

-- The rule in force: the narrower scope before the wider one, then the newest; not before its time.
select tests.act_as('meera');
select lives_ok($$ select public.set_dispatch_rule(jsonb_build_object('region_id', (select region from place),
  'work', 'goods', 'rounds', '[{"radius_m": 3000, "wave": 1}, {"radius_m": 5000, "wave": 2}]'::jsonb,
  'far_m', null, 'note', 'Two rounds'), 'dispatch-rule-key-rule-one') $$,
  'the administration sets a rule for a region');
select lives_ok($$ select public.set_dispatch_rule('{"stopped": true, "valid_from": "2099-01-01T00:00:00Z"}',
  'dispatch-rule-key-rule-two') $$, 'and one for a time to come');
select is(public.set_dispatch_rule('{"stopped": true, "valid_from": "2099-01-01T00:00:00Z"}',
  'dispatch-rule-key-rule-two')
  ->> 'rule_id', (select max(id)::text from jsonb_to_recordset(public.dispatch_rules()) as r (id bigint)),
  'twice with one key is once');
select is(tests.refusal($$ select public.set_dispatch_rule('{"rounds": [{"radius_m": 5, "wave": 1}]}',
  'dispatch-rule-key-r3') $$),
  'PT400 rule_invalid', 'a circle has a size');
select is(tests.refusal($$ select public.set_dispatch_rule(
  '{"rounds": [{"radius_m": 5000, "wave": 1}, {"radius_m": 5000, "wave": 2}]}', 'dispatch-rule-key-r8') $$),
  'PT400 rule_invalid', 'and each is wider than the one before');
select is(tests.refusal($$ select public.set_dispatch_rule('{"weights": {"pickup": -1e9}}',
  'dispatch-rule-key-r9') $$), 'PT400 rule_invalid', 'a weight has a limit');
select is(tests.refusal($$ select public.set_dispatch_rule('{"weights": {"luck": 5}}', 'dispatch-rule-key-r4') $$),
  'PT400 rule_invalid',
  'and only what is known has a weight');
select is(tests.refusal($$ select public.set_dispatch_rule('{"stale_seconds": "soon"}', 'dispatch-rule-key-r5') $$),
  'PT400 rule_invalid',
  'numbers are numbers');
select is((select weights from jsonb_to_recordset(public.dispatch_rules()) as r (note text, weights jsonb)
  where note = 'Two rounds') ->> 'pickup', '-1', 'the list says what a factor weighs where the rule leaves it');
select is((select count(*) from jsonb_to_recordset(public.dispatch_rules()) as r (in_force boolean) where in_force),
  2::bigint, 'the list says which are in force');
select tests.act_as('ravi');
select is(tests.refusal($$ select public.set_dispatch_rule('{}', 'dispatch-rule-key-r6') $$), 'PT403 role_required',
  'no courier rules');
select is(tests.refusal($$ select public.dispatch_rules() $$), 'PT403 role_required', 'nor reads the rules');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.set_dispatch_rule('{}', 'dispatch-rule-key-r7') $$), '^42501',
  'nor does a guest');
select matches(tests.refusal($$ select public.offer_reasons(gen_random_uuid()) $$), '^42501', 'who has no offers');
select tests.reset();
select is((select count(*) from public.audit_log where action = 'set_dispatch_rule'), 2::bigint, 'each is audited');
select is((private.dispatch_rule((select region from place), 'goods')).note, 'Two rounds',
  'a region''s own rule goes first');
select is((private.dispatch_rule((select region from place), 'rides')).note, null, 'of that work only');
select ok((private.dispatch_rule(null, 'rides', '2099-06-01')).stopped, 'and the later one when its time has come');

-- The nearest first, all else equal (dispatch-01); rounds as the rule says (dispatch-08).
select tests.add_courier('ravi', 17.4381), tests.add_courier('rahul', 17.4333), tests.add_courier('salim', 17.445);
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed');
select tests.reset();
select is(pg_temp.asked('dinner'), 'rahul offered', 'the nearest is asked first');
select is((select jsonb_path_query_array(considered, '$[*].why_not') from private.dispatch_decisions as d
  join public.jobs as j on j.id = d.job_id where j.order_id = tests.order_id('dinner')), '[null, null, null]',
  'all three are written down');
select pg_temp.sweep();
select is(pg_temp.asked('dinner'), 'rahul expired, ravi offered, salim offered', 'then the next two');
select tests.act_as('ravi');
select is(public.offer_reasons(tests.offer_for('ravi', 'dinner')) - 'factors' - 'pay',
  '{"rank": 1, "of": 2, "round": 2, "radius_m": 5000}', 'a courier reads why');
select is(jsonb_path_query_array(public.offer_reasons(tests.offer_for('ravi', 'dinner')), '$.factors[*].key'),
  '["pickup", "idle", "acceptance", "vehicle", "wish"]', 'with every factor');
select is(tests.refusal(format('select public.offer_reasons(%L)', tests.offer_for('rahul', 'dinner'))),
  'PT404 offer_not_found', 'of no offer but their own');
select is(tests.refusal(format('select public.dispatch_of_order(%L)', tests.order_id('dinner'))),
  'PT403 role_required', 'and not who else was considered');
select ok(not has_column_privilege('authenticated', 'public.jobs', 'wishes', 'select'),
  'nor whom the customer refuses');
select tests.act_as('meera');
select is(jsonb_path_query_array(public.dispatch_of_order(tests.order_id('dinner')),
  '$[1].considered[*] ? (@.offered == true).name'), '["Ravi", "Salim"]', 'the administration does');

-- An offer ends before its end: [start, end) (dispatch-13).
select tests.reset();
update public.job_offers set expires_at = clock_timestamp() where id = tests.offer_for('ravi', 'dinner');
select tests.act_as('ravi');
select is(public.respond_to_offer(tests.offer_for('ravi', 'dinner'), true) ->> 'outcome', 'too_late',
  'at its last instant an offer is over');

-- Nobody left: those who were asked are not asked twice in one search.
select tests.reset();
select pg_temp.sweep();
select is(tests.job_state('dinner'), 'no_courier', 'after the last round there is nobody');
select is(pg_temp.judge('dinner', 'rahul'), 'asked_already', 'who let it pass is not asked again in this search');

-- Who is not asked (dispatch-02, 03, 05, 06).
select tests.order_item('second', 'asha', 'Dosa');
select tests.advance_to('second', 'confirmed'), tests.reset();
select private.withdraw_offers(j.id, 'withdrawn') from public.jobs as j;
update public.jobs set search_started_at = clock_timestamp();
select is(pg_temp.judge('second', 'ravi'), null, 'ravi can be asked');
update public.courier_positions set at = now() - interval '60 seconds' where user_id = tests.user_id('ravi');
select is(pg_temp.judge('second', 'ravi'), 'stale', 'a position of 60 s is none');
update public.courier_positions set at = now() - interval '59 seconds' where user_id = tests.user_id('ravi');
select is(pg_temp.judge('second', 'ravi'), null, 'one of 59 s is');
update public.couriers set online = false where user_id = tests.user_id('ravi');
select is(pg_temp.judge('second', 'ravi'), 'offline', 'nobody offline');
update public.couriers set online = true, takes_goods = false where user_id = tests.user_id('ravi');
select is(pg_temp.judge('second', 'ravi'), 'other_work', 'nobody who does not carry goods');
update public.couriers set takes_goods = true where user_id = tests.user_id('ravi');
update public.jobs set load_grams = 12000 where order_id = tests.order_id('second');
select is(pg_temp.judge('second', 'ravi'), 'vehicle', 'a bike does not carry 12 kg');
update public.jobs set load_grams = 10000 where order_id = tests.order_id('second');
select is(pg_temp.judge('second', 'ravi'), null, 'but 10');
update public.jobs set load_grams = null, vehicle_class = 'auto' where order_id = tests.order_id('second');
select is(pg_temp.judge('second', 'ravi'), 'vehicle', 'nor is it an auto');
update public.jobs set vehicle_class = null, wishes = jsonb_build_object('not', jsonb_build_array(
  tests.user_id('ravi'))) where order_id = tests.order_id('second');
select is(pg_temp.judge('second', 'ravi'), 'unwanted', 'nobody whom the customer refuses');
update public.jobs set wishes = '{"driver_gender": "woman", "must": true}' where order_id = tests.order_id('second');
select is(pg_temp.judge('second', 'ravi'), 'gender', 'nobody else where it must be a woman');
update public.couriers set gender = 'woman' where user_id = tests.user_id('ravi');
select is(pg_temp.judge('second', 'ravi'), null, 'and a woman who is near');

-- A wish goes before a short way, and the way decides among the others.
update public.jobs set wishes = '{"driver_gender": "woman"}' where order_id = tests.order_id('second');
select results_eq($$ select p.handle from public.jobs as j, private.suitable_couriers(j, 5000, 3) with ordinality
    as s (courier_id, metres, factors, n) join tests.people as p on p.user_id = s.courier_id
  where j.order_id = tests.order_id('second') order by s.n $$, $$ values ('ravi'), ('rahul'), ('salim') $$,
  'who is wished for is asked before who is nearer');

-- The kill switch.
select private.withdraw_offers(j.id, 'withdrawn') from public.jobs as j;
update public.jobs set state = 'cancelled', performer_id = null, nobody_since = null, asked_until = null;
select tests.act_as('meera');
select public.set_dispatch_rule(jsonb_build_object('region_id', (select region from place), 'work', 'goods',
  'stopped', true), 'dispatch-rule-key-stop');
select tests.reset();
select tests.order_item('halted', 'asha', 'Dosa');
select tests.advance_to('halted', 'confirmed'), tests.reset();
select is(pg_temp.asked('halted'), null, 'where dispatch is stopped nobody is asked');
select is(tests.job_state('halted'), 'no_courier', 'and the customer reads that nobody comes yet');
select tests.act_as('meera');
select public.set_dispatch_rule(jsonb_build_object('region_id', (select region from place), 'work', 'goods',
  'stopped', false), 'dispatch-rule-key-go');
select tests.reset();
select pg_temp.sweep();
select isnt(pg_temp.asked('halted'), null, 'let go again, the search goes on');
select tests.act_as('meera');
select public.set_dispatch_rule('{"stopped": true}', 'dispatch-rule-key-stop-all');
select tests.reset();
select ok((private.dispatch_rule((select region from place), 'goods')).stopped,
  'a stop of everywhere is one where a region has a rule of its own');
select tests.act_as('meera');
select public.set_dispatch_rule(jsonb_build_object('region_id', (select region from place), 'work', 'goods',
  'far_m', 15000, 'weights', '{"idle": 2}'::jsonb), 'dispatch-rule-key-far');
select public.set_dispatch_rule(jsonb_build_object('region_id', (select region from place), 'work', 'goods',
  'weights', '{"pickup": -2}'::jsonb), 'dispatch-rule-key-weight');
select public.set_dispatch_rule('{"stopped": false}', 'dispatch-rule-key-go-all');
select tests.reset();
select is((private.dispatch_rule((select region from place), 'goods')).weights, '{"idle": 2, "pickup": -2}',
  'a weight is changed and the others stay');
select ok(not (private.dispatch_rule((select region from place), 'goods')).stopped,
  'and ends with it, also where the region''s own rule was changed in between');

-- Silence before the pick-up (dispatch-09): the same order searches again without whoever fell silent.
select private.withdraw_offers(j.id, 'withdrawn') from public.jobs as j;
update public.jobs set state = 'cancelled', performer_id = null, nobody_since = null, asked_until = null;
update public.courier_positions set at = now();
select tests.order_item('quiet', 'asha', 'Dosa');
select tests.advance_to('quiet', 'confirmed');
select tests.act_as('rahul');
select is(public.respond_to_offer(tests.offer_for('rahul', 'quiet'), true) ->> 'outcome', 'accepted', 'rahul has it');
select tests.reset();
update public.jobs set assigned_at = now() - interval '5 minutes' where order_id = tests.order_id('quiet');
update public.courier_positions set at = now() - interval '59 seconds' where user_id = tests.user_id('rahul');
select is(private.release_silent_jobs(), 0, 'after 59 s nothing is taken');
update public.courier_positions set at = now() - interval '60 seconds' where user_id = tests.user_id('rahul');
select tests.act_as('ravi');
select is(tests.refusal(format('select public.note_navigation(%L)', tests.order_id('quiet'))), 'PT404 order_not_found',
  'nobody is excused for another''s job');
select tests.act_as('rahul');
select ok(public.note_navigation(tests.order_id('quiet')) between now() + interval '1 minute'
  and now() + interval '10 minutes', 'with another app open they may be silent for the way');
select tests.reset();
select is(private.release_silent_jobs(), 0, 'and keep it');
update public.jobs set quiet_until = now() where order_id = tests.order_id('quiet');
select is(private.release_silent_jobs(), 1, 'afterwards not');
select is(pg_temp.asked('quiet'), 'rahul declined, ravi offered', 'the same order goes to the next');
select is(pg_temp.judge('quiet', 'rahul'), 'stale', 'rahul is not heard of');
update public.courier_positions set at = now() where user_id = tests.user_id('rahul');
select is(pg_temp.judge('quiet', 'rahul'), 'silent', 'and when heard again, not asked for this order again');
select is((select count(*) from public.system_notifications where (template, user_id) in (
  ('courier_silent', tests.user_id('rahul')), ('order_courier_silent', tests.user_id('asha')))), 2::bigint,
  'both are told');
select is(private.release_silent_jobs(), 0, 'once');

-- Given back (dispatch-14): not asked again, however late.
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'quiet'), true),
  public.release_job(tests.order_id('quiet'), 'x');
select tests.reset();
update public.job_offers set answered_at = now() - interval '1 hour', offered_at = now() - interval '1 hour'
where outcome = 'declined';
select is(pg_temp.judge('quiet', 'ravi'), 'gave_back', 'who gave it back is not asked again');
select is((select count(*) from private.order_parties where order_id = tests.order_id('quiet')
  and user_id = tests.user_id('ravi') and until_at is null), 0::bigint, 'and hears nothing more');

-- The courier's choice of work.
select tests.act_as('ravi');
select is(public.set_courier_work(true, false, true), '{"goods": true, "parcels": false, "rides": true}',
  'a courier chooses their work');
select is(tests.refusal('select public.set_courier_work(false, false, false)'), 'PT400 work_missing', 'some work');
select is(tests.refusal('select public.set_courier_work(true, null, false)'), 'PT400 request_invalid',
  'and says all of it');
select tests.act_as('asha');
select is(tests.refusal('select public.set_courier_work(true, true, true)'), 'PT403 role_required',
  'a customer has none');

select * from finish();
rollback;
