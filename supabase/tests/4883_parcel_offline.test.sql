-- A parcel whose courier had no network: each step once, in order, for when it was made, and with what proves it.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}');
select tests.fund_wallet('asha', 500000), tests.reset();

create function tests.door(north integer, name text) returns jsonb language sql as $$
  select jsonb_build_object('lat', 17.43 + north / 100.0, 'lng', 78.45, 'name', name, 'phone', '+919876543210',
    'line', 'House ' || north)
$$;
create function tests.send(name text) returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as('asha');
  placed := public.place_order((public.quote_order(jsonb_build_object('trade', 'parcel', 'parcel', jsonb_build_object(
    'pickup', tests.door(0, 'Asha Rao'), 'drops', jsonb_build_array(tests.door(1, 'Meena'), tests.door(2, 'Ravi Teja')),
    'grams', 1200, 'contents', 'documents', 'confirmed', true))) ->> 'quote_id')::uuid,
    'test-key:' || gen_random_uuid(), 'wallet');
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
create function tests.job_id(name text) returns uuid language sql stable security definer as $$
  select j.id from private.job_of(tests.order_id(name)) as j
$$;
create function tests.photo(name text, who text) returns text language plpgsql security definer as $$
declare
  path text := tests.order_id(name) || '/' || tests.user_id(who) || '/' || gen_random_uuid() || '.webp';
begin
  insert into storage.objects (bucket_id, name) values ('parcel-pictures', path);
  return path;
end
$$;
create function tests.step(n integer, ago interval, what text, args jsonb default '{}') returns text
language sql as $$
  select format('select public.record_step(%L, %L, %L, %L, %L)',
    ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - ago, tests.order_id('one'), what, args)
$$;
create function tests.at_stop(n integer, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('job_id', tests.job_id('one'), 'n', n) || more
$$;
create function tests.does_step(statement text) returns text language plpgsql as $$
declare
  said jsonb;
begin
  execute statement into said;
  return (said ->> 'outcome') || case when (said ->> 'repeated')::boolean then ' again' else '' end;
end
$$;
create function tests.drop_is(number integer) returns text language sql stable security definer as $$
  select concat_ws(' ', d.state, d.proof, now() - d.done_at) from private.parcel_drops as d
  where d.order_id = tests.order_id('one') and d.n = number
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.add_courier('ravi'), tests.reset(), tests.send('one'), tests.act_as('ravi');
select public.report_position(17.43, 78.45), public.respond_to_offer(tests.offer_for('ravi', 'one'), true),
  tests.reset();
update public.jobs as j set assigned_at = now() - interval '1 hour' where j.order_id = tests.order_id('one');

-- Who -----------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select matches(tests.refusal(tests.step(1, '50 minutes', 'pick_up_parcel')), '^42501', 'a guest records nothing');
select tests.act_as('asha');
select is(tests.refusal(tests.step(1, '50 minutes', 'pick_up_parcel')), 'PT403 role_required', 'nor the sender');
select tests.act_as('mira');
select is(tests.refusal(tests.step(1, '50 minutes', 'pick_up_parcel')), 'PT404 order_not_found',
  'nor a courier who does not carry it');
select is(tests.refusal(tests.step(1, '50 minutes', 'deliver_parcel', tests.at_stop(2))), 'PT404 order_not_found',
  'who hands nothing over');
select is(tests.refusal(tests.step(1, '50 minutes', 'fail_parcel', tests.at_stop(2))), 'PT404 order_not_found',
  'fails nowhere');
select is(tests.refusal(tests.step(1, '50 minutes', 'call_parcel', tests.at_stop(2))), 'PT404 order_not_found',
  'and calls nobody');

-- The pick-up, with a photo that came before its step -----------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.does_step(tests.step(1, '55 minutes', 'at_pickup')), 'done', 'at the sender''s door');
select is(tests.refusal(tests.step(2, '50 minutes', 'pick_up_parcel', jsonb_build_object('code',
  tests.code_of('one', 'pickup'), 'picture', tests.order_id('one') || '/x/y.webp'))), 'PT400 picture_invalid',
  'a photo that was not sent proves nothing');
select is(tests.does_step(tests.step(3, '50 minutes', 'pick_up_parcel', jsonb_build_object('code',
  tests.code_of('one', 'pickup'), 'picture', tests.photo('one', 'ravi')))), 'done', 'one that was does');
