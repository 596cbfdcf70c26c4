-- The card of a member: a short code that a shop scans or types, what it answers, and how guessing is bounded.
begin;
select no_plan();
select tests.reviewed('bounds', 'read_membership_card');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('carl', '+919000000003', '{delivery}'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('wasim', '+919000000005', '{vendor}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'wasim');

select tests.act_as('asha');
select is(tests.refusal('select public.membership_card()'), 'PT404 membership_not_found',
  'who is no member has no card');
select public.start_membership_trial('plus_month');
create temporary table card as select public.membership_card() ->> 'code' as code;
grant select on card to public;
select matches(code, '^[2-9A-HJKMNP-Z]{10}$', 'a member has a code that can be typed') from card;
select is(public.membership_card() ->> 'code', code, 'asked again soon it is the same') from card;
select is(tests.refusal('select public.read_membership_card((select code from card))'), 'PT403 card_reader_only',
  'customers read no cards');
select is(left(tests.refusal('select * from private.' || t), 5), '42501', 'nor ' || t)
from unnest(array['membership_card_codes', 'membership_card_guesses']) as t;
select tests.act_as('carl');
select is(tests.refusal('select public.read_membership_card((select code from card))'), 'PT403 card_reader_only',
  'couriers read none');
select tests.act_as_anon();
select is(tests.refusal('select public.read_membership_card('''')'),
  '42501 permission denied for function read_membership_card', 'nor do guests');

select tests.act_as('vikram');
select is(public.read_membership_card(code) - 'ends_at', '{"valid": true, "name": "Asha", "plan": "plus_month"}'::jsonb,
  'a shop learns the first name, the plan and the end, and nothing else') from card;
select is(public.read_membership_card(c) -> 'valid', 'true'::jsonb, 'typed as ' || c)
from card, unnest(array[lower(code), ' ' || left(code, 5) || '-' || right(code, 5) || ' ',
  left(code, 5) || ' ' || right(code, 5)]) as c;
select tests.act_as('admin');
select is(public.read_membership_card(code) -> 'valid', 'true'::jsonb, 'administrators read them too') from card;

-- Guessing is bounded; a code that was read counts for nothing -----------------------------------------------------
select tests.act_as('wasim');
select is(tests.refusal('select public.read_membership_card(repeat(''x'', 1000))'), 'PT413 request_too_large',
  'what is no code at all is not looked up');
select is(public.read_membership_card(c), '{"valid": false}'::jsonb, format('a code that no card shows: %L', c))
from unnest(array['', null, 'ABCDE', 'AAAAAAAAAA'] || array_fill('BBBBBBBBBB'::text, '{16}')) as c;
select is(tests.refusal('select public.read_membership_card((select code from card))'), 'PT429 too_many_cards',
  'after twenty within an hour nothing is read, not even a real one');
select tests.act_as('vikram');
select is(public.read_membership_card(code) -> 'valid', 'true'::jsonb, 'by that reader') from card;
select tests.reset();
update private.membership_card_guesses set at = now() - interval '61 minutes';
select tests.act_as('wasim');
select is(public.read_membership_card(code) -> 'valid', 'true'::jsonb, 'an hour later it is') from card;

-- A code is of its time --------------------------------------------------------------------------------------------
select tests.reset();
update private.membership_card_codes set made_at = now() - interval '4 minutes';
select tests.act_as('asha');
select isnt(public.membership_card() ->> 'code', code, 'some minutes later a card shows another') from card;
select tests.act_as('vikram');
select is(public.read_membership_card(code) -> 'valid', 'true'::jsonb, 'what was shown before is still read') from card;
select tests.reset();
update private.membership_card_codes set made_at = now() - interval '10 minutes' - interval '1 second';
select tests.act_as('vikram');
select is(public.read_membership_card(code), '{"valid": false}'::jsonb, 'for ten minutes') from card;
select tests.act_as('asha');
create temporary table later as select public.membership_card() ->> 'code' as code;
grant select on later to public;
select tests.reset();
select is((select count(*) from private.membership_card_codes), 1::bigint, 'old ones are gone');
update private.memberships set ends_at = now() - interval '1 minute';
select tests.act_as('vikram');
select is(public.read_membership_card(code), '{"valid": false}'::jsonb,
  'a membership that has ended is none') from later;
select tests.reset();
select private.forget_memberships(tests.user_id('asha'));
select is((select count(*) from private.membership_card_codes), 0::bigint, 'codes go with a closed account');

select * from finish();
rollback;
