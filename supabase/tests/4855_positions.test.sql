-- Positions: the cases of tracking (what of a report is believed, kept and shown), who follows whom, silence, and the
-- device that leads.
begin;
select no_plan();
select tests.reviewed('bounds', 'report_position set_courier_online');
select tests.runs_on_schedule('note-silence', 'select private.note_silence()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('ravi', '+919000000011', '{delivery}'),
  tests.create_user('rahul', '+919000000012', '{delivery}'), tests.create_user('admin', '+919000000013', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.add_address('bala'), tests.fund_wallet('asha', 1000000),
  tests.fund_wallet('bala', 1000000), tests.add_courier('ravi', 17.4372, 78.45, 2);
select tests.reset();

-- The cases of points: one loader and one test for each ---------------------------------------------------------------
create table tests.cases (id text primary key, title text, points jsonb, expect jsonb, offsets jsonb);
insert into tests.cases values ('tracking-01', 'Accuracy bands: 8 m, 60 m, 400 m, 3 km',
  '[
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:30:00Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 8},
    {"at": "2026-11-20T06:30:20Z", "received": "2026-11-20T06:30:20Z",
     "lat": 17.682479, "lng": 77.6074, "accuracyM": 60},
    {"at": "2026-11-20T06:30:40Z", "received": "2026-11-20T06:30:40Z",
     "lat": 17.683558, "lng": 77.6074, "accuracyM": 400},
    {"at": "2026-11-20T06:31:00Z", "received": "2026-11-20T06:31:00Z",
     "lat": 17.689494, "lng": 77.631942, "accuracyM": 3000}
  ]',
  '{"results": ["accepted", "accepted", "alive", "refused:inaccurate"], "shownIndex": 1}',
  null);
insert into tests.cases values ('tracking-02', 'One jump and back',
  '[
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:30:00Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:10Z", "received": "2026-11-20T06:30:10Z",
     "lat": 17.682209, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:20Z", "received": "2026-11-20T06:30:20Z",
     "lat": 17.726366, "lng": 77.6074, "accuracyM": 15},
    {"at": "2026-11-20T06:30:30Z", "received": "2026-11-20T06:30:30Z",
     "lat": 17.683738, "lng": 77.6074, "accuracyM": 10}
  ]',
  '{"results": ["accepted", "accepted", "held", "accepted"], "afterwards": {"2": "dropped:jump"},
   "shownIndex": 3}',
  null);
insert into tests.cases values ('tracking-03', 'Delivered out of order after a dead spot',
  '[
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:30:00Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:31:30Z", "received": "2026-11-20T06:31:31Z",
     "lat": 17.689494, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:30Z", "received": "2026-11-20T06:31:32Z",
     "lat": 17.684098, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:31:00Z", "received": "2026-11-20T06:31:32Z",
     "lat": 17.686796, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:31:45Z", "received": "2026-11-20T06:31:46Z",
     "lat": 17.690843, "lng": 77.6074, "accuracyM": 10}
  ]',
  '{"results": ["accepted", "accepted", "stored-only", "stored-only", "accepted"], "shownAfterEach": [0,
   1, 1, 1, 4], "trackOrder": [0, 2, 3, 1, 4]}',
  null);
insert into tests.cases values ('tracking-04', 'The same point three times',
  '[
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:30:00Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:30:02Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:31:05Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:15Z", "received": "2026-11-20T06:30:15Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10}
  ]',
  '{"results": ["accepted", "duplicate", "duplicate", "accepted"], "stored": 2, "sequenceGrowsBy": 2}',
  null);
insert into tests.cases values ('tracking-05', 'A phone whose clock is seven minutes ahead',
  '[
    {"at": "2026-11-20T06:37:00Z", "received": "2026-11-20T06:30:00Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10, "session": "a"},
    {"at": "2026-11-20T06:37:10Z", "received": "2026-11-20T06:30:10Z",
     "lat": 17.682119, "lng": 77.6074, "accuracyM": 10, "session": "a"},
    {"at": "2026-11-20T06:37:20Z", "received": "2026-11-20T06:30:20Z",
     "lat": 17.682119, "lng": 77.6074, "accuracyM": 10, "session": "b"},
    {"at": "2026-11-20T06:30:50Z", "received": "2026-11-20T06:30:20Z",
     "lat": 17.682209, "lng": 77.6074, "accuracyM": 10, "session": "b"},
    {"at": "2026-11-20T06:30:51Z", "received": "2026-11-20T06:30:20Z",
     "lat": 17.682209, "lng": 77.6074, "accuracyM": 10, "session": "b"}
  ]',
  '{"results": ["accepted", "accepted", "refused:clock", "accepted", "refused:clock"],
   "correctedAt": ["2026-11-20T06:30:00Z", "2026-11-20T06:30:10Z", null, "2026-11-20T06:30:50Z", null]}',
  '{"a": 420, "b": 0}');
