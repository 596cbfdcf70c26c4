create or replace function private.pattern_of (
  search text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select '%' || replace(replace(replace(lower(left(nullif(trim(pattern_of.search), ''), 100)), '\', '\\'), '%', '\%'),
    '_', '\_') || '%'
$function$;

comment on function private.pattern_of(text) is 'What like finds a typed text by, of its first hundred characters; null for none.';

revoke all on function private.pattern_of(text) from public;
