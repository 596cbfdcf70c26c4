create or replace function public.move_faq_article (
  slug text,
  "position" integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  old public.faq_articles;
  place smallint;
begin
  perform private.require_role('admin');
  old := private.faq_article_in(move_faq_article.slug);
  if old.slug is null then perform private.refuse(404, 'faq_article_not_found', 'This question has been deleted.'); end
    if;
  place := least(greatest(coalesce(move_faq_article.position, old.position), 1),
    private.next_faq_position(old.topic) - 1);
  if place = old.position then return; end if;
  update public.faq_articles as a set
    position = case when a.slug = old.slug then place when place < old.position then a.position + 1 else a.position - 1
      end
  where a.topic = old.topic and a.position between least(place, old.position) and greatest(place, old.position);
  perform private.audit('move_faq_article', 'faq_article', old.slug, jsonb_build_object('position', old.position),
    jsonb_build_object('position', place));
end
$function$;

comment on function public.move_faq_article(text, integer) is 'Moves a frequent question to a place within its topic, from 1; the others keep their order without gaps. The same call again changes nothing. Administrators only, in the audit log. Raises faq_article_not_found.';

revoke all on function public.move_faq_article(text, integer) from public;

grant execute on function public.move_faq_article(text, integer) to authenticated, postgres;
