create or replace function public.save_faq_article (
  article jsonb,
  idempotency_key text,
  expected timestamp with time zone default null::timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  kept jsonb;
  questions jsonb;
  answers jsonb;
  words text;
  wanted text;
  old public.faq_articles;
  saved public.faq_articles;
begin
  perform private.bound(save_faq_article.article, 80000);
  perform private.bound(save_faq_article.idempotency_key, 200);
  if not private.are_texts(article, 'question', 'answer', 'keywords', 'slug', 'topic', 'action') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  questions := private.faq_texts(article ->> 'question', coalesce(article -> 'question_translations', '{}'), true);
  answers := private.faq_texts(article ->> 'answer', coalesce(article -> 'answer_translations', '{}'), false);
  words := private.faq_text(article ->> 'keywords', true);
  perform private.check_faq_texts(questions, answers, words);
  kept := private.claim_idempotency(caller, save_faq_article.idempotency_key, 'save_faq_article');
  if kept is not null then return kept; end if;
  wanted := article ->> 'slug';
  old := private.faq_article_in(wanted);
  if wanted is not null and old.slug is null then
    perform private.refuse(404, 'faq_article_not_found', 'This question has been deleted.');
  elsif wanted is not null and old.updated_at is distinct from save_faq_article.expected then
    perform private.refuse(409, 'faq_article_changed', 'Somebody else has changed this question.',
      jsonb_build_object('updated_at', old.updated_at));
  elsif wanted is null and (select count(*) from public.faq_articles) >= 200 then
    perform private.refuse(409, 'faq_full', 'There are 200 questions. Please delete one that nobody asks any more.');
  end if;
  begin
    if wanted is null then
      insert into public.faq_articles (slug, topic, position, question, answer, question_translations,
        answer_translations, keywords, action, published)
      values (private.faq_slug(questions ->> 'en'), article ->> 'topic', private.next_faq_position(article ->> 'topic'),
        questions ->> 'en', answers ->> 'en',
        questions - 'en', answers - 'en', words, article ->> 'action', article -> 'published' is distinct from 'false')
      returning * into saved;
    else
      update public.faq_articles as a set
        topic = article ->> 'topic',
        position = case when article ->> 'topic' = old.topic then a.position
          else private.next_faq_position(article ->> 'topic') end,
        question = questions ->> 'en', answer = answers ->> 'en', question_translations = questions - 'en',
          answer_translations = answers - 'en',
        keywords = words, action = article ->> 'action', published = article -> 'published' is distinct from 'false',
        updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond')
      where a.slug = old.slug returning * into saved;
    end if;
  exception when check_violation or not_null_violation then
    -- The topic and the action, which an editor offers as lists.
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end;
  if saved.topic <> old.topic then perform private.close_faq_gap(old.topic, old.position); end if;
  perform private.audit(case when wanted is null then 'add_faq_article' else 'save_faq_article'
    end, 'faq_article', saved.slug,
    case when wanted is not null then to_jsonb(old) end, to_jsonb(saved));
  perform private.keep_result(caller, save_faq_article.idempotency_key, to_jsonb(saved));
  return to_jsonb(saved);
end
$function$;

comment on function public.save_faq_article(jsonb, text, timestamp
  with time zone) is 'Saves a frequent question {slug, topic, action, published, question, answer, question_translations, answer_translations, keywords}, a new one without slug; expected is the updated_at that the change started from. One that moves to another topic comes last there. Returns it as stored. Administrators only, in the audit log. Raises faq_question_invalid, faq_answer_invalid, faq_figure_unknown, faq_keywords_too_long, faq_article_changed, faq_article_not_found, faq_full.';

revoke all on function public.save_faq_article(jsonb, text, timestamp with time zone) from public;

grant execute
  on function public.save_faq_article(jsonb, text, timestamp with time zone)
  to authenticated, postgres;
