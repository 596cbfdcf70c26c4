create or replace function private.close_faq_gap (
  topic text,
  place smallint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.faq_articles as a set position = a.position - 1 where a.topic = close_faq_gap.topic
    and a.position > close_faq_gap.place;
end
$function$;

comment on function private.close_faq_gap(text, smallint) is 'Moves what came after a place of a topic up by one.';

revoke all on function private.close_faq_gap(text, smallint) from public;
