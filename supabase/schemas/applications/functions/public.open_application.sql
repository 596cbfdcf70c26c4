create or replace function public.open_application (
  role text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  perform private.bound(open_application.role, 100);
  return private.open_application_of(caller, open_application.role, null);
end
$function$;

comment on function public.open_application(text) is 'Begins an application of the caller, or finds the one that is open: its id. Opens nothing else. Refuses trade_not_open, too_many_applications.';

revoke all on function public.open_application(text) from public;

grant execute on function public.open_application(text) to authenticated, postgres;
