-- Gift codes at the desk: who asks, who agrees, who sees the codes, what the books hold for them, and how they end.
begin;
select no_plan();
select tests.reviewed('bounds', 'ask_for_gift_codes revoke_gift_codes');
select tests.runs_on_schedule('end-gift-codes', 'select private.end_old_gift_codes()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('meera', null, '{admin}'),
  tests.create_user('root', null, '{admin}');
create function tests.ask(many integer, paise bigint, more text default gen_random_uuid()::text) returns jsonb
language sql as $$
  select public.ask_for_gift_codes(many, paise, tests.today() + 30, 'For the opening week', 'gift-' || more)
$$;
create function tests.booked(kind public.ledger_account_kind) returns bigint language sql security definer
  set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = booked.kind
$$;
create function tests.batch(which text) returns uuid language sql stable as $$
  select (current_setting('tests.' || which)::jsonb ->> 'id')::uuid
$$;
create function tests.keep(which text, answer jsonb) returns text language sql as $$
  select set_config('tests.' || which, answer::text, true)::jsonb ->> 'state'
$$;
create temporary table made (batch text, code text, n bigint);
create function tests.calls() returns setof text language sql as $$
  select unnest(array['public.ask_for_gift_codes(1, 100, tests.today(), ''For myself'', ''gift-mine-1'')',
    'public.decide_gift_codes(tests.batch(''large''), true)', 'public.issue_gift_codes(tests.batch(''small''))',
    'public.revoke_gift_codes(tests.batch(''small''), ''Because I can'')', 'public.gift_desk()',
    'public.gift_redemptions(tests.batch(''small''))'])
$$;
create function tests.code(batch text, n integer) returns text language sql stable as $$
  select m.code from made as m where m.batch = code.batch and m.n = code.n
$$;
grant all on made to public;
grant execute on all functions in schema tests to public;

-- What cannot be asked for, and by whom -----------------------------------------------------------------------------
select tests.act_as('meera');
select is(tests.refusal('select public.ask_for_gift_codes(' || a || ', ''gift-wrong'')'),
  'PT400 gift_codes_invalid', a)
from unnest(array['0, 50000, tests.today(), ''For nobody''', '501, 50000, tests.today(), ''For nobody''',
  '1, 99, tests.today(), ''For nobody''', '1, 1000001, tests.today(), ''For nobody''',
  '1, 50000, tests.today() - 1, ''For nobody''', '1, 50000, tests.today() + 3651, ''For nobody''',
  '1, 50000, tests.today(), ''  no  ''', '1, 50000, tests.today(), null',
  'null, 50000, tests.today(), ''For nobody''',
  '1, null, tests.today(), ''For nobody''', '1, 50000, null, ''For nobody''',
  '1, 50000, tests.today(), repeat(''x'', 301)']) as a;
select is(tests.refusal($$ select public.ask_for_gift_codes(1, 50000, tests.today(), repeat('x', 1201), 'gift-w') $$),
  'PT413 request_too_large', 'a reason is a sentence');
select is(tests.refusal(call), 'PT404 gift_batch_unknown', call) from unnest(array[
  'select public.decide_gift_codes(gen_random_uuid(), true)', 'select public.issue_gift_codes(gen_random_uuid())',
  'select public.revoke_gift_codes(null, ''Lost in the post'')']) as call;

-- Up to a limit alone, beyond it by two -----------------------------------------------------------------------------
select is(tests.keep('small', tests.ask(2, 200000, 'small')), 'agreed', '₹4,000 one person may make alone');
select is(tests.ask(2, 200000, 'small') ->> 'id', tests.batch('small')::text, 'sent again it is the same');
select is(tests.keep('large', tests.ask(3, 50000)), 'waiting', 'with ₹1,500 more it is above ₹5,000');
select is(tests.refusal($$ select public.issue_gift_codes(tests.batch('large')) $$), 'PT409 gift_batch_changed',
  'what waits has no codes');
select is(tests.refusal($$ select public.decide_gift_codes(tests.batch('large'), true) $$),
  'PT403 second_person_needed', 'who asked does not agree');
select is(tests.refusal($$ select public.decide_gift_codes(tests.batch('large'), null) $$), 'PT400 request_invalid',
  'nor does an answer that is none');
select tests.act_as('vikram');
select is(tests.refusal('select * from ' || c), 'PT403 role_required', 'a vendor: ' || c) from tests.calls() as c;
select tests.act_as('asha');
select is(tests.refusal('select * from ' || c), 'PT403 role_required', 'a customer: ' || c) from tests.calls() as c;
select tests.act_as_anon();
select matches(tests.refusal('select * from ' || c), '^42501', 'a guest: ' || c) from tests.calls() as c;
select tests.act_as('root');
select is((select b ->> 'may_agree' from jsonb_array_elements(public.gift_desk() -> 'batches') as b
  where (b ->> 'id')::uuid = tests.batch('large')), 'true', 'the desk says who may');
select is(public.decide_gift_codes(tests.batch('large'), true), '{"state": "agreed"}'::jsonb, 'somebody else agrees');
select is(tests.refusal($$ select public.decide_gift_codes(tests.batch('large'), false) $$),
  'PT409 gift_batch_changed', 'once');
select is(tests.refusal($$ select public.issue_gift_codes(tests.batch('large')) $$), 'PT403 not_your_gift_codes',
  'and sees no code');
select is(tests.booked('gift_codes'), 0::bigint, 'the books know nothing yet');

-- Shown once --------------------------------------------------------------------------------------------------------
select tests.act_as('meera');
insert into made select 'small', c.code, c.n
  from unnest(public.issue_gift_codes(tests.batch('small'))) with ordinality as c (code, n);
insert into made select 'large', c.code, c.n
  from unnest(public.issue_gift_codes(tests.batch('large'))) with ordinality as c (code, n);
select is((select count(distinct m.code) from made as m), 5::bigint, 'all codes differ');
select is(tests.refusal($$ select public.issue_gift_codes(tests.batch('small')) $$), 'PT409 gift_batch_changed',
  'they are not shown a second time');
select is(array[tests.booked('gift_codes'), tests.booked('promo_expense')], '{550000,-550000}',
  'the books hold what they are worth');

-- Redeemed, revoked, at their end -----------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.redeem_gift_code(tests.code('small', 1)) ->> 'outcome', 'redeemed', 'a customer redeems one');
select tests.act_as('root');
select is((select array_agg(r.place || ' ' || r.redeemed_by) from public.gift_redemptions(tests.batch('small')) as r),
  '{"1 Asha"}', 'the desk sees which, and by whom');
