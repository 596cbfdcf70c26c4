create or replace function private.reviews (
  a public.provider_applications,
  caller uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select a.reviewer = caller and a.state in ('under_review', 'changes_requested') and private.has_role('admin')
$function$;

comment on function private.reviews(public.provider_applications, uuid) is 'Whether somebody reviews an application now: a decision ends it.';

revoke all on function private.reviews(public.provider_applications, uuid) from public;