insert into tests.cases values ('tracking-06', 'A mocked position',
  '[
    {"at": "2026-11-20T06:30:00Z", "received": "2026-11-20T06:30:00Z",
     "lat": 17.6814, "lng": 77.6074, "accuracyM": 10},
    {"at": "2026-11-20T06:30:15Z", "received": "2026-11-20T06:30:15Z",
     "lat": 17.684997, "lng": 77.610232, "accuracyM": 3, "mocked": true},
    {"at": "2026-11-20T06:30:30Z", "received": "2026-11-20T06:30:30Z",
     "lat": 17.682749, "lng": 77.6074, "accuracyM": 12}
  ]',
  '{"results": ["accepted", "refused:mocked", "accepted"], "marks": 1, "shownIndex": 2}',
  null);

create function tests.result(said text) returns text language sql immutable as $$
  select case when said like 'accepted%' then 'accepted' when said in ('alive', 'duplicate', 'held') then said
    when said = 'stored' then 'stored-only' else 'refused:' || said end
$$;
create function tests.run(c tests.cases) returns jsonb language plpgsql as $$
declare
  ravi uuid := tests.user_id('ravi');
  point jsonb;
  results jsonb := '[]';
  shown jsonb := '[]';
  place public.courier_positions;
begin
  delete from public.courier_positions where true;
  delete from private.courier_track where true;
  delete from private.position_states where true;
  for point in select * from jsonb_array_elements(c.points) loop
    results := results || to_jsonb(tests.result(private.take_position(ravi, jsonb_build_object('lat', point -> 'lat',
      'lng', point -> 'lng', 'accuracy_m', point -> 'accuracyM', 'at', point -> 'at', 'mocked', point -> 'mocked',
      'sent_at', (point ->> 'received')::timestamptz
        + make_interval(secs => coalesce((c.offsets ->> (point ->> 'session'))::integer, 0))),
      (point ->> 'received')::timestamptz)));
    select * into place from public.courier_positions where user_id = ravi;
    shown := shown || coalesce((select to_jsonb(p.n - 1) from jsonb_array_elements(c.points)
      with ordinality as p (v, n) where (p.v ->> 'lat')::double precision = place.lat
        and (p.v ->> 'lng')::double precision = place.lng order by p.n limit 1), 'null');
  end loop;
  return jsonb_build_object('results', results, 'shownAfterEach', shown, 'shownIndex', shown -> -1,
    'stored', (select count(*) from private.courier_track),
    'sequenceGrowsBy', (select s.sequence from private.position_states as s),
    'marks', (select count(*) from private.position_marks),
    'trackOrder', (select jsonb_agg(p.n - 1 order by t.at) from private.courier_track as t
      join jsonb_array_elements(c.points) with ordinality as p (v, n)
        on (p.v ->> 'lat')::double precision = t.lat and (p.v ->> 'at')::timestamptz = t.at));
end
$$;
select is((select jsonb_object_agg(a.key, a.value) from jsonb_each(tests.run(c)) as a where c.expect ? a.key),
  c.expect - 'afterwards' - 'correctedAt', c.id || ': ' || c.title) from tests.cases as c order by c.id;
select is((select count(*) from private.courier_track where lat > 17.72), 0::bigint,
  'a jump that the next point denies is nowhere');
delete from public.courier_positions where true;
delete from private.courier_track where true;
delete from private.position_states where true;
select is(private.take_position(tests.user_id('ravi'), jsonb_build_object('lat', 17.68, 'lng', 77.6, 'at', now() -
  interval '30 seconds', 'accuracy_m', 10), now()), 'accepted_stored', 'somebody is seen');
