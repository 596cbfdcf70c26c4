-- Invitations: whom they pay, when, and whom they do not: rings of one person, device, address or instrument.
begin;
select no_plan();
select tests.reviewed('bounds', 'join_referral');
select tests.runs_on_schedule('settle-referrals', 'select private.settle_referrals()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'), tests.create_user('dev', '+919000000004'),
  tests.create_user('esha', '+919000000005'), tests.create_user('farid', '+919000000006'),
  tests.create_user('vikram', '+919000000007', '{vendor}');
select tests.open_vendor('kitchen', 'vikram', packaging_paise => 0), tests.add_item('kitchen', 'Dosa', 20000),
  tests.add_item('kitchen', 'Chai', 19999);
select tests.fund_wallet(handle, 1000000) from unnest(array['asha', 'bala', 'chitra', 'dev', 'esha', 'farid'])
  as handle;
insert into public.addresses (user_id, label, line, city, pincode, lat, lng)
select tests.user_id(handle), 'Home', 'House ' || n, 'Hyderabad', '500034', 17.44, 78.45
from unnest(array['asha', 'bala', 'chitra', 'dev', 'esha', 'farid']) with ordinality as h (handle, n);
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'referrals_enabled';

create function pg_temp.code(handle text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  return public.my_referrals() ->> 'code';
end
$$;
create function pg_temp.joins(handle text, code text, device text default null) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  if device is not null then perform pg_temp.signs_in(handle, device::inet); end if;
  return tests.refusal(format('select public.join_referral(%L)', code));
end
$$;
create function pg_temp.signs_in(handle text, address inet) returns void language plpgsql as $$
declare
  session uuid := pg_temp.session_of(handle, address);
begin
  perform tests.act_as(handle);
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb
    || jsonb_build_object('session_id', session))::text, true);
end
$$;
create function pg_temp.session_of(handle text, address inet) returns uuid language sql security definer as $$
  insert into auth.sessions (id, user_id, ip, user_agent)
  values (gen_random_uuid(), tests.user_id(handle), address, 'Firefox') returning id
$$;
create function pg_temp.shown(handle text) returns text language plpgsql as $$
declare
  m jsonb;
begin
  perform tests.act_as(handle);
  m := public.my_referrals();
  return concat_ws(' ', m ->> 'joined', m ->> 'waiting', m ->> 'paid', m ->> 'earned_paise', m ->> 'may_join');
end
$$;
create function pg_temp.state(handle text) returns text language sql security definer as $$
  select concat_ws(' ', r.state, r.reason) from private.referrals as r where r.friend_id = tests.user_id(handle)
$$;
create function pg_temp.given(handle text) returns bigint language sql security definer as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_transactions as t
  join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
  where t.kind like 'referral%' and a.owner_id = tests.user_id(handle)
$$;
-- The end of a transaction: what rewards friends posts, and what it posts is checked.
create function pg_temp.ends() returns void language plpgsql as $$
begin
  set constraints public.delivered_orders_reward_friends immediate;
  set constraints all immediate;
  set constraints all deferred;
end
$$;
-- Delivers what somebody orders for themselves, and ends the transaction.
create function pg_temp.delivers(name text, handle text, item text default 'Dosa', more jsonb default
  '{"fulfilment": "pickup"}') returns text language plpgsql as $$
begin
  perform tests.order_item(name, handle, item, 1, 'wallet', more);
  perform tests.advance_to(name, 'ready');
  perform tests.act_as('vikram');
  perform public.advance_order(tests.order_id(name), 'delivered', tests.code_of(name, 'drop'));
  perform tests.reset();
  perform pg_temp.ends();
  return pg_temp.state(handle);
