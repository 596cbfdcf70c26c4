create or replace function private.slips_of (
  word text
)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  if length(word) not between 4 and 20 or word ~ '[0-9]' then return '{}'; end if;
  return array(select distinct overlay(word placing '' from n for 1)
    from generate_series(1, length(word)) as n) || word;
end
$function$;

comment on function private.slips_of(text) is 'A word, and the word with each of its letters left out: two words share one of these where a letter is missing, too many, another one, or two are swapped.';

revoke all on function private.slips_of(text) from public;
