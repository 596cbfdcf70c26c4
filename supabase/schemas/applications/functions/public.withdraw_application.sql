create or replace function public.withdraw_application (
  application_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  a public.provider_applications := private.application_of_caller(withdraw_application.application_id);
begin
  if a.state = 'withdrawn' then return; end if;
  perform private.move_application(a, 'withdraw', 'applicant');
end
$function$;

comment on function public.withdraw_application(uuid) is 'Takes an application back before it is decided. Refuses application_not_found, application_closed.';

revoke all on function public.withdraw_application(uuid) from public;

grant execute on function public.withdraw_application(uuid) to authenticated, postgres;
