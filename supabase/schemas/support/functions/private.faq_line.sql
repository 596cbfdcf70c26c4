create or replace function private.faq_line (
  a public.faq_articles,
  language text,
  figures jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('slug', a.slug, 'topic', a.topic, 'action', a.action,
    'question', coalesce(a.question_translations ->> faq_line.language, a.question),
    'answer', private.fill_figures(coalesce(a.answer_translations ->> faq_line.language, a.answer), figures))
$function$;

comment on function private.faq_line(public.faq_articles, text, jsonb) is 'An article as it is read: {slug, topic, action, question, answer} in a language, else in English.';

revoke all on function private.faq_line(public.faq_articles, text, jsonb) from public;