select is(private.take_position(tests.user_id('ravi'), jsonb_build_object('lat', 17.78, 'lng', 77.6, 'at', now() -
  interval '20 seconds', 'accuracy_m', 10), now()), 'held', 'then eleven kilometres farther, which waits');
select is(private.take_position(tests.user_id('ravi'), jsonb_build_object('lat', 17.781, 'lng', 77.6, 'at', now() -
  interval '10 seconds', 'accuracy_m', 10), now()), 'accepted_stored', 'until the next agrees with it');
select is((select count(*) from private.courier_track where lat > 17.7), 2::bigint, 'which confirms both');
select is(private.take_position(tests.user_id('ravi'), jsonb_build_object('lat', 17.78, 'lng', 77.6, 'at', now() -
  interval '2 days'), now()), 'too_old', 'what is days old is not taken');

-- tracking-12: moved by exactly 0.0001 degrees, compared with the last one that was told
select is(private.moved(17.6814, 77.6074, 17.6815, 77.6074), true, 'tracking-12: 0.0001 degrees in decimals is a move');
select is(private.moved(17.6815, 77.6074, 17.6815, 77.60749), false, 'less is not');
select is(private.moved(17.6815, 77.6074, 17.6816, 77.60749), true, 'since the last one that was told it is');
select is(private.moved(17.6816, 77.60749, 17.6816, 77.6075), false, 'and not from there');

-- What a courier calls ------------------------------------------------------------------------------------------------
select tests.order_item('dinner', 'asha', 'Dosa'), tests.order_item('lunch', 'bala', 'Dosa');
select tests.reset();
create function pg_temp.told(name text) returns bigint language sql security definer as $$
  select count(*) from realtime.messages
  where topic = private.current_topic('order:' || tests.order_id(name)) and event = 'courier_position'
$$;
create function pg_temp.last_told(name text) returns jsonb language sql security definer as $$
  select payload from realtime.messages
  where topic = private.current_topic('order:' || tests.order_id(name)) and event = 'courier_position'
  order by inserted_at desc, id desc limit 1
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.act_as('ravi');
select public.set_courier_online(true, 17.4372, 78.45, 'phone-one');
select is(public.report_position(17.4373, 78.45) - 'server_now', jsonb_build_object('accepted', true, 'reason', null,
  'next_in_seconds', 20), 'without a job a device reports every twenty seconds');
select is(pg_temp.told('dinner') + pg_temp.told('lunch'), 0::bigint, 'and nobody follows somebody without their order');
select tests.advance_to('dinner', 'ready', 'ravi');
select tests.act_as('ravi');
select is(public.report_position(17.4374, 78.45, 90, 8) ->> 'next_in_seconds', '4', 'with one every four, moving');
select is(public.report_position(17.4376, 78.45, 90, 8, battery => 12) ->> 'next_in_seconds', '8',
  'half as often with little charge');
select is(pg_temp.told('dinner'), 2::bigint, 'whoever waits for the order follows');
select is(pg_temp.told('lunch'), 0::bigint, 'and nobody else');
select ok(pg_temp.last_told('dinner')::text !~* 'bala|lunch|lakeview|order_id', 'what is told names no other order');
select is(public.report_position(17.43761, 78.45, 90, 8) ->> 'accepted', 'true', 'a step of a metre is taken');
select is(pg_temp.told('dinner'), 2::bigint, 'and told to nobody');
select is(public.report_position(17.4380, 78.45, 90, 400) - 'server_now' - 'next_in_seconds',
  '{"accepted": false, "reason": "alive"}', 'an inexact one is a sign of life');
select is(public.report_position(17.4380, 78.45, 90, 8, mocked => true) ->> 'reason', 'mocked',
  'a mocked one is refused');
select is(public.report_position(17.4380, 78.45, 90, 8, now() + interval '31 seconds', 'p-1', false, 80, now())
  ->> 'reason', 'clock', 'as one of the future');
select is(tests.refusal($$ select public.report_position(17.4380, 78.45, at => 'infinity') $$),
  'PT400 request_invalid', 'and one of the end of time');
select is(tests.refusal($$ select public.report_position(17.4380, 78.45, device => repeat('x', 1000)) $$),
  'PT413 request_too_large', 'and a device of a thousand letters');
