create or replace function private.support_text (
  words text,
  shortest integer default 1
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  clean text;
begin
  perform private.bound(words, 8000);
  clean := coalesce(private.plain_text(words), '');
  if length(clean) not between shortest and 1000 then
    perform private.refuse(400, 'ticket_text_invalid', 'Please write a little more, and 1,000 letters at most.',
      jsonb_build_object('shortest', shortest, 'longest', 1000));
  end if;
  return nullif(clean, '');
end
$function$;

comment on function private.support_text(text, integer) is 'What somebody wrote, cleaned by plain_text; refuses what is too short or too long.';

revoke all on function private.support_text(text, integer) from public;
