-- Offers that a vendor makes and pays for, replies to reviews, and the figures of its business.
begin;
select no_plan();
select tests.reviewed('guests', 'offers_of_vendor');
select tests.reviewed('bounds', 'create_vendor_offer reply_to_review stop_vendor_offer');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}'), tests.create_user('ravi', '+919000000004', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-two', 'Naan', 20000), tests.add_address('asha'),
    tests.fund_wallet('asha', 500000);
select set_config('tests.one', tests.vendor_id_of('vendor-one')::text, true);
create function pg_temp.offer(more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('code', 'DOSA50', 'kind', 'flat', 'value', 5000, 'minimum_paise', 15000, 'valid_to',
    now() + interval '7 days') || more
$$;
grant execute on function pg_temp.offer(jsonb) to anon, authenticated;

-- Making.
select tests.act_as_anon();
select matches(tests.refusal($$ select public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer(),
  'key-offer-0') $$), '^42501', 'a guest makes no offer');
select tests.act_as('asha');
select is(tests.refusal($$ select public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer(),
  'key-offer-0') $$), 'PT403 not_your_vendor', 'nor a customer');
select tests.act_as('vani');
select is(tests.refusal($$ select public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer(),
  'key-offer-0') $$), 'PT403 not_your_vendor', 'nor another vendor');
select is(tests.refusal($$ select * from public.vendor_offers(current_setting('tests.one')::uuid) $$),
  'PT403 not_your_vendor', 'who does not see what they cost');
select tests.act_as('vikram');
select is(public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer(), 'key-offer-1'),
  '{"code": "DOSA50"}', 'its own people do');
select is(public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer(), 'key-offer-1'),
  '{"code": "DOSA50"}', 'once, however often it is sent');
select is(tests.refusal($$ select public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer(),
  'key-offer-2') $$), 'PT409 offer_code_taken', 'a code is one offer');
select
  is(
  tests.refusal(
  $$ select public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer('{"code": "WELCOME50"}'),
   'key-offer-2')$$), 'PT409 offer_code_taken', 'also one of the platform');
select is(tests.refusal(format($$ select public.create_vendor_offer(current_setting('tests.one')::uuid,
  pg_temp.offer(%L), 'key-offer-2') $$, odd)), 'PT400 offer_invalid', what)
from (values ('{"code": "a b"}', 'a code is letters and digits'), ('{"value": 0}', 'nothing is no offer'),
  ('{"value": 9000}', 'it takes half of the smallest order at most'),
  ('{"kind": "percent", "value": 2000}', 'a percentage has a cap'),
    ('{"kind": "percent", "value": 6000, "cap_paise": 10000}', 'and is fifty at most'),
  ('{"kind": "free_delivery", "value": 0}', 'delivery is not the vendor''s to give'),
    ('{"valid_to": "2020-01-01"}', 'it ends later'), ('{"valid_to": null}', 'but it ends'),
  ('{"total_limit": 0}', 'somebody may use it'), ('{"value": "much"}', 'a value is a number'),
    ('{"value": 1e30}', 'of this world')) as t (odd, what);
select lives_ok($$ select public.create_vendor_offer(current_setting('tests.one')::uuid,
   pg_temp.offer(jsonb_build_object('code', 'MANY' || n)), 'key-many-' || n) from generate_series(1, 9) as n$$,
  'ten run at a time');
select
  is(
  tests.refusal(
  $$ select public.create_vendor_offer(current_setting('tests.one')::uuid, pg_temp.offer('{"code": "ELEVEN"}'),
   'key-offer-3')$$), 'PT409 too_many_offers', 'and no more');
select tests.act_as('vani');
select is(tests.refusal($$ select public.stop_vendor_offer(tests.vendor_id_of('vendor-two'), 'DOSA50') $$),
  'PT404 offer_unknown', 'nobody stops an offer of somebody else');
select is(tests.refusal($$ select public.stop_vendor_offer(tests.vendor_id_of('vendor-two'), 'WELCOME50') $$),
  'PT404 offer_unknown', 'nor one of the platform');
select tests.act_as('vikram');
select lives_ok($$ select public.stop_vendor_offer(current_setting('tests.one')::uuid, 'MANY' || n)
  from generate_series(1, 9) as n $$, 'they are stopped');
select tests.act_as_anon();
select results_eq($$ select code, value from public.offers_of_vendor(current_setting('tests.one')::uuid) $$, $$ values
  ('DOSA50', 5000) $$, 'everybody sees what runs');
select is_empty($$ select code from public.coupons where code = 'DOSA50' $$, 'apart from the offers of the platform');

-- What it takes off: the vendor's own items, and from what the vendor earns.
select tests.reset();
create function pg_temp.parts() returns jsonb language sql as $$
  select jsonb_build_array(
    jsonb_build_object('vendor_id', tests.vendor_id_of('vendor-one'), 'charges',
      '[{"code": "items", "amount_paise": 20000}, {"code": "delivery", "amount_paise": 3000}]'::jsonb),
    jsonb_build_object('vendor_id', tests.vendor_id_of('vendor-two'), 'charges',
      '[{"code": "items", "amount_paise": 90000}]'::jsonb))
$$;
select is(private.coupon_discount(tests.user_id('asha'), 'dosa50', pg_temp.parts()),
  '{"code": "DOSA50", "bearer": "vendor", "discount_paise": 5000, "bases": [20000, 0]}',
  'a vendor''s coupon counts its own items');
select is(private.coupon_discount(tests.user_id('asha'), 'DOSA50', jsonb_build_array(pg_temp.parts() -> 1)) ->>
  'reason', 'other_vendor', 'and is none for another vendor');
