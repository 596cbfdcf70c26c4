-- Frequent questions as administrators write them: checked, in order, never over somebody else's words, and found at
-- once.
begin;
select no_plan();
select tests.reviewed('bounds', 'delete_faq_article faq_desk move_faq_article save_faq_article');
select tests.reviewed('row', 'is_language');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', null, '{user,admin}'),
  tests.create_user('nitin', null, '{user,admin}');
select tests.reset();

create function tests.article(more jsonb default '{}') returns jsonb language sql as $$
  select '{"topic": "payments", "question": "May I pay by cheque?", "answer": "No, cheques are not taken by '
    'couriers.", "action": null, "published": true}'::jsonb || more
$$;
create function tests.save(more jsonb default '{}', expected timestamptz default null,
  key text default 'key-' || gen_random_uuid()) returns jsonb language sql as $$
  select public.save_faq_article(tests.article(more), key, expected)
$$;
create function tests.stored(slug text) returns public.faq_articles language sql security definer as $$ select *
  from public.faq_articles as a where a.slug = stored.slug $$;
create function tests.topic_order(topic text) returns text language sql security definer as $$
  select string_agg(a.position || ' ' || a.slug, ', ' order by a.position) from public.faq_articles as a
    where a.topic = topic_order.topic
$$;
-- Topics whose places are not 1, 2, 3 and so on.
create function tests.broken_topics() returns bigint language sql security definer as $$
  select count(*) from (select from public.faq_articles group by topic having min(position) <> 1
    or max(position) <> count(*)) as broken
$$;
grant execute on function tests.article(jsonb), tests.save(jsonb, timestamptz, text), tests.stored(text),
  tests.topic_order(text), tests.broken_topics() to anon, authenticated;

-- Who may -------------------------------------------------------------------------------------------------------------
create temporary table calls as
  select unnest(array['select public.faq_desk()', 'select tests.save()', 'select public.move_faq_article(''tips'', 1)',
  'select public.delete_faq_article(''tips'', now())']) as statement;
grant select on calls to anon, authenticated;
select tests.act_as_anon();
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement) from calls;
select tests.act_as('asha');
select is(tests.refusal(statement), 'PT403 role_required', 'nor a customer: ' || statement) from calls;
select tests.act_as('vikram');
select is(tests.refusal(statement), 'PT403 role_required', 'nor a vendor: ' || statement) from calls;
select tests.act_as('meera');
select matches(tests.refusal($$ update public.faq_articles set answer = 'Not even administrators write the table.' $$),
  '^42501', 'administrators write by these functions only');

-- The list ------------------------------------------------------------------------------------------------------------
select is((select count(*) from jsonb_array_elements(public.faq_desk() -> 'articles') as a),
  (select count(*) from public.faq_articles), 'without words all are listed');
select is(public.faq_desk('refnd when') #>> '{articles,0,slug}', public.search_faq('refnd when') #>> '{0,slug}',
  'words find what a customer finds');
