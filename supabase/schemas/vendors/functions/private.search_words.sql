create or replace function private.search_words (
  VARIADIC parts text[]
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select lower(array_to_string(parts, ' '))
$function$;

revoke all on function private.search_words(text[]) from public;

grant execute on function private.search_words(text[]) to authenticated, postgres, service_role;
