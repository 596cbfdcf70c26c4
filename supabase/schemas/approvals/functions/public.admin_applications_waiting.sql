create or replace function public.admin_applications_waiting()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('waiting', count(*), 'since', min(a.submitted_at), 'late', count(*) filter (
      where a.submitted_at < now() - make_interval(secs => private.setting_int('application_review_seconds'))))
    from public.provider_applications as a where a.state in ('submitted', 'under_review'));
end
$function$;

comment on function public.admin_applications_waiting() is 'How many applications wait for a decision: {waiting, late, since}, since: how long the first does. Administrators only.';

revoke all on function public.admin_applications_waiting() from public;

grant execute on function public.admin_applications_waiting() to authenticated, postgres;
