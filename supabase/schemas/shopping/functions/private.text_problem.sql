create or replace function private.text_problem (
  written text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  plain constant text := private.plain_digits(written);
begin
  return case
    when exists (select from private.blocked_words as b
      where lower(written) ~ ('(^|[^[:alnum:]])' || b.word || '($|[^[:alnum:]])')) then 'words_blocked'
    when plain ~* '(https?://|www[.]|wa[.]me/)' or regexp_replace(plain, '[\s.()/_*-]', '', 'g') ~ '[6-9][0-9]{9}'
      or plain ~* '[a-z0-9._%+-]+\s*(@|[(\[]\s*at\s*[)\]])\s*[a-z0-9-]+\s*[.]\s*[a-z]{2,}' then 'contact_in_text'
  end;
end
$function$;

comment on function private.text_problem(text) is 'Why a text is not shown in public: insults, or numbers and links that lead past the platform; null where nothing is wrong.';

revoke all on function private.text_problem(text) from public;
