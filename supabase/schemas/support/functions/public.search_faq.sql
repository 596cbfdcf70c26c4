create or replace function public.search_faq (
  search text default null::text,
  language text default 'en'::text,
  limit_count integer default 200
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  figures jsonb := private.policy_figures();
  most integer := least(greatest(coalesce(limit_count, 200), 1), 200);
begin
  if cardinality(private.help_words(search_faq.search)) = 0 then
    return (select coalesce(jsonb_agg(private.faq_line(a, search_faq.language, figures) order by a.topic, a.position),
      '[]')
      from (select * from public.faq_articles as f where f.published order by f.topic, f.position limit most) as a);
  end if;
  return (select coalesce(jsonb_agg(private.faq_line(a, search_faq.language, figures)
    order by f.score desc, a.topic, a.position), '[]')
    from (select * from private.faq_fits(left(search_faq.search, 200)) as fit where fit.score >= 0.3
      order by fit.score desc limit least(most, 12)) as f
    join public.faq_articles as a on a.slug = f.slug and a.published);
end
$function$;

comment on function public.search_faq(text, text, integer) is 'Frequent questions, those that fit the words best first, all of them without words: [{slug, topic, action, question, answer}]. Words may be in any language and are found with small mistakes; the first 200 letters count. For everybody.';

revoke all on function public.search_faq(text, text, integer) from public;

grant execute on function public.search_faq(text, text, integer) to anon, authenticated, postgres;
