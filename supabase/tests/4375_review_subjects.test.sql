-- What a trade lets one review without an order: a tutor who lives in this file only has a row, and is reviewed as any.
begin;
select no_plan();
select tests.reviewed('bounds', 'review_subject');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('admin', null, '{admin}'),
    tests.create_user('ravi', null, '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000),
  tests.add_courier('ravi'), tests.reset();

create table tests.tutors (id uuid primary key default gen_random_uuid(), name text not null, vendor_id uuid,
  ratings integer not null default 0, stars integer not null default 0);
create table tests.lessons (tutor_id uuid not null, user_id uuid not null);
grant select on tests.tutors to anon, authenticated;
insert into tests.tutors (name, vendor_id) values ('Lata', tests.vendor_id_of('vendor-one')), ('Mani', null);
insert into tests.lessons select t.id, u.id from tests.tutors as t,
  (values (tests.user_id('asha')), (tests.user_id('bala'))) as u (id);
create function tests.tutor(name text) returns uuid language sql as $$ select t.id from tests.tutors as t
  where t.name = tutor.name $$;
create function tests.took_lesson(subject uuid, caller uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from tests.lessons as l where l.tutor_id = took_lesson.subject
    and l.user_id = took_lesson.caller)
$$;
create function tests.about_tutor(subject uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('title', t.name, 'vendor_id', t.vendor_id) from tests.tutors as t
    where t.id = about_tutor.subject
$$;
create function tests.average_tutor(subject uuid, ratings integer, stars integer) returns void language sql
  security definer set search_path = '' as $$
  update tests.tutors as t set ratings = t.ratings + average_tutor.ratings, stars = t.stars + average_tutor.stars
    where t.id = average_tutor.subject
$$;
insert into private.review_subjects (kind, is_listed, average, may_review, about) values
  ('tutor', true, 'tests.average_tutor', 'tests.took_lesson', 'tests.about_tutor');
create function tests.review(name text, stars integer, words text default null, kind text default 'tutor') returns jsonb
  language sql as $$
  select public.review_subject(kind, tests.tutor(name), stars, words, null, 'review-' || gen_random_uuid())
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Who may.
select tests.act_as_anon();
select matches(tests.refusal($$ select tests.review('Lata', 5) $$), '^42501', 'a guest reviews nobody');
select tests.act_as('chitra');
select is(tests.refusal($$ select tests.review('Lata', 5) $$), 'PT403 review_not_allowed',
  'nor somebody without a lesson');
select tests.act_as('asha');
select is(tests.refusal($$ select public.review_subject('tutor', gen_random_uuid(), 5, null, null,
  'key-for-nobody') $$), 'PT403 review_not_allowed', 'nor anybody a tutor who is not there');
select is(tests.refusal($$ select public.review_subject('tutor', null, 5, null, null, 'key-for-nobody') $$),
  'PT403 review_not_allowed', 'or none');
select is(tests.refusal(format($$ select tests.review('Lata', 5, null, %L) $$, kind)), 'PT403 review_not_allowed',
  'what is reviewed with an order is not reviewed without one: ' || kind)
from unnest(array['vendor', 'courier', 'item', 'nothing']) as kind;
select is(tests.refusal(format($$ select tests.review('Lata', %s) $$, stars)), 'PT400 stars_invalid',
  'stars are one to five') from unnest(array['0', '6', 'null']) as stars;
select is(tests.refusal($$ select tests.review('Lata', 5, 'Call 9876543210') $$), 'PT400 contact_in_text',
  'words are held to the rules of all reviews');
select is(tests.refusal($$ select tests.review('Lata', 5, repeat('x', 1001)) $$), 'PT400 review_too_long',
  'and their length');
select is(tests.refusal($$ select public.review_subject('tutor', tests.tutor('Lata'), 5) $$),
  'PT400 idempotency_key_invalid', 'each tap has its key');
select ok(tests.review('Lata', 5, 'Very patient') ? 'id', 'whoever had a lesson reviews the tutor');
select is(tests.refusal($$ select tests.review('Lata', 4) $$), 'PT409 already_reviewed', 'once');
select lives_ok($$ select tests.review('Mani', 2, 'Often late') $$, 'and another tutor as well');
select tests.act_as('bala');
select tests.review('Lata', 3, 'Good');

-- What is kept and read.
select results_eq($$ select t.ratings, t.stars from tests.tutors as t order by t.name $$, $$ values (2, 8), (1, 2) $$,
  'the trade keeps the average it shows');
select is(public.review_summary(tests.tutor('Lata')) ->> 'ratings', '2', 'the counts are those of all reviews');
select results_eq($$ select author_name, stars::integer, item_name
  from public.reviews_of(tests.tutor('Lata'), 'highest') $$, $$ values ('Asha', 5, 'Lata'), ('Bala', 3, 'Lata') $$,
  'and so is the list');
select tests.act_as_anon();
select is((select count(*) from public.reviews_of(tests.tutor('Lata'))), 2::bigint, 'which guests read');
select is((select count(*) from public.reviews as r where r.subject_kind = 'tutor'), 3::bigint, 'also from the table');
select tests.act_as('asha');
select is((select r ->> 'about' || ' ' || (r ->> 'name') from public.my_reviews() as r where r ->> 'name' = 'Mani'),
  'tutor Mani', 'the author finds it among their own');
select lives_ok($$ select public.change_review(r.id, 4, 'Patient') from public.reviews as r
  where r.body = 'Very patient' $$, 'and changes it');
select is((select t.stars from tests.tutors as t where t.name = 'Lata'), 7, 'which the average follows');
select tests.act_as('vikram');
select
  results_eq(
  $$ select item_name, order_number from public.vendor_reviews(tests.vendor_id_of('vendor-one'), about => 'tutor')
   order by created_at desc, stars$$,
  $$ values ('Lata', null::text), ('Lata', null) $$, 'the vendor of a tutor reads the reviews');
select lives_ok($$ select public.reply_to_review(r.id, 'Thank you') from public.reviews as r
  where r.body = 'Patient' $$, 'and answers');
select is(tests.refusal($$ select public.reply_to_review(r.id, 'No') from public.reviews as r
  where r.body = 'Often late' $$), 'PT404 review_not_found', 'not those of a tutor alone');
select tests.act_as('chitra');
select public.report_review(r.id, 'spam') from public.reviews as r where r.body = 'Often late';
select is(tests.refusal($$ select public.delete_review(r.id) from public.reviews as r where r.body = 'Often late' $$),
  'PT404 review_not_found', 'nobody deletes another''s');
select tests.act_as('admin');
select is((select r ->> 'item_name' from public.reported_reviews() as r), 'Mani',
  'an administrator finds what was reported');
select lives_ok($$ select public.decide_review(r.id, false, 'Not about lessons') from public.reviews as r
  where r.body = 'Often late' $$, 'and takes it down');
select is((select t.ratings from tests.tutors as t where t.name = 'Mani'), 0, 'which the average follows');
select tests.act_as('asha');
select is((select n.params ->> 'about' from public.system_notifications as n where n.template = 'review_removed'),
  'Mani', 'its author learns which');
select lives_ok($$ select public.delete_review(r.id) from public.reviews as r
  where r.body = 'Patient' $$, 'an author takes a review back');
select is((select t.ratings from tests.tutors as t where t.name = 'Lata'), 1, 'and the average with it');
select ok(tests.review('Lata', 1) ? 'id', 'and may write another');

-- A kind whose reviews are not listed, and couriers.
select tests.reset();
update private.review_subjects set is_listed = false where kind = 'tutor';
select tests.act_as_anon();
select is((select count(*) from public.reviews_of(tests.tutor('Lata'))) + (select count(*) from public.reviews as r
  where r.subject_kind = 'tutor'), 0::bigint, 'what is not listed nobody reads');
select tests.reset();
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.act_as('asha');
select public.rate_order(tests.order_id('dinner'), 5, 4, 'Crisp');
select tests.reset();
select results_eq($$ select r.subject_kind, r.subject_id from public.reviews as r
  where r.order_id = tests.order_id('dinner') order by 1 $$,
  $$ values ('courier', tests.user_id('ravi')), ('vendor', tests.vendor_id_of('vendor-one')) $$,
    'what is reviewed with an order has its subject');
select tests.act_as_anon();
select results_eq($$ select r.subject_kind from public.reviews as r $$, $$ values ('vendor') $$,
  'those of couriers are read by nobody');
select is((select (public.review_summary(tests.user_id('ravi')) ->> 'ratings')), '0', 'nor counted for everybody');
select tests.reset();
select is((select c.rating from public.couriers as c where c.user_id = tests.user_id('ravi')), 4.0,
  'and make an average');
select is_empty($$ select s.kind, f.named from private.review_subjects as s
   cross join lateral (values (s.average || '(uuid,integer,integer)'), (s.may_review || '(uuid,uuid)'),
   (s.about || '(uuid)')) as f (named)
  where f.named is not null and to_regprocedure(f.named) is null $$, 'every function that a subject names exists');
select matches(tests.refusal($$ insert into private.review_subjects (kind, is_listed, may_review)
  values ('x', true, 'tests.took_lesson') $$), 'review_subject_written_alone',
  'what is written alone says what it is about');
select * from finish();
rollback;