select is(tests.refusal($$ select public.redeem_gift_code(tests.code('large', 1)) $$), 'PT403 own_gift_codes',
  'who agreed to them redeems none');
select is(tests.refusal($$ select public.revoke_gift_codes(tests.batch('small'), ' ') $$), 'PT400 gift_codes_invalid',
  'revoking needs a reason');
select is(public.revoke_gift_codes(tests.batch('small'), 'The letter was lost'), '{"revoked_paise": 200000}'::jsonb,
  'what nobody had redeemed is revoked');
select is(tests.refusal($$ select public.revoke_gift_codes(tests.batch('small'), 'The letter was lost') $$),
  'PT409 gift_batch_changed', 'once');
select tests.act_as('bala');
select is(public.redeem_gift_code(tests.code('small', 2)), '{"outcome": "revoked"}'::jsonb, 'its money is gone');
select is(public.redeem_gift_code(tests.code('small', 1)), '{"outcome": "used"}'::jsonb, 'the other one is used');
select tests.act_as('asha');
select is(public.redeem_gift_code(tests.code('small', 1)) ->> 'outcome', 'redeemed', 'and stays with its owner');
select is(tests.wallet_of('asha'), 200000::bigint, 'to the paisa');
select is(tests.booked('gift_codes'), 150000::bigint, 'the books hold what is still open');
select tests.reset();
select is(private.end_old_gift_codes(), 0, 'nothing is over yet');
update private.gift_batches as b set expires_on = tests.today() - 1 where b.id = tests.batch('large');
update private.gift_codes as c set expires_at = now() where c.batch_id = tests.batch('large');
select is(private.end_old_gift_codes(), 1, 'past their last day');
select is(private.end_old_gift_codes(), 0, 'once');
select is(array[tests.booked('gift_codes'), tests.booked('promo_expense')], '{0,-200000}',
  'only what was redeemed has cost something');
select tests.act_as('bala');
select is(public.redeem_gift_code(tests.code('large', 1)), '{"outcome": "expired"}'::jsonb, 'they are over');

-- Taken back, and too late ------------------------------------------------------------------------------------------
select tests.act_as('meera');
select is(tests.keep('back', tests.ask(500, 1000000)), 'waiting', '₹50 lakh wait');
select is(public.decide_gift_codes(tests.batch('back'), false), '{"state": "refused"}'::jsonb,
  'who asked may take it back');
select tests.act_as('root');
select is(tests.keep('late', tests.ask(1, 100)), 'agreed', 'another person has a limit of their own');
select tests.reset();
update private.gift_batches as b set expires_on = tests.today() - 1 where b.id = tests.batch('late');
select tests.act_as('root');
select is(tests.refusal($$ select public.issue_gift_codes(tests.batch('late')) $$), 'PT409 gift_batch_changed',
  'no codes are made that are over');
select is((select array_agg(b ->> 'state' order by b ->> 'state') from jsonb_array_elements(
  public.gift_desk() -> 'batches') as b), '{agreed,ended,refused,revoked}', 'the desk keeps them all');
select tests.reset();
update private.gift_batches as b set asked_at = now() - interval '31 days' where b.asked_by = tests.user_id('meera');
select tests.act_as('meera');
select is(tests.ask(1, 500000) ->> 'state', 'agreed', 'a limit is of 30 days');
select tests.reset();
select is((select array_agg(distinct a.action order by a.action) from public.audit_log as a
  where a.subject_type = 'gift_batch'),
  '{ask_for_gift_codes,decide_gift_codes,issue_gift_codes,revoke_gift_codes}', 'every act is in the audit log');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');

select * from finish();
rollback;
