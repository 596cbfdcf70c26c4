create or replace function private.like_pattern (
  words text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select '%' || replace(replace(replace(lower(nullif(left(trim(words), 100), '')), '\', '\\'), '%', '\%'), '_',
    '\_') || '%'
$function$;

comment on function private.like_pattern(text) is 'Search text as a LIKE pattern that matches anywhere in a lower-case text; null for empty.';

revoke all on function private.like_pattern(text) from public;
