-- Jobs over time: what is scheduled, and that what is only needed for a while goes.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002');
insert into private.closed_accounts (user_id) values (tests.user_id('bala'));
select bag_eq($$ select jobname, command from cron.job $$,
  $$ values ('sweep-order-timers', 'select private.sweep_timers(100)'), ('prune-expired', 'select private.prune_what_has_expired()'),
    ('refresh-shopping-cards', 'select private.refresh_cards(500)'), ('tell-wishes', 'select private.sweep_wishes(500)'),
    ('run-subscriptions', 'select private.run_due_subscriptions()'), ('alert-low-balances', 'select private.alert_low_balances(private.today() + 1)'),
    ('remind-of-rounds', 'select private.remind_of_round()'), ('settle-old-claims', 'select private.settle_old_claims()'),
    ('return-idle-deposits', 'select private.return_idle_deposits()'),
    ('forget-imports', 'select private.forget_imports()'), ('sweep-tickets', 'select private.sweep_tickets()'),
    ('write-off-expired', 'select private.write_off_expired()'), ('prune-job-runs', 'select private.prune_job_runs()'),
    ('check-ledger', 'select private.check_ledger(now() - interval ''1 hour'')'), ('check-ledger-nightly', 'select private.check_ledger()'),
    ('send-pushes', 'select private.call_push_sender()'), ('call-digital-provider', 'select private.call_digital_provider()'),
    ('sweep-fulfilments', 'select private.sweep_fulfilments(100), private.expire_bill_fetches(100)'),
    ('remind-due-bills', 'select private.remind_due_bills(10000)'), ('end-lost-calls', 'select private.end_lost_calls()'),
    ('end-old-groups', 'select private.end_old_groups()'), ('refresh-sales', 'select private.refresh_sales()'), ('count-search-words', 'select private.count_words()') $$,
  'the timers are swept, the ledger checked and old rows pruned');

insert into private.topic_log (topic, event, payload, at) values ('user:1', 'old', '{}', now() - interval '25 hours'), ('user:1', 'new', '{}', now());
insert into private.quotes (user_id, request, quote, hash, expires_at) values
  (tests.user_id('asha'), '{}', '{}', 'old', now() - interval '25 hours'), (tests.user_id('asha'), '{}', '{}', 'new', now());
insert into private.idempotency_keys (actor_id, key, action, created_at) values
  (tests.user_id('asha'), 'old-key-1', 'x', now() - interval '8 days'), (tests.user_id('asha'), 'new-key-1', 'x', now());
insert into public.system_notifications (user_id, title, message, template, expires_at) values
  (tests.user_id('asha'), 'old', 'old', 'order_ready', now() - interval '1 second'), (tests.user_id('asha'), 'new', 'new', 'order_ready', now() + interval '1 day'),
  (tests.user_id('bala'), 'late', 'late', 'order_ready', now() + interval '1 day');
insert into public.security_violations (type, reported_at) values ('old', now() - interval '91 days'), ('new', now());
insert into private.picture_places (path, bucket, folder, given_at) values ('a/old', 'x', 'a/', now() - interval '25 hours'), ('a/new', 'x', 'a/', now());
-- Without their group, which does not matter here.
set local session_replication_role = replica;
insert into private.group_joins (group_id, caller, at) values (gen_random_uuid(), 'old', now() - interval '25 hours'), (gen_random_uuid(), 'new', now());
set local session_replication_role = origin;
select private.prune_what_has_expired();
select results_eq($$ select event from private.topic_log where topic = 'user:1' $$, $$ values ('new') $$, 'published news go after a day');
select results_eq($$ select hash from private.quotes $$, $$ values ('new') $$, 'quotes a day after they ran out');
select results_eq($$ select key from private.idempotency_keys $$, $$ values ('new-key-1') $$, 'keys after a week');
select results_eq($$ select title from public.system_notifications $$, $$ values ('new') $$, 'notifications when they expire, and those of a closed account');
select results_eq($$ select type from public.security_violations $$, $$ values ('new') $$, 'violations after ninety days');
select results_eq($$ select path from private.picture_places $$, $$ values ('a/new') $$, 'places of pictures after a day');
select results_eq($$ select caller from private.group_joins $$, $$ values ('new') $$, 'and who joined a group');

select tests.act_as('asha');
select matches(tests.refusal($$ select private.sweep_timers(1) $$), '^42501', 'nobody sweeps by hand');
select matches(tests.refusal($$ select private.prune_what_has_expired() $$), '^42501', 'or prunes');
select * from finish();
rollback;
