-- Reward points by written cases: earned by what is delivered, taken back by what is refunded, ended at midnight in
-- India, and turned into credit once.
begin;
select no_plan();
select tests.reviewed('bounds', 'turn_points');
select tests.runs_on_schedule('expire-points', 'select private.expire_points()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_address('asha');
update public.vendors set prices_include_tax = false;
select tests.add_item('vendor-one', 'Feast', 84950), tests.add_item('vendor-one', 'Tea', 9999);
select tests.fund_wallet('asha', 500000);
select tests.reset();

create function tests.points_at(handle text, at timestamptz default now()) returns bigint language sql as $$
  select coalesce(sum(l.points), 0) from private.points_left(tests.user_id(handle), points_at.at) as l
$$;

-- M-08 Points earned and taken back on a part refund ------------------------------------------------------------------
select tests.order_item('feast', 'asha', 'Feast'), tests.order_item('tea', 'asha', 'Tea');
select tests.reset();
select is(tests.points_at('asha'), 0::bigint, 'M-08: nothing before the delivery');
create function tests.arrives(name text) returns void language sql as $$
  select private.transition(tests.order_id(name), s::public.order_status, null, 'system')
  from unnest(array['delivered']) as s
$$;
-- By the platform's own hand: what is tested is the status, not the way to it.
insert into public.order_transition_rules (kind, from_status, to_status, roles)
values ('delivery', 'pending', 'delivered', '{system}');
select tests.arrives('feast'), tests.arrives('tea');
set constraints all immediate;
set constraints all deferred;
select is(tests.points_at('asha'), 8::bigint, 'M-08: 8 for ₹849.50 of goods, without tax and fees; none for ₹99.99');
create function tests.goes_back(name text, paise integer) returns void language plpgsql as $$
begin
  perform tests.act_as('admin');
  perform public.refund_order(tests.order_id(name), (select jsonb_agg(jsonb_build_object('position', c.position,
    'amount_paise', paise)) from public.order_charges as c where c.order_id = tests.order_id(name)
    and c.code = 'items' and c.phase = 'quoted'), 'item_bad', 'Seen on a photo', 'points-key:' || gen_random_uuid());
  perform tests.reset();
  set constraints all immediate;
  set constraints all deferred;
end
$$;
select tests.goes_back('feast', 25500);
select is(tests.points_at('asha'), 5::bigint, 'M-08: recounted on ₹594.50, not 2 less');
select tests.goes_back('feast', 59450);
select is(tests.points_at('asha'), 0::bigint, 'M-08: none of what was refunded entirely');
select results_eq($$ select p.kind, p.points from private.points as p order by p.id $$,
  $$ values ('earned', 8), ('taken_back', -3), ('taken_back', -5) $$, 'each is a row');

-- M-09 Points expire at midnight in India -----------------------------------------------------------------------------
insert into private.points (user_id, kind, points, expires_at, at)
values (tests.user_id('bala'), 'earned', 400, private.points_end('2026-03-31 23:30:00+05:30', 12),
  '2026-03-31 23:30:00+05:30');
select is((select l.expires_at from private.points as l where l.user_id = tests.user_id('bala')),
  '2027-03-31 18:30:00+00'::timestamptz, 'M-09: to the end of the day a year later');
select is(private.points_end('2028-02-29 10:00:00+05:30', 12), '2029-02-28 18:30:00+00'::timestamptz,
  'of 29 February to the end of February');
select is(tests.points_at('bala', c.at), c.points, 'M-09: at ' || c.at)
from (values ('2027-03-31 18:29:59+00'::timestamptz, 400::bigint), ('2027-03-31 18:30:00+00', 0),
  ('2027-03-31 00:00:00+00', 400), ('2027-04-01 00:00:00+00', 0)) as c (at, points);
savepoint before_expiry;
select private.expire_points('2027-03-31 18:29:59+00');
select is((select count(*) from private.points where kind = 'expired'), 0::bigint, 'M-09: not before');
select private.expire_points('2027-03-31 18:30:00+00'), private.expire_points('2027-04-01 18:30:00+00');
select results_eq($$ select p.points from private.points as p where p.kind = 'expired' $$, $$ values (-400) $$,
  'M-09: expired by a row, once');
select is(tests.heard('bala', 'points_expired'), 1::bigint, 'and told');
rollback to before_expiry;

-- Turned into credit --------------------------------------------------------------------------------------------------
insert into private.points (user_id, kind, points, expires_at, at)
values (tests.user_id('bala'), 'earned', 50, now() + interval '3 days', now() - interval '1 day');
select tests.act_as('bala');
select is(public.my_points() - array['movements', 'next_end'], '{"points": 450, "value_paise": 25, "turn_from": 100,
  "per_paise": 10000, "points_per": 1, "next_points": 50}'::jsonb, 'what one has, and what ends first');
select is(tests.refusal(format('select public.turn_points(%s, ''turn-key-%s'')', coalesce(p::text, 'null'), n)),
  'PT409 points_insufficient', 'not ' || coalesce(p::text, 'nothing'))
from unnest(array[0, -100, 50, 150, 500, 2147483600, null]) with ordinality as c (p, n);
select is(public.turn_points(100, 'turn-key-once') -> 'points', '350'::jsonb, 'a hundred become credit');
select is(public.turn_points(100, 'turn-key-once') -> 'points', '350'::jsonb, 'once a key');
select is(tests.refusal($$ select public.turn_points(100, 'short') $$), 'PT400 idempotency_key_invalid', 'of a key');
select tests.reset();
select is(tests.wallet_of('bala'), 2500::bigint, 'at 25 paise each');
select results_eq($$ select p.points from private.points as p where p.kind = 'turned' order by p.id $$,
  $$ values (-50), (-50) $$, 'first what ends first');

-- Nobody else's -------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(left(tests.refusal(f), 5), '42501', 'guests: ' || f)
from unnest(array['select public.my_points()', 'select public.turn_points(100, ''turn-key-anon'')']) as f;
select tests.act_as('asha');
select is(left(tests.refusal('select * from private.' || t), 5), '42501', 'customers do not read ' || t)
from unnest(array['points', 'points_rules']) as t;
select is(public.my_points() -> 'points', '0'::jsonb, 'everybody sees their own');
select is(jsonb_array_length(public.my_points() -> 'movements'), 3, 'and its movements');
select is(public.my_dashboard() -> 'points', '0'::jsonb, 'also on the dashboard');
select tests.act_as('bala');
select is(public.my_dashboard() -> 'points', '350'::jsonb, 'as many as there are');
select tests.reset();
select is(jsonb_array_length(private.points_data(tests.user_id('bala')) -> 'points'), 4, 'a copy of one''s data');
select private.forget_points(tests.user_id('bala'));
select is(tests.points_at('bala'), 0::bigint, 'a closed account has none');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');

select * from finish();
rollback;
