-- What customers say of whoever came: after the visit alone, once, not of themselves; counted at the person.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_home_service('clean-one', 'vikram', '{Lakshmi}'), tests.open_home_service('clean-two', 'vani'),
  tests.fund_wallet('asha', 1000000), tests.reset();
create table tests.made (name text primary key, id uuid);
insert into tests.made values ('home', tests.add_address('asha', 17.44, 78.45));
insert into tests.made select 'person', r.id from public.resources as r join public.vendors as v on v.id = r.vendor_id
where v.slug = 'clean-one';
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.rate(stars integer, words text default null) returns jsonb language sql as $$
  select public.review_subject('professional', tests.made_id('person'), stars, words, null,
    'rate-' || gen_random_uuid())
$$;
create function tests.to_rate() returns jsonb language sql as $$
  select nullif(public.order_tracking(tests.made_id('visit')) #> '{detail,booking,people_to_rate}', 'null')
$$;
-- The work begins with the customer's code, and is done.
create function tests.does_it(order_id uuid, who text) returns void language plpgsql as $$
begin
  perform tests.begin_soon(does_it.order_id);
  perform tests.act_as(who);
  perform public.advance_order(does_it.order_id, 'in_progress', tests.start_code(does_it.order_id));
  perform public.advance_order(does_it.order_id, 'delivered');
  perform tests.reset();
end
$$;
grant all on tests.made to anon, authenticated;
grant execute on all functions in schema tests to anon, authenticated;

select tests.act_as('asha');
select is(tests.refusal('select tests.rate(5)'), 'PT403 review_not_allowed', 'nobody is rated before a visit');
insert into tests.made select 'visit', tests.book_visit('clean-one', 'Cleaning of a home', tests.made_id('home'),
  tests.days_on(3, '12:00'), 'wallet', 'first');
select is(tests.refusal('select tests.rate(5)'), 'PT403 review_not_allowed', 'nor once it is booked');
select is(tests.to_rate(), null, 'and nobody is asked');
select tests.reset();
select tests.does_it(tests.made_id('visit'), 'vikram');
select tests.act_as('asha');
select is(tests.to_rate(), jsonb_build_array(jsonb_build_object('id', tests.made_id('person'), 'name', 'Lakshmi',
  'stars', null)), 'once it is done the customer is asked who came');
select is((select p from jsonb_array_elements(public.bookable_vendor('clean-one', 'home_service') -> 'people') as p),
  jsonb_build_object('id', tests.made_id('person'), 'name', 'Lakshmi', 'gender', null,
    'rating', null, 'ratings_count', 0),
  'nobody has said anything yet');
select tests.reset();
insert into private.resource_accounts (resource_id, user_id) values (tests.made_id('person'), tests.user_id('asha'));
select tests.act_as('asha');
select is(tests.refusal('select tests.rate(5)'), 'PT403 review_not_allowed', 'nobody rates themselves');
select tests.reset();
delete from private.resource_accounts;
select tests.act_as('asha');
select ok(tests.rate(4, 'Careful and on time') ? 'id', 'the customer rates whoever came');
select is(tests.refusal('select tests.rate(5)'), 'PT409 already_reviewed', 'once');
select is(tests.to_rate() #>> '{0,stars}', '4', 'and reads what they said');
select is((select r ->> 'about' || ' ' || (r ->> 'item_name') from public.my_reviews() as r), 'professional Lakshmi',
  'among their own reviews, too');
select tests.act_as_anon();
select is((select p from jsonb_array_elements(public.bookable_vendor('clean-one', 'home_service') -> 'people') as p),
  jsonb_build_object('id', tests.made_id('person'), 'name', 'Lakshmi', 'gender', null,
    'rating', 4.0, 'ratings_count', 1),
  'everybody reads it at the person, with how many they are');
select is((select p.own_rating || ' ' || p.own_ratings_count from public.bookable_people('home_service', 17.44, 78.45)
  as p where p.id = tests.made_id('person')), '4.0 1', 'and in the list of people');
select matches(tests.refusal('select tests.rate(5)'), '^42501', 'a guest rates nobody');
select tests.act_as('ravi');
select is(tests.refusal('select tests.rate(1)'), 'PT403 review_not_allowed', 'nor who had no visit');
select tests.act_as('vikram');
select is((select r.item_name
  from public.vendor_reviews(tests.vendor_id_of('clean-one'), about => 'professional') as r),
  'Lakshmi', 'the business reads it');
select lives_ok($$select public.reply_to_review(r.id, 'Thank you') from public.reviews as r
  where r.subject_kind = 'professional'$$, 'and answers');
select tests.act_as('vani');
select matches(tests.refusal($$select private.people_to_rate(null)$$), '^42501', 'nor reads whom others may rate');
select tests.reset();
update public.enhanced_orders set status_since = now() - interval '15 days', created_at = now() - interval '20 days',
  placed_at = now() - interval '20 days' where id = tests.made_id('visit');
delete from public.reviews where subject_kind = 'professional';
select tests.act_as('asha');
select is(tests.refusal('select tests.rate(5)'), 'PT403 review_not_allowed', 'two weeks later it is too late');
select is(tests.to_rate(), null, 'and nobody is asked any more');
select tests.reset();
select * from finish();
rollback;
