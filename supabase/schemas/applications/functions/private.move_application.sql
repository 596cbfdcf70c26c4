create or replace function private.move_application (
  a public.provider_applications,
  act text,
  actor text
)
  returns public.provider_applications
  language plpgsql
  set search_path to ''
  AS $function$
declare
  moved public.provider_applications;
begin
  update public.provider_applications as p set state = m.to_state, updated_at = now()
  from private.application_moves as m
  where p.id = a.id and p.state = a.state and m.from_state = p.state and m.act = move_application.act
    and m.actor = move_application.actor
  returning p.* into moved;
  if moved.id is null then
    perform private.refuse(409, 'application_closed', 'This can no longer be done with the application.',
      jsonb_build_object('state', a.state));
  end if;
  perform private.note_application(a.id, move_application.act);
  perform private.publish('user:' || a.user_id, 'application', jsonb_build_object('id', a.id));
  return moved;
end
$function$;

comment on function private.move_application(public.provider_applications, text, text) is
  'One step of private.application_moves, or application_closed.';

revoke all on function private.move_application(public.provider_applications, text, text) from public;
