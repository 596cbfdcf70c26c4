-- A domain's own topics: a row, and nothing else, lets those listen whom its function names.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('bala'), tests.reset();
create table tests.rooms (id uuid primary key default gen_random_uuid(), user_id uuid not null);
insert into tests.rooms (user_id) values (tests.user_id('asha'));
select set_config('tests.room', 'room:' || (select id from tests.rooms), true);

select tests.act_as('asha');
select is(private.can_join(current_setting('tests.room')), false, 'a prefix without a row is nobody''s');
select tests.reset();
create function tests.hears_room(subject uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from tests.rooms as r where r.id = subject and r.user_id = auth.uid())
$$;
create function tests.room_story(subject uuid, seq bigint) returns setof public.topic_event
language sql stable security definer set search_path = '' as $$
  select n, 'guest', jsonb_build_object('n', n), now() from generate_series(1, 3) as n where n > room_story.seq
$$;
insert into private.topics (prefix, may_hear) values ('room', 'tests.hears_room'), ('weather', null);
select private.publish(current_setting('tests.room'), 'opened', '{}');
update private.topic_log set xid = '1' where topic = current_setting('tests.room');

select tests.act_as('asha');
select ok(private.can_join(current_setting('tests.room')), 'a row lets those listen whom its function names');
select is(public.live_topic(current_setting('tests.room')), current_setting('tests.room'), 'who are told its name');
select results_eq($$ select event from public.events_since(current_setting('tests.room'),
  0) $$, $$ values ('opened') $$,
  'and what they have missed');
select is(private.can_join('room:' || gen_random_uuid()), false, 'they do not listen to another room');
select
  results_eq(
  $$ select private.can_join(topic) from unnest(array['room', 'room:', 'room:x', current_setting('tests.room') || ':more'])
   as topic$$,
  $$ select false from generate_series(1, 4) $$, 'nor to a name that is not spelled right');
select ok(private.can_join('weather'), 'a topic without a subject is heard by everybody who is signed in');
select is(private.can_join('weather:' || gen_random_uuid()), false, 'under its one name');
select tests.act_as('bala');
select is(private.can_join(current_setting('tests.room')), false, 'somebody else does not listen to the room');
select is(tests.refusal($$ select public.events_since(current_setting('tests.room'), 0) $$), 'PT403 topic_forbidden',
  'nor catches up');
select matches(tests.refusal($$ insert into private.topics (prefix) values ('mine') $$), '^42501', 'nor adds a topic');
select matches(tests.refusal($$ select private.hears_order(gen_random_uuid()) $$), '^42501', 'nor asks past the row');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.live_topic('weather') $$), '^42501', 'a guest listens to nothing');

select tests.reset();
update private.topics set story = 'tests.room_story' where prefix = 'room';
select tests.act_as('asha');
select results_eq($$ select seq, event from public.events_since(current_setting('tests.room'), 1) $$,
  $$ values (2::bigint, 'guest'), (3, 'guest') $$, 'what is missed can be read from the thing itself');
select tests.reset();
select matches(tests.refusal($$ insert into private.topics (prefix, may_hear) values ('bad', 'x(); drop') $$),
  'topic_may_hear_form',
  'a row names a function and nothing else');
select matches(tests.refusal($$ insert into private.topics (prefix, may_hear) values ('a:b', 'tests.hears_room') $$),
  'topic_prefix',
  'and a prefix without a separator');
select is_empty($$ select t.prefix from private.topics as t cross join lateral (values (t.may_hear || '(uuid)'),
   (t.story || '(uuid,bigint)')) as f (named)
  where f.named is not null and to_regprocedure(f.named) is null $$, 'every function that a topic names exists');
select * from finish();
rollback;
