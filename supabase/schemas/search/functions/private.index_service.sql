create or replace function private.index_service (
  target text,
  title text,
  translations jsonb,
  more text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.index_target('service', index_service.target, index_service.title, index_service.translations,
    index_service.more, null, null)
$function$;

comment on function private.index_service(text, text, jsonb, text) is 'Writes the entry of a service anew: its target, name, names in other languages, and further words.';

revoke all on function private.index_service(text, text, jsonb, text) from public;
