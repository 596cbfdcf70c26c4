-- A parcel from its price to its doors: what may be sent, what it costs, who opens which door, and what is left of it
-- where nobody takes it.
begin;
select no_plan();
select tests.reviewed('guests', 'parcel_contents receiver_view');
select tests.reviewed('bounds', 'parcel_picture_path pick_up_parcel fail_parcel_drop decide_parcel_drop '
  'deliver_parcel receiver_view');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('bala', '+919000000004');
select tests.fund_wallet('asha', 500000), tests.reset();

create function tests.door(north integer, name text) returns jsonb language sql as $$
  select jsonb_build_object('lat', 17.43 + north / 100.0, 'lng', 78.45, 'name', name, 'phone', '+919876543210',
    'line', 'House ' || north, 'landmark', 'Temple')
$$;
create function tests.parcel(many integer default 1, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('trade', 'parcel', 'parcel', jsonb_build_object('pickup', tests.door(0, 'Asha Rao'),
    'drops', (select jsonb_agg(tests.door(n, 'Receiver ' || n) order by n) from generate_series(1, many) as n),
    'grams', 1200, 'contents', 'documents', 'confirmed', true) || more)
$$;
create function tests.parcel_problems(more jsonb) returns text language sql as $$
  select string_agg(p ->> 'code', ' ')
  from jsonb_array_elements(public.quote_order(tests.parcel(1, more)) -> 'problems') as p
$$;
create function tests.send(name text, many integer default 1, more jsonb default '{}', method text default 'wallet')
returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as('asha');
  placed := public.place_order((public.quote_order(tests.parcel(many, more)) ->> 'quote_id')::uuid,
    'test-key:' || gen_random_uuid(), method::public.payment_method);
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
create function tests.job_id(name text) returns uuid language sql stable security definer as $$
  select j.id from private.job_of(tests.order_id(name)) as j
$$;
create function tests.refused(call text, variadic args text[]) returns text language sql as $$
  select tests.refusal(format(call, variadic args))
$$;
create function tests.go(north integer) returns void language sql as $$
  select public.report_position(17.43 + north / 100.0, 78.45)
$$;
create function tests.photo(name text, who text) returns text language plpgsql security definer as $$
declare
  path text := tests.order_id(name) || '/' || tests.user_id(who) || '/' || gen_random_uuid() || '.webp';
begin
  insert into storage.objects (bucket_id, name) values ('parcel-pictures', path);
  return path;
end
$$;
create function tests.collect_parcel(name text) returns void language plpgsql as $$
begin
  perform tests.act_as('ravi'), tests.go(0);
  perform public.respond_to_offer(tests.offer_for('ravi', name), true);
  perform public.mark_at_pickup(tests.order_id(name));
  perform public.pick_up_parcel(tests.order_id(name), tests.code_of(name, 'pickup'), tests.photo(name, 'ravi'));
end
$$;
create function tests.arrive(name text, n integer, north integer) returns void language sql as $$
  select tests.go(north), public.arrive_at_job_stop(tests.job_id(name), n)
$$;
create function tests.drops(name text) returns text language sql stable security definer as $$
  select string_agg(d.state, ' ' order by d.n) from private.parcel_drops as d
  where d.order_id = tests.order_id(drops.name)
$$;
create function tests.parcel_charges(name text) returns jsonb language sql stable security definer as $$
  select jsonb_object_agg(c.code, c.paise) from (select c.code, sum(c.amount_paise) as paise
    from public.order_charges as c where c.order_id = tests.order_id(name) and c.code not in ('tax', 'rounding')
    group by c.code having sum(c.amount_paise) <> 0) as c
$$;
create function tests.age_arrival(name text, seconds integer) returns void language sql security definer as $$
  update public.job_stops as s set arrived_at = s.arrived_at - make_interval(secs => seconds)
  from public.jobs as j where j.id = s.job_id and j.order_id = tests.order_id(name) and s.done_at is null
    and s.arrived_at is not null
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- The price, as the cases of the road say -----------------------------------------------------------------------------
select is(private.parcel_rows(private.parcel_rate(null), 1200, 4200, 1, false, null, false),
  '{"base": 4000, "distance": 1200, "weight": 0, "drops": 0, "cash": 0, "insurance": 0}', 'one small drop');
select is(private.parcel_rows(private.parcel_rate(null), 8000, 11350, 3, false, null, false),
  '{"base": 4000, "distance": 8350, "weight": 1500, "drops": 4000, "cash": 0, "insurance": 0}', 'three drops');
select is(private.parcel_rows(private.parcel_rate(null), 3000, 3000, 1, true, null, false) -> 'cash', '1000',
  'a receiver who pays is charged for cash once');
select is(array(select (private.parcel_rows(private.parcel_rate(null), 3000, 3000, 1, false, d, i)
  ->> 'insurance')::integer from (values (150000, null::boolean), (150000, false), (150000, true), (20000, true))
  as v (d, i)), '{0,0,1500,500}', 'insurance only where it was chosen');
select is(private.parcel_return_paise(private.parcel_rate(null), 8000, 6200), 6525, 'three quarters of the way back');
select is(private.parcel_waiting_paise(private.parcel_rate(null), 430), 300, 'waiting in whole minutes');
select is(array(select (private.parcel_class(private.parcel_rate(null), g)).class
  from unnest('{0,1,5000,5001,10000,10001,20000,20001,40000,40001}'::integer[]) as g),
  '{NULL,S,S,M,M,L,L,XL,XL,NULL}', 'a bound belongs to the lighter class');

-- What may be sent ----------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.parcel_problems('{}'), null, 'documents may');
select is(tests.parcel_problems('{"confirmed": false}'), 'parcel_unconfirmed', 'the list is confirmed each time');
select is(tests.parcel_problems('{"contents": "fireworks"}'), 'parcel_prohibited', 'fireworks may not');
select is(public.quote_order(tests.parcel(1, '{"contents": "fireworks"}')) -> 'totals' -> 'total_paise', '0',
  'and have no price');
