create table public.faq_articles (
  slug text not null,
  topic text not null,
  "position" smallint not null,
  question text not null,
  answer text not null,
  question_translations jsonb not null default '{}'::jsonb,
  answer_translations jsonb not null default '{}'::jsonb,
  keywords text not null default ''::text,
  action text,
  published boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  constraint faq_action_known
    check
    ((action = ANY (ARRAY['track'::text, 'cancel'::text, 'invoice'::text, 'reorder'::text, 'report'::text,
    'wallet'::text, 'profile'::text, 'ticket'::text, 'bills'::text, 'subscriptions'::text]))),
  constraint faq_answer_length
    check (((length(TRIM(BOTH FROM answer)) >= 10) AND (length(TRIM(BOTH FROM answer)) <= 2000))),
  constraint faq_articles_pkey primary key (slug),
  constraint faq_articles_topic_position_key unique (topic, "position") deferrable,
  constraint faq_keywords_length check ((length(keywords) <= 600)),
  constraint faq_question_length
    check (((length(TRIM(BOTH FROM question)) >= 5) AND (length(TRIM(BOTH FROM question)) <= 200))),
  constraint faq_slug_form check ((slug ~ '^[a-z0-9-]{3,60}$'::text)),
  constraint faq_topic_known
    check
    ((topic = ANY (ARRAY['orders'::text, 'delivery'::text, 'groceries'::text, 'subscriptions'::text,
    'shopping'::text,
    'refunds'::text, 'payments'::text, 'account'::text, 'digital'::text, 'partners'::text]))),
  constraint faq_answer_translations check (private.are_translations(answer_translations, 2000)),
  constraint faq_question_translations check (private.are_translations(question_translations, 200))
);

alter table public.faq_articles
  enable row level security;

create trigger faq_is_indexed
  after insert or update of question,
    answer, question_translations, answer_translations, keywords on public.faq_articles
  for each row
  execute function private.index_faq();

create trigger texts_are_plain
  before insert or update of question,
    answer, question_translations, answer_translations on public.faq_articles
  for each row
  execute function private.keep_plain('question', 'answer', 'question_translations', 'answer_translations');

create policy "everyone reads published articles, administrators all" on public.faq_articles
  for select
  to anon, authenticated
  using ((published or ( select private.is_admin() as is_admin)));

comment on column public.faq_articles.action is 'What the reader can do at once, beside the answer.';

comment on column public.faq_articles.keywords is 'Further words people ask with, in any language and script, also in Latin letters.';

comment on table public.faq_articles is 'Frequent questions. {figure} in an answer is filled from private.policy_figures, so that an answer never says other figures than the rules.';

grant select on table public.faq_articles to anon, authenticated;
