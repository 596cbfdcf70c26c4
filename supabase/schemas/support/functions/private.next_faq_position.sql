create or replace function private.next_faq_position (
  topic text
)
  returns smallint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select coalesce(max(a.position), 0) + 1 from public.faq_articles as a
    where a.topic = next_faq_position.topic);
end
$function$;

comment on function private.next_faq_position(text) is 'The place after the last article of a topic.';

revoke all on function private.next_faq_position(text) from public;
