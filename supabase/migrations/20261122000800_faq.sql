-- Frequent questions with their answers in several languages, found by words that are typed as people type them.

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('company_name', 'text', '"Angadi Marketplace Private Limited"', 'company', 'Legal name of the company that operates the marketplace.', true),
  ('company_address', 'text', '"Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081"', 'company',
   'Registered address of the company, in one line.', true),
  ('company_tax_id', 'text', '"36AAACA0000A1Z5"', 'company', 'GST number of the company.', true),
  ('support_phone', 'text', '"+91 40 4000 1234"', 'company', 'Number under which customers reach support.', true),
  ('support_email', 'text', '"help@angadi.in"', 'company', 'Address to which customers write.', true),
  ('support_hours', 'text', '"07:00-23:00"', 'company', 'Hours in which the number is answered, every day, by Indian time: from-to.', true),
  ('grievance_name', 'text', '"Lakshmi Narayana Rao"', 'company', 'Name of the grievance officer (Consumer Protection (E-Commerce) Rules 2020).', true),
  ('grievance_email', 'text', '"grievance@angadi.in"', 'company', 'Address of the grievance officer.', true),
  ('grievance_phone', 'text', '"+91 40 4000 1235"', 'company', 'Number of the grievance officer.', true)
-- The footer of the home screen names some of them as well.
on conflict (setting_key) do nothing;
insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('help_window_hours', 'integer', 'count', '48', 1, 720, 'help', 'Hours after delivery in which a customer may report a missing, wrong or spoiled item.', true),
  ('help_instant_paise', 'integer', 'paise', '30000', 0, 500000, 'help', 'A reported problem of up to this amount is refunded at once; 0 decides none at once.', true),
  ('help_instant_claims', 'integer', 'count', '3', 0, 100, 'help', 'Refunds decided at once that one customer gets within 30 days.', false),
  ('help_instant_sum_paise', 'integer', 'paise', '60000', 0, 1000000, 'help', 'Amount that one customer gets refunded at once within 30 days.', false),
  ('help_late_seconds', 'integer', 'seconds', '600', 0, 7200, 'help', 'An order that comes this long after the promised time gets its delivery fee back.', true),
  ('ticket_acknowledge_hours', 'integer', 'count', '48', 1, 48, 'help', 'Hours until a person of support has looked at a ticket; the law allows 48.', true),
  ('ticket_resolve_days', 'integer', 'count', '30', 1, 30, 'help', 'Days until a ticket is resolved; the law allows a month.', true),
  ('ticket_close_days', 'integer', 'count', '7', 1, 60, 'help', 'An answered ticket is closed after this many days without a word from its customer.', false),
  ('tickets_per_day', 'integer', 'count', '10', 1, 1000, 'help', 'Tickets that one customer may open within a day.', false);

-- Words ----------------------------------------------------------------------------------------------------------------

