create or replace function private.tokens_of (
  square text,
  words text[],
  other_words text[]
)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return array(select square || ' ' || w.word from (select unnest(words) union select unnest(other_words)) as w (word));
end
$function$;

comment on function private.tokens_of(text, text[], text[]) is 'The words of an entry with their square of the map: see search_documents.tokens.';

revoke all on function private.tokens_of(text, text[], text[]) from public;
