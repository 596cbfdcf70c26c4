create or replace function private.skeleton (
  word text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return replace(translate(left(word, 1), 'eiou', 'aaaa') || translate(substr(word, 2), 'aeiouh', ''), 'nn', 'n');
end
$function$;

comment on function private.skeleton(text) is 'The consonants of a folded word behind its first letter: what remains alike when vowels are written differently or left out.';

revoke all on function private.skeleton(text) from public;
