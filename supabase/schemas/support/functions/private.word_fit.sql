create or replace function private.word_fit (
  word text,
  known text
)
  returns real
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  alike real;
begin
  if word = known then return 1; end if;
  if length(word) >= 3 and starts_with(known, word) then return 0.85; end if;
  if length(known) >= 3 and starts_with(word, known) then return 0.8; end if;
  -- Short words differ by a letter and mean something else.
  if length(word) < 4 or length(known) < 4 then return 0; end if;
  alike := extensions.similarity(word, known);
  -- ordr and order share three of eight trigrams.
  return case when alike >= 0.35 then 0.5 + (alike - 0.35) * 0.5 else 0 end;
end
$function$;

comment on function private.word_fit(text, text) is 'How well a typed word fits a known one, 0 to 1: the same, its beginning or with an ending, or spelt almost so.';

revoke all on function private.word_fit(text, text) from public;
