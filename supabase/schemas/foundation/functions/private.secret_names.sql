create or replace function private.secret_names()
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select
    'password|passwd|passcode|token|secret|api[_-]?key|access[_-]?key|private[_-]?key|service[_-]?key|authorization'
$function$;

comment on function private.secret_names() is 'Names whose values are never kept (Spec §8); the same as in packages/domain/src/redaction, which a test compares.';

revoke all on function private.secret_names() from public;
