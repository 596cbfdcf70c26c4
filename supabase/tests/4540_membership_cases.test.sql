-- Memberships by the moments and amounts of written cases: trial, renewal with grace, cancelling, free delivery from an
-- amount within a distance, and a year that begins on 29 February.
begin;
select no_plan();
select tests.reviewed('guests', 'membership_plans');
select tests.reviewed('bounds', 'choose_membership start_membership_trial invite_to_membership read_membership_card');
select tests.runs_on_schedule('run-memberships', 'select private.run_memberships()');
select tests.runs_on_schedule('earn-memberships', 'select private.earn_memberships(private.today() - 1)');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chandra', '+919000000003'), tests.create_user('deepa', '+919000000004'),
  tests.create_user('esha', '+919000000005');

insert into private.membership_plans (code, position, price_paise, days, months, trial_days, grace_days, valid_from)
values ('case_month', 90, 19900, 30, null, 14, 5, '2026-01-01'),
  ('case_year', 91, 119900, null, 12, 0, 5, '2026-01-01');
insert into private.membership_benefits (plan_id, position, charge_code, off_bp, from_paise, within_m)
select p.id, 1, 'delivery', 10000, 19900, 5000 from private.membership_plans as p where p.code = 'case_month';

create function tests.plan(code text) returns private.membership_plans language sql as $$
  select p from private.membership_plans as p where p.code = plan.code
$$;
create function tests.membership(handle text) returns private.memberships language sql as $$
  select m from private.memberships as m where m.user_id = tests.user_id(handle)
  order by m.started_at desc, m.id limit 1
$$;
-- Bought from the wallet at a moment.
create function tests.buys_plan(handle text, code text, at timestamptz, renews boolean default true) returns void
language plpgsql as $$
declare
  offer private.membership_offers;
  plan private.membership_plans := tests.plan(code);
begin
  insert into private.membership_offers (user_id, plan_id, renews) values (tests.user_id(handle), plan.id, renews)
  returning * into offer;
  perform private.buy_term(tests.user_id(handle), offer,
    (tests.user_id(handle), 'customer_wallet', -plan.price_paise)::private.movement, at);
end
$$;
create function tests.benefits_on(handle text, at timestamptz) returns boolean language sql as $$
  select coalesce((private.membership_of(tests.user_id(handle), benefits_on.at)).id is not null, false)
$$;
create function tests.times_charged(handle text) returns bigint language sql as $$
  select count(*) from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
  join private.ledger_accounts as a on a.id = e.account_id
  where t.kind = 'membership' and a.owner_id = tests.user_id(handle)
$$;
create function tests.booked(kind public.ledger_account_kind) returns bigint language sql as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = booked.kind
$$;

-- M-01 Trial without a mandate ----------------------------------------------------------------------------------------
select private.start_trial(tests.user_id('asha'), tests.plan('case_month'), '2026-07-01 10:00:00+05:30');
select is((tests.membership('asha')).ends_at, '2026-07-15 00:00:00+05:30'::timestamptz,
  'M-01: 14 days, the first counts');
select is(tests.benefits_on('asha', c.at), c.is_on, 'M-01: benefits at ' || c.at)
from (values ('2026-07-14 23:59:59+05:30'::timestamptz, true), ('2026-07-15 00:00:00+05:30', false)) as c (at, is_on);
select private.run_memberships('2026-07-12 00:05:00+05:30');
select is(tests.heard('asha', 'membership_trial_ends'), 1::bigint, 'M-01: its end is told before');
select private.run_memberships('2026-07-13 00:05:00+05:30');
select is(tests.heard('asha', 'membership_trial_ends'), 1::bigint, 'once');
select private.run_memberships('2026-07-15 00:05:00+05:30');
select is((tests.membership('asha')).closed_at is not null and (tests.membership('asha')).is_trial, true,
  'M-01: it is over');
select is(tests.times_charged('asha'), 0::bigint, 'M-01: nothing was charged');
select is(tests.refusal($$ select private.start_trial(tests.user_id('asha'), tests.plan('case_month')) $$),
  'PT409 trial_used', 'M-01: a second trial is refused');
update auth.users set phone = '919000000099' where id = tests.user_id('asha');
update auth.users set phone = '919000000001' where id = tests.user_id('esha');
select is(tests.refusal($$ select private.start_trial(tests.user_id('esha'), tests.plan('case_month')) $$),
  'PT409 trial_used', 'M-01: also from another account with the same number');
select is(tests.refusal($$ select private.start_trial(tests.user_id('asha'), tests.plan('case_month')) $$),
  'PT409 trial_used', 'and from the same account with another number');

