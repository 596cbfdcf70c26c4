create or replace function private.hears_region (
  subject uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.is_admin() or exists (select from public.regions as r
    where r.id = hears_region.subject and r.franchise_owner_id = (select auth.uid()))
$function$;

comment on function private.hears_region(uuid) is 'Whether the caller is an administrator or holds the region''s franchise.';

revoke all on function private.hears_region(uuid) from public;
