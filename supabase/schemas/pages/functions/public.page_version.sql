create or replace function public.page_version (
  vendor text default null::text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wanted uuid;
  -- Longer than a page is kept: what was changed before is in every page that is still kept.
  since timestamptz := now() - interval '2 minutes';
begin
  perform private.bound(page_version.vendor, 100);
  if page_version.vendor is null then
    return (select count(*) || '.' || coalesce(max(l.seq), 0) from private.topic_log as l
      where l.event = 'menu' and l.at > since);
  end if;
  if pg_input_is_valid(page_version.vendor, 'uuid') then wanted := page_version.vendor::uuid; end if;
  select v.id into wanted from public.vendors as v where v.slug = lower(page_version.vendor) or v.id = wanted;
  return (select count(*) || '.' || coalesce(max(l.seq), 0) from private.topic_log as l
    where l.topic = 'vendor:' || wanted and l.event = 'menu' and l.at > since);
end
$function$;

comment on function public.page_version(text) is 'A version of what vendors say of themselves and sell: of one, by slug or id, or of all. Another one means that a page which was kept is out of date; the same one for two minutes means that nothing has changed. Counted as well as the latest: transactions end in another order than they begin.';

revoke all on function public.page_version(text) from public;

grant execute on function public.page_version(text) to anon, authenticated, postgres;
