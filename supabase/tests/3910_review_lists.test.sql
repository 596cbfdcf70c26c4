-- Lists of reviews, helpful votes, replies, and reports with what administrators decide.
begin;
select no_plan();
select tests.reviewed('guests', 'review_summary reviews_of');
select tests.reviewed('bounds', 'decide_review report_review reported_reviews reviews_of vendor_reviews');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000008'), tests.create_user('divya', '+919000000009'),
  tests.create_user('eesha', '+919000000010'),
  tests.create_user('fresh', '+919000000011'), tests.create_user('new', '+919000000012'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('meera', '+919000000004', '{vendor}'),
    tests.create_user('admin', '+919000000005', '{user,admin}'),
  tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'meera'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-one', 'Chai', 2000);
select tests.add_address(h), tests.fund_wallet(h, 10000000) from unnest(array['asha', 'bala', 'chitra', 'eesha']) as h;
select tests.add_courier('ravi');
select tests.reset();
create function tests.rate(name text, handle text, stars integer, body text, item text default 'Dosa') returns void
  language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform tests.order_item(rate.name, handle, item);
  perform tests.advance_to(rate.name, 'delivered', 'ravi');
  perform tests.act_as(handle);
  perform public.rate_order(tests.order_id(rate.name), 4,
    items => jsonb_build_array(jsonb_build_object('item_id', tests.item_id(item), 'stars', stars, 'body', body)));
  perform tests.reset();
end
$$;
create function tests.review(words text) returns uuid language sql stable
  security definer set search_path = '' as $$ select r.id from public.reviews as r where r.body = words $$;
create function tests.listed(more text default '') returns text language plpgsql as $$
declare
  answer text;
begin
  execute format('select string_agg(r.body, %L order by n) from (select *, row_number() over () as n from '
    'public.reviews_of(%L %s)) as r', ' ', tests.item_id('Dosa'), more) into answer;
  return answer;
end
$$;
create function tests.state_of(words text) returns text language sql stable
  security definer set search_path = '' as $$ select r.state from public.reviews as r where r.body = words $$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.rate('first', 'asha', 5, 'One'), tests.rate('second', 'bala', 1, 'Two'),
  tests.rate('third', 'chitra', 3, 'Three'), tests.rate('silent', 'asha', 2, null),
  tests.rate('tea', 'bala', 4, 'Tea', 'Chai');
update public.reviews set created_at = now() - interval '3 hours' where body = 'One';
update public.reviews set created_at = now() - interval '2 hours', photos = array['x/y.webp'] where body = 'Two';
update public.reviews set created_at = now() - interval '1 hour' where body = 'Three';

-- Lists ---------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(tests.listed(), 'Three Two One', 'guests read what was written, the newest first');
select is(tests.listed(', ''highest'''), 'One Three Two', 'or the best first');
select is(tests.listed(', ''lowest'''), 'Two Three One', 'or the worst');
select is(tests.listed(', only_stars => 1'), 'Two', 'those with one number of stars');
select is(tests.listed(', with_photos => true'), 'Two', 'or with photos');
select is(tests.listed(', sort => ''lowest'', limit_count => 1, cursor => ' || quote_literal((select next_cursor::text
  from public.reviews_of(tests.item_id('Dosa'), 'lowest', limit_count => 1)))), 'Three',
  'a page follows the one before');
select is(tests.refusal($$ select public.reviews_of(gen_random_uuid(), 'random()') $$), 'PT400 sort_invalid',
  'there are four orders');
select is(tests.refusal($$ select public.reviews_of(gen_random_uuid(), cursor => '{"rank": "x"}') $$),
  'PT400 cursor_invalid', 'a cursor is one of ours');
select is(tests.refusal($$ select public.reviews_of(gen_random_uuid(),
  cursor => jsonb_build_object('x', repeat('x', 5000))) $$), 'PT413 request_too_large', 'and short');
select is((public.review_summary(tests.item_id('Dosa'))) -> 'stars', '[1, 1, 1, 0, 1]'::jsonb,
  'stars without words count as well');
select is((select count(*)::integer from public.reviews_of(tests.vendor_id_of('vendor-one'))), 0,
  'reviews of items are not reviews of the vendor');
select is_empty(format($$ select * from public.item_ratings(%L) $$, tests.vendor_id_of('vendor-one')),
  'four ratings are too few for a menu');

-- Helpful -------------------------------------------------------------------------------------------------------------
select matches(tests.refusal($$ select public.vote_review(gen_random_uuid(), true) $$), '^42501', 'guests do not vote');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.vote_review(%L, true) $$, tests.review('One'))), 'PT403 own_review',
  'nobody finds their own review helpful');