select is(public.faq_desk('zxqv wvut') -> 'articles', '[]', 'what nobody asks finds nothing');
select is(public.faq_desk() #>> '{figures,help_hours}', '48', 'the figures that answers may name come with it');
select lives_ok($$ select public.faq_desk(repeat('x ', 100000)) $$, 'of a long search the beginning is read');

-- A new one -----------------------------------------------------------------------------------------------------------
create temporary table made as
  select
  tests.save('{"question": "  Is my café’s order\n free? ", "answer": "Yes, within {help_hours} hours.\n\n\n\nAlways.",
  "question_translations": {"hi": " क्या यह मुफ़्त है? ", "te": "   "}, "answer_translations": {"te": "అవును, ఉచితమే."}, "keywords": "muft", "action": "wallet"}', null, 'key-first-article') as a;
select is(a ->> 'slug', 'is-my-cafes-order-free', 'its name is made from the English question') from made;
select is(a ->> 'question', 'Is my café’s order free?', 'a question is one line') from made;
select is(a ->> 'answer', E'Yes, within {help_hours} hours.\n\nAlways.', 'an answer keeps its lines') from made;
select is(a -> 'question_translations', '{"hi": "क्या यह मुफ़्त है?"}', 'an empty translation is none') from made;
select ok(tests.topic_order('payments') like '%, ' || (a ->> 'position') || ' is-my-cafes-order-free',
  'it comes last in its topic') from made;
select is(public.save_faq_article(tests.article(), 'key-first-article') ->> 'slug', 'is-my-cafes-order-free',
  'a repeated call makes no second one');
select is(tests.save('{"question": "Is my café''s order free!"}') ->> 'slug', 'is-my-cafes-order-free-2',
  'another with the same words has a name of its own');
select is(tests.save('{"question": "ఇది ఉచితమా?"}') ->> 'slug', 'question', 'without Latin letters it has a plain one');
select is(public.search_faq('muft', 'hi') #>> '{0,question}', 'क्या यह मुफ़्त है?',
  'customers find it at once, by its further words');
select is(public.search_faq('cafe free') #>> '{0,answer}', E'Yes, within 48 hours.\n\nAlways.',
  'with its figures filled in');

-- What is refused -----------------------------------------------------------------------------------------------------
select is(tests.refusal(format('select tests.save(%L)', more)), code, what) from (values
  ('{"question": "Why?"}', 'PT400 faq_question_invalid', 'a question has five letters'),
  ('{"question": null}', 'PT400 faq_question_invalid', 'and is there'),
  ('{"question": "     \u200d\u200d\u200d\u200d\u200d\u200d"}', 'PT400 faq_question_invalid', 'joiners are no letters'),
  (jsonb_build_object('question', repeat('x', 201))::text, 'PT400 faq_question_invalid', 'nor longer than two hundred'),
  (jsonb_build_object('question_translations', jsonb_build_object('te', repeat('అ', 201)))::text,
    'PT400 faq_question_invalid', 'in any language'),
  ('{"question": "Free for {help_hours} hours?"}', 'PT400 faq_question_invalid', 'a question names no figures'),
  ('{"answer": "No."}', 'PT400 faq_answer_invalid', 'an answer has ten letters'),
  (jsonb_build_object('answer', repeat('x', 2001))::text, 'PT400 faq_answer_invalid', 'and two thousand at most'),
  (jsonb_build_object('answer_translations', jsonb_build_object('hi', repeat('अ', 2001)))::text,
    'PT400 faq_answer_invalid', 'also in Hindi'),
  ('{"answer": "Within {help_hourz} hours of that."}', 'PT400 faq_figure_unknown', 'a figure exists'),
  ('{"answer": "Within {help_hours hours of that."}', 'PT400 faq_figure_unknown', 'and has both its braces'),
  ('{"answer_translations": {"te": "{Help_hours} గంటల్లో."}}', 'PT400 faq_figure_unknown', 'in each language'),
  (jsonb_build_object('keywords', repeat('x', 601))::text, 'PT400 faq_keywords_too_long', 'further words have an end'),
  ('{"topic": "weather"}', 'PT400 request_invalid', 'a topic is one of ten'),
  ('{"topic": null}', 'PT400 request_invalid', 'not none'),
  ('{"action": "fly"}', 'PT400 request_invalid', 'an action is one that readers have'),
  ('{"question_translations": {"fr": "Gratuit?"}}', 'PT400 request_invalid', 'a language is one of ours'),
  ('{"question_translations": {"en": "Free?"}}', 'PT400 request_invalid', 'English is no translation'),
  ('{"answer_translations": {"hi": {"a": 1}}}', 'PT400 request_invalid', 'a translation is a text'),
  ('{"answer_translations": []}', 'PT400 request_invalid', 'by language'),
  ('{"slug": "never-was"}', 'PT404 faq_article_not_found', 'what is gone is not saved'),
  (jsonb_build_object('anything', repeat('x', 100000))::text, 'PT413 request_too_large', 'a request has an end'))
    as odd (more, code, what);
select is(tests.refusal($$ select public.save_faq_article(tests.article(), null) $$), 'PT400 idempotency_key_invalid',
  'a save carries its key');
select is(tests.refusal($$ select public.save_faq_article(tests.article(), repeat('x', 1000)) $$),
  'PT413 request_too_large', 'of bounded length');
select is(tests.save(E'{"question": "Is \\u202e<b>this</b> plain\\u0007?"}') ->> 'question', 'Is <b>this</b> plain?',
  'tags are letters, controls are dropped');

-- Two at once ---------------------------------------------------------------------------------------------------------
create temporary table seen as select (tests.stored('tips')).*;
select isnt(tests.save('{"slug": "tips", "topic": "orders", "answer": "The courier keeps every gratuity."}',
  (select updated_at from seen)) ->> 'updated_at',
  (select to_jsonb(updated_at) #>> '{}' from seen), 'a save makes a new version');
select tests.act_as('nitin');
select is(tests.refusal($$ select tests.save('{"slug": "tips", "answer": "Something else entirely."}',
  (select updated_at from seen)) $$), 'PT409 faq_article_changed',
  'who started from an older one is told');
select is(tests.refusal($$ select tests.save('{"slug": "tips"}') $$), 'PT409 faq_article_changed',
  'who started from none as well');
select is(tests.refusal($$ select public.delete_faq_article('tips', (select updated_at from seen)) $$),
  'PT409 faq_article_changed', 'what was changed is not deleted unseen');
select is((tests.stored('tips')).answer, 'The courier keeps every gratuity.', 'nothing was written over it');
select is(public.search_faq('gratuity') #>> '{0,slug}', 'tips', 'the words of a changed article are found');
select is((tests.stored('tips')).topic, 'orders', 'it is in its new topic');
select is(tests.broken_topics(), 0::bigint, 'and neither topic has a gap');
select lives_ok($$ select tests.save('{"slug": "tips", "topic": "orders", "published": false}',
  (tests.stored('tips')).updated_at) $$, 'one is hidden');
select is(public.search_faq('gratuity'), '[]', 'old words are not found any more');
select ok(not public.search_faq('cheque')::text ~ '"tips"', 'nor what is hidden');
select ok(public.faq_desk('cheque')::text ~ '"tips"', 'but by administrators');

-- Order ---------------------------------------------------------------------------------------------------------------
create temporary table before as select tests.topic_order('groceries') as places,
  array_agg(slug order by position) as slugs from public.faq_articles where topic = 'groceries';
select lives_ok($$ select public.move_faq_article(slugs[3], 1) from before $$, 'one moves up');
select is(tests.topic_order('groceries') like '1 ' || slugs[3] || ', 2 ' || slugs[1] || ', 3 ' || slugs[2] || '%', true,
  'the others make room') from before;
select lives_ok($$ select public.move_faq_article(slugs[3], 1) from before $$, 'a repeated call');
select lives_ok($$ select public.move_faq_article(slugs[3], 3) from before $$, 'and back down');
select is(tests.topic_order('groceries'), places, 'give the order of before') from before;
select lives_ok($$ select public.move_faq_article(slugs[1], 30000000)
  from before $$, 'the end is where the topic ends');
select lives_ok($$ select public.move_faq_article(slugs[1], -5), public.move_faq_article(slugs[1], null)
  from before $$, 'its beginning is one, and nowhere is where it is');
select is(tests.topic_order('groceries'), places, 'so that it is first again') from before;
select is(tests.refusal($$ select public.move_faq_article('never-was', 1) $$), 'PT404 faq_article_not_found',
  'what is gone does not move');
select lives_ok($$ select public.delete_faq_article(slugs[2], (tests.stored(slugs[2])).updated_at)
  from before $$, 'one is deleted');
select lives_ok($$ select public.delete_faq_article(slugs[2], now()) from before $$, 'twice is once');
select is((tests.stored(slugs[2])).slug, null, 'it is gone') from before;
select is(tests.broken_topics(), 0::bigint, 'no topic has a gap or a place twice');

-- On record, and bounded ----------------------------------------------------------------------------------------------
select tests.reset();
select results_eq($$ select distinct action from public.audit_log where subject_type = 'faq_article' order by 1 $$,
  array['add_faq_article', 'delete_faq_article', 'move_faq_article', 'save_faq_article'],
    'everything is in the audit log');
select is((select before ->> 'answer' <> after ->> 'answer' and actor_id = tests.user_id('meera') from public.audit_log
  where subject_id = 'tips' and action = 'save_faq_article' order by id limit 1), true,
    'with what it said before, and who changed it');
insert into public.faq_articles (slug, topic, position, question, answer)
select 'many-' || n, 'digital', 100 + n, 'Question number ' || n, 'The answer to question number ' || n
  from generate_series(1, 200 - (select count(*)::integer from public.faq_articles)) as n;
select tests.act_as('meera');
select is(tests.refusal('select tests.save()'), 'PT409 faq_full', 'two hundred are enough');
select is(jsonb_array_length(public.search_faq()), (select count(*)::integer from public.faq_articles where published),
  'and customers see each of them');
select * from finish();
rollback;