select is(tests.parcel_problems('{"contents": "food", "contents_text": "mango pickle"}'), null, 'pickle may');
select is(tests.parcel_problems('{"contents": "other", "contents_text": "Gas cylinder"}'), 'parcel_contents_asked',
  'a suspicious word is asked about');
select is(tests.parcel_problems('{"contents": "other", "contents_text": "Gas cylinder", "sure": true}'), null,
  'and refuses nothing');
select is(tests.parcel_problems('{"contents": "other", "contents_text": "cylinder head gasket"}'), null,
  'a gasket is no gas');
select is(tests.parcel_problems('{"grams": 0}'), 'parcel_empty', 'nothing is not sent');
select is(tests.parcel_problems('{"grams": 40001}'), 'parcel_too_heavy', 'nor what nobody carries');
select is(tests.parcel_problems('{"insured": true}'), 'parcel_value_missing', 'an insured parcel has a value');
select is(tests.parcel_problems('{"insured": true, "declared_paise": 2500001}'), 'parcel_value_too_high',
  'within the limit');
select is(tests.refused('select public.quote_order(%L)', tests.parcel(6)::text), 'PT400 request_invalid',
  'six doors are too many');
select is(tests.refused('select public.quote_order(%L)', tests.parcel(1, '{"grams": "much"}')::text),
  'PT400 request_invalid', 'a weight is a number');
select tests.act_as_anon();
select ok(public.parcel_contents() -> 'kinds' @> '[{"kind": "alcohol", "allowed": false}]', 'everybody reads the list');

-- Two drops, one of which goes back -----------------------------------------------------------------------------------
select tests.add_courier('ravi'), tests.reset(), tests.send('two', 2);
select is(tests.status_of('two'), 'confirmed', 'a parcel waits for nobody but its courier');
select is(tests.drops('two'), 'waiting waiting', 'with two doors');
select tests.act_as('asha');
create temporary table links as select n, public.share_parcel_drop(tests.order_id('two'), n) ->> 'token' as token
  from generate_series(1, 2) as n;
grant select on links to anon, authenticated;
select is((public.order_tracking(tests.order_id('two')) -> 'detail' -> 'parcel' ->> 'pickup_code'),
  tests.code_of('two', 'pickup'), 'the sender reads the code of the pick-up')
  where public.order_tracking(tests.order_id('two')) ? 'detail';
select tests.act_as('bala');
select is(tests.refused('select public.share_parcel_drop(%L, 1)', tests.order_id('two')::text),
  'PT404 order_not_found', 'nobody else shares it');
select is(tests.refused('select public.decide_parcel_drop(%L, 1, %L)', tests.order_id('two')::text, 'return'),
  'PT404 order_not_found', 'or decides about it');
select is(tests.refused('select public.parcel_job(%L)', tests.order_id('two')::text), 'PT403 role_required',
  'or carries it');
select tests.act_as('mira');
select is(tests.refused('select public.parcel_job(%L)', tests.order_id('two')::text), 'PT404 order_not_found',
  'nor does another courier');