select tests.act_as('asha');
select matches(tests.refusal($$ select public.report_position(17.4380, 78.45) $$), '^PT403',
  'a customer reports no position');
select is_empty($$ select from public.courier_positions $$, 'and reads none by table');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.report_position(17.4380, 78.45) $$), '^42501', 'nor does a guest');
select tests.act_as('ravi');
select matches(tests.refusal($$ select from private.position_marks $$), '^42501', 'nobody reads the marks');

-- Two devices: the last to go online leads ----------------------------------------------------------------------------
select public.set_courier_online(true, 17.4376, 78.45, 'phone-two');
select is(public.report_position(17.4390, 78.45, device => 'phone-one') ->> 'reason', 'other_device',
  'the other device is told that it does not lead');
select is(public.report_position(17.4377, 78.45, device => 'phone-two') ->> 'accepted', 'true',
  'the leading one is heard');
select tests.reset();
select is((select lat from public.courier_positions where user_id = tests.user_id('ravi')), 17.4377::double precision,
  'and only that one');
select is((select payload ->> 'device' from private.topic_log where topic = 'user:' || tests.user_id('ravi')
  and event = 'device' order by seq desc limit 1), 'phone-two', 'which the other hears at once');

-- tracking-11: who may listen -----------------------------------------------------------------------------------------
create function pg_temp.hears(who text, topic text) returns boolean language plpgsql as $$
declare
  said text;
begin
  if who = 'guest' then perform tests.act_as_anon(); else perform tests.act_as(who); end if;
  said := tests.refusal(format('select public.live_topic(%L)', topic));
  perform tests.reset();
  return said = 'allowed';
end
$$;
select is(pg_temp.hears(a.who, a.topic), a.may, format('tracking-11: %s on %s', a.who, a.what)) from (values
  ('asha', 'order:' || tests.order_id('dinner'), 'the own job', true),
  ('bala', 'order:' || tests.order_id('dinner'), 'the job of another', false),
  ('rahul', 'order:' || tests.order_id('dinner'), 'the job of a colleague', false),
  ('asha', 'courier:' || tests.user_id('ravi'), 'the courier', false),
  ('asha', 'user:' || tests.user_id('ravi'), 'the courier''s own topic', false),
  ('guest', 'order:' || tests.order_id('dinner'), 'any job', false),
  ('vikram', 'order:' || tests.order_id('dinner'), 'a job of the own business', true)) as a (who, topic, what, may);

-- tracking-07: silence ------------------------------------------------------------------------------------------------
create function pg_temp.pauses(name text) returns text language sql security definer as $$
  select string_agg(format('%s for %s s', payload ->> 'lat',
    extract(epoch from now() - (payload ->> 'paused_since')::timestamptz)::integer), ', ')
  from realtime.messages where topic = private.current_topic('order:' || tests.order_id(name))
    and event = 'courier_position' and payload ->> 'paused_since' is not null