-- M-02 Renewal fails, days of grace ---------------------------------------------------------------------------------
select tests.fund_wallet('bala', 19900), tests.fund_wallet('chandra', 19900);
select tests.buys_plan('bala', 'case_month', '2026-07-02 09:00:00+05:30'),
  tests.buys_plan('chandra', 'case_month', '2026-07-02 09:00:00+05:30');
select is((tests.membership('bala')).ends_at, '2026-08-01 00:00:00+05:30'::timestamptz, 'M-02: paid until 1 August');
select is(tests.wallet_of('bala'), 0::bigint, 'from the wallet');
create function tests.runs_until(until timestamptz, since timestamptz) returns void language sql as $$
  select private.run_memberships(t) from generate_series(since, until, interval '12 hours') as t
$$;
select private.run_memberships('2026-08-01 00:04:00+05:30');
select is((tests.membership('bala')).tries, 0::smallint, 'M-02: not before 00:05');
select private.run_memberships('2026-08-01 00:05:00+05:30');
select is(((tests.membership('bala')).tries, (tests.membership('bala')).next_try_at),
  (1::smallint, '2026-08-02 00:05:00+05:30'::timestamptz), 'M-02: the second try a day later');
select private.run_memberships('2026-08-02 00:05:00+05:30');
select is(((tests.membership('bala')).tries, (tests.membership('bala')).next_try_at),
  (2::smallint, '2026-08-04 00:05:00+05:30'::timestamptz), 'M-02: the third on the fourth');
select is(private.membership_state(tests.membership('bala'), '2026-08-03 12:00:00+05:30'), 'grace', 'M-02: in grace');
select is(tests.benefits_on('bala', '2026-08-03 12:00:00+05:30'), true, 'with its benefits');
select tests.fund_wallet('bala', 50000);
select private.run_memberships('2026-08-04 00:05:00+05:30');
select private.run_memberships('2026-08-04 00:05:00+05:30');
select is((tests.membership('bala')).ends_at, '2026-08-31 00:00:00+05:30'::timestamptz,
  'M-02 a: the old period goes on: until 31 August');
select is(tests.times_charged('bala'), 2::bigint, 'M-02 a: charged once for it');
select is(tests.wallet_of('bala'), 30100::bigint, 'M-02 a: ₹199');
select results_eq($$ select t.from_day from private.membership_terms as t where t.membership_id =
  (tests.membership('bala')).id order by 1 $$, $$ values ('2026-07-02'::date), ('2026-08-01') $$,
  'M-02 a: its term began with the paid end');
select is(tests.benefits_on('chandra', c.at), c.is_on, 'M-02 b: benefits at ' || c.at)
from (values ('2026-08-05 23:59:59+05:30'::timestamptz, true), ('2026-08-06 00:00:00+05:30', false)) as c (at, is_on);
select tests.runs_until('2026-08-07', '2026-08-04');
select is((tests.membership('chandra')).closed_at is not null, true, 'M-02 b: it has expired');
select is(tests.times_charged('chandra'), 1::bigint, 'M-02 b: and nothing is owed');
select tests.fund_wallet('chandra', 50000);
select tests.runs_until('2026-08-20', '2026-08-07');
select is(tests.wallet_of('chandra'), 50000::bigint, 'nor taken later');

-- M-03 Cancelled with one tap, used to the paid end -------------------------------------------------------------------
select tests.fund_wallet('deepa', 100000);
select tests.buys_plan('deepa', 'case_month', '2026-07-01 00:00:00+05:30');
-- As cancel_membership does, in July.
update private.memberships set renews = false, next_try_at = null, cancelled_at = '2026-07-10 18:00:00+05:30'
where id = (tests.membership('deepa')).id;
select is(tests.benefits_on('deepa', c.at), c.is_on, 'M-03: benefits at ' || c.at)
from (values ('2026-07-10 18:01:00+05:30'::timestamptz, true), ('2026-07-30 23:59:00+05:30', true),
  ('2026-07-31 00:00:00+05:30', false)) as c (at, is_on);
savepoint cancelled;
select tests.runs_until('2026-08-10', '2026-07-30');
select is(tests.times_charged('deepa'), 1::bigint, 'M-03: no renewal is tried, and nothing goes back');
rollback to cancelled;
update private.memberships set renews = true, cancelled_at = null, next_try_at = ends_at + interval '5 minutes'
where id = (tests.membership('deepa')).id;
select is(tests.times_charged('deepa'), 1::bigint, 'M-03: taking it back charges nothing');
select private.run_memberships('2026-07-31 00:05:00+05:30');
select is(tests.times_charged('deepa'), 2::bigint, 'M-03: and the renewal is tried at the end');

