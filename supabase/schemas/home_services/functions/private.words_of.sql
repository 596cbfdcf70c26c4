create or replace function private.words_of (
  t public.service_types,
  language text
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (t.words -> 'en') || coalesce(t.words -> words_of.language, '{}')
$function$;

revoke all on function private.words_of(public.service_types, text) from public;
