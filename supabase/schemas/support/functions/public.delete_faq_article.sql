create or replace function public.delete_faq_article (
  slug text,
  expected timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  old public.faq_articles;
begin
  perform private.require_role('admin');
  old := private.faq_article_in(delete_faq_article.slug);
  -- Whoever repeats it, because the answer was lost, has what they wanted.
  if old.slug is null then return; end if;
  if old.updated_at is distinct from delete_faq_article.expected then
    perform private.refuse(409, 'faq_article_changed', 'Somebody else has changed this question.',
      jsonb_build_object('updated_at', old.updated_at));
  end if;
  delete from public.faq_articles as a where a.slug = old.slug;
  perform private.close_faq_gap(old.topic, old.position);
  perform private.audit('delete_faq_article', 'faq_article', old.slug, to_jsonb(old));
end
$function$;

comment on function public.delete_faq_article(text, timestamp with time zone) is 'Deletes a frequent question that is still as the caller saw it, by its updated_at; one that is gone stays gone. Administrators only, in the audit log. Raises faq_article_changed.';

revoke all on function public.delete_faq_article(text, timestamp with time zone) from public;

grant execute on function public.delete_faq_article(text, timestamp with time zone) to authenticated, postgres;