end
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Who may.
select tests.act_as_anon();
select throws_ok('select public.my_referrals()', '42501', null, 'guests have no code');
select throws_ok($$ select public.join_referral('ABCDEFGH') $$, '42501', null, 'nor do they join');
select tests.act_as('asha');
select matches(tests.refusal('select * from private.' || name), '^42501', 'nobody reads ' || name)
from unnest(array['referrals', 'referral_codes']) as name;
select matches(pg_temp.code('asha'), '^[2-9A-HJ-NP-Z]{8}$', 'a customer has a code');
select is(pg_temp.code('asha'), pg_temp.code('asha'), 'which stays');
select set_config('tests.asha', pg_temp.code('asha'), true), set_config('tests.bala', pg_temp.code('bala'), true),
  set_config('tests.chitra', pg_temp.code('chitra'), true);

-- Joining.
select is(pg_temp.joins('bala', 'ZZZZZZZZ'), 'PT404 referral_unknown', 'a code that nobody has');
select is(pg_temp.joins('bala', null), 'PT404 referral_unknown', 'none');
select is(pg_temp.joins('bala', repeat('A', 201)), 'PT413 request_too_large', 'or a long text');
select is(pg_temp.joins('bala', current_setting('tests.bala')), 'PT409 referral_not_yours',
  'nobody invites themselves');
select is(pg_temp.joins('bala', ' ' || lower(current_setting('tests.asha'))), 'allowed', 'a friend joins');
select is(pg_temp.joins('bala', current_setting('tests.asha')), 'allowed', 'an answer that was lost is repeated');
select is(pg_temp.joins('bala', current_setting('tests.chitra')), 'PT409 referral_not_new', 'but nobody joins twice');
select is(pg_temp.joins('asha', current_setting('tests.bala')), 'PT409 referral_not_yours', 'A→B→A is no invitation');
select is(pg_temp.joins('chitra', current_setting('tests.bala')), 'allowed', 'a friend of a friend');
select is(pg_temp.joins('asha', current_setting('tests.chitra')), 'PT409 referral_not_yours', 'nor A→B→C→A');
select is(pg_temp.shown('asha'), '1 0 0 0 true', 'whoever invites sees how many came, and no names');
select is(public.my_referrals() - 'code' ?| array['names', 'friends'], false, 'as nobody is named');

-- The friend's first order above the minimum pays the friend; the referrer waits for the help window.
select is(pg_temp.delivers('small', 'bala', 'Chai'), 'joined', 'an order below the minimum brings nothing');
select is(pg_temp.given('bala'), 0::bigint, 'not a paisa');
select is(pg_temp.delivers('first', 'bala'), 'delivered', 'the first one at the minimum counts');
select is(array[pg_temp.given('bala'), pg_temp.given('asha')], '{5000,0}', 'and pays the friend');
select results_eq($$ select l.bucket::text, l.expires_at > now() + interval '100 days' from private.wallet_lots as l
  join private.ledger_transactions as t on t.id = l.transaction_id where t.kind = 'referral_credit' $$,
  $$ values ('promotional', true) $$, 'promotional money with a last day');
select is(private.settle_referrals(), 0, 'the referrer waits');
select tests.reset();
update private.order_shares set settled_at = null where order_id = tests.order_id('first');
select is(private.settle_referrals(now() + interval '49 hours'), 0, 'also while something can be returned');
update private.order_shares set settled_at = now() where order_id = tests.order_id('first');
insert into private.order_claims (order_id, user_id, problem, asked_paise, state, why, ticket_id)
select tests.order_id('first'), tests.user_id('bala'), 'item_missing', 20000, 'in_review', 'above_limit', t.id
from private.create_ticket(tests.user_id('bala'), 'item_missing', tests.order_id('first'), 'en', 'Not in the bag', null)
  as t;