-- M-04 Free delivery from ₹199 within 5 km ----------------------------------------------------------------------------
select is(jsonb_build_object('charged', private.sum_of(k.whole, 'delivery'), 'surge', private.sum_of(k.whole, 'surge'),
    'saving', k.saving, 'missing', k.missing),
  jsonb_build_object('charged', c.charged, 'surge', c.surge, 'saving', c.saving, 'missing', c.missing::jsonb),
  format('M-04: goods %s, own offer %s, %s m', c.items, c.own_offer, c.metres))
from (values
  (19900, 0, 5000, 0, 0, 0, 4720, '[]'),
  (19899, 0, 1000, 0, 4000, 0, 0, '[{"code": "delivery", "more_paise": 1}]'),
  (19900, 1, 1000, 0, 4000, 0, 0, '[{"code": "delivery", "more_paise": 1}]'),
  (25000, 0, 1000, 0, 0, 0, 4720, '[]'),
  (90000, 0, 5010, 0, 4000, 0, 0, '[{"code": "delivery", "within_m": 5000}]'),
  (30000, 0, 3000, 1500, 0, 1500, 4720, '[]')
) as c (items, own_offer, metres, surge_paise, charged, surge, saving, missing)
cross join lateral (select private.with_benefits(jsonb_build_object('trade', 'food', 'distance_m', c.metres, 'charges',
  jsonb_build_array(jsonb_build_object('code', 'items', 'amount_paise', c.items, 'tax_class', 'restaurant',
      'included', true),
    jsonb_build_object('code', 'delivery', 'amount_paise', 4000, 'tax_class', 'delivery', 'included', false))
  || case when c.surge_paise > 0 then jsonb_build_array(jsonb_build_object('code', 'surge', 'amount_paise',
    c.surge_paise, 'tax_class', 'delivery', 'included', true)) else '[]' end
  || case when c.own_offer > 0 then jsonb_build_array(jsonb_build_object('code', 'discount', 'amount_paise',
    -c.own_offer, 'bearer', 'vendor')) else '[]' end), (tests.plan('case_month')).id) as part) as w
cross join lateral (select w.part -> 'charges' as whole,
  (w.part ->> 'saving_paise')::bigint as saving, w.part -> 'missing' as missing) as k;

-- M-10 Yearly membership from 29 February, revenue by day -------------------------------------------------------------
select tests.fund_wallet('esha', 1000000);
select tests.buys_plan('esha', 'case_year', '2028-02-29 09:00:00+05:30');
select is(private.term_end(tests.plan('case_year'), '2028-02-29', c.n::integer), c.day::date, 'M-10: renewal ' || c.n)
from unnest(array['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28']) with ordinality as c (day, n);
select is((t.days, t.tax_paise, t.price_paise - t.tax_paise), (365::smallint, 18290, 101610),
  'M-10: 365 days, CGST and SGST of ₹91.45 each, ₹1,016.10 deferred')
from private.membership_terms as t where t.membership_id = (tests.membership('esha')).id;
create temporary table before_earning as select tests.booked('deferred_revenue') as deferred,
  tests.booked('platform_revenue') as revenue;
create function tests.earned(handle text) returns integer language sql as $$
  select sum(t.earned_paise)::integer from private.membership_terms as t
  where t.membership_id = (tests.membership(handle)).id
$$;
select private.earn_memberships('2028-03-30'), private.earn_memberships('2028-03-31');
select is(tests.earned('esha'), 8908, 'M-10: earned by the end of March 2028');
select private.earn_memberships('2028-03-31');
select is(tests.earned('esha'), 8908, 'once');
select private.earn_memberships(d::date) from generate_series('2028-04-01'::date, '2029-03-31', interval '1 day') as d;
select is(tests.earned('esha'), 101610, 'M-10: all of it at the end');
select is(tests.booked('deferred_revenue'), 0::bigint, 'M-10: nothing is left deferred, of no term');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');
select tests.runs_until('2029-03-01', '2029-02-27');
select is((select array_agg(t.from_day order by t.from_day) from private.membership_terms as t
  where t.membership_id = (tests.membership('esha')).id), array['2028-02-29', '2029-02-28']::date[],
  'M-10: renewed on the last day of February');
select is((tests.membership('esha')).ends_at, '2030-02-28 00:00:00+05:30'::timestamptz, 'and so a year later');

select * from finish();
rollback;