select is(public.vote_review(tests.review('Two'), true), 1, 'another''s is');
select is(public.vote_review(tests.review('Two'), true), 1, 'once');
select is((select is_voted from public.reviews_of(tests.item_id('Dosa')) where body = 'Two'), true,
  'which is remembered');
select tests.act_as('chitra');
select is(public.vote_review(tests.review('Two'), true), 2, 'everybody counts');
select is(tests.listed(', ''helpful'''), 'Two Three One', 'what helped most comes first');
select tests.act_as('asha');
select is(public.vote_review(tests.review('Two'), false), 1, 'one takes it back');
select is(public.vote_review(tests.review('Two'), false), 1, 'once as well');
select is(tests.refusal($$ select public.vote_review(gen_random_uuid(), true) $$), 'PT404 review_not_found',
  'what is not there gets no votes');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.vote_review(%L, true) $$, tests.review('One'))), 'PT403 own_business',
  'the vendor does not vote for itself');

-- The author's own ----------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is((select count(*)::integer from public.my_reviews()), 4,
  'authors see what they wrote: of vendors and of items');
select is((select m ->> 'name' from public.my_reviews() as m where m ->> 'body' = 'One'), 'Vendor One', 'and of whom');
select is((select count(*)::integer from public.my_reviews(now() - interval '90 minutes')), 1, 'by page');
select tests.act_as('divya');
select is_empty($$ select * from public.my_reviews() $$, 'nobody sees another''s');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.my_reviews() $$), '^42501', 'guests have none');

-- Replies -------------------------------------------------------------------------------------------------------------
select matches(tests.refusal(format($$ select public.vendor_reviews(%L) $$, gen_random_uuid())), '^42501',
  'guests see no desk');
select tests.act_as('meera');
select is(tests.refusal(format($$ select public.vendor_reviews(%L) $$, tests.vendor_id_of('vendor-one'))),
  'PT403 not_your_vendor', 'nor does another vendor');
select is(tests.refusal(format($$ select public.vendor_reviewed_items(%L) $$, tests.vendor_id_of('vendor-one'))),
  'PT403 not_your_vendor', 'by item either');
select is(tests.refusal(format($$ select public.reply_to_review(%L, 'Hello') $$, tests.review('One'))),
  'PT403 not_your_vendor', 'nor replies');
select tests.act_as('vikram');
select is((select count(*)::integer from public.vendor_reviews(tests.vendor_id_of('vendor-one'))), 10,
  'the vendor sees reviews of itself and of its items');
select is((select count(*)::integer from public.vendor_reviews(tests.vendor_id_of('vendor-one'), about => 'item',
  only_subject => tests.item_id('Dosa'), unanswered => true)), 3, 'of one item, and those that wait for an answer');
select is(tests.refusal(format($$ select public.vendor_reviews(%L, about => 'x') $$, tests.vendor_id_of('vendor-one'))),
  'PT400 request_invalid', 'of one kind or the other');
select results_eq(format($$ select name, reviews, average
  from public.vendor_reviewed_items(%L) $$, tests.vendor_id_of('vendor-one')), $$ values ('Dosa', 4, 2.8),
  ('Chai', 1, 4.0) $$, 'and what each got');
select lives_ok(format($$ select public.reply_to_review(%L, %L) $$, tests.review('One'), E' Thank you\u202E! '),
  'it replies to a review of an item');
select is((select reply from public.reviews_of(tests.item_id('Dosa')) where body = 'One'), 'Thank you!',
  'which everybody reads, cleaned');
select is(tests.refusal(format($$ select public.reply_to_review(%L, 'you bastard') $$, tests.review('One'))),
  'PT400 words_blocked', 'politely');
select is(tests.refusal(format($$ select public.reply_to_review(%L, repeat('x', 1001)) $$, tests.review('One'))),
  'PT400 reply_too_long', 'and briefly');
select public.reply_to_review(tests.review('One'), 'Thank you again!');
select tests.act_as('asha');
select results_eq($$ select params ->> 'vendor', action_url from public.system_notifications
  where template = 'review_replied' $$, $$ values ('Vendor One', '/profile?sheet=reviews') $$,
  'the author is told, once');

