create or replace function private.move_made (
  provider_id uuid,
  act text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.move_application(a, move_made.act, 'administration')
  from public.provider_applications as a join private.application_moves as w on w.from_state = a.state
    and w.act = move_made.act
  where a.made = move_made.provider_id and a.renews is null
$function$;

comment on function private.move_made(uuid, text) is 'The applications by which somebody came go the way of their work.';

revoke all on function private.move_made(uuid, text) from public;
