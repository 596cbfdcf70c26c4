create or replace function private.faq_article_in (
  slug text
)
  returns public.faq_articles
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  found_article public.faq_articles;
begin
  -- Who changes the order of a topic changes several articles: one after the other.
  perform private.take_turns('faq', 'articles');
  select * into found_article from public.faq_articles as a where a.slug = faq_article_in.slug for no key update;
  return found_article;
end
$function$;

comment on function private.faq_article_in(text) is 'An article, locked; nobody else changes any meanwhile. Empty where there is none.';

revoke all on function private.faq_article_in(text) from public;
