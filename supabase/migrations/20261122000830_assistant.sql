-- The assistant: answers questions from frequent questions and from the person's own orders, by words, and says when it does not know.

create table private.assistant_intents (
  intent text primary key constraint intent_form check (intent ~ '^[a-z_]{3,30}$'),
  position smallint not null unique,
  needs_account boolean not null
);
comment on table private.assistant_intents is 'What the assistant understands beside frequent questions. Of two that fit equally the first by position is meant.';
insert into private.assistant_intents (intent, position, needs_account) values
  ('person', 1, true), ('report_problem', 2, true), ('refund_status', 3, true), ('cancel_order', 4, true), ('where_is_order', 5, true),
  ('invoice', 6, true), ('reorder', 7, true), ('wallet_balance', 8, true), ('my_tickets', 9, true), ('greeting', 10, false), ('thanks', 11, false);

create table private.assistant_phrases (
  intent text not null references private.assistant_intents (intent),
  words text[] not null constraint phrase_has_words check (cardinality(words) between 1 and 5),
  primary key (intent, words)
);
comment on table private.assistant_phrases is
  'Words that together mean an intent, in English, Hindi and Telugu and as they are written in Latin letters. All of them have to be in a question.';
insert into private.assistant_phrases (intent, words)
select distinct given.intent, private.help_words(phrase)
from (values
  ('where_is_order', 'where order|track order|track|order status|status of order|where food|when order arrive|when will arrive|how long order|order late|not arrived|'
    'not delivered yet|order coming|where courier|where delivery boy|eta|order kahan|mera order kahan|order kab|kab aayega|kahan hai order|order ekkada|na order ekkada|'
    'order eppudu|eppudu vastundi|inka raledu|ऑर्डर कहाँ|ऑर्डर कहां|ऑर्डर कब|कब आएगा|कब तक आएगा|कहाँ पहुँचा|ऑर्डर स्थिति|ट्रैक|डिलीवरी कब|नहीं आया|'
    'ఆర్డర్ ఎక్కడ|ఆర్డర్ ఎప్పుడు|ఎప్పుడు వస్తుంది|ఆర్డర్ స్థితి|ట్రాక్|ఇంకా రాలేదు|ఆర్డర్ రాలేదు|డెలివరీ ఎప్పుడు'),
  ('cancel_order', 'cancel|cancel order|cancel it|dont want order|stop order|order cancel karo|radd karo|cancel cheyyi|cancel cheyali|रद्द|कैंसल|कैंसिल|ऑर्डर रद्द|'
    'ऑर्डर कैंसल|रद्द करना|రద్దు|క్యాన్సిల్|ఆర్డర్ రద్దు|వద్దు ఆర్డర్'),
  ('refund_status', 'refund|where refund|refund status|money back|when money back|my money|paisa wapas|paise wapas|dabbulu vapasu|dabbulu ravaledu|रिफंड|रिफ़ंड|पैसा वापस|पैसे वापस|'
    'वापसी कब|రీఫండ్|రిఫండ్|డబ్బు వాపసు|డబ్బులు వాపసు|డబ్బులు రాలేదు'),
  ('report_problem', 'missing|something wrong|something was wrong|item missing|items missing|wrong item|wrong order|wrong food|spoiled|rotten|stale|bad food|cold food|damaged|broken|leaked|spilled|hair food|expired|'
    'not fresh|something missing|got less|kharab|galat saman|galat order|कुछ गड़बड़|ఏదో తప్పు|తప్పు జరిగింది|kam mila|chedipoyindi|tappu item|takkuva vachindi|गायब|कम मिला|कम आया|ग़लत सामान|गलत सामान|गलत ऑर्डर|ख़राब|खराब|सड़ा|बासी|'
    'टूटा|ठंडा खाना|తక్కువ వచ్చింది|రాలేదు ఐటమ్|మిస్సింగ్|తప్పు ఐటమ్|తప్పు వస్తువు|పాడై|చెడిపోయింది|కుళ్లిన|విరిగిపోయింది|చల్లారిపోయింది'),
  ('invoice', 'invoice|bill copy|get bill|download bill|receipt|gst bill|tax invoice|bill chahiye|bill kavali|बिल चाहिए|रसीद|इनवॉइस|चालान|बिल डाउनलोड|బిల్లు కావాలి|రసీదు|ఇన్వాయిస్|బిల్ కాపీ'),
  ('reorder', 'reorder|order again|repeat order|same order|last order again|phir se order|dobara order|malli order|फिर से ऑर्डर|दोबारा ऑर्डर|वही ऑर्डर|మళ్ళీ ఆర్డర్|మళ్లీ ఆర్డర్|అదే ఆర్డర్'),
  ('wallet_balance', 'wallet balance|wallet|balance|how much wallet|money in wallet|wallet mein kitna|wallet lo entha|वॉलेट|बैलेंस|वॉलेट में कितना|వాలెట్|బ్యాలెన్స్|వాలెట్లో ఎంత'),
  ('person', 'human|agent|talk to person|speak to someone|talk to someone|real person|customer care|customer support|support team|contact support|call me|complaint|complain|grievance|'
    'insaan se baat|kisi se baat|manishi tho matladali|shikayat|firyadu|शिकायत|किसी से बात|ग्राहक सेवा|सहायता टीम|కస్టమర్ కేర్|ఫిర్యాదు|మనిషితో మాట్లాడాలి|ఎవరితోనైనా మాట్లాడాలి'),
  ('my_tickets', 'my ticket|my tickets|ticket status|complaint status|answer to ticket|मेरा टिकट|टिकट|शिकायत स्थिति|నా టికెట్|టికెట్|ఫిర్యాదు స్థితి'),
  ('greeting', 'hello|hi|hey|namaste|namaskaram|good morning|good evening|नमस्ते|हैलो|నమస్తే|నమస్కారం|హలో'),
  ('thanks', 'thanks|thank you|thank|dhanyavad|shukriya|dhanyavadalu|धन्यवाद|शुक्रिया|ధన్యవాదాలు|థాంక్స్')) as given (intent, phrases)
