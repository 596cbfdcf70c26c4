create or replace function private.require_editable (
  a public.provider_applications
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if private.is_closed(a) then
    perform private.refuse(409, 'application_closed', 'This can no longer be done with the application.',
      jsonb_build_object('state', a.state));
  end if;
end
$function$;

revoke all on function private.require_editable(public.provider_applications) from public;
