-- Frequent questions and the assistant: found by words as people type them, in three languages, and nothing of anybody
-- else.
begin;
select no_plan();
select tests.reviewed('guests', 'ask_assistant search_faq');
select tests.reviewed('bounds', 'ask_assistant search_faq');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000004', '{delivery}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.add_courier('ravi', capacity => 3);
select tests.reset();

create function tests.first_faq(words text, language text default 'en') returns text language sql as $$
  select public.search_faq(words, language) #>> '{0,slug}'
$$;
create function tests.intent(question text) returns text
  language sql as $$ select public.ask_assistant(question) ->> 'intent' $$;
grant execute on function tests.first_faq(text, text), tests.intent(text) to anon, authenticated;

-- Frequent questions --------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is((select count(*) from jsonb_array_elements(public.search_faq()) as a),
  (select count(*) from public.faq_articles), 'without words all are listed (Spec §2 /support)');
select is(tests.first_faq(words), slug, format('%s finds %s', words, slug)) from (values
  ('where is my order', 'where-is-my-order'), ('refnd when', 'when-is-my-refund'), ('delivery charges', 'delivery-fee'),
    ('invoce', 'get-invoice'),
  ('spoiled milk', 'something-missing-or-wrong'), ('Coupon does NOT work!!', 'coupon-does-not-work'),
    ('delete my account', 'my-data'),
  ('डिलीवरी शुल्क कितना', 'delivery-fee'), ('रिफ़ंड', 'when-is-my-refund'), ('डिलीवरी कोड', 'delivery-code'),
  ('డెలివరీ కోడ్', 'delivery-code'), ('రీఫండ్', 'when-is-my-refund'), ('అడ్రస్ మార్చాలి', 'change-address'),
    ('paisa wapas', 'when-is-my-refund'),
  ('dabbulu vapasu', 'when-is-my-refund'), ('pause milk', 'pause-milk'), ('పాలు రాలేదు', 'delivery-missed'),
    ('दूध कैसे रोकूँ', 'pause-milk'),
  ('exchange size', 'return-or-exchange'), ('substitute', 'item-not-there')) as q (words, slug);
select is(public.search_faq('రీఫండ్', 'te') #>> '{0,question}', 'రీఫండ్ ఎప్పుడు వస్తుంది?',
  'an answer is in the reader''s language');
