create or replace function public.end_session (
  session_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  -- Deletes its refresh tokens too, so that the device cannot renew the session.
  delete from auth.sessions as s where s.id = end_session.session_id and s.user_id = caller;
  if not found then perform private.refuse(404, 'session_not_found', 'This device is signed out already.'); end if;
end
$function$;

comment on function public.end_session(uuid) is 'Signs one of the caller''s devices out.';

revoke all on function public.end_session(uuid) from public;

grant execute on function public.end_session(uuid) to authenticated, postgres;