select is(tests.refused('select public.pick_up_parcel(%L, %L, %L)', tests.order_id('two')::text, '1234', 'x'),
  'PT404 order_not_found', 'who picks nothing up');
select is(tests.refused('select public.parcel_picture_path(%L, %L)', tests.order_id('two')::text, 'webp'),
  'PT404 order_not_found', 'takes no photos');
select is(tests.refused('select public.deliver_parcel(%L, 2, %L)', tests.job_id('two')::text, '{"code": "1"}'),
  'PT404 order_not_found', 'delivers nothing');
select is(tests.refused('select public.fail_parcel_drop(%L, 2, %L)', tests.job_id('two')::text, 'refused'),
  'PT404 order_not_found', 'fails nowhere');
select is(tests.refused('select public.call_parcel_receiver(%L, 2)', tests.job_id('two')::text),
  'PT404 order_not_found', 'and calls nobody');
select tests.act_as_anon();
select matches(tests.refused('select public.decide_parcel_drop(%L, 1, %L)', tests.order_id('two')::text, 'return'),
  '^42501', 'a guest decides nothing');
select is((select public.receiver_view(l.token) ->> 'code' from links as l where l.n = 1), null,
  'there is no code before the pick-up');

select tests.act_as('ravi');
select is(tests.refused('select public.deliver_parcel(%L, 1, %L)', tests.job_id('two')::text, '{"code": "1"}'),
  'PT404 order_not_found', 'nothing is delivered before it is taken');
select public.respond_to_offer(tests.offer_for('ravi', 'two'), true);
select is(tests.refused('select public.deliver_parcel(%L, 2, %L)', tests.job_id('two')::text, '{"code": "1"}'),
  'PT409 order_transition_not_allowed', 'nor before the pick-up');
select is(tests.refused('select public.pick_up_parcel(%L, %L, %L)', tests.order_id('two')::text, '1234', 'x'),
  'PT409 not_at_door', 'which is at the sender''s door');
select public.mark_at_pickup(tests.order_id('two'));
select is(tests.refused('select public.pick_up_parcel(%L, %L, null)', tests.order_id('two')::text, '1234'),
  'PT400 picture_missing', 'with a photo');
select is(tests.refused('select public.pick_up_parcel(%L, %L, %L)', tests.order_id('two')::text, '1234', 'no/where'),
  'PT400 picture_invalid', 'that there is');
select is(public.pick_up_parcel(tests.order_id('two'), tests.wrong_code('two', 'pickup'), tests.photo('two', 'ravi'))
  ->> 'outcome', 'wrong_code', 'and the code');
select is(public.pick_up_parcel(tests.order_id('two'), tests.code_of('two', 'pickup'), tests.photo('two', 'ravi'))
  ->> 'outcome', 'done', 'then it is picked up');
select is(public.pick_up_parcel(tests.order_id('two'), '0000', null) ->> 'outcome', 'done', 'once');
select is(jsonb_array_length(public.parcel_job(tests.order_id('two')) -> 'stops'), 3, 'the courier reads the stops');
select is(public.parcel_job(tests.order_id('two'))::text ~ tests.code_of('two', 'drop:1'), false, 'without codes')
  where position(tests.code_of('two', 'drop:1') in tests.job_id('two')::text || tests.order_id('two')) = 0;

select tests.act_as_anon();
select is((select public.receiver_view(l.token) ->> 'code' from links as l where l.n = 1),
  tests.code_of('two', 'drop:1'),  'now a receiver reads their own code');
select is((select public.receiver_view(l.token) -> 'position' <> 'null' from links as l where l.n = 1), true,
  'and where the courier is, being next');
select is((select public.receiver_view(l.token) -> 'position' from links as l where l.n = 2), 'null',
  'who is not next does not');
select is((select public.receiver_view(l.token)::text ~ 'House|declared|Receiver 1' from links as l where l.n = 2),
  false, 'nor addresses, values or other receivers');
select is((select public.receiver_view(l.token) -> 'collect_paise' from links as l where l.n = 1), 'null',
  'no price for who does not pay');
select is(tests.refused('select public.receiver_view(%L)', 'guessed'), 'PT404 share_link_not_found',
  'a guess leads nowhere');

select tests.act_as('ravi');
select is(tests.refused('select public.finish_job_stop(%L, 2, %L)', tests.job_id('two')::text,
  tests.code_of('two', 'drop:1')), 'PT409 stop_moves_order', 'the common step does not know these doors');
