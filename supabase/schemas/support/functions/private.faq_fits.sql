create or replace function private.faq_fits (
  question text,
  hidden_too boolean default false
)
  returns table (
    slug text,
    score real
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  asked text[] := array(select w from unnest(private.help_words(question)) as w
    where length(w) > 1 and w <> all (private.filler_words()) limit 12);
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
$function$;

comment on function private.faq_fits(text, boolean) is 'The published articles, or also the hidden ones, that share words with a question; score 0 to 1 is how much of the question they cover.';

revoke all on function private.faq_fits(text, boolean) from public;