select is(private.settle_referrals(now() + interval '49 hours'), 0, 'or what was reported is not decided');
update private.order_claims set state = 'declined', decided_at = now() where order_id = tests.order_id('first');
select is(private.settle_referrals(now() + interval '48 hours 1 minute'), 1, 'until nothing can be reported');
select is(array[pg_temp.given('bala'), pg_temp.given('asha')], '{5000,5000}', 'and is paid');
select is(private.settle_referrals(now() + interval '49 hours'), 0, 'once');
select is(pg_temp.delivers('second', 'bala'), 'paid', 'a second order brings nothing');
select is(array[pg_temp.given('bala'), pg_temp.given('asha')], '{5000,5000}', 'to either');
select is(pg_temp.shown('asha'), '1 0 1 5000 true', 'the referrer sees it');
select tests.reset();
select is_empty('select * from private.ledger_imbalance()', 'the ledger is at zero');

-- Cancelled and refunded.
select tests.reset();
select tests.order_item('cancelled', 'chitra', 'Dosa', 1, 'wallet', '{"fulfilment": "pickup"}');
select public.cancel_order(tests.order_id('cancelled'), 'changed_mind', 'cancel-once-1');
select tests.reset();
select pg_temp.ends();
select is(pg_temp.state('chitra'), 'joined', 'a cancelled order counts for nothing');
select is(pg_temp.delivers('returned', 'chitra'), 'delivered', 'a delivered one does');
create function pg_temp.goes_back(name text) returns bigint language sql as $$
  select private.refund(o, (select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    k.amount_paise - k.refunded_paise)) from private.charges_left(o.id) as k where k.code = 'items'), 'item_bad',
    'customer', 'wallet', 'refund:' || name) from private.lock_order(tests.order_id(name)) as o
$$;
select ok(pg_temp.goes_back('returned') > 0, 'until all of it goes back');
select is(private.settle_referrals(now() + interval '3 days'), 1, 'then it is decided');
select is(pg_temp.state('chitra') || ' ' || pg_temp.given('chitra') || ' ' || pg_temp.given('bala'), 'joined 0 5000',
  'nobody keeps anything but what they were given as a friend, and the next order counts');
select is(pg_temp.delivers('spent', 'chitra'), 'delivered', 'which is given credit again');
select ok(pg_temp.goes_back('spent') > 0, 'and goes back too');
update private.wallet_lots set left_paise = 0 where bucket = 'promotional' and account_id = (select a.id
  from private.ledger_accounts as a where a.kind = 'customer_wallet' and a.owner_id = tests.user_id('chitra'));
select is(private.settle_referrals(now() + interval '3 days'), 1, 'what was spent before is not taken from elsewhere');
select is(pg_temp.state('chitra') || ' ' || pg_temp.given('bala'), 'refused went_back 5000',
  'but nothing more comes of it, and the referrer has none');
select is_empty('select * from private.ledger_imbalance()', 'the ledger is at zero again');

-- New customers only.
select is(pg_temp.joins('bala', current_setting('tests.chitra')), 'PT409 referral_not_new',
  'who has ordered is not new');
select tests.reset();
update auth.users set created_at = now() - interval '31 days' where id = tests.user_id('dev');
select is(pg_temp.joins('dev', current_setting('tests.asha')), 'PT409 referral_not_new', 'nor who came long ago');
select tests.reset();
update auth.users set created_at = now() - interval '29 days' where id = tests.user_id('dev');
update public.app_settings set setting_value = 'false' where setting_key = 'referrals_enabled';
select is(pg_temp.joins('dev', current_setting('tests.asha')), 'PT409 referral_not_new', 'nor while there are none');
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'referrals_enabled';

-- The same device: the referrer's, and that of another one they invited.
select pg_temp.signs_in('asha', '203.0.113.7');
select public.my_referrals();
select pg_temp.signs_in('dev', '203.0.113.7');
select is(tests.refusal(format('select public.join_referral(%L)', current_setting('tests.asha'))),
  'PT409 referral_not_yours', 'the referrer''s own device invites nobody');
select pg_temp.signs_in('dev', '203.0.113.8');
select is(tests.refusal(format('select public.join_referral(%L)', current_setting('tests.asha'))), 'allowed',
  'another one does');
