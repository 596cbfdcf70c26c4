create or replace function private.owns_as_self (
  owner_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select owner_id = (select auth.uid())
$function$;

comment on function private.owns_as_self(uuid) is 'Whether earnings of a person are the caller''s own.';

revoke all on function private.owns_as_self(uuid) from public;