select is(public.search_faq('refund', 'pa') #>> '{0,question}', 'When do I get my refund?', 'else in English');
select is(public.search_faq('zxqv wvut'), '[]', 'what nobody asks finds nothing');
select is(jsonb_array_length(public.search_faq('  ?!  ')), (select count(*)::integer from public.faq_articles),
  'signs alone are no words');
select lives_ok($$ select public.search_faq(repeat('x', 1000000)) $$, 'a search of a megabyte is cut');
select lives_ok($$ select public.search_faq('%_\'' "drop table <b>') $$, 'quotes and patterns are letters');
select ok(public.search_faq()::text !~ '[{][a-z_]+[}]', 'every figure of an answer is filled in');
select matches(public.search_faq('cancel order cost') #>> '{0,answer}', '10 % of the goods, at most ₹100',
  'figures are those of the rules');
select is(public.policy_figures() ->> 'delivery_base', '₹29', 'which everybody may read');
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement)
  from unnest(array['delete from public.faq_articles',
  'update public.faq_articles set answer = ''no answer at all''', 'select * from private.faq_terms',
    'select private.policy_figures()', 'select public.help_orders()']) as statement;
select tests.reset();
update public.faq_articles set published = false where slug = 'tips';
select tests.act_as_anon();
select is_empty($$ select slug from public.faq_articles where slug = 'tips' $$, 'what is not published is hidden');
select isnt(coalesce(tests.first_faq('tip courier'), ''), 'tips', 'and not found');
select tests.act_as('meera');
select isnt_empty($$ select slug from public.faq_articles where slug = 'tips' $$, 'but for administrators');

-- What is meant -------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(tests.intent(question), meant, format('%s means %s', question, coalesce(meant, 'nothing'))) from (values
  ('Where is my order?', 'where_is_order'), ('wher is my ordr', 'where_is_order'),
    ('When will it arrive', 'where_is_order'), ('mera order kahan hai', 'where_is_order'),
  ('मेरा ऑर्डर कहाँ है', 'where_is_order'), ('నా ఆర్డర్ ఎక్కడ ఉంది?', 'where_is_order'),
    ('నా ఆర్డర్ ఇంకా రాలేదు', 'where_is_order'),
  ('I want to cancel my order', 'cancel_order'), ('ऑर्डर रद्द करना है', 'cancel_order'),
    ('ఆర్డర్ రద్దు చేయాలి', 'cancel_order'),
  ('where is my refund', 'refund_status'), ('पैसे वापस कब मिलेंगे', 'refund_status'),
    ('డబ్బులు వాపసు ఎప్పుడు', 'refund_status'),
  ('one item is missing', 'report_problem'), ('the milk was spoiled', 'report_problem'),
    ('सामान ख़राब आया', 'report_problem'), ('పాలు పాడైపోయాయి', 'report_problem'),
  ('send me the invoice', 'invoice'), ('బిల్లు కావాలి', 'invoice'), ('बिल चाहिए', 'invoice'),
    ('order again', 'reorder'), ('మళ్ళీ ఆర్డర్ చేయాలి', 'reorder'),
  ('how much is in my wallet', 'wallet_balance'), ('వాలెట్‌లో ఎంత ఉంది', 'wallet_balance'),
    ('I want to talk to a person', 'person'), ('शिकायत करनी है', 'person'),
  ('Something was wrong', 'report_problem'), ('कुछ गड़बड़ थी', 'report_problem'),
    ('ఏదో తప్పు జరిగింది', 'report_problem'), ('मेरा रिफ़ंड', 'refund_status'), ('నా రీఫండ్', 'refund_status'),
  ('Get an invoice', 'invoice'), ('Cancel an order', 'cancel_order'), ('ऑर्डर रद्द करें', 'cancel_order'),
    ('ఆర్డర్ రద్దు', 'cancel_order'), ('फिर से ऑर्डर', 'reorder'), ('మళ్లీ ఆర్డర్', 'reorder'),
  ('वॉलेट बैलेंस', 'wallet_balance'), ('వాలెట్ బ్యాలెన్స్', 'wallet_balance'), ('నా ఆర్డర్ ఎక్కడ?', 'where_is_order'),
    ('do you sell cars', null), ('who owns the moon', null),
  ('hello', 'greeting'), ('ధన్యవాదాలు', 'thanks'), ('what is the capital of France', null)) as q (question, meant);
select is(public.ask_assistant('where is my order') - 'articles',
  '{"intent": "where_is_order", "needs_sign_in": true, "orders": [], "is_answer": true}',
  'a guest is asked to sign in');
select is(public.ask_assistant('qwertz asdf') ,
  '{"intent": null, "needs_sign_in": false, "orders": [], "articles": [], "is_answer": false}',
  'it says when it does not know (Issue 11, Help)');
select is(public.ask_assistant('delivery fee', 'te') #>> '{articles,0,slug}', 'delivery-fee',
  'and answers what is asked often');
select is(tests.refusal($$ select public.ask_assistant('  ') $$), 'PT400 message_empty', 'nothing is no question');
select is(tests.refusal($$ select public.ask_assistant(null) $$), 'PT400 message_empty', 'nor is null');
select lives_ok($$ select public.ask_assistant(repeat('order ', 100000)) $$, 'of a long one the beginning counts');
select lives_ok($$ select public.ask_assistant(U&'\202Ehello <script>alert(1)</script> \+01F600') $$,
  'tags, marks of direction and emoji are letters');

-- Own orders ----------------------------------------------------------------------------------------------------------
select tests.order_item('dinner', 'asha', 'Dosa', 2);
select is(public.ask_assistant('where is my order') #>> '{orders,0,id}', tests.order_id('dinner')::text,
  'an order under way is found');
select is(public.ask_assistant('cancel my order') #> '{orders,0,can_cancel}', 'true', 'with what can be done');
select is(public.ask_assistant('order again') -> 'orders', '[]', 'what was not delivered is not ordered again');
select is(public.ask_assistant('wallet balance') ->> 'wallet_balance_paise', tests.wallet_of('asha')::text,
  'the balance is the own');
select is(public.ask_assistant('I want my money back') #>> '{orders,0,id}', tests.order_id('dinner')::text,
  'asked for money back it offers the order that help opens with');
select is(public.ask_assistant('the dosa was spoiled') #>> '{orders,0,id}', tests.order_id('dinner')::text,
  'also where nothing was delivered yet');
select is(jsonb_array_length(public.help_orders(1)), 1, 'the help page offers the latest orders');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.act_as('asha');
select is(public.ask_assistant('the dosa was spoiled') #>> '{orders,0,can_report}', 'true',
  'a delivered one can be reported');
select is(public.ask_assistant('where is my order') #>> '{orders,0,status}', 'delivered',
  'with nothing under way the last one is shown');
select tests.act_as('bala');
select is(public.ask_assistant('where is my order') -> 'orders', '[]', 'nobody is told of another''s order');
select is(public.ask_assistant('where is my refund') -> 'refunds', '[]', 'or refund');
select is(public.ask_assistant('I want my money back') -> 'orders', '[]', 'or offered another''s order for it');
select is(public.help_orders(), '[]', 'or is offered it');
select * from finish();
rollback;
