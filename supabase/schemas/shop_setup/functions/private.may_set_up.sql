create or replace function private.may_set_up (
  a public.provider_applications
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select a.renews is null and a.state in ('submitted', 'under_review', 'changes_requested')
    and private.setup_sells(a.role) is not null
$function$;

comment on function private.may_set_up(public.provider_applications) is 'Whether an application waits for its decision, and will make something that sells.';

revoke all on function private.may_set_up(public.provider_applications) from public;
