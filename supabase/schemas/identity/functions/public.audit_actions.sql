create or replace function public.audit_actions()
  returns SETOF text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return query select distinct a.action from public.audit_log as a order by 1;
end
$function$;

comment on function public.audit_actions() is 'What the audit log knows of, by name. Administrators only.';

revoke all on function public.audit_actions() from public;

grant execute on function public.audit_actions() to authenticated, postgres;