select is(tests.refused('select public.deliver_parcel(%L, 2, %L)', tests.job_id('two')::text, '{"code": "1"}'),
  'PT409 not_at_door', 'nothing is handed over from afar');
select tests.arrive('two', 2, 1);
select is(public.deliver_parcel(tests.job_id('two'), 2, jsonb_build_object('code', tests.code_of('two', 'drop:2')))
  ->> 'outcome', 'wrong_code', 'one receiver''s code opens no other door')
  where tests.code_of('two', 'drop:1') <> tests.code_of('two', 'drop:2');
select is(tests.refused('select public.deliver_parcel(%L, 2, %L)', tests.job_id('two')::text, '{}'),
  'PT400 proof_missing', 'and something proves it');
select is(public.deliver_parcel(tests.job_id('two'), 2, jsonb_build_object('code', tests.code_of('two', 'drop:1')),
  now() + interval '1 hour') ->> 'outcome', 'done', 'its own does');
select is(public.deliver_parcel(tests.job_id('two'), 2, '{"code": "0000"}') ->> 'outcome', 'done', 'once');
select is(tests.refused('select public.fail_parcel_drop(%L, 2, %L)', tests.job_id('two')::text, 'nobody_there'),
  'PT409 order_transition_not_allowed', 'what was handed over has not failed');
select tests.act_as_anon();
select is((select public.receiver_view(l.token) - 'server_now' from links as l where l.n = 1),
  '{"state": "ended", "outcome": "delivered"}', 'the link ends with the drop');

select tests.act_as('ravi'), tests.arrive('two', 3, 2);
select is(tests.refused('select public.fail_parcel_drop(%L, 3, %L)', tests.job_id('two')::text, 'bored'),
  'PT400 reason_invalid', 'a failure has a reason');
select is(tests.refused('select public.fail_parcel_drop(%L, 3, %L)', tests.job_id('two')::text, 'nobody_there'),
  'PT409 wait_or_call', 'after a wait or a call');
select is(public.call_parcel_receiver(tests.job_id('two'), 3) ->> 'phone', '+919876543210', 'the courier calls');
select is(public.fail_parcel_drop(tests.job_id('two'), 3, 'nobody_there') ->> 'state', 'failed', 'and says so');
select is(public.fail_parcel_drop(tests.job_id('two'), 3, 'nobody_there') ->> 'state', 'failed', 'once');
select is(tests.drops('two'), 'delivered failed', 'the other door is not touched');
select is(tests.status_of('two'), 'out_for_delivery', 'nothing has ended');
select tests.act_as('asha');
select is(tests.refused('select public.decide_parcel_drop(%L, 1, %L)', tests.order_id('two')::text, 'return'),
  'PT409 change_decided', 'only about what failed');
select is(tests.refused('select public.decide_parcel_drop(%L, 2, %L)', tests.order_id('two')::text, 'burn'),
  'PT400 request_invalid', 'there are two choices');
select is(public.decide_parcel_drop(tests.order_id('two'), 2, 'return') ->> 'state', 'returning', 'it comes back');
select is(public.decide_parcel_drop(tests.order_id('two'), 2, 'return') ->> 'state', 'returning', 'once');
select is(tests.refused('select public.decide_parcel_drop(%L, 2, %L)', tests.order_id('two')::text, 'retry'),
  'PT409 change_decided', 'and that stands');
select is(tests.code_of('two', 'drop:2'), null, 'the receiver''s code is void');
select tests.reset();
select is((tests.parcel_charges('two') ->> 'parcel_return')::integer,
  private.parcel_return_paise(private.parcel_rate(null),
  1200, private.road_distance_m(17.45, 78.45, 17.43, 78.45)), 'the way back has its row');
select tests.act_as('ravi'), tests.arrive('two', 1, 0);
select is(public.deliver_parcel(tests.job_id('two'), 1, jsonb_build_object('code', tests.code_of('two', 'drop:90')))
  ->> 'outcome', 'done', 'the sender''s code ends it'), tests.reset();
select is(tests.drops('two'), 'delivered returned', 'one came, one came back');
select is(tests.status_of('two'), 'delivered', 'and the order has ended');
select is(tests.ledger_balance(tests.user_id('ravi'), 'courier_payable'), (select sum(c.amount_paise) * 8000 / 10000
    from public.order_charges as c where c.order_id = tests.order_id('two') and c.phase = 'quoted'
    and c.code <> 'tax')::bigint + ((tests.parcel_charges('two') ->> 'parcel_return')::bigint * 8000 / 10000),
  'the courier is paid for both ways');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');

