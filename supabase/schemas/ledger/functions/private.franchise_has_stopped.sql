create or replace function private.franchise_has_stopped (
  owner_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.regions as r where r.franchise_owner_id = franchise_has_stopped.owner_id)
$function$;

comment on function private.franchise_has_stopped(uuid) is 'Whether a franchise has no region any more.';

revoke all on function private.franchise_has_stopped(uuid) from public;
