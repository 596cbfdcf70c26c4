create or replace function private.hears_user (
  subject uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select subject = (select auth.uid())
$function$;

comment on function private.hears_user(uuid) is 'Whether a person''s topic is the caller''s own.';

revoke all on function private.hears_user(uuid) from public;