cross join lateral unnest(string_to_array(given.phrases, '|')) as phrase;

create function private.intent_of(asked text[]) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.intent from private.assistant_phrases as p join private.assistant_intents as i on i.intent = p.intent
    cross join lateral (
      select min(best.fit) as weakest, sum(best.fit * length(best.word)) as letters from (
        select w.word, (select max(private.word_fit(a.word, w.word)) from unnest(asked) as a (word)) as fit from unnest(p.words) as w (word)) as best
    ) as fits
    where fits.weakest >= 0.5
      -- A greeting in front of a question is no answer to it.
      and (i.intent not in ('greeting', 'thanks') or cardinality(asked) <= 4)
    order by cardinality(p.words) desc, fits.letters desc, i.position limit 1);
end
$$;
comment on function private.intent_of is 'What is meant by a question''s words; null where nothing fits. Of several phrases that fit, the one with more words.';

create function private.order_choice(o public.enhanced_orders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  terms jsonb := case when o.status not in ('delivered', 'cancelled') then private.cancellation_terms(o, 'user') end;
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'category', o.category, 'status', o.status,
    'vendor_name', o.vendor_name, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise, 'created_at', o.created_at,
    'promised_max_at', o.promised_max_at, 'scheduled_for', o.scheduled_for, 'status_since', o.status_since,
    'items', (select coalesce(jsonb_agg(i ->> 'name' order by n), '[]') from jsonb_array_elements(o.items) with ordinality as e (i, n) where n <= 3),
    'can_cancel', coalesce((terms ->> 'allowed')::boolean, false), 'cancel_charge_paise', coalesce((terms ->> 'charge_paise')::bigint, 0),
    'can_report', exists (select from private.problems_of(o) as p where p.decided <> 'by_hand'));
end
$$;
comment on function private.order_choice is 'An order as the assistant and the help page offer it.';

