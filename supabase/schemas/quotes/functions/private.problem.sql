create or replace function private.problem (
  code text,
  more jsonb default '{}'::jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_build_object('code', code) || more
$function$;

revoke all on function private.problem(text, jsonb) from public;
