create or replace function public.begin_work (
  application_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  a public.provider_applications := private.application_of_caller(begin_work.application_id);
begin
  if a.state <> 'active' then
    a := private.move_application(a, 'begin', 'applicant');
    perform private.open_prepared_shop(a);
  end if;
  return private.application_story(a, false);
end
$function$;

comment on function public.begin_work(uuid) is 'The first visit to what approval has made; again is the same. Refuses application_not_found, application_closed.';

revoke all on function public.begin_work(uuid) from public;

grant execute on function public.begin_work(uuid) to authenticated, postgres;