select is(private.coupon_discount(tests.user_id('asha'), 'DOSA50',
  jsonb_set(pg_temp.parts(), '{0,charges,0,amount_paise}', '14999')) ->> 'reason', 'minimum',
  'what others sell does not reach its minimum');
select is(private.coupon_discount(tests.user_id('asha'), 'MANY1', pg_temp.parts()) ->> 'code', 'coupon_invalid',
  'one that was stopped is none');
select is((private.coupon_discount(tests.user_id('asha'), 'WELCOME50', pg_temp.parts()) ->> 'bearer'), 'platform',
  'one of the platform is as before');
select is(private.with_discount(pg_temp.parts(), private.coupon_discount(tests.user_id('asha'), 'DOSA50',
  pg_temp.parts())) #> '{0,charges,2}',
  '{"code": "discount", "amount_paise": -5000, "bearer": "vendor"}', 'it stands on the vendor''s order');
select is(private.with_discount(pg_temp.parts(), private.coupon_discount(tests.user_id('asha'), 'DOSA50',
  pg_temp.parts())) -> 1, pg_temp.parts() -> 1, 'and on no other');

-- An order with an offer of its vendor: who pays for it.
select tests.order_item('first', 'asha', 'Dosa');
select tests.reset();
update public.enhanced_orders set total_paise = total_paise - 5000, discount_paise = 5000
  where id = tests.order_id('first');
insert into public.order_charges (order_id, position, code, amount_paise, bearer)
  values (tests.order_id('first'), 90, 'discount', -5000, 'vendor');
update public.payments set amount_paise = amount_paise - 5000 where order_id = tests.order_id('first');
create temporary table shares_before as select account, amount_paise from private.order_shares
  where order_id = tests.order_id('first');
delete from private.order_shares where order_id = tests.order_id('first');
select private.share_goods(o) from public.enhanced_orders as o where o.id = tests.order_id('first');
select
  results_eq($$ select s.account, b.amount_paise - s.amount_paise from private.order_shares as s join shares_before as b
   using (account)
  where s.order_id = tests.order_id('first') order by s.account $$,
  $$ select account, case when account = 'vendor_payable' then 5000 else 0 end::bigint from shares_before
    order by account $$,
  'the vendor earns less by its own offer, and nobody else does');

-- Reviews.
select tests.order_item('second', 'asha', 'Naan');
select tests.reset();
insert into public.reviews (order_id, vendor_id, author_id, author_name, stars, body, created_at)
select tests.order_id(o), v.id, tests.user_id('asha'), 'Asha', s, b, now() - d
  from (values ('first', 'vendor-one', 4, 'Crisp', interval '1 hour'),
  ('second', 'vendor-two', 2, 'Cold', interval '2 hours')) as t (o, slug, s, b, d)
join public.vendors as v on v.slug = t.slug;
select set_config('tests.review', (select id::text from public.reviews where body = 'Crisp'), true);
select tests.act_as('vani');
select is(tests.refusal($$ select public.reply_to_review(current_setting('tests.review')::uuid, 'Thanks') $$),
  'PT403 not_your_vendor', 'another vendor does not reply');
select is(tests.refusal($$ select * from public.vendor_reviews(current_setting('tests.one')::uuid) $$),
  'PT403 not_your_vendor', 'or read its list');
select tests.act_as('asha');
select is(tests.refusal($$ select public.reply_to_review(current_setting('tests.review')::uuid, 'Thanks') $$),
  'PT403 not_your_vendor', 'nor does the customer');
select tests.act_as('vikram');
select results_eq($$ select author_name, stars, items from public.vendor_reviews(current_setting('tests.one')::uuid,
  unanswered => true) $$,
  $$ values ('Asha', 4::smallint, '{Dosa}'::text[]) $$, 'a vendor reads its reviews with what was ordered');
select lives_ok($$ select public.reply_to_review(current_setting('tests.review')::uuid, ' Thank you! ') $$,
  'and replies');
select is_empty($$ select 1 from public.vendor_reviews(current_setting('tests.one')::uuid, unanswered => true) $$,
  'so that it is answered');
select is(tests.refusal($$ select public.reply_to_review(current_setting('tests.review')::uuid, repeat('x', 1001)) $$),
  'PT400 reply_too_long', 'briefly');
select is(tests.refusal($$ select public.reply_to_review(gen_random_uuid(), 'x') $$), 'PT404 review_not_found',
  'to what is there');
select tests.act_as_anon();
select is((select reply from public.reviews where id = current_setting('tests.review')::uuid), 'Thank you!',
  'everybody reads it');

-- Figures.
select tests.act_as('vani');
select is(tests.refusal($$ select public.vendor_figures(current_setting('tests.one')::uuid) $$),
  'PT403 not_your_vendor', 'figures are for the vendor''s own people');
select tests.reset();
update public.enhanced_orders set status = 'delivered' where id = tests.order_id('first');
create view tests.delivered as select o.status_since from public.enhanced_orders as o
where o.id = tests.order_id('first');
grant select on tests.delivered to authenticated;
select tests.act_as('vikram');
select is((select f #>> '{now,sales}' from public.vendor_figures(current_setting('tests.one')::uuid, 'month',
  (select (o.status_since at time zone 'Asia/Kolkata')::date from tests.delivered as o)) as f), '21000',
  'what was sold, with packaging');
select is((select (f -> 'best' -> 0 ->> 'name') || ' ' || (f #>> '{now,review_4}')
  from public.vendor_figures(current_setting('tests.one')::uuid, 'month') as f), 'Dosa 1',
  'what sold best, and how it was rated');
select * from finish();
rollback;