-- Reports -------------------------------------------------------------------------------------------------------------
select is(tests.refusal(format($$ select public.report_review(%L, 'spam') $$, tests.review('One'))), 'PT403 own_review',
  'one''s own is deleted and not reported');
select is(tests.refusal(format($$ select public.report_review(%L, %L) $$, tests.review('Two'), reason)),
  'PT400 report_invalid', 'a report has a reason: ' || coalesce(left(reason, 10), 'null'))
from unnest(array['ugly', '', null, repeat('x', 100000)]) as reason;
select is(tests.refusal(format($$ select public.report_review(%L, 'other', repeat('x', 501)) $$, tests.review('Two'))),
  'PT400 report_invalid', 'and a short note');
select is(tests.refusal(format($$ select public.report_review(%L, 'other', repeat('x', 50000)) $$,
  tests.review('Two'))), 'PT413 request_too_large', 'at any rate an end');
select lives_ok(format($$ select public.report_review(%L, 'spam', 'An advert'),
  public.report_review(%1$L, 'abusive') $$, tests.review('Two')), 'a reader reports, once');
select is((select is_reported from public.reviews_of(tests.item_id('Dosa')) where body = 'Two'), true,
  'which is remembered');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.report_review(%L, 'spam') $$, tests.review('Two'))), '^42501',
  'guests do not');
select tests.act_as('chitra');
select public.report_review(tests.review('Two'), 'spam');
select tests.act_as('vikram');
select public.report_review(tests.review('Two'), 'off_topic', 'Never ate here');
select is(tests.state_of('Two'), 'shown', 'the vendor may report and hides nothing');
select tests.act_as('divya');
select public.report_review(tests.review('Two'), 'private_data');
select tests.act_as('fresh');
select public.report_review(tests.review('Two'), 'spam');
select tests.act_as('new');
select public.report_review(tests.review('Two'), 'spam');
select is(tests.state_of('Two'), 'shown',
  'accounts that have never been in an order there hide nothing, however many they are');
select tests.reset();
select ok((select reports = 6 and reported_at is not null from public.reviews where body = 'Two'),
  'but somebody will look at it');
update private.review_reports set device = 'phone' where counts;
select tests.order_item('fourth', 'eesha', 'Chai'), tests.advance_to('fourth', 'delivered', 'ravi');
select tests.act_as('eesha');
select public.report_review(tests.review('Two'), 'private_data');
select is(tests.state_of('Two'), 'shown', 'nor do several accounts on one device');
select tests.reset();
update private.review_reports set device = null where counts;
select tests.act_as('ravi');
select public.report_review(tests.review('Two'), 'private_data');
select is(tests.state_of('Two'), 'reported',
  'three who were in an order there hide it, whoever carried one among them');
select is(tests.listed(), 'Three One', 'for everybody');
select is(tests.refusal(format($$ select public.vote_review(%L, true) $$, tests.review('Two'))),
  'PT404 review_not_found', 'who cannot vote for it either');
select is((public.review_summary(tests.item_id('Dosa'))) -> 'stars' -> 0, '1',
  'its stars count until somebody has decided: three people do not change an average');
select is((public.review_summary(tests.item_id('Dosa'))) ->> 'written', '2', 'though lists are shorter');
select is_empty($$ select body from public.reviews where body = 'Two' $$, 'the table hides it too');
select is((select count(*)::integer from storage.objects where bucket_id = 'review-pictures'
  and not private.may_see_review_photo('x/y.webp')), 0, 'no photo of it is listed');
select ok(not private.may_see_review_photo('x/y.webp'), 'nor shown');
select tests.act_as('bala');
select is((select m ->> 'state' from public.my_reviews() as m where m ->> 'body' = 'Two'), 'reported',
  'its author sees where it stands');

-- Decisions -----------------------------------------------------------------------------------------------------------
select is(tests.refusal(statement), 'PT403 role_required', 'only administrators decide: ' || statement)
  from unnest(array[$$ select public.reported_reviews() $$, $$ select public.reported_reviews_count() $$,
  $$ select public.decide_review(gen_random_uuid(), true) $$]) as statement;
