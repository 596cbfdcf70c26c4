create or replace function private.spoken (
  translations jsonb,
  language text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return coalesce(spoken.translations ->> spoken.language, spoken.translations ->> 'en');
end
$function$;

comment on function private.spoken(jsonb, text) is 'One text of {language code: text}, in English where it is not translated.';

revoke all on function private.spoken(jsonb, text) from public;
