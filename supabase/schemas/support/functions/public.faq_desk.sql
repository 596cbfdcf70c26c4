create or replace function public.faq_desk (
  search text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  words text := left(faq_desk.search, 200);
  found_articles jsonb;
begin
  perform private.require_role('admin');
  if cardinality(private.help_words(words)) = 0 then
    select coalesce(jsonb_agg(to_jsonb(a) order by a.topic, a.position), '[]') into found_articles
      from public.faq_articles as a;
  else
    select coalesce(jsonb_agg(to_jsonb(a) order by f.score desc, a.topic, a.position), '[]') into found_articles
    from private.faq_fits(words, true) as f join public.faq_articles as a on a.slug = f.slug where f.score >= 0.3;
  end if;
  return jsonb_build_object('articles', found_articles, 'figures', private.policy_figures());
end
$function$;

comment on function public.faq_desk(text) is 'For administrators: {articles, figures}. All frequent questions by topic, also the hidden ones, at most 200, or those that customers'' words find, the best first; each as it is stored, with {figures} unfilled. figures are the texts that answers may name.';

revoke all on function public.faq_desk(text) from public;

grant execute on function public.faq_desk(text) to authenticated, postgres;
