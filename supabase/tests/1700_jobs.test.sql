-- Jobs over time: that what is only needed for a while goes.
begin;
select no_plan();
select tests.runs_on_schedule('sweep-order-timers', 'select private.sweep_timers(100)');
select tests.runs_on_schedule('prune-expired', 'select private.prune_what_has_expired()');
select tests.runs_on_schedule('prune-job-runs', 'select private.prune_job_runs()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002');
insert into private.closed_accounts (user_id) values (tests.user_id('bala'));
insert into private.topic_log (topic, event, payload, at) values ('user:1', 'old', '{}', now() - interval '25 hours'),
  ('user:1', 'new', '{}', now());
insert into private.quotes (user_id, request, quote, hash, expires_at) values
  (tests.user_id('asha'), '{}', '{}', 'old', now() - interval '25 hours'),
    (tests.user_id('asha'), '{}', '{}', 'new', now());
insert into private.idempotency_keys (actor_id, key, action, created_at) values
  (tests.user_id('asha'), 'old-key-1', 'x', now() - interval '8 days'),
    (tests.user_id('asha'), 'new-key-1', 'x', now());
insert into public.system_notifications (user_id, title, message, template, expires_at) values
  (tests.user_id('asha'), 'old', 'old', 'order_ready', now() - interval '1 second'),
    (tests.user_id('asha'), 'new', 'new', 'order_ready', now() + interval '1 day'),
  (tests.user_id('bala'), 'late', 'late', 'order_ready', now() + interval '1 day');
insert into public.security_violations (type, reported_at) values ('old', now() - interval '91 days'), ('new', now());
insert into private.picture_places (path, bucket, folder, given_at)
  values ('a/old', 'x', 'a/', now() - interval '25 hours'), ('a/new', 'x', 'a/', now());
-- Without their group, which does not matter here.
set local session_replication_role = replica;
insert into private.group_joins (group_id, caller, at) values (gen_random_uuid(), 'old', now() - interval '25 hours'),
  (gen_random_uuid(), 'new', now());
set local session_replication_role = origin;
select private.prune_what_has_expired();
select results_eq($$ select event from private.topic_log where topic = 'user:1' $$, $$ values ('new') $$,
  'published news go after a day');
select results_eq($$ select hash from private.quotes $$, $$ values ('new') $$, 'quotes a day after they ran out');
select results_eq($$ select key from private.idempotency_keys $$, $$ values ('new-key-1') $$, 'keys after a week');
select results_eq($$ select title from public.system_notifications $$, $$ values ('new') $$,
  'notifications when they expire, and those of a closed account');
select results_eq($$ select type from public.security_violations $$, $$ values ('new') $$,
  'violations after ninety days');
select results_eq($$ select path from private.picture_places $$, $$ values ('a/new') $$,
  'places of pictures after a day');
select results_eq($$ select caller from private.group_joins $$, $$ values ('new') $$, 'and who joined a group');

select tests.act_as('asha');
select matches(tests.refusal($$ select private.sweep_timers(1) $$), '^42501', 'nobody sweeps by hand');
select matches(tests.refusal($$ select private.prune_what_has_expired() $$), '^42501', 'or prunes');
select * from finish();
rollback;
