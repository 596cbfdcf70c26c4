create or replace function private.check_faq_texts (
  questions jsonb,
  answers jsonb,
  keywords text
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  t record;
  rest text;
  figures jsonb := private.policy_figures();
begin
  for t in select * from jsonb_each_text(questions) loop
    if length(t.value) > 200 or (t.key = 'en' and length(t.value) < 5) or t.value ~ '[{}]' then
      perform private.refuse(400, 'faq_question_invalid', 'A question has 5 to 200 letters and no figures in braces.',
        jsonb_build_object('language', t.key));
    end if;
  end loop;
  for t in select * from jsonb_each_text(answers) loop
    if length(t.value) > 2000 or (t.key = 'en' and length(t.value) < 10) then
      perform private.refuse(400, 'faq_answer_invalid', 'An answer has 10 to 2000 letters.',
        jsonb_build_object('language', t.key));
    end if;
    -- Filled in with nothing, only what names no figure keeps its braces.
    rest := private.fill_figures(t.value, (select jsonb_object_agg(k, '') from jsonb_object_keys(figures) as k));
    if rest ~ '[{}]' then
      perform private.refuse(400, 'faq_figure_unknown',
        'The answer names a figure that does not exist. Please choose one from the list.',
        jsonb_build_object('language', t.key, 'figure',
          left(coalesce(substring(rest from '\{[^{}]*\}'), substring(rest from '[{}].*')), 60)));
    end if;
  end loop;
  if length(keywords) > 600 then
    perform private.refuse(400, 'faq_keywords_too_long', 'Please write at most 600 letters of further words.');
  end if;
end
$function$;

comment on function private.check_faq_texts(jsonb, jsonb, text) is 'Refuses questions, answers and further words that could not be stored, and answers with a {figure} that private.policy_figures lacks.';

revoke all on function private.check_faq_texts(jsonb, jsonb, text) from public;
