-- Gift codes: made by administrators, kept as a hash, worth their money once, and not to be guessed.
begin;
select no_plan();
select tests.reviewed('bounds', 'redeem_gift_code');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('admin', null, '{admin}');

-- Made at the desk (4504) ------------------------------------------------------------------------------------------
select tests.act_as('admin');
create temporary table made as select c.code, c.n from unnest(public.issue_gift_codes((public.ask_for_gift_codes(3,
  50000, tests.today(), 'For those who asked', 'gift-once-1') ->> 'id')::uuid)) with ordinality as c (code, n);
grant select on made to public;
select is((select count(distinct m.code) from made as m
  where m.code ~ '^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$'), 3::bigint, 'codes that can be read out');
select is(tests.refusal($$ select public.redeem_gift_code((select code from made where n = 3)) $$),
  'PT403 own_gift_codes', 'who made a code does not redeem it');
select tests.reset();
select is((select count(*) from private.gift_codes as g, made as m
  where position(replace(m.code, '-', '') in g::text) > 0), 0::bigint, 'a code is nowhere kept');

-- Worth their money once --------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.redeem_gift_code((select code from made where n = 1)),
  '{"outcome": "redeemed", "amount_paise": 50000, "balance_paise": 50000}'::jsonb, 'a code is money');
select is(public.redeem_gift_code((select ' ' || lower(replace(code, '-', ' ')) from made where n = 1)) ->> 'outcome',
  'redeemed', 'sent again, however it is typed, it says the same');
select is(tests.wallet_of('asha'), 50000::bigint, 'and is worth nothing more');
select is((select s.kind || ' ' || s.buckets::text from public.wallet_statement() as s),
  'gift_code [{"bucket": "gift", "amount_paise": 50000}]', 'it stands in the statement');
select tests.act_as('bala');
select is(public.redeem_gift_code((select code from made where n = 1)), '{"outcome": "used"}'::jsonb,
  'somebody else has nothing of it');
select tests.reset();
update private.gift_codes as g set expires_at = now() where g.digest = private.gift_digest(
  (select code from made where n = 2));
select tests.act_as('bala');
select is(public.redeem_gift_code((select code from made where n = 2)), '{"outcome": "expired"}'::jsonb,
  'nor after the last day');

-- Not to be guessed -------------------------------------------------------------------------------------------------
select is(public.redeem_gift_code(c), '{"outcome": "unknown"}'::jsonb, 'wrong: ' || c) from unnest(array['', 'AAAA',
  'AAAA-AAAA-AAAA-AAAA', '''; drop table', repeat('Z', 100)]) as c;
select is(tests.refusal($$ select public.redeem_gift_code((select code from made where n = 3)) $$),
  'PT429 too_many_gift_codes', 'after five of them a right one is not read either');
select tests.act_as('asha');
select is(public.redeem_gift_code((select code from made where n = 3)) ->> 'balance_paise', '100000',
  'others are not kept from theirs');
select tests.reset();
update private.gift_guesses set at = at - interval '61 minutes';
insert into private.gift_guesses (user_id, at) select tests.user_id('bala'), now() - interval '2 hours'
from generate_series(1, 14);
select tests.act_as('bala');
select is(public.redeem_gift_code('AAAA') ->> 'outcome', 'unknown', 'an hour later one may try again');
select is(tests.refusal($$ select public.redeem_gift_code('AAAA') $$), 'PT429 too_many_gift_codes',
  'twenty times a day');
select is(tests.refusal($$ select public.redeem_gift_code(repeat('A', 101)) $$), 'PT413 request_too_large',
  'what is no code is not read');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.redeem_gift_code('AAAA') $$), '^42501', 'guests redeem nothing');
select tests.reset();
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');

select * from finish();
rollback;