$$;
create function pg_temp.paused(seconds integer) returns boolean language plpgsql as $$
begin
  perform tests.reset();
  update public.courier_positions set seen_at = now() - make_interval(secs => seconds)
  where user_id = tests.user_id('ravi');
  perform tests.act_as('asha');
  return (public.order_tracking(tests.order_id('dinner')) #>> '{delivery,courier_position,paused_since}') is not null;
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(pg_temp.paused(59), false, 'tracking-07: 59 seconds are live');
select is(pg_temp.paused(60), true, '60 are paused');
select is(pg_temp.paused(100), true, 'and stay so');
select tests.reset();
select is(private.note_silence(), 1, 'whoever follows is told');
select is(private.note_silence(), 0, 'once');
select is(pg_temp.pauses('dinner'), '17.4377 for 100 s', 'since when nothing came, while the marker stays');
select tests.act_as('ravi');
select is(public.report_position(17.43771, 78.45) ->> 'accepted', 'true', 'the next one ends it');
select is(pg_temp.told('dinner'), 5::bigint, 'which is told at once, though it is near');
select is(pg_temp.paused(0), false, 'for whoever comes later too');
select is(pg_temp.paused(60), true, 'who looks before the silence was noted reads it too');
select tests.act_as('ravi');
select public.report_position(17.43771, 78.45);
select is(pg_temp.told('dinner'), 6::bigint, 'and is told at once when it ends');

-- tracking-09: the link ends with the order, at once where its view says so -------------------------------------------
create temporary table pg_temp.kept (token text);
grant all on pg_temp.kept to anon, authenticated;
create function pg_temp.seen() returns jsonb language sql as $$
  select public.shared_view(k.token) from pg_temp.kept as k
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.act_as('asha');
insert into pg_temp.kept select public.create_share_link(tests.order_id('dinner')) ->> 'token';
select tests.act_as_anon();
select is(pg_temp.seen() -> 'position', null, 'tracking-09: before the way begins nobody is seen');
select tests.reset();
select tests.move_as('dinner', 'out_for_delivery', 'courier', 'ravi');
select tests.act_as_anon();
select is(pg_temp.seen() -> 'position' ->> 'lat', '17.43771', 'on the way the position is');
select ok((pg_temp.seen() ->> 'eta_at') is not null, 'and when it ends');
select ok(pg_temp.seen()::text !~* '90000000|lakeview|asha|bala', 'no phone, no address, no customer');
select tests.reset();
update private.share_views set ends_at_once = true where view = 'live_status';
select tests.move_as('dinner', 'delivered', 'courier', 'ravi');
select tests.act_as_anon();
select is(pg_temp.seen() - 'server_now', '{"state": "ended"}', 'from its end the link has ended');
select tests.act_as('ravi');
create temporary table pg_temp.counted as select pg_temp.told('dinner') as many;
select public.report_position(17.4400, 78.45);
select is(pg_temp.told('dinner'), (select many from pg_temp.counted), 'and nobody follows any more');
select tests.reset();

-- tracking-08: the arrival that is told -------------------------------------------------------------------------------
create table tests.estimates (n integer primary key, arrives integer, cause text, told integer, reason text);
insert into tests.estimates values (1, 40, 'preparation', 0, null), (2, -120, 'preparation', -120, null),
  (3, -60, 'preparation', -120, null), (4, -59, 'road', -59, 'road'), (5, -150, 'preparation', -150, null);
create table tests.answers (arrives_at timestamptz, cause text);
create function tests.estimate(o public.enhanced_orders) returns private.estimate language sql stable as $$
  select row(a.arrives_at, a.cause)::private.estimate from tests.answers as a
$$;
update private.trade_kinds set estimate = 'tests.estimate' where trade = 'food';
create function tests.told_after(e tests.estimates) returns text language plpgsql as $$
declare
  o public.enhanced_orders;
  told private.order_estimates;
begin
  select * into o from public.enhanced_orders where id = tests.order_id('lunch');
  delete from tests.answers where true;
  insert into tests.answers values (o.promised_max_at + make_interval(secs => e.arrives), e.cause);
  perform private.keep_estimate(o);
  select * into told from private.order_estimates where order_id = o.id;
  return format('%s %s', round(extract(epoch from told.arrives_at - o.promised_max_at)), told.delayed_by);
end
$$;
select is(tests.told_after(e), format('%s %s', e.told, e.reason), format('tracking-08: estimate %s', e.n))
from tests.estimates as e order by e.n;

-- tracking-10: trimmed after 30 days ----------------------------------------------------------------------------------
delete from private.courier_track where true;
insert into private.courier_track (user_id, lat, lng, at)
select tests.user_id('ravi'), 17.43, 78.45, now() - interval '30 days' + make_interval(secs => s)
from unnest('{-1,0,1,2505600}'::integer[]) as s;
create temporary table pg_temp.receipt as select o.total_paise, j.distance_m, j.pay_paise, j.done_at
from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id where o.id = tests.order_id('dinner');
select private.prune_what_has_expired();
select is((select array_agg(extract(epoch from t.at - now() + interval '30 days')::integer order by t.at)
  from private.courier_track as t), '{1,2505600}', 'tracking-10: what is 30 days old is gone');
select private.prune_what_has_expired();
select is((select count(*) from private.courier_track), 2::bigint, 'and no more the second time');
select is((select row(o.total_paise, j.distance_m, j.pay_paise, j.done_at)::text from public.enhanced_orders as o
  join public.jobs as j on j.order_id = o.id where o.id = tests.order_id('dinner')),
  (select row(r.*)::text from pg_temp.receipt as r), 'the receipt stays');
select * from finish();
rollback;
