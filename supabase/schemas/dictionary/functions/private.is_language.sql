create or replace function private.is_language (
  code text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(code in ('en', 'hi', 'ta', 'bn', 'te', 'mr', 'gu', 'kn', 'ml', 'pa'), false)
$function$;

comment on function private.is_language(text) is 'Whether a text is the code of one of the ten languages of the interface (Spec §1 Languages).';

revoke all on function private.is_language(text) from public;

grant execute on function private.is_language(text) to authenticated, postgres, service_role;
