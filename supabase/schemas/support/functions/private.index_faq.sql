create or replace function private.index_faq()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.faq_terms as t where t.slug = new.slug;
  insert into private.faq_terms (slug, term, weight)
  select new.slug, w.term, max(parts.weight)
  from (values
    (new.question || ' ' || new.keywords || ' ' || coalesce((select string_agg(value, ' ')
      from jsonb_each_text(new.question_translations)), ''), 1.0::real),
    (new.answer, 0.35::real), (new.answer_translations ->> 'hi', 0.35::real),
      (new.answer_translations ->> 'te', 0.35::real)) as parts (words, weight)
  -- help_words reads 400 characters: longer texts are read piece by piece.
  cross join lateral generate_series(0, length(parts.words) / 200) as piece
  cross join lateral unnest(private.help_words(substr(parts.words, piece * 200 + 1, 230))) as w (term)
  where length(w.term) > 1 and w.term <> all (private.filler_words())
  group by w.term;
  return null;
end
$function$;

comment on function private.index_faq() is 'Keeps the words of an article.';

revoke all on function private.index_faq() from public;
