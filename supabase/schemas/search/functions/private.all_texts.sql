create or replace function private.all_texts (
  one text,
  translations jsonb
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return one || coalesce((select string_agg(' ' || t.value, '') from jsonb_each_text(
    case jsonb_typeof(translations) when 'object' then translations else '{}' end) as t), '');
end
$function$;

comment on function private.all_texts(text, jsonb) is 'A name and its translations in one line.';

revoke all on function private.all_texts(text, jsonb) from public;