select tests.act_as_anon();
select matches(tests.refusal(statement), '^42501', 'never guests: ' || statement)
  from unnest(array[$$ select public.reported_reviews() $$, $$ select public.reported_reviews_count() $$,
  $$ select public.decide_review(gen_random_uuid(), true) $$]) as statement;
select tests.act_as('admin');
select is(public.reported_reviews_count(), '{"open": 1, "hidden": 1}'::jsonb, 'one waits, and is hidden meanwhile');
select
  results_eq($$ select r ->> 'body', r ->> 'vendor_name', jsonb_array_length(r -> 'reports'), (select count(*)::integer
   from jsonb_array_elements(r -> 'reports') as w where (w ->> 'by_vendor')::boolean)
  from public.reported_reviews() as r $$, $$ values ('Two', 'Vendor One', 8, 1) $$, 'with every reason');
select is_empty($$ select * from public.reported_reviews('decided') $$, 'nothing is decided yet');
select is(tests.refusal($$ select public.reported_reviews('x') $$), 'PT400 request_invalid', 'there are two queues');
select is(tests.refusal(format($$ select public.decide_review(%L, false, ' ') $$, tests.review('Two'))),
  'PT400 decision_note_invalid', 'who takes one down says why');
select is(tests.refusal($$ select public.decide_review(gen_random_uuid(), true) $$), 'PT404 review_not_found',
  'of a review that is there');
select lives_ok(format($$ select public.decide_review(%L, true, 'An honest opinion') $$, tests.review('Two')),
  'it is kept');
select is(tests.state_of('Two'), 'shown', 'and shown again');
select is_empty($$ select * from public.reported_reviews() $$, 'nothing waits any more');
select tests.act_as('divya');
select public.report_review(tests.review('Two'), 'spam');
select is(tests.state_of('Two'), 'shown', 'who has reported it does not do so again');
select tests.act_as('admin');
select lives_ok(format($$ select public.decide_review(%L, false, 'It names a neighbour') $$, tests.review('Two')),
  'or taken down');
select is((select r -> 'decision' ->> 'note' from public.reported_reviews('decided') as r), 'It names a neighbour',
  'which is listed');
select results_eq(format($$ select after ->> 'state', note from public.audit_log where action = 'decide_review'
  and subject_id = %L order by id $$, tests.review('Two')),
  $$ values ('shown', 'An honest opinion'), ('removed', 'It names a neighbour') $$,
    'each decision is in the audit log');
select is((public.review_summary(tests.item_id('Dosa'))) -> 'stars' -> 0, '0', 'its stars no longer count');
select tests.act_as('bala');
select is((select params ->> 'note' from public.system_notifications where template = 'review_removed'),
  'It names a neighbour', 'the author is told why');
select is(tests.refusal(format($$ select public.delete_review(%L) $$, tests.review('Two'))), 'PT409 review_was_removed',
  'and does not write another in its place');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 1, 'review-key-1') $$, tests.order_id('second'),
  tests.item_id('Dosa'))), 'PT409 already_reviewed', 'by either way');
select tests.act_as('vikram');
select is_empty(format($$ select * from public.vendor_reviews(%L)
  where body = 'Two' $$, tests.vendor_id_of('vendor-one')), 'the vendor''s desk has it no more');

-- Limits --------------------------------------------------------------------------------------------------------------
select tests.reset();
insert into private.review_votes (review_id, user_id) select r.id, tests.user_id('divya') from public.reviews as r
  where r.item_id is null limit 1;
insert into public.reviews (order_id, item_id, seller_id, item_name, author_id, author_name, stars)
select tests.order_id('first'), gen_random_uuid(), tests.vendor_id_of('vendor-one'), 'x', tests.user_id('asha'), '', 5
  from generate_series(1, 100);
insert into private.review_votes (review_id, user_id) select r.id, tests.user_id('chitra') from public.reviews as r
  where r.item_name = 'x';
insert into private.review_reports (review_id, user_id, reason, by_vendor)
  select r.id, tests.user_id('chitra'), 'spam', false from public.reviews as r where r.item_name = 'x' limit 30;
select tests.act_as('chitra');
select is(tests.refusal(format($$ select public.vote_review(%L, true) $$, tests.review('One'))), 'PT429 too_many_votes',
  'a hundred votes an hour are enough');
select is(tests.refusal(format($$ select public.report_review(%L, 'spam') $$, tests.review('One'))),
  'PT429 too_many_reports', 'and thirty reports');
select * from finish();
rollback;