create function private.help_words(words text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((array_agg(w.word order by w.n))[1:24], '{}') from (
    select t.word, min(t.n) as n from regexp_split_to_table(
      -- Joiners are typed by one keyboard and left out by another.
      regexp_replace(lower(normalize(left(words, 400), nfkc)), '[\u0001-\u001f\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
      '[][ \t\n!"#$%&''()*+,./:;<=>?@\\^_`{|}~।॥–—‘’“”…₹-]+') with ordinality as t (word, n)
    where t.word <> '' group by t.word) as w
$$;
comment on function private.help_words is 'The words of a text in small letters, each once, in their order, 24 at most.';

create function private.word_fit(word text, known text) returns real
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  alike real;
begin
  if word = known then return 1; end if;
  if length(word) >= 3 and starts_with(known, word) then return 0.85; end if;
  if length(known) >= 3 and starts_with(word, known) then return 0.8; end if;
  -- Short words differ by a letter and mean something else.
  if length(word) < 4 or length(known) < 4 then return 0; end if;
  alike := extensions.similarity(word, known);
  -- ordr and order share three of eight trigrams.
  return case when alike >= 0.35 then 0.5 + (alike - 0.35) * 0.5 else 0 end;
end
$$;
comment on function private.word_fit is 'How well a typed word fits a known one, 0 to 1: the same, its beginning or with an ending, or spelt almost so.';

-- Articles -------------------------------------------------------------------------------------------------------------

create table public.faq_articles (
  slug text primary key constraint faq_slug_form check (slug ~ '^[a-z0-9-]{3,60}$'),
  topic text not null constraint faq_topic_known
    check (topic in ('orders', 'delivery', 'groceries', 'subscriptions', 'shopping', 'refunds', 'payments', 'account', 'digital', 'partners')),
  position smallint not null,
  question text not null constraint faq_question_length check (length(trim(question)) between 5 and 200),
  answer text not null constraint faq_answer_length check (length(trim(answer)) between 10 and 2000),
  question_translations jsonb not null default '{}' constraint faq_question_translations check (private.are_translations(question_translations, 200)),
  answer_translations jsonb not null default '{}' constraint faq_answer_translations check (private.are_translations(answer_translations, 2000)),
  keywords text not null default '' constraint faq_keywords_length check (length(keywords) <= 600),
  action text constraint faq_action_known
    check (action in ('track', 'cancel', 'invoice', 'reorder', 'report', 'wallet', 'profile', 'ticket', 'bills', 'subscriptions')),
  published boolean not null default true,
  updated_at timestamptz not null default now(),
  -- Two questions change places in one statement: it is what stands after it that has no place twice.
  constraint faq_articles_topic_position_key unique (topic, position) deferrable initially immediate
);
comment on table public.faq_articles is
  'Frequent questions. {figure} in an answer is filled from private.policy_figures, so that an answer never says other figures than the rules.';
comment on column public.faq_articles.keywords is 'Further words people ask with, in any language and script, also in Latin letters.';
comment on column public.faq_articles.action is 'What the reader can do at once, beside the answer.';
alter table public.faq_articles enable row level security;
create policy "everyone reads published articles, administrators all" on public.faq_articles for select to anon, authenticated
  using (published or (select private.is_admin()));
revoke all on public.faq_articles from anon, authenticated;
grant select on public.faq_articles to anon, authenticated;

create table private.faq_terms (
  slug text not null references public.faq_articles (slug) on delete cascade,
  term text not null,
  weight real not null,
  primary key (slug, term)
);
create index faq_terms_term_idx on private.faq_terms using gin (term extensions.gin_trgm_ops);
comment on table private.faq_terms is 'The words of each article in all its languages; what is asked weighs more than what is answered. Kept by a trigger.';

create function private.filler_words() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select string_to_array('a an the is are was were am be my me i we our you your it its this that to of in on at for from by with and or if do does did '
    'can could will would shall should have has had what which who why please get got '
    'मैं मेरा मेरी मेरे मुझे का की के को में से है हैं था थी हो क्या कैसे और या पर यह वह कर करूँ करें '
    'నా నేను నాకు నాది మీ మీరు ఇది అది ఎలా ఏమిటి మరియు లేదా లో కి కు ను ని తో ఉంది ఉన్నాయి చేయాలి', ' ')
$$;
comment on function private.filler_words is 'Words that stand in most questions and tell none from another.';

create function private.index_faq() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.faq_terms as t where t.slug = new.slug;
  insert into private.faq_terms (slug, term, weight)
  select new.slug, w.term, max(parts.weight)
  from (values
    (new.question || ' ' || new.keywords || ' ' || coalesce((select string_agg(value, ' ') from jsonb_each_text(new.question_translations)), ''), 1.0::real),
    (new.answer, 0.35::real), (new.answer_translations ->> 'hi', 0.35::real), (new.answer_translations ->> 'te', 0.35::real)) as parts (words, weight)
  -- help_words reads 400 characters: longer texts are read piece by piece.
  cross join lateral generate_series(0, length(parts.words) / 200) as piece
  cross join lateral unnest(private.help_words(substr(parts.words, piece * 200 + 1, 230))) as w (term)
  where length(w.term) > 1 and w.term <> all (private.filler_words())
  group by w.term;
  return null;
end
$$;
comment on function private.index_faq is 'Keeps the words of an article.';
-- Another place, or being hidden, changes no word.
create trigger faq_is_indexed after insert or update of question, answer, question_translations, answer_translations, keywords
  on public.faq_articles for each row execute function private.index_faq();

create function private.faq_fits(question text, hidden_too boolean default false) returns table (slug text, score real)
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text[] := array(select w from unnest(private.help_words(question)) as w where length(w) > 1 and w <> all (private.filler_words()) limit 12);
begin
  return query
    -- A word is compared once, however many articles use it.
    with fits as materialized (
      select w.word, k.term, private.word_fit(w.word, k.term) as fit
      from unnest(asked) as w (word) cross join (select distinct t.term from private.faq_terms as t) as k
    )
    select f.slug, (sum(f.best) / greatest(cardinality(asked), 1))::real
    from (
      select t.slug, w.word, max(w.fit * t.weight) as best
      from fits as w join private.faq_terms as t on t.term = w.term where w.fit > 0
      group by t.slug, w.word
    ) as f
    join public.faq_articles as a on a.slug = f.slug and (a.published or hidden_too)
    group by f.slug;
end
$$;
comment on function private.faq_fits is
  'The published articles, or also the hidden ones, that share words with a question; score 0 to 1 is how much of the question they cover.';

create function private.fill_figures(words text, figures jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  figure record;
begin
  if position('{' in words) = 0 then return words; end if;
  for figure in select * from jsonb_each_text(figures) loop
    words := replace(words, '{' || figure.key || '}', figure.value);
  end loop;
  return words;
end
$$;
comment on function private.fill_figures is 'A text with its {figures} filled in.';

create function private.policy_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fees public.fee_rules;
  late public.cancellation_policies;
  courtesy public.cancellation_policies;
begin
  select * into fees from public.fee_rules as f where f.valid_from <= now() order by f.region_id nulls first, f.valid_from desc limit 1;
  select * into late from public.cancellation_policies as p where p.valid_from <= now() and p.charge_bp > 0
  order by p.charge_bp desc, p.valid_from desc limit 1;
  select * into courtesy from public.cancellation_policies as p where p.valid_from <= now() and p.credit_bp > 0
  order by p.credit_bp desc, p.valid_from desc limit 1;
  return jsonb_strip_nulls(jsonb_build_object(
    'free_cancel_minutes', round(private.setting_int('free_cancel_seconds') / 60.0)::text,
    'accept_minutes', round(private.setting_int('vendor_accept_seconds') / 60.0)::text,
    'cancel_percent', trim_scale(late.charge_bp / 100.0)::text, 'cancel_most', private.rupees(late.max_charge_paise),
    'credit_percent', trim_scale(courtesy.credit_bp / 100.0)::text, 'credit_most', private.rupees(courtesy.max_credit_paise),
    'delivery_base', private.rupees(fees.base_paise), 'delivery_base_km', trim_scale(fees.base_distance_m / 1000.0)::text,
    'delivery_per_km', private.rupees(fees.per_km_paise), 'platform_fee', private.rupees(fees.platform_paise),
    'small_cart_below', private.rupees(fees.small_cart_below_paise), 'small_cart_fee', private.rupees(fees.small_cart_paise),
    'radius_km', trim_scale(private.setting_int('max_delivery_radius_m') / 1000.0)::text,
    'contact_minutes', round(private.setting_int('contact_seconds') / 60.0)::text,
    'exports_per_day', private.setting_int('data_exports_per_day')::text,
    'help_hours', private.setting_int('help_window_hours')::text, 'help_at_once', private.rupees(private.setting_int('help_instant_paise')),
    'late_minutes', round(private.setting_int('help_late_seconds') / 60.0)::text,
    'acknowledge_hours', private.setting_int('ticket_acknowledge_hours')::text, 'resolve_days', private.setting_int('ticket_resolve_days')::text));
end
$$;
comment on function private.policy_figures is
  'The figures that answers and policies name, as texts, from the rules in force: fees of the widest rule, the highest charge for cancelling.';

create function public.policy_figures() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.policy_figures()
$$;
revoke execute on function public.policy_figures() from public;
grant execute on function public.policy_figures() to anon, authenticated;
comment on function public.policy_figures is
  'The figures that policies name, as texts ready to show: {free_cancel_minutes, delivery_base, platform_fee, help_hours, …}. For everybody.';

create function private.faq_line(a public.faq_articles, language text, figures jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('slug', a.slug, 'topic', a.topic, 'action', a.action,
    'question', coalesce(a.question_translations ->> faq_line.language, a.question),
    'answer', private.fill_figures(coalesce(a.answer_translations ->> faq_line.language, a.answer), figures))
$$;
comment on function private.faq_line is 'An article as it is read: {slug, topic, action, question, answer} in a language, else in English.';

create function public.search_faq(search text default null, language text default 'en', limit_count integer default 200) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  figures jsonb := private.policy_figures();
  most integer := least(greatest(coalesce(limit_count, 200), 1), 200);
begin
  if cardinality(private.help_words(search_faq.search)) = 0 then
    return (select coalesce(jsonb_agg(private.faq_line(a, search_faq.language, figures) order by a.topic, a.position), '[]')
      from (select * from public.faq_articles as f where f.published order by f.topic, f.position limit most) as a);
  end if;
  return (select coalesce(jsonb_agg(private.faq_line(a, search_faq.language, figures) order by f.score desc, a.topic, a.position), '[]')
    from (select * from private.faq_fits(left(search_faq.search, 200)) as fit where fit.score >= 0.3 order by fit.score desc limit least(most, 12)) as f
    join public.faq_articles as a on a.slug = f.slug and a.published);
end
$$;
revoke execute on function public.search_faq(text, text, integer) from public;
grant execute on function public.search_faq(text, text, integer) to anon, authenticated;
comment on function public.search_faq is
  'Frequent questions, those that fit the words best first, all of them without words: [{slug, topic, action, question, answer}]. Words may '
  'be in any language and are found with small mistakes; the first 200 letters count. For everybody.';