select pg_temp.signs_in('esha', '203.0.113.8');
select is(tests.refusal(format('select public.join_referral(%L)', current_setting('tests.asha'))),
  'PT409 referral_not_yours', 'but not twice from one device');
-- Seen later: the referrer opens the account on the friend's device before the order is delivered.
select pg_temp.signs_in('asha', '203.0.113.8');
select public.my_referrals();
select is(pg_temp.delivers('device', 'dev'), 'refused same_device', 'nor where it shows later');
select is(pg_temp.given('dev'), 0::bigint, 'which brings nothing');

-- The same address: the referrer's, however it is written, and that of another one they invited.
select pg_temp.joins('esha', current_setting('tests.bala'));
select tests.reset();
update public.addresses set line = 'HOUSE  2' where user_id = tests.user_id('esha');
select tests.add_courier('ravi') from tests.create_user('ravi', '+919000000008', '{delivery}') as _;
select tests.order_item('address', 'esha', 'Dosa');
select tests.advance_to('address', 'delivered', 'ravi');
select tests.reset();
select pg_temp.ends();
select is(pg_temp.state('esha'), 'refused same_address', 'the referrer''s own address earns nothing');

-- The same instrument.
select pg_temp.joins('farid', current_setting('tests.bala'));
select tests.reset();
insert into private.customer_digests (kind, digest, account_id) values
  ('instrument', private.keyed_digest('instrument upi a@b'), tests.user_id('bala')),
  ('instrument', private.keyed_digest('instrument upi a@b'), tests.user_id('farid'));
select is(pg_temp.delivers('instrument', 'farid'), 'refused same_instrument', 'nor what the referrer''s bank pays');

-- The month, and accounts that are closed.
select tests.create_user('friend-' || n, '+91900000010' || n), tests.fund_wallet('friend-' || n, 100000)
  from generate_series(1, 3) as n;
select is(pg_temp.joins('friend-' || n, current_setting('tests.asha')), 'allowed', 'friend ' || n)
from generate_series(1, 3) as n;
select is(pg_temp.delivers('friend-' || n, 'friend-' || n), 'delivered', 'orders ' || n) from generate_series(1,
  3) as n;
update public.app_settings set setting_value = '1' where setting_key = 'referral_monthly_limit';
update private.referrals set paid_at = now() + interval '3 days' where friend_id = tests.user_id('bala');
update private.referrals set due_at = now() + n * interval '1 minute' from generate_series(1, 3) as n
where friend_id = tests.user_id('friend-' || n);
select is(private.settle_referrals(now() + interval '3 days'), 3, 'all are decided');
select is((select count(*) from private.referrals as r where r.reason = 'month_full'), 3::bigint,
  'beyond the month''s number nobody is paid');
select is(pg_temp.given('friend-1'), 5000::bigint, 'which the friends do not feel');
update private.referrals set state = 'delivered', reason = null where friend_id in (tests.user_id('friend-1'),
  tests.user_id('friend-2'));
select is(private.settle_referrals(date_trunc('month', now() + interval '3 days', 'Asia/Kolkata') + interval '40 days'),
  2, 'in the next month');
select is((select count(*) from private.referrals as r where r.reason = 'month_full'), 2::bigint, 'one more is');
select is(pg_temp.given('asha'), 10000::bigint, 'and no more');
select tests.act_as('friend-3');
select ok(public.export_my_data() -> 'referrals' -> 'was_invited' ->> 'state' = 'refused', 'it is in one''s own data');
select is(public.delete_account('0103', tests.wallet_of('friend-3')) ->> 'outcome', 'deleted', 'an account is closed');
select tests.reset();
select is_empty($$ select * from private.referral_codes where user_id = tests.user_id('friend-3') $$,
  'and invites nobody any more');
select is_empty('select * from private.ledger_imbalance()', 'the ledger is at zero at the end');
select * from finish();
rollback;
