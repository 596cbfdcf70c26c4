create or replace function private.faq_text (
  written text,
  is_line boolean
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  words text := coalesce(private.plain_text(written), '');
begin
  if is_line then words := regexp_replace(words, '\s+', ' ', 'g'); end if;
  -- Joiners alone are no text.
  if regexp_replace(words, '[\u200C\u200D\s]', '', 'g') = '' then return ''; end if;
  return btrim(words, E' \n');
end
$function$;

comment on function private.faq_text(text, boolean) is 'A question, in one line, or an answer, as it is stored: plain, without blanks around it.';

revoke all on function private.faq_text(text, boolean) from public;
