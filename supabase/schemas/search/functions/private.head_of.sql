create or replace function private.head_of (
  name text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  parts text[] := private.words_in(regexp_replace(head_of.name, '(?<=\S)\s*[(,].*', ''));
begin
  return '^' || coalesce(parts[cardinality(parts)], '');
end
$function$;

comment on function private.head_of(text) is 'The last word of a name, which says what the thing is, as a word that nobody can type: ^curd of Manjeera Dairy curd, ^rice of Curd Rice (1 plate).';

revoke all on function private.head_of(text) from public;