-- A receiver who pays and refuses -------------------------------------------------------------------------------------
select tests.send('refused', 1, '{"payer": "receiver"}', 'cash');
select tests.act_as('asha');
create temporary table paying as select public.share_parcel_drop(tests.order_id('refused'), 1) ->> 'token' as token;
grant select on paying to anon;
select tests.collect_parcel('refused'), tests.act_as_anon();
select is((select (public.receiver_view(p.token) ->> 'collect_paise')::integer from paying as p), 5900,
  'who pays reads how much');
select tests.act_as('ravi'), tests.arrive('refused', 2, 1);
select is(tests.refused('select public.fail_parcel_drop(%L, 2, %L)', tests.job_id('refused')::text, 'refused'),
  'PT400 refusal_unproven', 'a refusal has a word or a photo');
select is(public.fail_parcel_drop(tests.job_id('refused'), 2, 'refused', 'Not ordered') ->> 'state', 'returning',
  'and the parcel turns round at once'), tests.reset();
select is(tests.parcel_charges('refused') ? 'parcel_cash', false, 'no cash was handled');
select ok((tests.parcel_charges('refused') ->> 'parcel_return')::integer > 0, 'the way back is the sender''s');
select tests.act_as('ravi'), tests.arrive('refused', 1, 0);
select is((select (s ->> 'collect_paise')::bigint = private_total.due from jsonb_array_elements(
  public.parcel_job(tests.order_id('refused')) -> 'stops') as s, (select (public.parcel_job(tests.order_id('refused'))
    ->> 'collect_paise')::bigint as due) as private_total), true, 'who owes both');
select is(public.deliver_parcel(tests.job_id('refused'), 1, '{"name": "Asha", "strokes": "M 1,2 L 3,4"}') ->> 'outcome',
  'done', 'signed for'), tests.reset();
select is(tests.drops('refused'), 'returned', 'it is back');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');

-- Another try, and silence --------------------------------------------------------------------------------------------
select tests.send('again');
select tests.collect_parcel('again');
select tests.arrive('again', 2, 1);
select tests.age_arrival('again', 310);
select is(public.fail_parcel_drop(tests.job_id('again'), 2, 'nobody_there') ->> 'state', 'failed', 'after a wait');
select tests.act_as('asha');
select is(public.decide_parcel_drop(tests.order_id('again'), 1, 'retry') ->> 'state', 'waiting', 'another try');
select tests.act_as('ravi'), tests.arrive('again', 3, 1);
select tests.age_arrival('again', 310);
select is(public.fail_parcel_drop(tests.job_id('again'), 3, 'nobody_there') ->> 'state', 'returning',
  'a second failure brings it back'), tests.reset();
select ok(tests.job_state('again') = 'picked_up', 'by the same courier');
select tests.act_as('ravi'), tests.arrive('again', 1, 0);
select public.deliver_parcel(tests.job_id('again'), 1, jsonb_build_object('picture', tests.photo('again', 'ravi')));
select tests.send('silent');
select tests.collect_parcel('silent');
select tests.arrive('silent', 2, 1);
select tests.age_arrival('silent', 310);
select public.fail_parcel_drop(tests.job_id('silent'), 2, 'cannot_reach'), tests.reset();
update private.parcel_drops set decide_by = now() where decide_by is not null;
update private.order_timers set due_at = now() where action = 'parcel_decides' and done_at is null;
select private.sweep_timers(20);
select is(tests.drops('silent'), 'returning', 'who does not answer gets it back');

-- Called off ----------------------------------------------------------------------------------------------------------
select tests.act_as('ravi'), tests.arrive('silent', 1, 0);
select public.deliver_parcel(tests.job_id('silent'), 1, '{"name": "Asha"}');
select tests.send('off');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('off'), 'changed_mind') ->> 'charge_paise', '0',
  'before the pick-up it costs nothing');
select matches(tests.refusal('select from private.parcels'), '^42501', 'nobody reads the tables');
select matches(tests.refusal('select from private.parcel_drops'), '^42501', 'of others');
select tests.reset();
select is(jsonb_array_length(private.parcel_data(tests.user_id('asha')) -> 'parcels'), 5, 'one reads what one sent');
select private.forget_parcels(tests.user_id('asha'));
select is_empty($$ select from private.parcel_drops where phone is not null $$, 'and it is forgotten');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
reset role;
set constraints all immediate;
select * from finish();
rollback;
