create or replace function private.fill_figures (
  words text,
  figures jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  figure record;
begin
  if position('{' in words) = 0 then return words; end if;
  for figure in select * from jsonb_each_text(figures) loop
    words := replace(words, '{' || figure.key || '}', figure.value);
  end loop;
  return words;
end
$function$;

comment on function private.fill_figures(text, jsonb) is 'A text with its {figures} filled in.';

revoke all on function private.fill_figures(text, jsonb) from public;