select is(tests.does_step(tests.step(3, '50 minutes', 'pick_up_parcel', '{"code": "0000"}')), 'done again', 'once');
select tests.reset();
select is((select now() - p.picked_up_at from private.parcels as p where p.order_id = tests.order_id('one')),
  '50 minutes', 'picked up when it was');

-- The first door, signed for; the second, at which nobody was -------------------------------------------------------
select tests.act_as('ravi');
select is(tests.does_step(tests.step(4, '40 minutes', 'arrive_stop', tests.at_stop(2, '{"lat": 17.44, "lng": 78.45}'))),
  'done', 'arrived where the phone was then');
select is(tests.does_step(tests.step(5, '38 minutes', 'deliver_parcel', tests.at_stop(2, jsonb_build_object('proof',
  jsonb_build_object('name', 'Meena', 'strokes', 'M 1,2' || repeat(' L 3,4', 900)))))), 'done',
  'a long signature is kept');
select is(tests.does_step(tests.step(5, '38 minutes', 'deliver_parcel', tests.at_stop(2, '{"proof": {}}'))),
  'done again', 'once');
select is(tests.does_step(tests.step(6, '30 minutes', 'arrive_stop', tests.at_stop(3, '{"lat": 17.45, "lng": 78.45}'))),
  'done', 'at the second door');
select is(tests.refusal(tests.step(7, '28 minutes', 'fail_parcel', tests.at_stop(3, '{"reason": "nobody_there"}'))),
  'PT409 wait_or_call', 'a wait is counted by when it was, not by how long the network was away');
select is(tests.does_step(tests.step(8, '27 minutes', 'call_parcel', tests.at_stop(3))), 'done', 'a call');
select is(tests.does_step(tests.step(9, '26 minutes', 'fail_parcel', tests.at_stop(3, '{"reason": "nobody_there"}'))),
  'done', 'and the report');
select is(tests.does_step(tests.step(9, '26 minutes', 'fail_parcel', tests.at_stop(3, '{"reason": "refused"}'))),
  'done again', 'once');
select is(tests.drop_is(1), 'delivered signature 00:38:00', 'handed over when it was');
select is(tests.drop_is(2), 'failed', 'and not handed over');
select tests.reset();
select ok((select bool_and(d.decide_by > now()) from private.parcel_drops as d where d.order_id = tests.order_id('one')
  and d.state = 'failed'), 'the sender''s time to choose begins with the word of it');
select is_empty(format('select from private.courier_steps as s where s.order_id = %L and s.answer ? %L',
  tests.order_id('one'), 'phone'), 'no number is kept with the answers');

-- Another try, proven by a photo; time without a network is not charged ----------------------------------------------
select tests.act_as('asha');
select is(public.decide_parcel_drop(tests.order_id('one'), 2, 'retry') ->> 'state', 'waiting', 'another try');
select tests.act_as('ravi');
select is(tests.does_step(tests.step(10, '20 minutes', 'arrive_stop', tests.at_stop(4,
  '{"lat": 17.45, "lng": 78.45}'))), 'done', 'there again');
select is(tests.refusal(tests.step(11, '19 minutes', 'deliver_parcel', tests.at_stop(4))), 'PT400 picture_invalid',
  'without a proof it is not handed over');
select is(tests.does_step(tests.step(12, '18 minutes', 'deliver_parcel', tests.at_stop(4, jsonb_build_object('picture',
  tests.photo('one', 'ravi'))))), 'done', 'a photo proves it');
select is(tests.drop_is(2), 'delivered picture 00:18:00', 'at its time');
select tests.reset();
select is(tests.status_of('one'), 'delivered', 'the order has ended');
select is((select sum(c.amount_paise)::integer from public.order_charges as c
  where c.order_id = tests.order_id('one') and c.code = 'parcel_waiting'),
  (select private.parcel_waiting_paise(private.parcel_rate(null), extract(epoch from
    sum(s.done_at - s.arrived_at))::integer) from public.job_stops as s join public.jobs as j on j.id = s.job_id
    where j.order_id = tests.order_id('one') and s.arrived_at is not null),
  'waiting is what was waited at the doors');
select ok((select max(s.done_at - s.arrived_at) < interval '6 minutes' from public.job_stops as s
  join public.jobs as j on j.id = s.job_id where j.order_id = tests.order_id('one') and s.n > 1),
  'and no minute without a network is in it');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
set constraints all immediate;
select * from finish();
rollback;
