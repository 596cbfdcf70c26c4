-- Frequent questions as administrators write them: a list with drafts, and changes that know what they started from (docs/decisions/0056).

create function public.faq_desk(search text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words text := left(faq_desk.search, 200);
  found_articles jsonb;
begin
  perform private.require_role('admin');
  if cardinality(private.help_words(words)) = 0 then
    select coalesce(jsonb_agg(to_jsonb(a) order by a.topic, a.position), '[]') into found_articles from public.faq_articles as a;
  else
    select coalesce(jsonb_agg(to_jsonb(a) order by f.score desc, a.topic, a.position), '[]') into found_articles
    from private.faq_fits(words, true) as f join public.faq_articles as a on a.slug = f.slug where f.score >= 0.3;
  end if;
  return jsonb_build_object('articles', found_articles, 'figures', private.policy_figures());
end
$$;
comment on function public.faq_desk is
  'For administrators: {articles, figures}. All frequent questions by topic, also the hidden ones, at most 200, or those that customers'' words find, the best '
  'first; each as it is stored, with {figures} unfilled. figures are the texts that answers may name.';

-- Reading what an administrator sends --------------------------------------------------------------------------------

create function private.faq_text(written text, is_line boolean) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  words text := coalesce(private.plain_text(written), '');
begin
  if is_line then words := regexp_replace(words, '\s+', ' ', 'g'); end if;
  -- Joiners alone are no text.
  if regexp_replace(words, '[\u200C\u200D\s]', '', 'g') = '' then return ''; end if;
  return btrim(words, E' \n');
end
$$;
comment on function private.faq_text is 'A question, in one line, or an answer, as it is stored: plain, without blanks around it.';

create function private.faq_texts(english text, translations jsonb, is_line boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  texts jsonb;
begin
  -- No language comes twice, and English is not a translation.
  if jsonb_typeof(translations) <> 'object' or translations ? 'en'
      or exists (select from jsonb_each(translations) as t where not private.is_language(t.key) or jsonb_typeof(t.value) <> 'string') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select coalesce(jsonb_object_agg(t.key, private.faq_text(t.value, is_line)) filter (where private.faq_text(t.value, is_line) <> ''), '{}') into texts
  from jsonb_each_text(translations) as t;
  return texts || jsonb_build_object('en', private.faq_text(english, is_line));
end
$$;
comment on function private.faq_texts is 'A text by language, {en, hi, …}: what is empty in another language than English is left out.';

create function private.check_faq_texts(questions jsonb, answers jsonb, keywords text) returns void
language plpgsql stable set search_path = '' as $$
declare
  t record;
  rest text;
  figures jsonb := private.policy_figures();
begin
  for t in select * from jsonb_each_text(questions) loop
    if length(t.value) > 200 or (t.key = 'en' and length(t.value) < 5) or t.value ~ '[{}]' then
      perform private.refuse(400, 'faq_question_invalid', 'A question has 5 to 200 letters and no figures in braces.', jsonb_build_object('language', t.key));
    end if;
  end loop;
  for t in select * from jsonb_each_text(answers) loop
    if length(t.value) > 2000 or (t.key = 'en' and length(t.value) < 10) then
      perform private.refuse(400, 'faq_answer_invalid', 'An answer has 10 to 2000 letters.', jsonb_build_object('language', t.key));
    end if;
    -- Filled in with nothing, only what names no figure keeps its braces.
    rest := private.fill_figures(t.value, (select jsonb_object_agg(k, '') from jsonb_object_keys(figures) as k));
    if rest ~ '[{}]' then
      perform private.refuse(400, 'faq_figure_unknown', 'The answer names a figure that does not exist. Please choose one from the list.',
        jsonb_build_object('language', t.key, 'figure', left(coalesce(substring(rest from '\{[^{}]*\}'), substring(rest from '[{}].*')), 60)));
    end if;
  end loop;
  if length(keywords) > 600 then
    perform private.refuse(400, 'faq_keywords_too_long', 'Please write at most 600 letters of further words.');
  end if;
end
$$;
comment on function private.check_faq_texts is
  'Refuses questions, answers and further words that could not be stored, and answers with a {figure} that private.policy_figures lacks.';

create function private.faq_slug(question text) returns text
language plpgsql stable set search_path = '' as $$
declare
  -- Letters lose their accents, words their apostrophes.
  base text := trim(left(trim(regexp_replace(
    regexp_replace(lower(normalize(question, nfkd)), '[\u0300-\u036F''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 50), '-');
  free text;
begin
  if length(base) < 3 then base := 'question'; end if;
  free := base;
  for n in 2..1000 loop
    exit when not exists (select from public.faq_articles as a where a.slug = free);
    free := base || '-' || n;
  end loop;
  return free;
end
$$;
comment on function private.faq_slug is 'A new article''s name in addresses, made from its English question, such as where-is-my-order; no other article has it.';

-- Writing ------------------------------------------------------------------------------------------------------------

create function private.faq_article_in(slug text) returns public.faq_articles
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  found_article public.faq_articles;
begin
  -- Who changes the order of a topic changes several articles: one after the other.
  perform private.take_turns('faq', 'articles');
  select * into found_article from public.faq_articles as a where a.slug = faq_article_in.slug for no key update;
  return found_article;
end
$$;
comment on function private.faq_article_in is 'An article, locked; nobody else changes any meanwhile. Empty where there is none.';

create function public.save_faq_article(article jsonb, idempotency_key text, expected timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
    perform private.refuse(409, 'faq_article_changed', 'Somebody else has changed this question.', jsonb_build_object('updated_at', old.updated_at));
  elsif wanted is null and (select count(*) from public.faq_articles) >= 200 then
    perform private.refuse(409, 'faq_full', 'There are 200 questions. Please delete one that nobody asks any more.');
  end if;
  begin
    if wanted is null then
      insert into public.faq_articles (slug, topic, position, question, answer, question_translations, answer_translations, keywords, action, published)
      values (private.faq_slug(questions ->> 'en'), article ->> 'topic', private.next_faq_position(article ->> 'topic'), questions ->> 'en', answers ->> 'en',
        questions - 'en', answers - 'en', words, article ->> 'action', article -> 'published' is distinct from 'false')
      returning * into saved;
    else
      update public.faq_articles as a set
        topic = article ->> 'topic',
        position = case when article ->> 'topic' = old.topic then a.position else private.next_faq_position(article ->> 'topic') end,
        question = questions ->> 'en', answer = answers ->> 'en', question_translations = questions - 'en', answer_translations = answers - 'en',
        keywords = words, action = article ->> 'action', published = article -> 'published' is distinct from 'false',
        updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond')
      where a.slug = old.slug returning * into saved;
    end if;
  exception when check_violation or not_null_violation then
    -- The topic and the action, which an editor offers as lists.
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end;
  if saved.topic <> old.topic then perform private.close_faq_gap(old.topic, old.position); end if;
  perform private.audit(case when wanted is null then 'add_faq_article' else 'save_faq_article' end, 'faq_article', saved.slug,
    case when wanted is not null then to_jsonb(old) end, to_jsonb(saved));
  perform private.keep_result(caller, save_faq_article.idempotency_key, to_jsonb(saved));
  return to_jsonb(saved);
end
$$;
comment on function public.save_faq_article is
  'Saves a frequent question {slug, topic, action, published, question, answer, question_translations, answer_translations, keywords}, a new one without slug; '
  'expected is the updated_at that the change started from. One that moves to another topic comes last there. Returns it as stored. Administrators only, in the '
  'audit log. Raises faq_question_invalid, faq_answer_invalid, faq_figure_unknown, faq_keywords_too_long, faq_article_changed, faq_article_not_found, faq_full.';

create function private.next_faq_position(topic text) returns smallint
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(max(a.position), 0) + 1 from public.faq_articles as a where a.topic = next_faq_position.topic);
end
$$;
comment on function private.next_faq_position is 'The place after the last article of a topic.';

create function private.close_faq_gap(topic text, place smallint) returns void
language plpgsql set search_path = '' as $$
begin
  update public.faq_articles as a set position = a.position - 1 where a.topic = close_faq_gap.topic and a.position > close_faq_gap.place;
end
$$;
comment on function private.close_faq_gap is 'Moves what came after a place of a topic up by one.';

create function public.move_faq_article(slug text, "position" integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  old public.faq_articles;
  place smallint;
begin
  perform private.require_role('admin');
  old := private.faq_article_in(move_faq_article.slug);
  if old.slug is null then perform private.refuse(404, 'faq_article_not_found', 'This question has been deleted.'); end if;
  place := least(greatest(coalesce(move_faq_article.position, old.position), 1), private.next_faq_position(old.topic) - 1);
  if place = old.position then return; end if;
  update public.faq_articles as a set
    position = case when a.slug = old.slug then place when place < old.position then a.position + 1 else a.position - 1 end
  where a.topic = old.topic and a.position between least(place, old.position) and greatest(place, old.position);
  perform private.audit('move_faq_article', 'faq_article', old.slug, jsonb_build_object('position', old.position), jsonb_build_object('position', place));
end
$$;
comment on function public.move_faq_article is
  'Moves a frequent question to a place within its topic, from 1; the others keep their order without gaps. The same call again changes nothing. '
  'Administrators only, in the audit log. Raises faq_article_not_found.';

create function public.delete_faq_article(slug text, expected timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  old public.faq_articles;
begin
  perform private.require_role('admin');
  old := private.faq_article_in(delete_faq_article.slug);
  -- Whoever repeats it, because the answer was lost, has what they wanted.
  if old.slug is null then return; end if;
  if old.updated_at is distinct from delete_faq_article.expected then
    perform private.refuse(409, 'faq_article_changed', 'Somebody else has changed this question.', jsonb_build_object('updated_at', old.updated_at));
  end if;
  delete from public.faq_articles as a where a.slug = old.slug;
  perform private.close_faq_gap(old.topic, old.position);
  perform private.audit('delete_faq_article', 'faq_article', old.slug, to_jsonb(old));
end
$$;
comment on function public.delete_faq_article is
  'Deletes a frequent question that is still as the caller saw it, by its updated_at; one that is gone stays gone. Administrators only, in the audit log. '
  'Raises faq_article_changed.';

revoke execute on function public.faq_desk(text), public.save_faq_article(jsonb, text, timestamptz), public.move_faq_article(text, integer),
  public.delete_faq_article(text, timestamptz) from public, anon;
grant execute on function public.faq_desk(text), public.save_faq_article(jsonb, text, timestamptz), public.move_faq_article(text, integer),
  public.delete_faq_article(text, timestamptz) to authenticated;