create function private.orders_for_help(caller uuid, live boolean, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.order_choice(o) order by o.created_at desc, o.id desc), '[]') from (
    select * from public.enhanced_orders as e
    where e.user_id = caller and case orders_for_help.live when true then e.status not in ('delivered', 'cancelled')
      when false then e.status = 'delivered' else true end
    order by e.created_at desc, e.id desc limit most) as o
$$;
comment on function private.orders_for_help is 'A person''s latest orders, under way or delivered; all of them with null.';

create function public.help_orders(limit_count integer default 5) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.orders_for_help(private.require_user(), null, least(greatest(coalesce(limit_count, 5), 1), 20));
end
$$;
comment on function public.help_orders is
  'The caller''s latest orders with what can be done about each: [{id, order_number, status, kind, can_cancel, can_report, …}].';

create function public.ask_assistant(question text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := case when auth.uid() is not null then private.require_user() end;
  asked text[] := private.help_words(left(ask_assistant.question, 300));
  intent private.assistant_intents;
  orders jsonb := '[]';
  articles jsonb;
  more jsonb := '{}';
begin
  if cardinality(asked) = 0 then perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
  select * into intent from private.assistant_intents as i where i.intent = private.intent_of(asked);
  select coalesce(jsonb_agg(private.faq_line(a, ask_assistant.language, private.policy_figures()) order by f.score desc, a.slug), '[]') into articles
  from (select * from private.faq_fits(left(ask_assistant.question, 300)) as fit where fit.score >= 0.5 order by fit.score desc
    limit case when intent.intent is null then 3 else 1 end) as f
  join public.faq_articles as a on a.slug = f.slug and a.published;
  if intent.intent in ('greeting', 'thanks') then articles := '[]'; end if;
  if intent.needs_account and caller is null then
    return jsonb_build_object('intent', intent.intent, 'needs_sign_in', true, 'orders', '[]'::jsonb, 'articles', articles, 'is_answer', jsonb_array_length(articles) > 0);
  end if;
  if intent.intent in ('where_is_order', 'cancel_order') then
    orders := private.orders_for_help(caller, true, 3);
    if orders = '[]' and intent.intent = 'where_is_order' then orders := private.orders_for_help(caller, null, 1); end if;
  elsif intent.intent in ('invoice', 'reorder', 'report_problem') then
    orders := private.orders_for_help(caller, false, 3);
  elsif intent.intent = 'refund_status' then
    more := jsonb_build_object('refunds', (select coalesce(jsonb_agg(jsonb_build_object('order_id', r.order_id, 'order_number', o.order_number,
        'vendor_name', o.vendor_name, 'amount_paise', r.amount_paise, 'destination', r.destination, 'at', r.created_at) order by r.created_at desc), '[]')
      from (select * from public.refunds as f where f.user_id = caller order by f.created_at desc limit 3) as r join public.enhanced_orders as o on o.id = r.order_id));
  elsif intent.intent = 'wallet_balance' then
    more := jsonb_build_object('wallet_balance_paise', private.wallet_balance(caller));
  elsif intent.intent = 'my_tickets' then
    more := jsonb_build_object('tickets', public.my_tickets(limit_count => 3));
  end if;
  return jsonb_build_object('intent', intent.intent, 'needs_sign_in', false, 'orders', orders, 'articles', articles,
    'is_answer', intent.intent is not null or jsonb_array_length(articles) > 0) || more;
end
$$;
comment on function public.ask_assistant is
  'Answers a question in any language from the caller''s own orders and from frequent questions: {intent (null where none is understood), '
  'needs_sign_in, is_answer (false: it does not know), orders, articles, refunds?, wallet_balance_paise?, tickets?}. Changes nothing; the '
  'first 300 letters count. For everybody; guests get nothing of anybody. Raises message_empty.';

revoke execute on function public.ask_assistant(text, text), public.help_orders(integer) from public, anon;
grant execute on function public.ask_assistant(text, text) to anon, authenticated;
grant execute on function public.help_orders(integer) to authenticated;
